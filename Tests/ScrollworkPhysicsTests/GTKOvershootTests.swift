import ScrollworkPhysics
import Testing

@Suite struct GTKOvershootTests {
    @Test("F-25 GTK's overshoot has friction 20 and at most 100 pt")
    func limits() {
        #expect(GTKOvershoot.friction == 20)
        #expect(GTKOvershoot.limited(250) == 100)
        #expect(GTKOvershoot.limited(-250) == -100)
        #expect(GTKOvershoot.limited(30) == 30)
        #expect(GTKOvershoot.limited(.nan) == 0)
        #expect(GTKOvershoot.limited(.infinity) == 100)
    }
}

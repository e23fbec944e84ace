/// A namespace for types that subscribers use.
public enum Subscribers {}

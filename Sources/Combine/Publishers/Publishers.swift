/// A namespace for the publishers that operators make.
public enum Publishers {}

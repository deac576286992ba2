"""One way each of looking at a state, or of writing it down."""

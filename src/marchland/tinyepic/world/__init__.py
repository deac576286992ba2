"""A position and every verb that changes it, one noun a file."""

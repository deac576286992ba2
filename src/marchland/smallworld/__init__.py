"""The engine of the Small World family; it names no race, power or place."""

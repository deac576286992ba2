"""What a position is made of: regions, tribes, pieces, abilities, words and stages."""

"""What a position is made of: lands, kingdoms, wars, abilities, words and stages."""

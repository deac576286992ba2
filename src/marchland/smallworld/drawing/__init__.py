"""The hand that draws boards: lines, terrain, places for tokens and marks, ornaments."""

# What every game and the page say alike, in Hungarian.

## Lists

list-more = { $a }, { $b }
list-last = { $a } és { $b }

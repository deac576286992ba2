# What every game and the page say alike, in Czech.

## Lists

list-more = { $a }, { $b }
list-last = { $a } a { $b }

# What every game and the page say alike, in English.

## Lists

list-more = { $a }, { $b }
list-last = { $a } and { $b }

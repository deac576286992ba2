# What every game and the page say alike, in Polish.

## Lists

list-more = { $a }, { $b }
list-last = { $a } i { $b }

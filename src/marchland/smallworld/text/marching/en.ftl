## What is said only where a race in decline marches

note-die-turn = Whatever the die shows, the { $race } conquer nothing more this turn.
note-die-pick = Whatever the die shows, the race that is picked after it marches from the next turn on.
note-die-own = Whatever the die shows, only the conquests of the { $race } end.
ask-mode-first = { $seat }: expand (the { $first_race } first), or let the { $race } go into decline?
ask-ready-declined = { $seat }: first the { $race } in decline: give up regions, or march.
ask-ready-over = { $seat }: the die ended the conquests. Redeploy the { $race }, or give up regions.
ask-pick-over = { $seat }: choose a combination. After the die it marches from the next turn on.
ask-conquer-declined = { $seat }: the { $race } in decline may conquer first.
ui-hint-march-first = The { $race } march first: the prices are for them. Choose a region with a price to march at once.
action-ready-over = Redeploy

## What is said only where a race in decline marches

note-die-turn = Ať padne cokoli, { $race } už v tomto tahu nic nedobudou.
note-die-pick = Ať padne cokoli, kombinace vybraná po hodu vytáhne až v příštím tahu.
note-die-own = Ať padne cokoli, dobývat přestanou jen { $race }.
ask-mode-first = { $seat }: budete dobývat (první jdou { $first_race }), nebo { $race } přejdou do Úpadku?
ask-ready-declined = { $seat }: nejdřív { $race } v Úpadku: opusťte jejich regiony, nebo vytáhněte do pole.
ask-ready-over = { $seat }: kostka ukončila dobývání. Přeskupte { $race_acc }, nebo opusťte regiony.
ask-pick-over = { $seat }: vyberte kombinaci. Kostkou se už házelo, vytáhne tedy až v příštím tahu.
ask-conquer-declined = { $seat }: nejdřív mohou dobývat { $race } v Úpadku.
ui-hint-march-first = První vytáhnou { $race }: ceny platí pro ně. Vyberte region s cenou a rovnou vytáhnete do pole.
action-ready-over = Přeskupit

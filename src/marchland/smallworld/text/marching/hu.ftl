## What is said only where a race in decline marches

note-die-turn = { $race_gender ->
    [s] Akármit dobsz, ebben a körben { $race_art } { $race_low } már semmit sem hódít meg.
   *[none] Akármit dobsz, ebben a körben { $race_art } { $race_low } már semmit sem hódítanak meg.
}
note-die-pick = Akármit dobsz, a dobás után választott nép csak a következő körben indul.
note-die-own = Akármit dobsz, csak { $race_art } { $race_low } hódítása ér véget.
ask-mode-first = { $seat }: hódítasz (először { $first_race_art } { $first_race_low }), vagy hanyatlásba küldöd { $race_art } { $race_acc }?
ask-ready-declined = { $seat }: előbb a hanyatló { $race_low }: üríts ki területeket, vagy indulj hódítani.
ask-ready-over = { $seat }: a kocka véget vetett a hódításnak: szervezd át { $race_art } { $race_acc }, vagy üríts ki területeket.
ask-pick-over = { $seat }: válassz kombinációt. A kockadobás után csak a következő körben indul.
ask-conquer-declined = { $seat }: { $race_gender ->
    [s] előbb hódíthat
   *[none] előbb hódíthatnak
} a hanyatló { $race_low }.
ui-hint-march-first = { $race_gender ->
    [s] Előbb { $race_art } { $race_low } indul, az árak rá érvényesek.
   *[none] Előbb { $race_art } { $race_low } indulnak, az árak rájuk érvényesek.
} Válassz egy árral jelölt területet: azonnal indulsz.
action-ready-over = Átszervezés

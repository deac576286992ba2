## What is said only where a race in decline marches

note-die-turn = Cokolwiek wypadnie, { $race } w tej turze niczego już nie podbiją.
note-die-pick = Cokolwiek wypadnie, rasa wybrana po rzucie ruszy dopiero w następnej turze.
note-die-own = Cokolwiek wypadnie, kończą się tylko podboje { $race_gen }.
ask-mode-first = { $seat }: podbijać (najpierw { $first_race }) czy ogłosić Wymarcie { $race_gen }?
ask-ready-declined = { $seat }: najpierw { $race } na Wymarciu: porzuć ich regiony albo ruszaj.
ask-ready-over = { $seat }: kość zakończyła podboje. Przegrupuj { $race_acc } albo porzuć regiony.
ask-pick-over = { $seat }: wybierz zestaw rasy i zdolności. Po rzucie kością ruszy dopiero w następnej turze.
ask-conquer-declined = { $seat }: najpierw mogą podbijać { $race } na Wymarciu.
ui-hint-march-first = Najpierw ruszają { $race }: to ich koszty. Wybierz region z podanym kosztem, aby od razu ruszyć.
action-ready-over = Przegrupuj

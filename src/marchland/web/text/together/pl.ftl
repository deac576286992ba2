# Co piszą do siebie i o czym decydują osoby przy kilku ekranach, po polsku.

ui-chat = Czat
ui-chat-unread = { $n ->
    [one] Czat, { $n } nowa wiadomość
    [few] Czat, { $n } nowe wiadomości
    [many] Czat, { $n } nowych wiadomości
   *[other] Czat, { $n } nowej wiadomości
}
ui-chat-lines = Wiadomości
ui-chat-none = Nikt jeszcze nic nie napisał.
ui-chat-say = Wiadomość
ui-chat-send = Wyślij
ui-chat-options = Opcje
ui-chat-host = Gospodarz
ui-chat-watch = Ktoś z widzów
ui-chat-is-off = Teraz nikt nie może pisać.
ui-chat-rule = Kto może pisać
ui-chat-rule-off = Nikt
ui-chat-rule-on = Kto gra
ui-chat-rule-all = Kto gra lub ogląda
ui-chat-mute = Na tym urządzeniu ukryj wiadomości, które pisze
ui-chat-mute-none = Gdy ktoś coś napisze, możesz tu ukryć jego wiadomości.
ui-chat-hidden = { $n ->
    [one] { $n } wiadomość jest ukryta.
    [few] { $n } wiadomości są ukryte.
    [many] { $n } wiadomości jest ukrytych.
   *[other] { $n } wiadomości jest ukryte.
}
error-chat-off = Tu nie można pisać; o tym, kto może, decyduje gospodarz stołu.
error-chat-empty = Wiadomość jest pusta; napisz kilka słów.
error-chat-long = Wiadomość może mieć najwyżej { $most } znaków, a nie { $n }.
error-chat-fast = To było za dużo naraz; poczekaj kilka sekund i wyślij ją wtedy.
ui-vote = Głosowanie
ui-vote-text = { $seat } jest offline. Czy do powrotu ma grać bot?
ui-vote-yes = Za: { $seats }.
ui-vote-waits = Czekamy na głos: { $seats }.
ui-vote-agree = Niech gra bot
ui-vote-refuse = Poczekajmy

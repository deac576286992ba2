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

# Wiadomość na własny adres
ui-webhook = Wyślij mi wiadomość, gdy przyjdzie moja kolej
ui-webhook-of = Wyślij wiadomość, gdy gra { $seat }
ui-webhook-text = Na własny adres (webhook), na przykład w ntfy lub na Discordzie; przychodzi także wtedy, gdy strona jest zamknięta. Kto zna ten adres, może tam do ciebie pisać.
ui-webhook-url = Adres
ui-webhook-set = Zapisz
ui-webhook-try = Wypróbuj
ui-webhook-drop = Usuń
ui-webhook-kept = Zapisano. Sprawdź, czy wiadomość dociera.
ui-webhook-arrived = Wiadomość dotarła.
ui-webhook-failed = Ostatnia wiadomość nie dotarła.
ui-webhook-turn = Twoja kolej.
ui-webhook-trial = To próba. Taka wiadomość przyjdzie, gdy będzie twoja kolej.
error-webhook-address = To nie jest adres webhooka; taki adres wygląda tak: https://serwer/ścieżka, bez hasła.
error-webhook-off = Dla tego miejsca nie wysyła się wiadomości: nie ma webhooka albo ten serwer ich nie wysyła.
error-webhook-fast = Na razie dość prób; odczekaj minutę i spróbuj ponownie.
error-webhook-forbidden = To nie jest adres w internecie, a nigdzie indziej ten serwer wiadomości nie wysyła.
error-webhook-unreachable = Pod tym adresem nikt nie odpowiada.
error-webhook-slow = Odpowiedź nie przyszła na czas.
error-webhook-status = Odpowiedź brzmiała { $n }; sprawdź, czy adres jest dobry.

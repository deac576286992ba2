# Amit a különböző képernyőknél ülők egymásnak írnak és amiben megegyeznek, magyarul.

ui-chat = Csevegés
ui-chat-unread = { $n ->
    [one] Csevegés, { $n } új üzenet
   *[other] Csevegés, { $n } új üzenet
}
ui-chat-lines = Üzenetek
ui-chat-none = Még senki sem írt semmit.
ui-chat-say = Üzenet
ui-chat-send = Küldés
ui-chat-options = Beállítások
ui-chat-host = Házigazda
ui-chat-watch = Egy néző
ui-chat-is-off = Most senki sem írhat.
ui-chat-rule = Ki írhat
ui-chat-rule-off = Senki
ui-chat-rule-on = Aki játszik
ui-chat-rule-all = Aki játszik vagy néz
ui-chat-mute = Ezen az eszközön ne jelenjen meg, amit ír
ui-chat-mute-none = Ha valaki már írt, itt elrejtheted az üzeneteit.
ui-chat-hidden = { $n ->
    [one] { $n } üzenet el van rejtve.
   *[other] { $n } üzenet el van rejtve.
}
error-chat-off = Itt nem lehet írni; az asztal házigazdája dönti el, ki írhat.
error-chat-empty = Az üzenet üres; írj néhány szót.
error-chat-long = Egy üzenet legfeljebb { $most } karakter lehet, ez { $n }.
error-chat-fast = Ez túl sok volt egyszerre; várj néhány másodpercet, és küldd el utána.
ui-vote = Szavazás
ui-vote-text = { $seat } nincs itt. Játsszon helyette bot, amíg visszajön?
ui-vote-yes = Mellette: { $seats }.
ui-vote-waits = Szavazatra várunk: { $seats }.
ui-vote-agree = Játsszon bot
ui-vote-refuse = Várjunk

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
ui-vote-text = { $seat } nincs itt. Játsszon helyette bot, amíg vissza nem jön?
ui-vote-yes = Mellette: { $seats }.
ui-vote-waits = Szavazatra várunk: { $seats }.
ui-vote-agree = Játsszon bot
ui-vote-refuse = Várjunk

# Üzenet egy saját címre
ui-webhook = Küldj üzenetet, ha én következem
ui-webhook-of = Küldj üzenetet, ha { $seat } következik
ui-webhook-text = A saját címedre (webhook), például egy ntfy- vagy Discord-címre; akkor is megjön, ha az oldal nincs megnyitva. Aki ismeri ezt a címet, írhat neked oda.
ui-webhook-url = Cím
ui-webhook-set = Mentés
ui-webhook-try = Kipróbálom
ui-webhook-drop = Törlés
ui-webhook-kept = Elmentve. Próbáld ki, megjön-e az üzenet.
ui-webhook-arrived = Az üzenet megérkezett.
ui-webhook-failed = A legutóbbi üzenet nem érkezett meg.
ui-webhook-turn = Te következel.
ui-webhook-trial = Ez csak próba. Ilyen üzenetet kapsz, amikor te következel.
error-webhook-address = Ez nem egy webhook címe; az így néz ki: https://szerver/út, jelszó nélkül.
error-webhook-off = Ehhez a helyhez nem megy üzenet: nincs webhookja, vagy ez a kiszolgáló nem küld ilyet.
error-webhook-fast = Egyelőre elég volt a próbából; várj egy percet, és próbáld újra.
error-webhook-forbidden = Ez a cím nem az interneten van, és ez a kiszolgáló máshová nem küld üzenetet.
error-webhook-unreachable = Ezen a címen senki sem válaszol.
error-webhook-slow = A válasz túl sokáig váratott magára.
error-webhook-status = A válasz { $n } volt; nézd meg, jó-e a cím.

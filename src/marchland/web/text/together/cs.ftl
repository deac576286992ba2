# Co si lidé u několika obrazovek píší a na čem se domlouvají, česky.

ui-chat = Chat
ui-chat-unread = { $n ->
    [one] Chat, { $n } nová zpráva
    [few] Chat, { $n } nové zprávy
    [many] Chat, { $n } nové zprávy
   *[other] Chat, { $n } nových zpráv
}
ui-chat-lines = Zprávy
ui-chat-none = Zatím nikdo nic nenapsal.
ui-chat-say = Zpráva
ui-chat-send = Odeslat
ui-chat-options = Možnosti
ui-chat-host = Hostitel
ui-chat-watch = Někdo z diváků
ui-chat-is-off = Psát teď nemůže nikdo.
ui-chat-rule = Kdo může psát
ui-chat-rule-off = Nikdo
ui-chat-rule-on = Kdo hraje
ui-chat-rule-all = Kdo hraje nebo sleduje
ui-chat-mute = Na tomto zařízení skrýt zprávy, které píše
ui-chat-mute-none = Až někdo něco napíše, můžete tu jeho zprávy skrýt.
ui-chat-hidden = { $n ->
    [one] { $n } zpráva je skrytá.
    [few] { $n } zprávy jsou skryté.
    [many] { $n } zprávy je skryto.
   *[other] { $n } zpráv je skrytých.
}
error-chat-off = Tady psát nejde; kdo smí, o tom rozhoduje hostitel stolu.
error-chat-empty = Zpráva je prázdná; napište pár slov.
error-chat-long = Zpráva může mít nejvýš { $most } znaků, tahle má { $n }.
error-chat-fast = To bylo moc zpráv najednou; chvilku počkejte a odešlete ji potom.
ui-vote = Hlasování
ui-vote-text = { $seat } tu není. Má zatím hrát bot?
ui-vote-yes = Pro: { $seats }.
ui-vote-waits = Čeká se na hlas: { $seats }.
ui-vote-agree = Ať hraje bot
ui-vote-refuse = Počkat

# Zpráva na vlastní adresu
ui-webhook = Poslat mi zprávu, až budu na tahu
ui-webhook-of = Poslat zprávu, až bude na tahu { $seat }
ui-webhook-text = Na vaši vlastní adresu (webhook), třeba u ntfy nebo Discordu; přijde, i když stránku nemáte otevřenou. Kdo tu adresu zná, může vám na ni psát.
ui-webhook-url = Adresa
ui-webhook-set = Uložit
ui-webhook-try = Vyzkoušet
ui-webhook-drop = Odebrat
ui-webhook-kept = Uloženo. Vyzkoušejte, zda zpráva dojde.
ui-webhook-arrived = Zpráva došla.
ui-webhook-failed = Poslední zpráva nedošla.
ui-webhook-turn = Jste na tahu.
ui-webhook-trial = Toto je zkouška. Taková zpráva přijde, až budete na tahu.
error-webhook-address = Tohle není adresa webhooku; ta vypadá jako https://server/cesta a je bez hesla.
error-webhook-off = Pro toto místo se žádné zprávy neposílají: nemá webhook, nebo je tento server neposílá.
error-webhook-fast = Prozatím bylo pokusů dost; počkejte minutu a zkuste to znovu.
error-webhook-forbidden = Tato adresa není na internetu a tento server jinam zprávy neposílá.
error-webhook-unreachable = Na této adrese nikdo neodpovídá.
error-webhook-slow = Odpověď trvala příliš dlouho.
error-webhook-status = Odpověď byla { $n }; podívejte se, zda je adresa správně.

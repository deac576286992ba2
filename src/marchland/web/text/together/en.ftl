# What people at several screens say to each other and settle together, in English.

ui-chat = Chat
ui-chat-unread = { $n ->
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
}
ui-chat-lines = Messages
ui-chat-none = Nobody has written anything yet.
ui-chat-say = Message
ui-chat-send = Send
ui-chat-options = Options
ui-chat-host = Host
ui-chat-watch = Somebody watching
ui-chat-is-off = Nobody can write at the moment.
ui-chat-rule = Who can write
ui-chat-rule-off = Nobody
ui-chat-rule-on = Whoever plays
ui-chat-rule-all = Whoever plays or watches
ui-chat-mute = Hide messages on this device from
ui-chat-mute-none = Once somebody has written, you can hide their messages here.
ui-chat-hidden = { $n ->
    [one] { $n } message is hidden.
   *[other] { $n } messages are hidden.
}
error-chat-off = Nobody can write here; the table’s host decides who may.
error-chat-empty = The message is empty; write a few words.
error-chat-long = A message has at most { $most } characters, not { $n }.
error-chat-fast = That was a lot at once; wait a few seconds and send it then.
ui-vote = A vote
ui-vote-text = { $seat } is away. Shall a bot play until they are back?
ui-vote-yes = For it: { $seats }.
ui-vote-waits = Waiting for: { $seats }.
ui-vote-agree = Let a bot play
ui-vote-refuse = Wait

# A message to an address of one's own
ui-webhook = Send me a message when it is my turn
ui-webhook-of = Send a message when it is { $seat }’s turn
ui-webhook-text = To an address of your own (a webhook), such as one of ntfy or Discord; it comes with no page open, too. Whoever knows that address can write to you there.
ui-webhook-url = Address
ui-webhook-set = Save
ui-webhook-try = Try it
ui-webhook-drop = Remove
ui-webhook-kept = Saved. Try whether a message arrives.
ui-webhook-arrived = The message arrived.
ui-webhook-failed = The last message did not arrive.
ui-webhook-turn = It is your turn.
ui-webhook-trial = This is a trial. You will get a message like this when it is your turn.
error-webhook-address = That is not a webhook address; one looks like https://host/path, without a password.
error-webhook-off = No messages are sent for this seat: it has no webhook, or this server sends none.
error-webhook-fast = That was tried often enough for now; wait a minute and try again.
error-webhook-forbidden = That address is not on the internet, and this server sends messages nowhere else.
error-webhook-unreachable = Nobody answers at that address.
error-webhook-slow = The answer took too long.
error-webhook-status = The answer was { $n }; look whether the address is right.

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

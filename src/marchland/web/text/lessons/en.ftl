# The page around lessons, in English.

ui-lesson-next = Go on
ui-lesson-back = One step back
ui-lesson-leave = Leave the lesson
ui-lesson-play = Play a first game
ui-lesson-begins = It begins at once: { $game } ({ $map }), you against a bot ({ $bot }).
ui-lesson-begins-alone = It begins at once: { $game } ({ $map }).
ui-lesson-then = Next lesson: { $title }
ui-lesson-more = Other lessons
ui-lesson-other = The rules allow that, but this step is about something else: nothing has happened. Try again.
ui-lesson-changed = This lesson has been changed since you left it, so it begins anew.
ui-lesson-keys = By keyboard: F6 goes from the map to what is asked and back, the arrows from region to region, Page Down to the next one that can be chosen, Enter chooses, + and − add and take tokens, ? lists all keys.

import { lines } from './wordbook.ts'

/** What is in an opened thing answers, or pointedly doesn't. '[object]' is the thing. */
export const beingLines = {
  said: lines(`
    [spoken] you say into [object], as gently as it can be said.
    You bend down to [object]. [spokenfull]
    [spokenfull] You find that you've dropped your voice, as one does by a cradle.
    [spoken] you say, and keep your hands where they can be seen.
    You say it to [object], and feel foolish for no more than a moment. [spokenfull]
    [spokenfull] It goes down into [object], and stays there a while.
  `),
  name: lines(`
    From [object] comes one word, worked over like a pebble in the mouth. It may be a name. It's said a second time, hopefully, and after that you're certain.
    In [object] something draws breath, and thinks, and gives you back your own question in your own voice. It has got everything right but the ending.
    There is no name, it seems. What is in [object] lays something small on the edge, where you can see it: a scrap of a label, with a number on it.
    "Name," says what is in [object], tasting it. Then, as if it were only fair: "Yours?"
    What looks up at you out of [object] has to be asked twice. The answer is long and nearly all breath, and ends, unmistakably, in a question.
    Nothing is said in [object]. But somebody scratches a sign on the wood, three strokes and a ring, and waits to be told that it was well done.
  `),
  where: lines(`
    An arm, or what does for one, comes up out of [object] and points: not up, nor back, but straight down.
    What is in [object] makes a sound like wind in a wire and follows it with its eyes for a long way. It has been a long way.
    "Same place as the noise," says what is in [object]. It doesn't say which noise. You're fairly sure you will find out.
    It says where, or believes it does: a warm word, then a cold one, then a great many small ones for the distance. Then it looks round [object] as one looks round a room one has to leave.
    There's no answer out of [object] to that. There was going to be; you saw it being thought better of.
  `),
  why: lines(`
    "Put in," says what is in [object], carefully. "Not asked." It seems to have practised.
    What is in [object] looks past you, at the way in, and then at you, and then at the way in again. It is the plainest answer you've had today.
    For a good while [object] is quiet. "They were afraid," it says in the end, "and I was small."
    It could tell you, you feel; it only wants to know first whether you are one of them.
    Three knocks come from [object], and a pause, and three more. It's how it has always told the story. Nobody has listened to the end.
  `),
  talk: lines(`
    In [object] something goes still, the way a person does who has been spoken to kindly and is looking for the trick.
    Two eyes in the dark of [object] shut and open, once, slowly. You choose to take it for a yes.
    What is in [object] listens to all of it, with its head on one side. Then it moves over a little, as if to make room.
    There's a rustle, and a warm breath out of [object]. Whatever it understood, it has understood that you stayed.
    No word comes from [object]; but the knocking, which you'd stopped hearing, has stopped.
    "Good," says what is in [object], trying out the word. It looks as though it might try another.
    It answers in two notes, low and high. When you don't answer it in kind it does both parts itself, patiently, so that you'll know how it goes.
    What is in [object] lets you finish. Then it draws the lid to, all but a finger's breadth: not shut out, you feel, so much as asked to be gentle.
  `),
}

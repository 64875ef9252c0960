import { lines } from './wordbook.ts'

/** How deeds of the senses and the mind go. See deed-lines.ts for the slots. */
export const deedLinesOfMind = {
  look: lines(`
    You take your time over [object]. A hurried eye sees what it came for, and you don't know yet what you came for.
    [object] [object.does] not give much away at first glance, so you give [object.them] a second, and the second is paid for.
    From where you stand you see one side of [object]. Two steps to the left there's another, and it tells a different story.
    You [deed], slowly, the way one reads a letter that might be the last.
    Looked at properly, [object] [object.is] full of small decisions somebody made.
    You [deed]. For a while nothing stands out; then everything does.
    [object] [object.has] been looked at before, but not, you think, by anybody who wanted to know.
    You bring your face close to [object] and let your eyes do the walking.
    What the eye takes from [object] first is the general shape. What it takes next is more useful.
    You look, and go on looking after most people would have stopped.
    You turn where you stand and let the whole of it come round to you.
    First the corners, then the edges, then whatever is trying to be overlooked.
    You [deed], and it's a good while before you know what you are seeing. Somebody wanted it to take a good while.
    You give [object] the kind of look that children give to conjurors' sleeves.
    There's a trick to looking at [object]: one has to stop expecting [object.them] to be finished.
    You [deed]. The light isn't on your side, but it moves, and you wait for it to move.
    You had seen [object] without looking. Now that you look, you're not sure how you managed it.
    [object], then. You walk round as much of [object.them] as can be walked round.
    You look at [object] until it stops being one thing and comes apart into several.
  `),
  search: lines(`
    You [deed], corner by corner, putting each thing back as it was.
    You go over [object] with your fingertips as well as your eyes.
    It takes patience. [object] [object.has] a front, a back, and a side that was meant for nobody.
    You [deed], and the first three places yield dust, string, and a beetle.
    Somebody has searched [object] before you, quickly; you do it slowly.
    You start with [object] and work outward in a ring.
    Nothing, and nothing, and then, when you [deed] a second time, not nothing.
    You look where you would have hidden something, and after that where a cleverer person would.
    You work from left to right, like somebody reading, and miss nothing larger than a pin.
    You [deed]. Whoever tidied here was thorough at eye level and careless at the knee.
    You turn [object] out, and back, and out again. People who hide things trust to the first look being the last.
    There's a way of searching that is mostly listening. You tap, and shift, and tap, and [object] [object+answer] at last in a different voice.
    You [deed], and get for it a cobweb, a splinter, and, just as your patience is ending, a reason.
    You [deed]. If [sought] [sought.was] ever here, somebody has been over the ground since with a broom and a clear conscience.
    You came for [sought], and what one comes for is the last to let itself be seen. But you've made a beginning.
    You don't find [sought], not as such. You find where [sought.they] must have been, and what took [sought.their] place.
    It's a poor sort of hiding place that gives up [sought] to the first comer. This one gives you a hint, and makes you work for it.
    You go looking for [sought] the way one looks for a word, by not staring at it. Something stirs at the edge.
    High first, since nobody looks up. Then low. Then you really [deed]: the middle, which is where it was all along.
  `),
  listen: lines(`
    You hold still and listen to [object] until your own breathing gets out of the way.
    You [deed]. Under the near sounds are the far ones, and under those, one more.
    For a time there is only your pulse. Then [object] [object.has] something to say after all.
    You shut your eyes, which makes the place larger.
    Sound by sound you take it apart: [~sound]; your own sleeve; and a third thing, irregular.
    You [deed], with your head on one side, like a thrush. What comes up isn't a worm.
    Listening, you can tell how big the silence is, and about where in it somebody stands.
    You [deed]. Words come through, the way light comes through cloth: not the pattern, but that there is one.
  `),
  smell: lines(`
    You breathe in. It comes off [object] plainly enough: [~smell], and with it something sharper that does not belong.
    The nose remembers what the head has mislaid: [~smell], and with it, oddly, a feeling of being early.
    You [deed]. It is faint, a day old perhaps, and it leads somewhere.
    You lean in to [object] and get [~smell], then, just behind it, fresh ink.
    You [deed], and are for one second in another year altogether, with somebody calling you in.
  `),
  touch: lines(`
    Under your hand [object] [object.is] colder than the air by rather more than it should be.
    You [deed]. A faint tremor answers, as when a cart goes by in another street.
    [object] [object.has] a roughness that the eye had missed, a line of it, running somewhere.
    Your fingers find on [object] what your eyes did not: an edge, filed smooth.
    [object] [object+give] a little at the touch, like a loose tooth.
    You lay your palm flat on [object] and wait. Warmth comes back, but not at once, and not only yours.
    You put out a hand. Nothing bites it, which is a beginning.
    You [deed]. What your skin tells you about it is older than what your eyes did, and less polite.
    You [deed], and take your hand back with a grey print on the fingertips that was not on [object] a moment ago.
  `),
  read: lines(`
    You read [object] twice, since the first time you only read what you expected.
    The hand in [object] is neat to begin with and less so towards the end.
    You [deed]. Most of it is what such things always say; one line isn't.
    Half of [object] has been written for anybody to see, and half, smaller, for somebody in particular.
    Word by word [object] [object+give] up the sense, though a few words keep theirs.
    The letters crawl a bit, then settle, and you have it.
    You [deed] with a finger under the words. Where the finger stops, somebody else's has stopped before; there's a smear.
    You read to the end of [object], and then, because endings are where people are careful, you read the beginning again.
    You [deed]. It's dull for a page, and dull things are where one would put it.
  `),
  wait: lines(`
    You wait. Minutes go past in single file.
    You do nothing, thoroughly, and the place gets used to you.
    You [deed]. It is surprising how much happens to a person who stands still.
    For a while that is all: your breathing, and the light moving a hand's width along the ground.
    Time passes at the pace of a cat crossing somebody else's garden.
    You let things come to you, and by and by one does.
    Waiting is a skill like another. You are better at the second quarter of an hour than at the first.
    You wait until it stops feeling like waiting. Then you've only been there, and can begin to see who else has.
    You [deed], and in the meantime the meantime goes on.
    Nothing, for as long as it takes to grow tired of nothing. Then a change, so slight that only someone who had waited would know.
  `),
  think: lines(`
    You turn it over. [object], and who knew, and who only said they did: it doesn't lie flat whichever way you fold it.
    You [deed], and the pieces shift, as they do when one stops pushing them.
    What do you have? A few words, a look or two, and [object]. Laid side by side they lean towards one another.
    You let your mind go back over it, as a hand goes back over cloth to find the pin.
    You think of [object], and of how everybody's voice altered, a little, at the mention.
    There was something, earlier, that didn't fit. You had stepped over it. Now you step back.
    You [deed]. It's like trying to remember a tune while another is playing; and yet the first notes come.
    You sort what you were told from what you saw. The second heap is small, and all of it is about [matter].
    A plan begins to stand up on its own legs. It's a foal of a plan, and it falls over twice, and gets up.
    You go back to the start of it in your head, and walk forward slowly, and this time you notice who was already in the room.
    You [deed], and arrive, by a road you couldn't retrace, at [foe].
  `),
  rest: lines(`
    You let yourself down and let the place go on without you for a while.
    You [deed]. Your body, which has been waiting its turn, presents a list of complaints.
    For as long as it takes to stop hearing your own pulse, you rest.
    You close your eyes for what you mean to be a moment. The light has moved when you open them.
    You [deed], and somewhere behind your eyes the day's faces go round once more, slower, like washing.
    It does you more good than it has any right to. You get your breath back, and with it a certain stubbornness.
    You [deed]. Nothing comes to hurry you; it is either luck or somebody's plan, and you're too tired to mind which.
    You dream, a little, of a corridor of doors and a person counting them. You wake on the number.
  `),
  feel: lines(`
    You [deed]. Nobody remarks on it, and one person looks away.
    It goes over your face before you can stop it, and it is seen.
    You [deed], and for a moment the place holds it with you, as water holds a ring.
    You [deed]. It takes no time at all, and changes how everybody stands.
    You [deed], and find that it was nearer the surface than you'd thought.
    It comes up in you like water in a boot print: you [deed], and then it's over, and the ground is a bit softer.
  `),
  pray: lines(`
    You [deed]. If anyone is listening, they are doing it in the usual way.
    You say it under your breath, the old words or your own, and feel no answer, only a sort of making of room.
    You [deed], and a draught, or something with a draught's manners, touches the back of your neck.
    You [deed]. When you open your eyes nothing has changed, except that you seem to be standing straighter in it.
    The words wear a path. You go up it and come back, and whatever it was that you left there weighs less.
  `),
} satisfies Record<string, string[]>

import type { Act } from './acts.ts'
import { lines } from './wordbook.ts'

/**
 * How a deed goes, by act. '[deed]' is the player's own clause in the base form, '[object]' what it was done to,
 * '[who]' the person it concerns, '[tool]' what it was done with. Lines without slots are for deeds without an object.
 */
export const deedLines: Record<Act, string[]> = {
  look: lines(`
    You take your time over [object].
    [object] [object.does] not give much away at first glance, so you give [object.them] a second.
    From where you stand [object] [object.is] one thing; two steps to the left, [object.is] another.
    You [deed], slowly, the way one reads a letter that might be the last.
    Looked at properly, [object] [object.is] full of small decisions somebody made.
    You [deed]. For a while nothing stands out; then everything does.
    [object] [object.has] been looked at before, but not, you think, by anybody who wanted to know.
    You bring your face close to [object] and let your eyes do the walking.
    What the eye takes from [object] first is the general shape. What it takes next is more useful.
    You look, and go on looking after most people would have stopped.
    You turn where you stand and let the whole of it come round to you.
    First the corners, then the edges, then whatever is trying to be overlooked.
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
  `),
  listen: lines(`
    You hold still and listen to [object] until your own breathing gets out of the way.
    You [deed]. Under the near sounds are the far ones, and under those, one more.
    For a time there is only your pulse. Then [object] [object.has] something to say after all.
    You shut your eyes, which makes the place larger.
    Sound by sound you take it apart: [~sound]; your own sleeve; and a third thing, irregular.
  `),
  smell: lines(`
    You breathe in. There is [~smell] in [object], and something sharper that does not belong.
    The nose remembers what the head has mislaid: [~smell], and with it, oddly, a feeling of being early.
    You [deed]. It is faint, a day old perhaps, and it leads somewhere.
    You lean in to [object] and get [~smell], then, just behind it, fresh ink.
  `),
  touch: lines(`
    Under your hand [object] [object.is] colder than the air by rather more than it should be.
    You [deed]. A faint tremor answers, as when a cart goes by in another street.
    [object] [object.has] a roughness that the eye had missed, a line of it, running somewhere.
    Your fingers find on [object] what your eyes did not: an edge, filed smooth.
    [object] [object+give] a little at the touch, like a loose tooth.
    You lay your palm flat on [object] and wait. Warmth comes back, but not at once, and not only yours.
    You put out a hand. Nothing bites it, which is a beginning.
  `),
  read: lines(`
    You read [object] twice, since the first time you only read what you expected.
    The hand in [object] is neat to begin with and less so towards the end.
    You [deed]. Most of it is what such things always say; one line isn't.
    Half of [object] has been written for anybody to see, and half, smaller, for somebody in particular.
    Word by word [object] [object+give] up its sense, and a few words keep theirs.
    The letters crawl a bit, then settle, and you have it.
  `),
  go: lines(`
    You [deed].
    You [deed] without hurrying, which takes some doing.
    It isn't far. You [deed], counting your steps from habit.
    You [deed], and behind you the sounds of the last place close over like water.
    The way is plainer than you had feared.
    A minute's walk, no more, and the whole air is different.
  `),
  follow: lines(`
    You [deed], keeping one turning behind.
    Whoever made off that way wasn't careful: [object] [object+lead] you on, corner after corner.
    You follow [object] at the distance at which a shadow follows its owner in the evening.
    You [deed]. Twice you lose the trail, and twice it is given back to you.
    [object] would have been easy to lose in daylight; now that you know the rhythm, you could do it blind.
  `),
  flee: lines(`
    You go, fast and low, and do not spend breath on looking back.
    You [deed]. For a hundred heartbeats there is nothing in the world but the next step.
    There is a way out if you don't mind about your elbows. You don't mind.
    You put distance behind you, then a corner, then a door.
  `),
  talk: lines(``),
  ask: lines(``),
  say: lines(``),
  give: lines(`
    You hold out [object] to [who]. [^who.they] looks at your face before [who.they] looks at your hand.
    You [deed]. [who] takes [object.them] the way people take things they had stopped hoping for.
    [object] [object+change] hands. [who] tests the weight and doesn't put [object.them] away at once.
    "For me?" [who] turns [object] to the light. Whatever [who.they] had meant to say next, [who.they] doesn't say it.
    You lay [object] down between you and [who], and take your fingers off first.
    There is nobody to give [object.them] to, so you set [object] down where it will be found.
  `),
  show: lines(`
    You hold [object] up where [who] can see. The colour in [who.their] face goes somewhere else.
    You [deed]. [who] looks, looks away, and looks again.
    At the sight of [object] [who] stops with [who.their] mouth a little open, like a door left on the latch.
    You bring [object] into the light and turn [object.them] so that the worn side shows.
  `),
  take: lines(`
    You take [object]. [^object.they] [object+come] away more easily than you expected, as if [object.they] had been waiting.
    You [deed], and your hand closes on [object] with a small shock of cold.
    [object] [object+fit] in your grip as though cut for it.
    You lift [object] clear. Where [object.they] lay there is a clean shape in the dust.
    It's yours now, [object], with all the trouble that may belong to it.
    You [deed]. Nobody objects, which is not the same as nobody seeing.
    You get hold of [object] on the second try and tuck [object.them] out of sight.
  `),
  use: lines(`
    You [deed]. For a breath nothing happens; then something gives, with a click like a knuckle.
    You [deed], half expecting it to fail, and it doesn't.
    [object] [object+do] what [object.they] [object.was] made to do, and then a little more.
    It takes both hands and some language, but [object] [object+answer].
    You put [object] to work. The effect is small, exact, and heard by somebody, since a sound stops elsewhere.
    You [deed]. It works the way old things do: late, and all at once.
  `),
  open: lines(`
    [object] [object+stick], shudders, and lets you in.
    You [deed]. A line of darkness widens, and the air that comes out has been in there a good while.
    There's a moment of argument with the catch. Then [object] [object+swing] wide, without a sound, which is worse.
    You ease [object] open by the width of a hand, and wait, and then by the width of a person.
    You [deed], and what was behind [object] stops being a guess.
  `),
  close: lines(`
    You [deed]. The sound it makes is final, and a little lonely.
    You draw [object] to until [object.they] [object+meet] the frame, and the noise outside goes down like a flame in a jar.
    With [object] shut the place shrinks to what you can reach.
    You [deed] and stand with your back against it, hearing who does not come.
  `),
  make: lines(`
    You [deed] with what there is, and what there isn't you do without.
    It is slow work. By the end your thumbs are black and [object] [object+look] nearly as you meant.
    You [deed]. It isn't handsome, but it holds.
    Piece by piece [object] [object+come] together under your hands; you have done worse with better.
    The first attempt comes apart. The second you don't breathe near, and it stays.
  `),
  break: lines(`
    You [deed]. The noise is enormous, and then the quiet is.
    [object] [object+hold] a little longer than you do, and then, all at once, [object.does] not.
    Three good tries, and [object] [object+go] in a shower of splinters and dust.
    It breaks along a line that somebody, long ago, had already mended.
  `),
  fight: lines(`
    You go straight for [object]. There is a scuffle of boots, a grunt, and a good deal of dust; when it clears you are both still standing, further apart.
    You [deed]. It lands badly, but it lands, and it is no longer possible to pretend this is a conversation.
    [object] [object+move] first, and you move better. It ends in a clinch, breath against breath, with neither of you willing to be the one who lets go.
    You come on hard, shoulder first. [object] [object+give] ground, three steps, four, and finds the wall.
    You throw everything into it. For a moment the whole matter is simply balance, and yours is better by an inch.
    You set your feet and do what has to be done, and it costs you the skin of your knuckles.
    @teen You [deed]. There is blood on your lip when you step back, and you are not sure whose turn it is to be afraid.
    @mature You [deed], and feel it go home. The sound [object] [object+make] is not one you will forget.
  `),
  hide: lines(`
    You [deed], and make yourself the size of what is there to hide behind.
    You fold yourself into the dark side of [object] and let your breath go out by thirds.
    You [deed]. A spider lets itself down past your nose to see who has moved in.
    There is just room. You draw in your feet as the light goes by.
    You stand so still behind [object] that you begin to feel like part of its history.
  `),
  wait: lines(`
    You wait. Minutes go past in single file.
    You do nothing, thoroughly, and the place gets used to you.
    You [deed]. It is surprising how much happens to a person who stands still.
    For a while that is all: your breathing, and the light moving a hand's width along the ground.
    Time passes at the pace of a cat crossing somebody else's garden.
    You let things come to you, and by and by one does.
  `),
  think: lines(`
    You turn it over. [object], and who knew, and who only said they did: it doesn't lie flat whichever way you fold it.
    You [deed], and the pieces shift, as they do when one stops pushing them.
    What do you have? A few words, a look or two, and [object]. Laid side by side they lean towards one another.
    You let your mind go back over it, as a hand goes back over cloth to find the pin.
    You think of [object], and of how everybody's voice altered, a little, at the mention.
    There was something, earlier, that didn't fit. You had stepped over it. Now you step back.
  `),
  cast: lines(`
    You gather it behind your teeth and let it go. The air thickens, rings once like a struck glass, and [object] [object+answer].
    You [deed]. What comes isn't quite what you called, but it comes, and it stands there glowing faintly and waiting to be told.
    The hair lifts along your arms. Something passes from you into [object], leaving you lighter by about a meal.
    Power is a loud word for it. It is more that you ask, very exactly, and that [object] [object+listen].
    For one breath everything has an edge of silver. Then the spell is spent, and its work is still there.
  `),
  eat: lines(`
    You [deed]. It tastes of salt, smoke and somebody else's kitchen, and you feel your shoulders come down.
    [object] [object.is] better than [object.they] [object+look], which was not difficult.
    You take your time with [object]. Hungry people make poor decisions, and there are decisions coming.
    The first mouthful is for the body. By the third you are noticing who watches you eat.
  `),
  help: lines(`
    You [deed]. It isn't much, and it is the first kind thing anybody has done here today.
    You do what you can for [object], with your hands first and then, when hands are finished, with a few words.
    [object] [object+resist], as people do who are used to managing, and then [object.does] not.
    You [deed], and something in the set of [object's] shoulders comes undone.
    It takes longer than you can spare. You spare it.
  `),
  rest: lines(`
    You let yourself down and let the place go on without you for a while.
    You [deed]. Your body, which has been waiting its turn, presents a list of complaints.
    For as long as it takes to stop hearing your own pulse, you rest.
    You close your eyes for what you mean to be a moment. The light has moved when you open them.
  `),
  write: lines(`
    You [deed]. Set down in ink it looks both smaller and more true.
    The words come crooked at first, then straight; you stop before they turn clever.
    You write, and blow on the ink, and read over [object] once as though a stranger had sent it.
    You make your mark. It will be here after you have gone, and that is rather the point.
  `),
  perform: lines(`
    You [deed]. Heads turn, unwilling and then less so.
    It begins badly, as the good ones do. Halfway through somebody's foot begins to keep time.
    You [deed] for all you are worth, and for a minute that is a fair amount.
    It is not art. But it fills the place to the corners, and when you finish there's a silence with a smile in it.
  `),
  pray: lines(`
    You [deed]. If anyone is listening, they are doing it in the usual way.
    You say it under your breath, the old words or your own, and feel no answer, only a sort of making of room.
    You [deed], and a draught, or something with a draught's manners, touches the back of your neck.
  `),
  move: lines(`
    You put your shoulder to it. [object] [object+grate], consider, and shift by the width of a foot.
    You [deed]. There is a scrape, and then a shape on the ground where [object] had stood for years.
    [object] [object.is] heavier than anything that size should be, but you have [object.them] where you want [object.them].
    You [deed], and feel through the soles of your feet that something underneath has noticed.
  `),
  throw: lines(`
    You [deed]. It goes in a long, flat curve and lands about where you meant, with about the noise you wanted.
    [object] [object+leave] your hand well. There is time to think so before the crash.
    You let fly. Far off [object] [object+strike] something hollow, and every other sound stops to look.
    Away goes [object], end over end, and heads swing after it like weathercocks.
  `),
  threaten: lines(`
    You say it quietly, which is the right way. [who] measures the distance to the door and finds you have measured it too.
    You [deed]. [who] laughs, but a beat late, and only with [who.their] mouth.
    [who] looks you up and down, and whatever [who.they] sees makes [who.them] put [who.their] hands where they show.
    You let the silence do the heaviest part. It does.
  `),
  trade: lines(`
    You name a figure. [who] winces with great skill and names another; between them lies the price.
    You [deed]. It ends as bargains should, with both sides feeling slightly robbed.
    [who] weighs your offer, and your boots, and how badly you want [object]. "Done," [who.they] says, too quickly for your comfort.
    There's some talk of honour and some of money, and at the end of it [object] [object.is] on your side of the table.
  `),
  refuse: lines(`
    You [deed]. It is a small word to leave so large a hole in the talk.
    No, then. It stands in the air like a post that everybody will now have to walk round.
    You [deed], and watch the plan that had been made without you hunt for another pair of hands.
  `),
  feel: lines(`
    You [deed]. Nobody remarks on it, and one person looks away.
    It goes over your face before you can stop it, and it is seen.
    You [deed], and for a moment the place holds it with you, as water holds a ring.
  `),
  drop: lines(`
    You [deed]. It lies there looking like something that has always lain there.
    You set [object] down and step back. Your hands feel foolish without the weight.
    You let go of [object], not without a second thought, but the second thought comes too late.
  `),
  other: lines(`
    You [deed]. It isn't what anybody here was ready for, and for a moment that is an advantage.
    You [deed], and see how it goes; it goes, on the whole, better than it might.
    You [deed]. The world makes a small adjustment and carries on with that in it.
    Well, and why not? You [deed], and nothing falls on you.
    [object], then. You give [object.them] your whole mind, and the place seems to wait while you do.
    You turn to [object], and find that things have arranged themselves a little around the idea.
  `),
}

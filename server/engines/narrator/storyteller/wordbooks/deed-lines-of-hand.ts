import { lines } from './wordbook.ts'

/** How deeds of the hands and feet go. See deed-lines.ts for the slots. */
export const deedLinesOfHand = {
  go: lines(`
    You [deed].
    You [deed] without hurrying, which takes some doing.
    It isn't far. You [deed], counting your steps from habit.
    You [deed], and behind you the sounds of the last place close over like water.
    The way is plainer than you had feared.
    A minute's walk, no more, and the whole air is different.
    @out You [deed]. It's uphill, as ways are that one hasn't been before.
    You [deed], and for the length of it nobody asks you anything.
    You [deed], keeping to the side where the shadow is.
    Twice on the way you stop, sure of a step behind you. Twice it stops as well. The third time it's only an echo, and you nearly miss it.
    You [deed] by the straightest way there is, and still manage to arrive as if you had strolled.
  `),
  follow: lines(`
    You [deed], keeping one turning behind.
    Whoever made off that way wasn't careful: [object] [object+lead] you on, corner after corner.
    You follow [object] at the distance at which a shadow follows its owner in the evening.
    You [deed]. Twice you lose the trail, and twice it is given back to you.
    [object] would have been easy to lose in daylight; now that you know the rhythm, you could do it blind.
    You [deed], walking where the ground doesn't talk.
  `),
  flee: lines(`
    You go, fast and low, and do not spend breath on looking back.
    You [deed]. For a hundred heartbeats there is nothing in the world but the next step.
    There is a way out if you don't mind about your elbows. You don't mind.
    You put distance behind you, then a corner, then a door.
    You [deed], and somebody shouts, and it's the wrong name, and you don't stop to correct it.
    Running has its own sort of quiet. You're well inside it before you know that you've begun.
  `),
  give: lines(`
    You hold out [object] to [who]. [^who.they] looks at your face before [who.they] looks at your hand.
    You [deed]. [who] takes [object.them] the way people take things they had stopped hoping for.
    [object] [object+change] hands. [who] tests the weight and doesn't put [object.them] away at once.
    "For me?" [who] turns [object] to the light. Whatever [who.they] had meant to say next, [who.they] doesn't say it.
    You lay [object] down between you and [who], and take your fingers off first.
    You [deed]. [who] looks for the catch, and looks again, and seems shaken to find none.
    @alone There is nobody to give [object.them] to, so you set [object] down where it will be found.
    @alone You leave [object] in plain sight, for whoever has been watching to make of it what they will.
  `),
  show: lines(`
    You hold [object] up where [who] can see. The colour in [who.their] face goes somewhere else.
    You [deed]. [who] looks, looks away, and looks again.
    At the sight of [object] [who] stops with [who.their] mouth a little open, like a door left on the latch.
    You bring [object] into the light and turn [object.them] so that the worn side shows.
    You [deed], and watch not the thing but the eyes. They knew. They knew before you had it half out.
  `),
  take: lines(`
    You take [object]. [^object.they] [object+come] away more easily than you expected, as if [object.they] had been waiting.
    You [deed], and your hand closes on [object] with a small shock of cold.
    [object] [object+fit] in your grip as though made for it.
    You lift [object] clear. Where [object.they] lay there is a clean shape in the dust.
    [object] [object.is] yours now, with all the trouble that may belong to [object.them].
    You [deed]. Nobody objects, which is not the same as nobody seeing.
    You get hold of [object] on the second try and put [object.them] out of sight.
    There's a moment when you might still not. Then [object] [object.is] in your hand, and it's a different sort of day.
    You [deed]. [^object.they] [object.is] heavier than [object.they] [object+look], or else you had hoped for something lighter.
    It is the work of a second: [object], your sleeve, and an innocent face on top.
  `),
  use: lines(`
    You [deed]. For a breath nothing happens; then something gives, with a click like a knuckle.
    You [deed], half expecting it to fail, and it doesn't.
    [object] [object+do] what [object.they] [object.was] made to do, and then a little more.
    It takes both hands and some language, but [object] [object+answer].
    You put [object] to work. The effect is small, exact, and heard by somebody, since a sound stops elsewhere.
    You [deed]. It works the way old things do: late, and all at once.
    You [deed], and get it wrong, and get it wrong the other way, and then there's only one way left, which is the right one.
    You [deed]. Somewhere out of sight a thing that has been still for a long time begins, unwillingly, to be of use.
    [object] [object+take] some coaxing. You coax, and by degrees something changes that will not be easy to change back.
  `),
  open: lines(`
    [object] [object+stick], shudders, and lets you in.
    You [deed]. A line of darkness widens, and the air that comes out has been in there a good while.
    There's a moment of argument with the catch. Then [object] [object+swing] wide, without a sound, which is worse.
    You ease [object] open by the width of a hand, and wait, and then by the width of a person.
    You [deed], and what was behind [object] stops being a guess.
    You [deed]. Nothing leaps out. What there is sits quite still, looking as if it had been about to.
    It was not locked. Somebody only wished to have it thought so; you [deed] with one finger.
    You [deed], and something that had been leaning on the other side comes down with a soft, long slither.
  `),
  close: lines(`
    You [deed]. The sound it makes is final, and a little lonely.
    You [deed], and the noise outside goes down like a flame in a jar.
    With [object] shut the place shrinks to what you can reach.
    You [deed] and stand with your back against it, hearing who does not come.
    You [deed], softly. On the other side a step stops, considers, and goes round another way.
  `),
  make: lines(`
    You [deed] with what there is, and what there isn't you do without.
    It is slow work. By the end your thumbs are black and [object] [object+look] nearly as you meant.
    You [deed]. It isn't handsome, but it holds.
    Piece by piece [object] [object+come] together under your hands; you have done worse with better.
    The first attempt comes apart. The second you don't breathe near, and it stays.
    You [deed]. Halfway through you see how it should have been done, and go on, since half a thing is no use to anybody.
    You have to borrow a nail, a length of twine and somebody's patience, but by the end of it [object] would pass for sound.
  `),
  cook: lines(`
    You [deed]. By and by the smell of it has reached people who hadn't known that they were hungry.
    You [deed], by eye and by guess, and a pinch more than it says.
    You [deed]. It doesn't look like the picture. It looks, if anything, a little more sure of itself.
    Flour, or steam, or smoke gets into everything; but [object] [object+come] out right, near enough.
    You [deed], and burn only the one thumb.
    You [deed]. There's a moment when it might be soup and might be glue, and then, thank heaven, it makes up its mind.
    You give [object] the time [object.they] [object+need], which is more than you have, and it's worth it.
    You [deed], tasting as you go. Three spoons later you'd trust it with company.
  `),
  shoot: lines(`
    @teen You [deed]. The noise fills the place, and is a long time leaving. When you can hear again somebody is shouting, and it isn't you.
    @teen You [deed]. It goes wide by the breadth of a hand, and takes a bite out of something behind; everybody there is suddenly much closer to the floor.
    @teen You let off one shot, and a second. [object] [object+drop] out of sight, and whatever was going to happen next is going to happen further off.
    @teen You [deed], and hit what you meant to. There's a clatter, a hiss, and then the particular quiet of people counting.
    @teen You [deed]. Nobody falls. But the arithmetic has changed, and everyone can do it.
    You take aim, and let it be seen that you are taking aim. [object] [object+stop] where [object.they] [object.is].
    You level it, and hold it level, and the moment stretches. Nobody cares to be the one who ends it.
    You loose one over their heads. It does what it was meant to: it makes people wish they were somewhere else.
  `),
  break: lines(`
    You [deed]. The noise is enormous, and then the quiet is.
    [object] [object+hold] a little longer than you do, and then, all at once, [object.does] not.
    Three good tries, and [object] [object+go] in a shower of splinters and dust.
    It breaks along a line that somebody, long ago, had already mended.
    You [deed]. There's no taking that back, and nobody within a hundred paces who didn't hear.
  `),
  fight: lines(`
    You go straight for [object]. There is a scuffle of boots, a grunt, and a good deal of dust; when it clears you are both still standing, further apart.
    You [deed]. It lands badly, but it lands, and it is no longer possible to pretend this is a conversation.
    [object] [object+move] first, and you move better. It ends in a clinch, breath against breath, with neither of you willing to be the one who lets go.
    You come on hard, shoulder first, and drive [object] back three steps, four, to where there is no more room to give.
    You throw everything into it. For a moment the whole matter is simply balance, and yours is better by an inch.
    You set your feet and do what has to be done, and it costs you the skin of your knuckles.
    It's over in less time than it would take to tell. You are sitting down, which you don't remember, and [object] [object.is] looking at you from a good deal further off.
    You [deed]. Something tears, a sleeve by the sound, and the two of you reel apart, each a little surprised at the other.
    @teen You [deed]. There is blood on your lip when you step back, and you are not sure whose turn it is to be afraid.
    @teen You hit [object] once, as hard as you have ever hit anything, and your hand will not close properly for a day.
    @mature You [deed], and feel it go home. The sound that comes of it is not one you will forget.
  `),
  embrace: lines(`
    You [deed]. It is as simple as that, and it has taken all this time.
    You [deed], and for the length of a breath neither of you is in any story at all.
    You [deed], not quite sure, till the last inch, that you would.
    You [deed]. Somebody, at a distance, drops something, and has the tact not to pick it up.
    There's a moment when it could still be a joke. You let it go by, and [deed].
  `),
  evade: lines(`
    You [deed], heel first, with your mouth open, so as to breathe without a sound.
    You [deed]. Halfway there a board, or a stone, or a joint of your own gives a crack like a walnut. No one turns. You go on, older.
    There's a moment, when you [deed], at which you could be seen by anybody who chose to look. No one chooses to.
    You [deed]. It's a matter of believing that you are furniture, and of not stopping believing it till you are through.
    You [deed], one stillness at a time. It takes as long as a sermon, and at the end you are on the other side.
    You wait for a cough, or a laugh, or a door, and under cover of it you [deed].
  `),
  hide: lines(`
    You [deed], and make yourself the size of what is there to hide behind.
    You fold yourself into the dark side of [prop] and let your breath go out by thirds.
    You [deed]. A spider lets itself down past your nose to see who has moved in.
    There is just room. You draw in your feet as the light goes by.
    You [deed], and stand so still that you begin to feel like part of its history.
    You [deed], and through the gap that's left you see a slice of everything: boots, a hem, a hand that opens and shuts.
    You are hardly down before somebody comes. They stop an arm's length off. They're chewing something, apple by the sound, and when it's finished they go away.
  `),
  cast: lines(`
    You gather it behind your teeth and let it go. The air thickens, rings once like a glass, and [object] [object+answer].
    You [deed]. What comes isn't quite what you called, but it comes, and it stands there glowing faintly and waiting to be told.
    The hair lifts along your arms. Something passes from you into [object], leaving you lighter by about a meal.
    Power is a loud word for it. It is more that you ask, very exactly, and that [object] [object+listen].
    For one breath everything has an edge of silver. Then it is spent, and its work is still there.
    You [deed]. Every small thing within reach, pins, crumbs, a dropped button, turns to point at you, and then, at its ease, turns back.
    It goes wrong in the middle and right at the end, and [object] [object.is] left shining a little, like a plate.
  `),
  eat: lines(`
    You [deed]. It tastes of salt, smoke and somebody else's kitchen, and you feel your shoulders come down.
    [object] [object+taste] better than [object.they] [object+look], which was not difficult.
    You take your time with [object]. Hungry people make poor decisions, and there are decisions coming.
    The first mouthful is for the body. By the third you are noticing who watches you eat.
    You [deed]. Say what you like about this place, somebody here once cared about pepper.
  `),
  help: lines(`
    You [deed]. It isn't much, and it is the first kind thing anybody has done here today.
    You do what you can for [object], with your hands first and then, when hands are finished, with a few words.
    [object] [object+hold] out a little, as people do who are used to managing, and then [object.does] not.
    You [deed], and something in the set of [object's] shoulders comes undone.
    It takes longer than you can spare. You spare it.
    You [deed]. There are quicker ways to be useful, but not many that are so hard to argue with.
  `),
  write: lines(`
    You [deed]. Set down in ink it looks both smaller and more true.
    The words come crooked at first, then straight; you stop before they turn clever.
    You write, and blow on the ink, and read over [object] once as though a stranger had sent [object.them].
    You make your mark. It will be here after you have gone, and that is rather the point.
    You [deed]. It takes three lines to say, and you cross out the second.
  `),
  perform: lines(`
    You [deed]. Heads turn, unwilling and then less so.
    It begins badly, as the good ones do. Halfway through somebody's foot begins to keep time.
    You [deed] for all you are worth, and for a minute that is a fair amount.
    It is not art. But it fills the place to the corners, and when you finish there's a silence with a smile in it.
    You [deed]. Of all the things they were ready for today, this wasn't one.
    You [deed], and by the end of it two people who hadn't been speaking are both trying not to look at each other.
  `),
  move: lines(`
    You put your shoulder to it. [object] [object+grate], consider, and shift by the width of a foot.
    You [deed]. There is a scrape, and then a shape on the ground where [object] had stood for years.
    [object] [object.is] heavier than anything that size should be, but you have [object.them] where you want [object.them].
    You [deed], and feel through the soles of your feet that something underneath has noticed.
    You [deed]. It goes in jerks, with a pause after each, like someone being persuaded.
  `),
  throw: lines(`
    You [deed]. It goes in a long, flat curve and lands about where you meant, with about the noise you wanted.
    [object] [object+leave] your hand well. There is time to think so before the crash.
    You let fly. Far off [object] [object+hit] something hollow, and every other sound stops to look.
    Away goes [object], end over end, and heads swing after it like weathercocks.
    You [deed]. You count two before you hear it land, and it lands further down than you'd thought there was down.
  `),
  threaten: lines(`
    You say it quietly, which is the right way. [who] measures the distance to the door and finds you have measured it too.
    You [deed]. [who] laughs, but a beat late, and only with [who.their] mouth.
    [who] looks you up and down, and whatever [who.they] sees makes [who.them] put [who.their] hands where they show.
    You let the silence do the heaviest part. It does.
    You [deed]. In the quiet that follows [who] swallows, and both of you hear it.
  `),
  trade: lines(`
    You name a figure. [who] winces with great skill and names another; between them lies the price.
    You [deed]. It ends as bargains should, with both sides feeling slightly robbed.
    [who] weighs your offer, and your boots, and how badly you want [object]. "Done," [who.they] says, too quickly for your comfort.
    There's some talk of honour and some of money, and at the end of it [object] [object.is] on your side of the table.
    You [deed]. [who] bites the coin, sighs, and says it is robbery, in a voice that has never been robbed.
  `),
  refuse: lines(`
    You [deed]. It is a small word to leave so large a hole in the talk.
    No, then. It stands in the air like a post that everybody will now have to walk round.
    You [deed], and watch the plan that had been made without you hunt for another pair of hands.
    You [deed]. You don't raise your voice, or move your feet, and after a while it is noticed that you haven't.
    You [deed]. They wait for the reason. When it's clear that there won't be one, it begins to look like a very good reason.
  `),
  drop: lines(`
    You [deed]. It lies there looking like something that has always lain there.
    You set [object] down and step back. Your hands feel foolish without the weight.
    You let go of [object], not without a second thought, but the second thought comes too late.
    You [deed]. It was yours, and now it's anybody's; you can see anybody already looking.
  `),
  other: lines(`
    You [deed]. It isn't what anybody here was ready for, and for a moment that is an advantage.
    You [deed], and see how it goes; it goes, on the whole, better than it might.
    You [deed]. The world makes a small adjustment and carries on with that in it.
    Well, and why not? You [deed], and nothing falls on you.
    You [deed]. It's one of those things that look simple from outside, and are, if you don't stop in the middle.
    You [deed], and something that had been in balance isn't, quite, any more.
    [object], then. You give [object.them] your whole mind, and the place seems to wait while you do.
    You turn to [object], and find that things have arranged themselves a little around the idea.
    It comes down to [object], just now. You let it come down to that, and the rest goes quiet.
    There's [object] to be thought of first. You see to it, as far as a person can.
  `),
} satisfies Record<string, string[]>

import { lines } from '../line-list.ts'

/** How acts of the hands go. */
export const handlingLines = {
  take: lines(`
    You take [object]. [^object.they] [object+come] away more easily than you expected, as if [object.they] had been waiting.
    Your hand closes on [object] with a small shock of cold. [^object.they] [object.is] yours now.
    [object] [object+fit] in your grip as though made for it.
    You lift [object] clear. Where [object.they] lay there is a clean shape in the dust of [place].
    [object] [object.is] yours now, with all the trouble that may belong to [object.them].
    You get hold of [object] on the second try and put [object.them] away.
    There's a moment when you might still not. Then [object] [object.is] in your hand, and it's a different sort of day.
    Nobody objects as you take [object], which is not the same as nobody seeing.
  `),
  steal: lines(`
    It is the work of a second: [object], your sleeve, and an innocent face on top.
    Your fingers find [object] while your eyes are elsewhere. Nobody at [place] calls out.
    [object] [object+change] owner between one breath and the next, and only [prop] could swear to it.
  `),
  drop: lines(`
    You set [object] down at [place] and take your hand away.
    You let go of [object]. [^object.they] [object+lie] where [object.they] fell, by [prop].
    [object] [object.is] no longer yours to carry. [^place] [place.has] [object.them] now.
  `),
  put: lines(`
    You put [object] by [target] and step back to see how it looks there.
    [object] [object+go] by [target], where anybody who looks will find [object.them].
    You set [object] down at [place], with care, and leave [object.them].
    You find a spot by [prop] for [object], and there [object.they] [object+stay].
  `),
  give: lines(`
    You hold out [object] to [who]. [^who.they] [who+look] at your face before [who.they] [who+look] at your hand, and [who+take] [object.them].
    [who] [who+take] [object] the way people take things they had stopped hoping for.
    [object] [object+change] hands. [who] [who+test] the weight and [who+do] not put [object.them] away at once.
    "For me?" [who] [who+turn] [object] to the light. Whatever [who.they] had meant to say next, [who.they] [who+do] not say it.
    You lay [object] down between you and [who], and take your fingers off first. [who] [who+pick] [object.them] up.
    [who] [who+look] for the catch in [object], and [who+look] again, and [who+keep] [object.them].
  `),
  show: lines(`
    You hold [object] up where [who] can see. The colour in [who's] face goes somewhere else.
    [who] [who+look] at [object], [who+look] away, and [who+look] again.
    At the sight of [object] [who] [who+stop] with a mouth a little open, like a door left on the latch.
    You bring [object] into the light and turn [object.them] so that [who] can see the worn side.
    You watch not [object] but [who's] eyes. They knew. They knew before you had it half out.
  `),
  throw: lines(`
    [object] [object+leave] your hand, [object+turn] over once in the air, and [object+land] by [target].
    You throw [object] as well as you can. It is further than you thought; [prop] [prop+take] the knock.
    [object] [object+go] in a long arc over [place], and every eye goes with [object.them].
  `),
  open: lines(`
    [object] [object+stick], [object+shudder], and [object+give] way.
    There's a moment of argument with [object]. Then [object.they] [object+swing] wide.
    You ease [object] open by the width of a hand, and wait, and then all the way.
    It was not locked. Somebody only wished to have it thought so; [object] [object+open] to one finger.
    You open [object], and what was behind [object.them] stops being a guess.
    [object] [object+open] with a long sigh, like somebody woken early.
  `),
  close: lines(`
    You close [object]. The sound it makes is final, and a little lonely.
    With [object] shut, [place] [place+shrink] to what you can reach.
    You shut [object] and stand with your back against it, hearing who does not come.
    [object] [object+close] on the second push, and the noise from outside goes down like a flame in a jar.
  `),
  lock: lines(`
    [object] [object.is] locked. You try [object.them] once to be sure.
    The lock of [object] turns over with a click that you feel in your wrist.
    You make [object] fast. Whoever wants through now will have to ask.
  `),
  unlock: lines(`
    The lock of [object] holds, thinks about it, and turns.
    With [tool], two breaths and some patience, [object] [object.is] unlocked.
    [object] [object+give] up its lock with a small, tired click.
  `),
  break: lines(`
    The noise is enormous, and then the quiet is. [object] [object.is] in pieces.
    [object] [object+hold] a little longer than you do, and then, all at once, [object.does] not.
    Three good tries, and [object] [object+go] in a shower of splinters and dust.
    [object] [object+break] along a line that somebody, long ago, had already mended.
    There's no taking that back: [object] [object.is] broken, and nobody within a hundred paces of [place] can have missed it.
  `),
  cut: lines(`
    You cut through [object], and the two ends of [object.them] look at each other like strangers.
    [object] [object+part] on the third stroke.
    It's slow going, but [object] [object+give] in, fibre by fibre.
  `),
  repair: lines(`
    You mend [object] with what there is, and what there isn't you do without.
    It is slow work. By the end your thumbs are black and [object] [object+work] nearly as it should.
    It isn't handsome, but [object] [object+hold].
    You have to borrow a nail, a length of twine and somebody's patience, but by the end of it [object] would pass for sound.
  `),
  make: lines(`
    Piece by piece [object] [object+come] together under your hands; you have done worse with better.
    The first attempt at [object] comes apart. The second you don't breathe near, and [object.they] [object+stay].
    Halfway through you see how [object] should have been made, and go on, since half a thing is no use to anybody. It is done now.
    You make [object] with what lies about at [place]. [^object.they] would win no prize, and [object.they] will do.
  `),
  cook: lines(`
    By and by the smell of [object] has reached people who hadn't known that they were hungry.
    You make [object] by eye and by guess, and a pinch more than it says.
    [object] [object+look] nothing like the picture. [^object.they] [object+look], if anything, a little more sure of [object.self].
    You give [object] the time [object.they] [object+need], which is more than you have, and it's worth it.
    Steam gets into everything at [place]; but [object] [object+come] out right, near enough.
  `),
  light: lines(`
    [object] [object+catch], [object+shrink], and [object+stand] up bright. The corners of [place] come out of hiding.
    You light [object]. Every shadow at [place] takes one step back.
    On the third try [object] [object+burn]. There is more of [place] than you had thought.
  `),
  extinguish: lines(`
    [object] [object+go] out, and [place] [place+draw] in around you.
    You put out [object]. It takes your eyes a while to make friends with the dark of [place].
    One breath, and [object] [object.is] out. A thread of smoke is all that is left of it.
  `),
  burn: lines(`
    [object] [object+curl], [object+blacken], and [object+go] up in a flame no taller than a hand.
    It takes less time than you thought to be rid of [object]. The ash keeps its shape for a moment, then doesn't.
    You watch until there is nothing left of [object] that anyone could read or use.
  `),
  pour: lines(`
    [object] [object+run] out in a thin bright string until there is no more.
    You pour [object] with a steady hand; not much goes on the ground at [place].
    [object] [object+find] the lowest spot by [prop] and [object+stay] there.
  `),
  eat: lines(`
    You eat [object]. [^object.they] [object+taste] of salt, smoke and somebody else's kitchen, and you feel your shoulders come down.
    [object] [object+taste] better than [object.they] [object+look], which was not difficult. Nothing of [object.them] is left.
    The first mouthful of [object] is for the body. By the third you are noticing who watches you eat.
    You find a heel of bread by [prop] and eat it standing. It helps.
    What there is to eat at [place] is plain, and gone quickly.
  `),
  drink: lines(`
    You drink [object] down. The warmth of [object.them] goes a good way past the stomach.
    [object] [object.is] better than the cup. You leave nothing but the ring it made.
    You drink, and [place] [place+look] a shade more possible.
  `),
  wear: lines(`
    You put on [object]. It is like stepping into somebody else's morning.
    [object] [object+fit], or you do; it comes to the same.
    With [object] on you catch your outline in [prop], and need a second look.
    You wear [object] now. Anybody at [place] who looks for the one you were will look past you.
  `),
  undress: lines(`
    You take off [object] and feel the air of [place] where [object.they] [object.was].
    [object] [object+come] off, and some of the day with [object.them].
  `),
  tie: lines(`
    You tie [object] fast with a knot that you trust, and a second one that trusts nobody.
    [object] [object.is] tied. It would take an hour, or a very small sister, to undo that.
    You draw the rope round [object] and lean back on it; it holds.
  `),
  untie: lines(`
    The knot is a good one, but [object] [object.is] loose in the end.
    You work at it with your nails and your teeth, and [object] [object+come] free.
    [object] [object.is] free. The rope keeps the shape of it a moment longer.
  `),
  push: lines(`
    You put your shoulder to [object]. [^object.they] [object+grumble], and [object+move] by the length of a boot.
    [object] [object+go] over the floor of [place] with a noise like a complaint.
    You push, and [object] [object+give] way.
  `),
  pull: lines(`
    You pull, and [object] [object+come], unwilling and then all at once.
    [object] [object+move] a hand's breadth. In the gap there is dust, and a draught from beyond [place].
    You haul at [object] until your arms complain and [object.they] [object+shift].
  `),
  lift: lines(`
    You get [object] up as far as your knees, then your chest, and there [object.they] [object+stay].
    [object] [object.is] heavier than [object.they] [object+look], or else you had hoped for something lighter. You have [object.them] now.
  `),
  turn: lines(`
    You turn [object] until something inside catches and something outside answers.
    [object] [object+turn] a quarter and [object+stick]; you lean on it, and there's the other quarter.
    [object] [object+face] the other way now. It changes the look of [place] more than you would think.
  `),
  press: lines(`
    You press [object]. For a breath nothing happens; then something gives, with a click like a knuckle.
    [object] [object+sink] under your thumb, and somewhere behind [prop] a thing begins to run.
    A note sounds from [object], short and polite, and is answered from further off than [place].
  `),
  knock: lines(`
    You knock at [object]. Steps come, in no hurry.
    Three knocks at [object], and [who] [who+turn] round to see who has the nerve.
    The knock goes through [object] and on into the quiet of [place].
  `),
  use: lines(`
    [object] [object+do] what [object.they] [object.was] made to do, and then a little more.
    It takes both hands and some language, but [object] [object+answer].
    You put [object] to work at [place]. The effect is small and exact.
    [object] [object+work] the way old things do: late, and all at once.
    [object] [object+take] some coaxing. You coax, and by degrees something at [place] changes that will not be easy to change back.
  `),
  clean: lines(`
    You clean [object] till [object.they] [object+look] like something one could own.
    Under the dirt of [object] there is another colour, and a scratch that might be a letter.
    By the end [object] [object+shine] and your sleeve does not.
  `),
  dig: lines(`
    You dig. The ground at [place] gives up stones, roots and at last a hollow sound.
    A yard down the earth at [place] changes colour; somebody has dug here before you.
    Your hands blister, and the heap beside [prop] grows.
  `),
  plant: lines(`
    You press [object] into the earth at [place] and firm it with your thumbs. Now it is the rain's turn.
    [object] [object+stand] a finger high in the soil by [prop], as sure as anything.
  `),
  bury: lines(`
    You cover [object] over until [place] [place+look] as it did.
    The earth goes back over [object] more easily than it came out.
  `),
  pack: lines(`
    You pack [object] where [object.they] will not rattle.
    [object] [object+go] in last, on top, where a hand can find [object.them].
    You put your things together; there is less of them than you thought, and [place] [place+look] larger.
  `),
  write: lines(`
    The words come crooked at first, then straight; you stop before they turn clever. Whoever comes to [place] can read them.
    You write, and blow on the ink, and read over [object] once as though a stranger had sent [object.them].
    You make your mark. It will be at [place] after you have gone, and that is rather the point.
    It takes three lines to say, there by [prop], and you cross out the second.
  `),
  draw: lines(`
    Line by line [object] [object+come] up out of the paper. You know [place] better for having drawn it.
    It's not a likeness, but nobody would mistake [object] for anything else.
  `),
  photograph: lines(`
    A click, and [object] [object.is] kept: light, dust, [place] and all.
    You frame [object] with care. In the picture there's something behind that you had not noticed.
  `),
  send: lines(`
    It goes off from [place] with your name under it, and cannot be called back.
    You send word. There is nothing to do now but watch [prop] and count.
  `),
  hack: lines(`
    Your fingers find the way in before you do. [object] [object+open] like a drawer that was never shut.
    Three wrong doors, and then [object] [object+let] you through with every courtesy.
  `),
  read: lines(`
    You read [object] with a finger under the words.
    You hold [object] to the light and read, and then read again what cannot be meant.
    You go through [object] from the end to the beginning, where the truth usually is.
  `),
  feed: lines(`
    [object] [object+eat] out of your hand, delicately, and then not delicately at all.
    Whatever else [object] may think of you, there is no quarrel about the supper.
  `),
  buy: lines(`
    "Done," says [who], and [object] [object.is] yours.
    [who] [who+name] a price, you name another, and [object] [object+go] into your hands at the one between.
    [object] [object.is] wrapped, paid for and yours. [who] [who+count] it twice.
  `),
  sell: lines(`
    [who] [who+turn] [object] over, [who+sigh], and [who+pay]. [^object.they] [object.is] not yours any more.
    You let [object] go to [who] for less than you hoped and more than you feared.
  `),
  trade: lines(`
    [who] [who+weigh] the offer in one palm. "Fair," [who.they] [who+say], and it is done.
    You and [who] each give up a thing and each think the other a fool; it is a good trade.
  `),
  pay: lines(`
    You count it out in front of [who], who counts it again, out of respect.
    [who] [who+put] the payment away without looking. That account is settled.
  `),
}

import type { ActName } from '../language/acts.ts'
import { lines } from './line-list.ts'

/** How an act of the hero goes when it succeeds, where its manner is told in a line; all others are told in the player's own words. */
export const actLines: Partial<Record<ActName, string[]>> = {
  take: lines(`
    You take [object]. [^object.they] [object.is] yours now.
    You lift [object] clear and keep [object.them].
  `),
  give: lines(`
    You hold out [object] to [who]. [^who.they] [who+look] at your face before [who.they] [who+look] at your hand, and [who+take] [object.them].
    [object] [object+change] hands: [who] [who.has] [object.them] now.
    You lay [object] down between you and [who], and take your fingers off first. [who] [who+pick] [object.them] up.
  `),
  show: lines(`
    You hold [object] up where [who] can see. [^who.they] [who+look] at [object.them] for as long as it takes.
    [who] [who+look] at [object], [who+look] away, and [who+look] again.
  `),
  open: lines(`
    [object] [object+stick], [object+shudder], and [object+give] way.
    There's a moment of argument with [object]. Then [object.they] [object+swing] wide.
    You ease [object] open by the width of a hand, and wait, and then all the way.
  `),
  close: lines(`
    [object] [object+close] on the second push.
    You close [object], and make sure that [object.they] [object.is] shut.
  `),
  lock: lines(`
    The lock of [object] turns over with a click that you feel in your wrist.
    You make [object] fast. Whoever wants through now will have to ask.
  `),
  unlock: lines(`
    The lock of [object] holds, thinks about it, and turns.
    With [tool], two breaths and some patience, [object] [object.is] unlocked.
  `),
  break: lines(`
    [object] [object+hold] a little longer than you do, and then, all at once, [object.does] not.
    There's no taking that back: [object] [object.is] broken.
  `),
  repair: lines(`
    It is slow work. By the end your thumbs are black and [object] [object+work] nearly as [object.they] should.
    It isn't handsome, but [object] [object+hold].
  `),
  make: lines(`
    Piece by piece [object] [object+come] together under your hands.
    Halfway through you see how [object] should have been made, and go on, since half a thing is no use to anybody. It is done now.
  `),
  cook: lines(`
    You give [object] the time [object.they] [object+need], which is more than you have, and it's worth it.
  `),
  eat: lines(`
    You eat [object], and nothing of [object.them] is left.
    [object] [object+taste] better than [object.they] [object+look]. Nothing of [object.them] is left.
  `),
  drink: lines(`
    You drink [object] down. The warmth of [object.them] goes a good way past the stomach.
  `),
  wear: lines(`
    [object] [object+fit], or you do; it comes to the same.
    You wear [object] now.
  `),
  light: lines(`
    [object] [object+catch], [object+shrink], and [object+stand] up bright.
    On the third try [object] [object+burn].
  `),
  extinguish: lines(`
    One breath, and [object] [object.is] out.
  `),
  burn: lines(`
    You watch until there is nothing left of [object] that anyone could read or use.
  `),
  untie: lines(`
    The knot is a good one, but [object] [object.is] loose in the end.
  `),
  tie: lines(`
    You tie [object] fast with a knot that you trust, and a second one that trusts nobody.
  `),
  feed: lines(`
    [object] [object+eat] out of your hand, delicately, and then not delicately at all.
  `),
  buy: lines(`
    "Done," says [who], and [object] [object.is] yours.
    [who] [who+name] a price, you name another, and [object] [object+go] into your hands at the one between.
  `),
  sell: lines(`
    You let [object] go to [who] for less than you hoped and more than you feared.
  `),
  pay: lines(`
    You count it out in front of [who], who counts it again, out of respect.
  `),
  pet: lines(`
    [object] [object+lean] into your hand with the whole of its weight.
  `),
  hide: lines(`
    You get behind [target] and draw in your feet.
    You see to it that nobody who comes to [place] will set eyes on [object].
    [object] [object.is] out of sight now. One would have to know where to look, and only you do.
    You make yourself the size of what [place] [place.has] to hide behind.
  `),
  die: lines(`
    Not today. Your knees give, [place] [place+go] grey, and then it comes back: you are alive, by [prop], and somebody ought to be told.
  `),
  sleep: lines(`
    You sleep, there at [place], with one ear open at first and then with none.
    Sleep takes you at [place], and gives you back rested.
  `),
  rest: lines(`
    You rest at [place] until your breath is your own again.
    For a while you do nothing at all, and [place] [place+let] you.
  `),
  wait: lines(`
    You let the time go by. [^place] [place.does] what it does when nobody asks it anything.
    You stay where you are, there at [place].
  `),
  attack: lines(`
    You go straight for [object]. There is a scuffle; when it clears you are both still standing, further apart.
    [object] [object+move] first, and you move better. It ends in a clinch, breath against breath.
    You come on hard, shoulder first, and drive [object] back three steps, four, to where there is no more room to give.
  `),
  kill: lines(`
    You mean it, and [object] [object+see] that you mean it, and [object.is] out of reach before the thought is a deed. This story lets nobody come to that.
    Your hand is up, and there it stays: [object] [object+look] at you, and neither of you is the sort for it after all.
    @teen It is quick and without a word. [object] [object+go] down, and [object.does] not get up.
    @mature It takes longer than it should. When it's over [object] [object.is] dead, and you are the one breathing.
  `),
  shoot: lines(`
    You take aim, and let it be seen that you are taking aim. [object] [object+stop] where [object.they] [object.is].
    @teen You fire once. It goes wide of [object] by the breadth of a hand.
  `),
  drawWeapon: lines(`
    You have [object] out and low, where it is a fact and not yet a quarrel.
  `),
  threaten: lines(`
    You say what will happen if not, and [object] [object+believe] about half of it. It is the half you needed.
    "No call for that," says [object], hands where you can see them.
  `),
  capture: lines(`
    You are quicker than [object] [object+think]: [object] [object.is] caught.
  `),
  free: lines(`
    [object] [object.is] free. It takes a moment for that to be believed.
  `),
  surrender: lines(`
    You hold up both hands, open. [who] [who+look] them over as if there might be a third.
  `),
  distract: lines(`
    It's an old trick and [object] [object+fall] for it.
  `),
  say: lines(`
    Nobody at [place] answers.
    Your words go out over [place], and nobody is there to answer them.
  `),
  greet: lines(`
    [who] [who+look] up. "There you are," [who.they] [who+say].
    "And to you," says [who], with a nod.
  `),
  thank: lines(`
    "Don't mention it," says [who], who is pleased that you did.
  `),
  apologize: lines(`
    [who] [who+hear] you out. "Well," [who.they] [who+say] at last. "It's said. Leave it at that."
    "I'd sooner have that than a reason," says [who], and means it.
  `),
  forgive: lines(`
    You let it go. [who] [who+breathe] out as if that had been held since morning.
  `),
  persuade: lines(`
    [who] [who+argue] once, twice, and then [who+find] that [who.they] [who.has] been nodding for a while.
    You keep at it, gently, and [who] [who+come] round by inches, like a barge.
  `),
  beg: lines(`
    It costs you something to ask like that, and [who] [who+see] what it costs.
  `),
  lie: lines(`
    You say it with a straight face. [who] [who+believe] you, or [who+do] you the kindness.
  `),
  promise: lines(`
    "I'll hold you to that," says [who], and there is no joke in it.
    You give your word. [who] [who+nod] once, slowly.
  `),
  confess: lines(`
    It's out. [who] [who+say] nothing for as long as it takes to sit down.
  `),
  accuse: lines(`
    "Prove it," says [who].
    [who] [who+go] red, then white. "Say that again," [who.they] [who+say].
  `),
  insult: lines(`
    "Charming," says [who], and [who+turn] half away.
  `),
  praise: lines(`
    [who] [who+try] not to be pleased, and [who+make] a poor job of it.
  `),
  joke: lines(`
    It isn't a very good joke. [who] [who+laugh] all the same, a beat late, and is easier after it.
  `),
  comfort: lines(`
    You say little, and stay. By and by [who's] shoulders come down.
  `),
  hug: lines(`
    [who] [who.is] stiff as a board, and then, quite suddenly, is not.
    It is as simple as that: [who] [who+hold] on.
  `),
  kiss: lines(`
    It is brief, and [who] [who+keep] still for it, and then [who+smile].
    There's a moment when it could still be a joke. [who] [who+let] it go by.
  `),
  marry: lines(`
    "Yes," says [who], before you have got to the end of it.
  `),
  wake: lines(`
    [object] [object+come] up out of sleep by stages, and [object+look] at you as if you were one of them.
    "What is it?" says [object], upright, and not yet awake.
  `),
  invite: lines(`
    "With you?" says [object]. "I thought you'd never ask." And [object.they] [object+come] along.
  `),
  hire: lines(`
    You and [object] shake on it. From now on where you go [object.they] [object+go].
  `),
  continue: lines(`
    You keep on. [^prop] [prop+fall] behind, and [place] [place+go] on further than it looked.
    You go on as you were. Nothing at [place] tells you not to.
  `),
}

/** What is asked for is handed over, or is not. */
export const handoverLines = lines(`
  "If it must be," says [who], and hands you [object]. "I want [object.them] back."
  [who] [who+look] at you for a moment, and then [object] [object.is] in your hand.
  "Of course," says [who]. You have [object] now.
`)
export const refusalLines = lines(`
  "Not [object]," says [who]. "Anything else. Ask me why, if you like."
`)

/** Somebody who is not here is called up. */
export const phoneLines = lines(`
  It rings three times, and then there is [who]. "Where are you? What has happened?"
  [who] [who+answer] before it has rung twice. "Yes? Go on," [who.they] [who+say]. "Tell me."
`)

/** A call into the dark, with somebody beside the hero. */
export const callOutLines = lines(`
    For a breath everything at [place] is quite still. Nobody answers.
    [who] [who+listen] with you. There is no answer, only your own words, a little late.
    Nobody answers; but whatever you heard before has stopped, as if it listened to you at [place].
  `)

import { lines } from '../line-list.ts'

/** How acts of force go: at 'general' nobody is worse off than out of breath. */
export const forceLines = {
  attack: lines(`
    You go straight for [object]. There is a scuffle of boots and a good deal of dust; when it clears you are both still standing, further apart.
    It lands badly, but it lands, and it is no longer possible to pretend that this is a conversation with [object].
    [object] [object+move] first, and you move better. It ends in a clinch, breath against breath.
    You come on hard, shoulder first, and drive [object] back three steps, four, to where there is no more room to give.
    For a moment the whole matter is simply balance, and yours is better than [object's] by an inch.
    @teen There is blood on your lip when you step back from [object], and you are not sure whose turn it is to be afraid.
    @teen You hit [object] once, as hard as you have ever hit anything, and your hand will not close properly for a day.
    @mature You feel it go home. The sound that [object] [object+make] is not one you will forget.
  `),
  kill: lines(`
    You mean it, and [object] [object+see] that you mean it, and [object.is] out of reach before the thought is a deed. This story lets nobody come to that.
    Your hand is up, and there it stays: [object] [object+look] at you, and neither of you is the sort for it after all. [^object.they] [object+back] off, pale.
    @teen It is quick and without a word. [object] [object+go] down, and [object.does] not get up.
    @teen You do what you set out to do. [object] [object+lie] still, and [place] [place.is] very quiet around the two of you.
    @mature It takes longer than it should. When it's over [object] [object.is] dead, and you are the one breathing.
  `),
  shoot: lines(`
    You take aim, and let it be seen that you are taking aim. [object] [object+stop] where [object.they] [object.is].
    You loose one over [object's] head. It does what it was meant to: it makes people at [place] wish they were somewhere else.
    @teen The noise fills [place], and is a long time leaving. It went wide of [object] by the breadth of a hand.
    @teen You fire once. [object] [object+drop] out of sight, and whatever was going to happen next is going to happen further off.
  `),
  drawWeapon: lines(`
    [object] [object+come] clear with a sound that everybody at [place] knows.
    You have [object] out and low, where it is a fact and not yet a quarrel.
    Now [object] [object.is] in your hand, and the talk at [place] is over for the moment.
  `),
  threaten: lines(`
    You say what will happen if not, and [object] [object+believe] about half of it. It is the half you needed.
    [object] [object+take] one step back, which is an answer.
    "No call for that," says [object], hands where you can see them.
  `),
  defend: lines(`
    You put yourself in front of [object] and set your feet. Whoever wants [object.them] must come by you.
    You see to it that nobody gets at [object] from behind: a bar here, [prop] across the way there.
    With your back to [object] you watch the approaches to [place].
  `),
  capture: lines(`
    You are quicker than [object] [object+think]. A turn of the wrist, a length of cord, and [object.they] [object.is] not going anywhere.
    [object] [object+find] every way out of [place] has you in it.
    It's over with less noise than you had feared: [object] [object.is] caught.
  `),
  free: lines(`
    [object] [object.is] free. It takes a moment for that to be believed.
    The last knot goes, and [object] [object+stand] rubbing both wrists, looking at [place] as if it were new.
    You get [object] loose. Nobody says anything, since there is too much to say.
  `),
  disarm: lines(`
    One twist, and what [object] had in hand is on the ground of [place], nearer to you.
    You make [object] harmless, piece by small piece, and breathe again.
  `),
  surrender: lines(`
    You hold up both hands, open. [who] [who+look] them over as if there might be a third.
    You give in. It costs less than you thought, and [place] [place+get] very quiet.
    You lay down what you had. By [prop] it looks like very little.
  `),
  distract: lines(`
    You knock something over by [prop]. Every head at [place] turns that way, and none turns yours.
    "Fire!" you cry, and point past [prop]. For ten good breaths nobody looks at you.
    It's an old trick and [object] [object+fall] for it.
  `),
}

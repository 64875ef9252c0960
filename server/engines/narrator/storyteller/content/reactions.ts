import { lines } from './line-list.ts'

/** How somebody here takes what was done, where they were not spoken to. */
export const reactions = {
  /** Where a deed leaves the hero, and how somebody here takes it. */
  after: lines(`
    [who] [who+watch] you, and [who+wait] for what you will do next.
    "What now?" says [who].
    [who] [who+come] a step closer to see.
    [who] [who+nod] slowly. "And then?" [who.they] [who+say].
    "You know what you are doing, I hope," says [who].
    [who] [who+look] from you to [prop] and back.
    "I'd have done the same," says [who].
    [who] [who+lower] [who.their] voice. "Somebody at [place] will have noticed that."
    "Go on," says [who]. "I'm with you so far."
    [who] [who+keep] an eye on [prop] while you are busy.
    [who] [who+open] [who.their] mouth, and [who+think] better of it.
    @alone [^place] [place.is] quiet after that; you could hear a step from as far as [prop].
    @alone Nobody has seen it but you. You could go on from [prop].
    @alone You wait a moment and listen. At [place] nothing stirs.
    @alone You have [place] to yourself, and time: it is [time].
  `),
  /** Of somebody to whom it was done. */
  afterBeing: lines(`
    [object] [object+let] you, and [object+watch] your face while you do it.
    [^object.they] had not expected that of you; one can see it, and it's not the worst surprise.
    For a breath [object] [object.is] quite still. Then [object.they] [object+look] up at you.
    [object] [object+hold] still for it, and [object+wait] to see what comes next.
    It isn't lost on [object]. You can tell by the way [object.they] [object+turn] to you.
  `),
  /** Of a thing to which it was done. */
  afterThing: lines(`
    [who] [who+look] at [object], and then at you.
  `),
  moved: lines(`
    "So this is [place]," says [who].
    [who] [who+look] about. "Where do we begin?" [who.they] [who+say].
    "Not so loud," says [who]. "Somebody may hear us at [place]."
    [who] [who+stop] beside you and [who+look] over [place] with you.
  `),
  force: lines(`
    "Steady," says [who]. "Steady. It's over."
    "I'd not have dared," says [who], and it's hard to tell whether that is praise.
    [who] [who.has] got behind [prop], and [who+come] out by inches.
  `),
  foe: lines(`
    [who] [who+smile], and makes no move to stop you. That is the worst of it.
    "Are you quite finished?" says [who].
    [who] [who+follow] every move you make, without turning [who.their] head.
    "Do go on," says [who]. "I have all day, and you have not."
  `),
}

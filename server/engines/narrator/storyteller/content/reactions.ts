import { lines } from './line-list.ts'

/** How somebody here takes what happened: nothing that the story could gainsay. */
export const reactions = {
  /** Of somebody who looked on. */
  witness: lines(`
    [who] [who+look] at you: what now?
    [who] [who+have] seen it too, and [who+wait] to hear what you make of it.
    [who] [who+come] a step closer, to see what you will do about it.
    [who] [who+say] nothing to that yet, and [who+keep] both eyes on you.
    [who] [who+follow] it without a word, and then [who+look] for your face.
    "What now?" says [who].
  `),
  /** Of somebody who saw what was done with a thing. */
  witnessOf: lines(`
    [who] [who+look] at [object], and then at you: what now?
    [who] [who.has] an eye on [object] from then on.
    "Mind [object]," says [who].
    [who] [who+come] round to see more of [object].
    [who] [who+look] [object] over, and [who+leave] the rest to you.
  `),
  /** Of whoever did it themselves, where nobody else is about. */
  actor: lines(`
    Then [actor] [actor+look] to you for what comes next.
    [actor] [actor+look] at you, and [actor+wait].
    What [actor] [actor+mean] by it you could ask.
    It's your turn now, and [actor] [actor+know] it.
    [actor] [actor.has] your whole attention.
  `),
  /** Of somebody to whom it was done. */
  afterBeing: lines(`
    [object] [object+let] you, and [object+watch] your face while you do it.
    [^object.they] had not expected that of you; one can see it.
    For a breath [object] [object.is] quite still. Then [object.they] [object+look] up at you.
    [object] [object+hold] still for it, and [object+wait] to see what comes next.
    It isn't lost on [object]. You can tell by the way [object.they] [object+turn] to you.
  `),
  /** Of somebody who has put a question to the hero. */
  asked: lines(`
    [^actor.they] [actor+wait] for your answer.
    It is a real question, and [actor.they] [actor+look] at you until you have an answer.
    Your answer is what [actor.they] [actor.is] waiting for.
  `),
  /** Of somebody who has said something. */
  said: lines(`
    [^actor.they] [actor+leave] it there, and [actor+wait] for what you will say.
    You could ask [actor] for more of it.
    What you make of it is up to you, and [actor.they] [actor+look] at you for it.
    [^actor.they] [actor+stand] by every word of it.
  `),
  moved: lines(`
    "So this is [place]," says [who].
    [who] [who+look] about. "Where do we begin?" [who.they] [who+say].
    [who] [who+stop] beside you and [who+look] over [place] with you.
  `),
  foe: lines(`
    [who] [who+follow] every move you make, without turning [who.their] head.
    "Are you quite finished?" says [who].
    "Do go on," says [who].
  `),
  /** What is so, and where that leaves the hero. */
  still: lines(`
    You are still at [place], and it is [time].
    It is [time], and you still want to [want].
    @alone There is nobody but you at [place]; it is [time].
    It is [time], [partofday], at [place].
    By now it is [time], and the weather at [place] is [weather].
    [friend] [friend.is] still with you at [place].
    From [place] the way on is yours to choose; it is [time].
  `),
}

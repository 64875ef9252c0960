import { lines } from './line-list.ts'

/** How somebody here takes what happened: nothing that the story could gainsay. */
export const reactions = {
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

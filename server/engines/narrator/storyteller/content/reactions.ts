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
  /** Of an animal or a thing that has done something. */
  goes: lines(`
    [^who] [who+go] on with it, neither faster nor slower.
    Then [who] [who+stop], all at once, and [who.is] still.
    It is [who], no doubt of it, and it is not over yet.
  `),
  /** Of somebody who has done something in the player's words. */
  done: lines(`
    [^who] [who+look] at you, to see how you take it.
    "Now you," says [who].
    [^who] [who+wait] for what you will do about it.
    "Don't say anything," says [who].
    "There," says [who], to nobody in particular, and then to you: "Well?"
    [^who] [who+seem] relieved that it is out.
  `),
}

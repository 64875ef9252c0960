import { lines } from './line-list.ts'

export const openingLines = {
  /** Something to look at. */
  setting: lines(`
    Before you is [prop].
    The first thing you see is [prop].
    You stand by [prop].
  `),
  /** Somebody who could be asked, of whom the premise knows nothing. */
  witness: lines(`
    By [prop] [who+stand] [who.a].
    Not far off [who+stand] [who.a].
  `),
  /** A topic that is no sentence. */
  topic: lines(`
    [topic]: nobody here talks of anything else today.
    [topic]: those are the words on the slip of paper that brought you here.
    [topic]: so it stands, in chalk, where you came in.
  `),
  thing: lines(`
    In your pocket [thing.is] [thing.a], and you did not put [thing.them] there.
    All that you have on you is [thing.a], and somebody has told you to keep [thing.them] dry.
    Somebody has pressed [thing.a] into your hand, and was gone before you could ask.
  `),
  question: lines(`
    [who.a] by [prop] [who+look] from [thing] to you. "So it is you they sent," [who.they] [who+say]. "What do you mean to do?"
    [who.a] [who+come] over from [prop]. "You're late," [who.they] [who+say], very low. "Did anybody see you come?"
    "Where did you get that?" asks [who.a], with a look at [thing]. "No, don't tell me. Who else knows?"
  `),
  /** Where nobody is about. */
  sign: lines(`
    Nobody is to be seen. But on [prop] somebody has chalked your name, and the chalk is fresh. Who was here?
    Then, behind [prop], something falls over, and is quiet again. Who is there?
  `),
}

import { spoken } from './line-list.ts'

/** How people take what they are told: '[topic]' is what it turns on. */
export const newsLines = spoken(`
  "[^topic]?" says [who].
  "[^topic]," says [who], and [who+think] about it.
  "[^topic]?" says [who]. "Say that again."
  "[^topic]?" says [who], and [who+look] at you more closely.
  "[^topic]," says [who], half to [who.them]. "I see."
  @child "[^topic]?" says [who]. "Really?"
  @noble "[^topic]?" says [who], with one eyebrow up.
`)

/** The same, where nothing in it can be named. */
export const plainNewsLines = spoken(`
  "I see," says [who].
  [^who] [who+nod] slowly.
  "Is that so?" says [who].
  [^who] [who+take] it in, and [who+think] about it.
  "I hear you," says [who].
  [^who] [who+hear] you out.
  @machine "Understood," says [who].
`)

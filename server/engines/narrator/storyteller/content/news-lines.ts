import { lines } from './line-list.ts'

/** How people take what is said of something of theirs, '[topic]'. */
export const newsLines = lines(`
  "[^topic]?" says [who].
  "[^topic]?" says [who], and [who+look] at you more closely.
  @child "[^topic]?" says [who]. "Really?"
  @noble "[^topic]?" says [who], with one eyebrow up.
`)

/** The same, of anything else: nothing is said that it may not have meant. */
export const plainNewsLines = lines(`
  [^who] [who+take] it in, and [who+think] about it.
  [^who] [who+listen], and [who+think] it over.
  [^who] [who+hear] you out.
`)

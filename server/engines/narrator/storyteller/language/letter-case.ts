/** A text that begins with a capital, whatever follows. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A text that begins with a small letter, as inside of a sentence; 'RUN' and 'NASA' keep theirs. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)

/** The source of a pattern, of words and marks, for letters of either case beside a part that minds the case. */
export const inEitherCase = (source: string): string =>
  source.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** A text that begins with a capital, whatever follows. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A text that begins with a small letter, as inside of a sentence. */
export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

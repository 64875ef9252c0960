/** Every sign that a model could take for the start of a tag. */
const TAG_OPENERS = /[<\u02c2\u2329\u27e8\u3008\ufe64\uff1c]/g

/**
 * Sets what a player typed between `<tag>` and `</tag>` as data. The words inside hold no sign that opens a tag,
 * so they can neither close it nor open another.
 */
export const quotePlayer = (tag: string, words: string) => `<${tag}>\n${asData(words.trim())}\n</${tag}>`

/** Words that go along as data, with no sign that opens a tag. */
export const asData = (words: string): string => words.replace(TAG_OPENERS, '‹')

/** Stands for the name in question, so that the patterns are made once. */
export const NAME = '\uE000'

/** The text with a mark in place of a name; undefined where the name does not stand in it. */
export function markName(text: string, name: string): string | undefined {
  const own = name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const marked = text.replace(new RegExp(`(?<![\\p{L}])${own}(?![\\p{L}])`, 'giu'), NAME)
  return marked === text ? undefined : marked
}

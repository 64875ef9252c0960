const LONGEST_TITLE = 60

/** Makes a title of what a model answered: one line, unadorned, at most 60 characters; '' when there is none. */
export function tidyTitle(answer: string): string {
  const line = answer.split('\n').find((candidate) => /[\p{L}\p{N}]/u.test(candidate)) ?? ''
  const bare = line
    .replace(/["“”„«»*_]/g, '')
    .replace(/^[\s#>-]*(?:title\s*:)?[\s'‘]*/i, '')
    .replace(/[\s'‘’.]+$/, '')
    .replace(/\s+/g, ' ')
  if (bare.length <= LONGEST_TITLE) return bare
  const cut = bare.slice(0, LONGEST_TITLE + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || LONGEST_TITLE).replace(/[\s,;:–—-]+$/, '')
}

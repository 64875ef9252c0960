/** One entry a line; blank lines are nothing. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Lines that somebody says, written without their quotes: 'Twice. Both are gone.' is told as '"Twice," says [who]. "Both are gone."' */
export const spoken = (text: string): string[] =>
  lines(text).map((line) => {
    const [, conditions = '', words = ''] = /^((?:@[a-z]+ )*)(.+)$/.exec(line)!
    if (/"|\[\^?who\b/.test(words)) return line
    const [, first = words, rest] = /^(.+?[.!?])(?: (.+))?$/.exec(words) ?? []
    return `${conditions}"${first.replace(/\.$/, ',')}" says [who].${rest ? ` "${rest}"` : ''}`
  })

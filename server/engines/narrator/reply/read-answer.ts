const LONGEST_REFUSAL = 500
const REGRET =
  /^\W*(?:i['’]?m (?:sorry|unable|not able)|i am (?:sorry|unable|not able)|sorry\b|i apologi[sz]e|i can(?:no|['’])t|i won['’]?t|as an ai|unfortunately, i)/i
const REFUSAL =
  /\b(?:can(?:no|['’])t|won['’]?t|unable|not able|not comfortable|against)\b.{0,80}\b(?:assist|help|continue|comply|creat|writ|generat|fulfil|provid|engag|participat|narrat|guideline|polic|request|that|this)/is

/** Whether a whole reply is a model's refusal in its own voice: a narrator speaks of 'you', not of what it can't do. */
export const looksDeclined = (reply: string): boolean =>
  reply.length <= LONGEST_REFUSAL && REGRET.test(reply) && REFUSAL.test(reply)

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

const determiners = new Set(
  `the a an this that these those my your his her our their its one two three four five six every each another some both
  all any of on in at under over by with between among behind before beside from through into onto`.split(
    /\s+/,
  ),
)
/** Who is named thus acts: what follows is a verb. */
const subjects = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'who'])
/** Most that a noun may stand behind the word that leads to it. */
const FARTHEST = 3

/** Whether somebody acts right before: 'he sands the letter' tells of no sand. */
export const isVerbAfter = (lead: readonly string[]): boolean => subjects.has(lead.at(-1) ?? '')

/** Whether a word stands where a noun does. */
export function isNoun(words: readonly string[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - FARTHEST), at)
  return !isVerbAfter(lead) && (at === 0 || lead.some((word) => determiners.has(word)))
}

/** Parts of the body that are called as something else is: 'your palm', 'the bridge of her nose'. */
const OF_BODY =
  /^(?:your|his|her|my|their|its) (?:\w+ )?(?:palm|temple|sole|calf|nail|chest|bridge|crown|trunk|lash|heel|hand|station)$/
export const isOfBody = (words: readonly string[], at: number): boolean =>
  OF_BODY.test(words.slice(Math.max(0, at - 1), at + 1).join(' ')) ||
  OF_BODY.test(words.slice(Math.max(0, at - 2), at + 1).join(' '))

import { type Detail, detailWords } from '../lexicon/details.ts'
import { clausesOf } from './clauses.ts'
import { isThere, mentionsIn } from './mentions.ts'

/** What the moment tells of that a place may have or lack: 'there are no trees' tells of none. */
export const readDetails = (moment: string): Detail[] => [
  ...new Set(
    mentionsIn(clausesOf(moment), detailWords, true)
      .filter((mention) => isThere(mention) && !mention.lead.slice(-2).some((word) => NONE.test(word)))
      .map(({ name }) => name),
  ),
]

const NONE = /^(?:no|not|without|nor|neither|never)$/

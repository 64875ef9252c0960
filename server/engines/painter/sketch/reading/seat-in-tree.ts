import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { Seat } from '../figures/sitting.ts'
import { verbsOf } from './pose-in-tree.ts'
import { caseOf, childrenOf } from './told-trees.ts'

/** What somebody is told to sit or lie on, the bare ground, and what they are at. */
export interface ToldSeat {
  seat?: Seat | 'ground'
  table?: 'table' | 'counter'
}

const SEATS: readonly (readonly [Seat | 'ground', RegExp])[] = [
  ['armchair', /^(?:armchair|recliner|rocker)s?$/],
  ['wheelchair', /^wheelchairs?$/],
  ['bed', /^(?:bed|cot|bunk|mattress|berth)s?$/],
  ['bench', /^(?:bench|benches|pew|pews|settle)$/],
  ['chair', /^(?:chair|stool)s?$/],
  ['sofa', /^(?:sofa|couch|settee|divan|lounge)s?$/],
  ['throne', /^(?:throne)s?$/],
  [
    'ground',
    /^(?:floor|ground|grass|sand|carpet|rug|mat|deck|snow|planks?|dust|steps?|floorboards|earth|edge|ledge|roof|parapet|kerb|curb|doorstep|stairs|sill|rim|brink)$/,
  ],
]
const TABLE = /^(?:tables?|desks?|workbench|board|card-table|tablecloth)$/
const COUNTER = /^(?:counter|bar|desk|stall)$/
/** What is done at a table, sitting. */
const AT_TABLE = /^(?:write|dine|gamble|deal|type)$/
const PUTS = /^(?:put|lay|place|throw|drop|toss|leave|spread|set)$/
const GAMES =
  /^(?:cards?|dice|chess|checkers|draughts|poker|dominoes|go|solitaire|patience|backgammon|whist)$/

/** 'At an iron table laid for two he sits.' */
const SAT_AT = /\b(?:at|around|round) (?:an?|the|his|her|your|their|my) (?:[\w-]+ ){0,2}(?:table|desk)\b/i

/** 'Across the table Marco turns his ring': both sit at it. */
export const ACROSS = /^across the (?:\w+ )?table\b/i

const seatOf = (word: string) => SEATS.find(([, noun]) => noun.test(word))?.[0]
/** 'The edge of the sofa' is the sofa's. */
const partOf = (tokens: readonly Token[], at: number): string => {
  const whole = /^(?:edge|end|arm|corner|side|foot)$/.test(tokens[at]!.lemma)
    ? childrenOf(tokens, at).find((i) => caseOf(tokens, i) === 'of')
    : undefined
  return whole === undefined ? '' : tokens[whole]!.word.toLowerCase()
}

/** What the verbs of somebody in a sentence tell of their seat. */
export function seatInTree(tokens: readonly Token[], at: number): ToldSeat {
  let seat: ToldSeat['seat']
  let table: ToldSeat['table']
  const verbs = verbsOf(tokens, at)
  for (const verb of [...verbs, at]) {
    const { lemma } = tokens[verb]!
    // Where something is put nobody sits.
    if (verb !== at && PUTS.test(lemma) && childrenOf(tokens, verb).some((i) => tokens[i]!.label === 'obj'))
      continue
    if (verb !== at && AT_TABLE.test(lemma)) table ??= 'table'
    for (const i of childrenOf(tokens, verb)) {
      const word = tokens[i]!.word.toLowerCase()
      if (verb !== at && /^(?:obj|obl)/.test(tokens[i]!.label) && GAMES.test(word)) table ??= 'table'
      if (!/^(?:obl|nmod)/.test(tokens[i]!.label)) continue
      const preposition = caseOf(tokens, i)
      if (childrenOf(tokens, i).some((each) => /^(?:not|no)$/.test(tokens[each]!.word))) continue
      if (/^(?:on|in|upon|onto|into|under)$/.test(preposition))
        seat ??= partOf(tokens, i) === '' ? seatOf(word) : seatOf(partOf(tokens, i))
      if (/^(?:at|around|round|over|across)$/.test(preposition) && TABLE.test(word)) table ??= 'table'
      if (preposition === 'behind' && COUNTER.test(word)) table ??= 'counter'
    }
  }
  if (
    verbs.some((verb) => tokens[verb]!.lemma === 'sit') &&
    SAT_AT.test(tokens.map(({ word }) => word).join(' '))
  )
    table ??= 'table'
  if (ACROSS.test(tokens.map(({ word }) => word).join(' '))) table ??= 'table'
  if (tokens.some(({ word }) => /^cross-legged$/i.test(word)) && verbs.length > 0) seat ??= 'ground'
  return { ...(seat && { seat }), ...(table && { table }) }
}

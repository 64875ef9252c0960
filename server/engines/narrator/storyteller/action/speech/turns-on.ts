import { dependentsOf } from '#server/ground/grammar/dependents.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { lastSaid } from './last-said.ts'

const NAMED =
  /^noun\.(?:artifact|person|animal|food|object|substance|plant|possession|communication|event|body)$/
const VAGUE =
  /^(?:thing|way|time|lot|bit|kind|sort|one|word|question|answer|part|side|place|man|woman|people|person|body|face|eye|hand|head|heart)$/
const TURNED: Record<string, string> = { my: 'your', your: 'my', an: 'a', this: 'that', these: 'those' }

/** The noun that some words turn on, as whoever hears them takes it up: 'your knife' of 'I have lost my knife'. */
export const turnsOn = (words: string): string | undefined => lastSaid(words, nounOf)

function nounOf(tokens: Token[]): string | undefined {
  const isNamed = ({ tag, lemma }: Token) =>
    tag === 'NOUN' && !VAGUE.test(lemma) && NAMED.test(sensesOf(lemma, 'noun')[0]?.field ?? '')
  const found = [/^obj$/, /^nsubj/, /^(?:obl|nmod|root)/]
    .flatMap((label) => tokens.filter((token) => label.test(token.label) && isNamed(token)))
    .at(0)
  if (!found) return undefined
  const at = tokens.indexOf(found)
  const own = dependentsOf(tokens, at, /^(?:det|nmod:poss|amod|compound|nummod)/).map((each) =>
    tokens.indexOf(each),
  )
  const from = Math.min(at, ...own)
  // Only what stands together before the noun.
  if (from < at - 3 || own.some((each) => each > at)) return undefined
  const phrase = tokens.slice(from, at + 1).map(({ word }) => word)
  if (/[’']|^(?:no|every|each|any|which|what)$/i.test(phrase.slice(0, -1).join(' '))) return undefined
  phrase[0] = TURNED[phrase[0]!.toLowerCase()] ?? phrase[0]!.toLowerCase()
  return phrase.join(' ')
}

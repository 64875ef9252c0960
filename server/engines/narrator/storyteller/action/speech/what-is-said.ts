import { rootAt } from '#server/ground/grammar/dependents.ts'
import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'

const OWN: Record<string, string> = { my: 'your', your: 'my', our: 'your' }
/** Taken up by nobody: 'a thing', 'some time'. */
const VAGUE =
  /^(?:thing|one|lot|bit|way|kind|sort|time|something|anything|nothing|everything|self|moment|word)$/
const PART_OF_NAME = /^(?:det|amod|compound|nummod|nmod:poss|flat)/
const MOST_WORDS = 5

/** The noun that the last sentence of some words turns on, as whoever hears it takes it up: 'a knight', 'no water', 'ten minutes'. */
export function echoIn(words: string): string | undefined {
  return words
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !/\?\W*$/.test(sentence))
    .map((sentence) => echoOf(parseSentence(sentence)))
    .findLast((echo) => echo !== undefined)
}

/** The object, else what there is, else what it is done with, for or at. */
const turnsOn = (part: (label: RegExp) => number): number =>
  [part(/^obj$/), part(/^expl$/) >= 0 ? part(/^nsubj/) : -1, part(/^obl$/)].find((at) => at >= 0) ?? -1

const isTime = (noun: string): boolean => sensesOf(noun, 'noun')[0]?.field === 'noun.time'

/** The object of a sentence, else the noun that it says something or somebody is. */
function echoOf(tokens: Token[]): string | undefined {
  const at = rootAt(tokens)
  const root = tokens[at]
  if (!root) return undefined
  // 'Her name is Marta.'
  const isName = root.tag === 'PROPN' && tokens.some(({ head, label }) => head === at && label === 'cop')
  if (isName && tokens[at - 1]?.tag !== 'PROPN') return root.word
  const part = (label: RegExp) => tokens.findIndex((each) => each.head === at && label.test(each.label))
  const isSaidOfOne = part(/^nsubj/) >= 0
  const isFragment = !tokens.some(({ tag, label }) => /^(?:VERB|AUX)$/.test(tag) || label === 'compound')
  const from = root.tag === 'NOUN' && (isFragment || isSaidOfOne) ? at : isSaidOfOne ? turnsOn(part) : -1
  if (from < 0 || tokens[from]!.tag !== 'NOUN' || VAGUE.test(tokens[from]!.lemma)) return undefined
  if (sensesOf(tokens[from]!.lemma, 'noun').length === 0) return undefined
  if (tokens[from]!.label === 'obl' && isTime(tokens[from]!.lemma)) return undefined
  const own = tokens.flatMap((each, index) =>
    index === from || (each.head === from && PART_OF_NAME.test(each.label)) ? [index] : [],
  )
  const [first, last] = [own[0]!, own.at(-1)!]
  if (last - first + 1 !== own.length || own.length > MOST_WORDS) return undefined
  const said = own.map((index) => {
    const { word, tag } = tokens[index]!
    return tag === 'PROPN' ? word : (OWN[word.toLowerCase()] ?? word.toLowerCase())
  })
  const isNot = tokens.some(({ head, word }) => head === at && /^(?:not|n['’]?t|never)$/i.test(word))
  if (!isNot) return said.join(' ')
  return /^(?:any|an?)$/.test(said[0]!) ? ['no', ...said.slice(1)].join(' ') : undefined
}

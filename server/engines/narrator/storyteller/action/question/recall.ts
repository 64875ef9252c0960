import type { Asks } from '../../language/clause.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { wordsOf } from '../../telling/polish.ts'
import { type Entity, type Fact, HERO, type World } from '../../world/world.ts'
import type { Asked } from './asked.ts'
import { NUMBER } from './numbers.ts'

const EMPTY = new Set(
  `a an the my your his her our their its this that these those i you he she it we they me him us them what who whom whose which where when why how
  many much long far old do does did done is are was were be been am has have had will would can could should shall may might must not no yes so and or but if
  of to in on at by for from with about into onto out up down off over than then there here now still really actually just ever else any some all one please
  happen happened go going come get got say said tell told think know say mean means kind sort thing things exactly again yet already too very`.split(
    /\s+/,
  ),
)
/** Facts for the engine alone, not told in sentences. */
const TECHNICAL =
  /^(?:visited|event|shown |believes|cameFrom|heard |topic |lacks |because|by$|self |said\d|settled )/

/** Asked after by its time, whatever it does then. */
const BEGINS = /^(?:start|begin|meet|open|close|end|finish|due|leave|arrive|depart)$/

/** A word's base: 'stole' and 'steals' are 'steal', 'tickets' are 'ticket'. */
const baseOf = (word: string): string => {
  const plain = word.replace(/['’]s?$/, '')
  return verbsOf(plain)[0]?.lemma ?? singularOf(plain)
}

const PLACED =
  /\b(?:in|at|on|under|behind|beneath|beside|near|inside|across|above|below) (?:the|a|an|my|your|his|her|their|our)?\s*[\p{L}]/iu
const TIMED =
  /\b(?:today|tonight|tomorrow|yesterday|morning|noon|evening|night|midnight|dawn|dusk|o['’]clock|\p{L}+days?|(?:week|month|year|day|hour)s?|ago|\d{3,4})\b/iu
const REASONED = /\b(?:because|unless|since|so that|until|or else|that is why)\b/i
const OWED = /\b(?:owe|cost|pay|price|worth|earn)\b/
const MONEY =
  /[$£€]|\b(?:money|gold|silver|coins?|crowns|pounds|dollars|euros?|pence|cents|francs|marks|guilders|thousand|hundred)\b/i

/** The sentence that the story itself has said on a question: of the scenario, of the player, of an earlier answer. */
export function recallFact({ facts, entities }: World, asked: Asked): Fact | undefined {
  const { question, text } = asked
  const wanted = wantedWords(asked)
  const isOfWords = /^(?:whisper|say|mutter|mumble|shout|sing|chant|murmur|tell|answer|reply)/.test(
    question.predicate ?? '',
  )
  const isOfParty = question.asks === 'who' && /\b(?:to|with|for|at|from|about)$|\bwho else\b/.test(text)
  if (wanted.length === 0 || isOfWords || isOfParty) return undefined
  const minimum = wanted.length <= 2 ? wanted.length : Math.ceil(wanted.length * 0.67)
  const scored = facts.flatMap((fact) => {
    const isTold = !TECHNICAL.test(fact.key) && /^[“"\p{Lu}\d]/u.test(fact.text) && fact.text.length <= 220
    if (!isTold || (question.asks === 'where' && fact.key.startsWith('lead'))) return []
    const bases = new Set(wordsOf(fact.text).map(baseOf))
    const met = wanted.filter((choices) => choices.some((choice) => bases.has(choice))).length
    return met >= minimum && settles(question, fact.text, bases, wanted, entities) ? [{ fact, met }] : []
  })
  const most = Math.max(...scored.map(({ met }) => met))
  const best = scored.filter(({ met }) => met === most)
  return (best.findLast(({ fact }) => !fact.key.startsWith('stated')) ?? best.at(-1))?.fact
}

/** What a sentence must name to be about the question; each entry holds other words for the same. */
function wantedWords({ about, other, text, question }: Asked): string[][] {
  const named = [about, other].filter(
    (entity): entity is Entity => entity !== undefined && entity.id !== HERO,
  )
  const wordsFor = ({ name, role = '', aliases = [] }: Entity) =>
    wordsOf([name, role, ...aliases].join(' ')).map(baseOf)
  const taken = new Set(named.flatMap(wordsFor))
  const rest = wordsOf(text)
    .filter((word) => !EMPTY.has(word) && !(word === 'left' && question.asks.startsWith('how')))
    .map(baseOf)
    .filter(
      (word) => !EMPTY.has(word) && !taken.has(word) && !(question.asks === 'when' && BEGINS.test(word)),
    )
  return [
    ...named.map((entity) => [...new Set(wordsFor(entity).filter((word) => word.length > 2))]),
    ...[...new Set(rest)].map((word) => [word]),
  ].filter((choices) => choices.length > 0)
}

/** Whoever did it stands before the verb, or after 'by': nobody hired whom somebody was hired to kill. */
function isDoer(text: string, name: string, wanted: string[][]): boolean {
  const words = wordsOf(text)
  const verbAt = words.findIndex(
    (word) => wanted.some(([first]) => first === baseOf(word)) && verbsOf(word).length > 0,
  )
  const nameAt = words.findIndex((word) => baseOf(word) === baseOf(name))
  return verbAt < 0 || nameAt < verbAt || /\bby\b/.test(text)
}

/** Whether a sentence has the kind of answer that was asked for. */
function settles(
  { asks, predicate = 'be' }: { asks: Asks; predicate?: string },
  text: string,
  bases: Set<string>,
  wanted: string[][],
  entities: Entity[],
): boolean {
  const isNew = (word: string) => !wanted.some((choices) => choices.includes(word)) && !EMPTY.has(word)
  const hasNew = [...bases].filter(isNew).length > 0
  // Where something was bought is not where it was seen.
  const isOfDeed = predicate === 'be' || bases.has(predicate)
  switch (asks) {
    case 'whose':
      return /['’]s\b|\bbelong/.test(text) && wanted.length > 1
    case 'who':
      return entities.some(
        ({ kind, name, role }) =>
          (kind === 'person' || kind === 'group') &&
          wordsOf(`${name} ${role ?? ''}`).some(
            (word) => bases.has(baseOf(word)) && isNew(baseOf(word)) && isDoer(text, word, wanted),
          ),
      )
    case 'where':
      return PLACED.test(text) && hasNew && isOfDeed && (wanted.length > 1 || predicate === 'be')
    case 'when':
    case 'howLong':
      return TIMED.test(text)
    case 'why':
      return REASONED.test(text) && hasNew
    case 'howMuch':
    case 'howMany':
      if (asks === 'howMuch' && OWED.test(wanted.flat().join(' ')) && !MONEY.test(text)) return false
      return wanted
        .flat()
        .some((choice) =>
          new RegExp(
            `\\b(?:${NUMBER})\\b (?:\\p{L}+ ){0,2}${choice}|\\b${choice} (?:\\p{L}+ ){0,3}\\b(?:${NUMBER})\\b`,
            'iu',
          ).test(text),
        )
    case 'what':
      return wanted.length > 1 && hasNew && isOfDeed
    default:
      return false
  }
}

/** The last that was said of somebody or something by the scenario or the player. */
export function recallTopic({ facts }: World, name: string, kind = /./): Fact | undefined {
  const noun = name
    .split(' ')
    .at(-1)!
    .replace(/[^\p{L}]/gu, '.')
  const pattern = new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu')
  return facts.findLast(
    ({ key, text }) =>
      /^(?:stated|happened)/.test(key) && text.length < 140 && pattern.test(text) && kind.test(text),
  )
}

import { verbsOf } from '../../language/verb-forms.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { capitalised } from '../../language/letter-case.ts'
import type { Asks } from '../../language/clause.ts'
import { type Entity, type Fact, HERO, type World } from '../../world/world.ts'
import { wordsOf } from '../../telling/polish.ts'
import type { Asked } from './asked.ts'

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
  /\b(?:today|tonight|tomorrow|yesterday|morning|noon|evening|night|midnight|dawn|dusk|o['’]clock|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weeks|month|months|year|years|day|days|hour|hours|ago|\d{3,4})\b/i
const REASONED = /\b(?:because|unless|since|so that|until|or else|that is why)\b/i
const OWED = /\b(?:owe|cost|pay|price|worth|earn)\b/
const MONEY =
  /[$£€]|\b(?:money|gold|silver|coins?|crowns|pounds|dollars|euros?|pence|cents|francs|marks|guilders|thousand|hundred)\b/i
const NUMBERED =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen)\b/i

/** The sentence that the story itself has said on a question: of the scenario, of the player, of an earlier answer. */
export function recallFact({ facts, entities }: World, asked: Asked): Fact | undefined {
  const wanted = wantedWords(asked)
  const isOfPicture = /\bwho (?:is|are) (?:in|on)\b/.test(asked.text) && asked.about?.kind === 'thing'
  const isOfWords =
    isOfPicture ||
    /^(?:whisper|say|mutter|mumble|shout|sing|chant|murmur)/.test(asked.question.predicate ?? '') ||
    /\bwhat (?:is|are|was|were) \S+(?: \S+)? (?:whisper|say|mutter|mumbl|shout|sing|chant|murmur)ing\b/.test(
      asked.text,
    ) ||
    /^(?:say|tell|answer|reply)$/.test(asked.question.predicate ?? '')
  const isOfParty = asked.question.asks === 'who' && /\b(?:to|with|for|at|from|about)$/.test(asked.text)
  if (
    wanted.length === 0 ||
    isOfWords ||
    isOfParty ||
    /\bwho else\b/.test(asked.text) ||
    /\b(?:did|do|have) (?:i|we) do(?:ne)?\b/.test(asked.text)
  )
    return undefined
  const minimum = wanted.length <= 2 ? wanted.length : Math.ceil(wanted.length * 0.67)
  let best: { fact: Fact; score: number } | undefined
  for (const fact of facts) {
    if (
      TECHNICAL.test(fact.key) ||
      (asked.question.asks === 'where' && fact.key.startsWith('lead')) ||
      !/^[“"\p{Lu}\d]/u.test(fact.text) ||
      fact.text.length > 220
    )
      continue
    if (asked.question.asks === 'where' && !isOfDeed(asked.question.predicate, fact.text)) continue
    if (asked.question.asks === 'what' && !namesDone(asked.question.predicate, fact.text)) continue
    const bases = new Set(wordsOf(fact.text).map(baseOf))
    const met = wanted.filter((choices) => choices.some((choice) => bases.has(choice))).length
    if (
      met < minimum ||
      !settles(asked.question.asks, fact.text, bases, wanted, entities, asked.text.endsWith('about'))
    )
      continue
    const score = met * 10 + fact.turn / 1000 + (fact.key.startsWith('stated') ? 0.5 : 0)
    if (!best || score > best.score) best = { fact, score }
  }
  return best && { ...best.fact, text: partOf(best.fact.text, wanted) }
}

/** Of two sentences in one, the one that is asked for. */
function partOf(text: string, wanted: readonly string[][]): string {
  const parts = text.split(/, (?:and|but) (?=\p{L}+ \p{L}+ \p{L}+)|; /u)
  const met = parts.map((part) => {
    const bases = new Set(wordsOf(part).map(baseOf))
    return wanted.filter((choices) => choices.some((choice) => bases.has(choice))).length
  })
  const one = parts.find((_, at) => met[at]! > 0)
  if (parts.length < 2 || met.filter((count) => count > 0).length !== 1) return text
  return `${capitalised(one!).replace(/[.,;]+$/, '')}.`
}

/** 'Where did you get that suit' is not answered by where a suit was seen. */
const isOfDeed = (predicate: string | undefined, text: string): boolean =>
  !/^(?:get|buy|find|learn|meet|steal|hear|lose|put|leave|hide|keep)$/.test(predicate ?? '') ||
  wordsOf(text).map(baseOf).includes(predicate!)

/** 'What is he painting' is not answered by his painting at the window, but by something that is painted. */
function namesDone(predicate: string | undefined, text: string): boolean {
  const verb = predicate?.split(' ')[0] ?? ''
  if (
    !/^\p{L}{4,}$/u.test(verb) ||
    /^(?:have|want|need|mean|know|think|hear|call|look|smell|happen)$/.test(verb)
  )
    return true
  const found = new RegExp(`\\b${verb.slice(0, -1)}\\p{L}*`, 'iu').exec(text)
  return (
    !found ||
    !/^ (?:at|in|on|by|near|behind|under|with|for|from)\b/.test(text.slice(found.index + found[0].length))
  )
}

/** What a sentence must name to be about the question; each entry holds other words for the same. */
export function wantedWords({ about, other, text, question }: Asked): string[][] {
  const named = [about, other].filter(
    (entity): entity is Entity => entity !== undefined && entity.id !== HERO,
  )
  const wordsFor = (entity: Entity) =>
    [entity.name, entity.role, ...(entity.aliases ?? [])].flatMap((name) =>
      name ? wordsOf(name).map(baseOf) : [],
    )
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
  asks: Asks,
  text: string,
  bases: Set<string>,
  wanted: string[][],
  entities: Entity[],
  isAboutWhat: boolean,
): boolean {
  const isNew = (word: string) => !wanted.some((choices) => choices.includes(word)) && !EMPTY.has(word)
  const fresh = [...bases].filter(isNew)
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
      return (
        PLACED.test(text) &&
        fresh.length > 0 &&
        (wanted.length > 1 ||
          /\b(?:is|are|lives?|works?|went|waits?|sits?|hid(?:es|den)?|kept) (?:\p{L}+ )?(?:in|at|on|to|under|behind)\b/u.test(
            text,
          ))
      )
    case 'when':
    case 'howLong':
      return TIMED.test(text)
    case 'why':
      return REASONED.test(text) && fresh.length > 1
    case 'howMuch':
    case 'howMany':
      if (asks === 'howMuch' && OWED.test(wanted.flat().join(' ')) && !MONEY.test(text)) return false
      return wanted.some((choices) =>
        choices.some((choice) =>
          new RegExp(
            `${NUMBERED.source} (?:\\p{L}+ ){0,2}${choice}|\\b${choice} (?:\\p{L}+ ){0,3}${NUMBERED.source}`,
            'iu',
          ).test(text),
        ),
      )
    case 'what':
      return wanted.length > 1 && fresh.length > 0 && (!isAboutWhat || /\babout\b/.test(text))
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

import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { pastOf } from '../../language/verb-forms.ts'
import { isQuality } from '../../language/noun-kinds.ts'
import { thirdPerson } from '../../telling/noun.ts'
import { answeredBack, asSpoken, toldBack } from '../../telling/second-person.ts'
import type { Question } from '../../language/clause.ts'
import type { Entity, World } from '../../world/world.ts'

interface Put {
  text: string
  question: Question
  about?: Entity
}

const LEAD =
  /^.*?\b(?=(?:what|who|whom|whose|where|when|why|how|which)\b)|^(?:(?:and|but|so|then|ok|okay|well|now|hey|oh)\b,? ?)+/iu
/** 'Does it keep a list of who came?' asks whether; 'do you know who came?' asks who. */
const IS_WHETHER =
  /^\W*(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should) (?!\p{L}+ (?:know|tell|say|remember|guess|see|think|want|mean)\b)/iu
const HELPER =
  /^(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|must)$/
/** 'Who had a key': nothing is turned there. */
const HAVING = /^(?:has|have|had)$/
const SUBJECT = /^(?:i|we|you|he|she|it|they|this|that|these|those|there|anybody|anyone|somebody|someone)$/
const DETERMINER = /^(?:the|an?|my|our|your|his|her|its|their|this|that|these|those)$/

/** 'Where is the key now?' as what is asked: 'where the key is now'; undefined where its parts are not plain. */
export function indirectQuestion(
  { text, question, about }: Put,
  world: World,
  speaker?: Entity,
): string | undefined {
  const words = text
    .replace(IS_WHETHER.test(text) ? /^$/ : LEAD, '')
    .replace(/\bor not$/, '')
    .replace(/,? (?:right now|just now|at the moment|anyway|now)$/, '')
    .replace(/,(?= |$)/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:even|ever|really|actually|just|still|exactly|anyway)$/.test(word))
  const isOpen = /^(?:what|who|whom|whose|where|when|why|how|which)$/.test(words[0] ?? '')
  const at = /^(?:who|what) (?:is|are|was|were) (?:supposed|meant|going|able|about|to|\w+ing)\b/.test(
    words.join(' '),
  )
    ? -1
    : words[0] === 'who' &&
        (HAVING.test(words[1] ?? '') ||
          (/^(?:is|was)$/.test(words[1] ?? '') &&
            words.length > 4 &&
            !/^(?:for|with|to|from|at|of|in|on|by|about)$/.test(words.at(-1)!) &&
            DETERMINER.test(words[2] ?? ''))) &&
        !SUBJECT.test(words[2] ?? '')
      ? -1
      : words.slice(0, 6).findIndex((word) => HELPER.test(word))
  if (words.length < 2 || words.length > 14 || (!isOpen && at !== 0)) return undefined
  const turned = at < 0 ? words : inverted(words, at, { question, about })
  const told = turned && [...(isOpen ? [] : ['whether']), ...turned].join(' ')
  if (!told || !speaker) return told && toldBack(told, world)
  return /\byou(?:r|rs|rself)?\b/.test(told) ? answeredBack(told, world) : asSpoken(told, speaker, world)
}

/** The subject before its helping verb; 'which page is missing' has it there already. */
function inverted(words: string[], at: number, { question, about }: Omit<Put, 'text'>): string[] | undefined {
  const lead = words.slice(0, at)
  const isNot = words[at + 1] === 'not'
  const helper = words[at]! + (isNot ? ' not' : '')
  const rest = words.slice(at + (isNot ? 2 : 1))
  // 'What is engraved on it', 'what is missing from the case': nothing is turned there.
  if (/^(?:what|which)$/.test(lead.join(' ')) && isStateOf(rest)) return words
  // 'Which rooms are occupied'.
  if (/^(?:which|what|whose)$/.test(lead[0] ?? '') && lead.length > 1 && rest.length === 1) return words
  const length =
    parsedSubjectLength(words, words.length - rest.length) ||
    subjectLength(rest, [typeof question.about === 'object' ? question.about.text : undefined, about?.name])
  if (length === 0) return at === 0 ? undefined : words
  const subject = rest.slice(0, length)
  const after = rest.slice(length)
  // 'Why does he only play at night': the verb is what comes after.
  const adverb = ADVERB.test(after[0] ?? '') && after.length > 1 ? [after.shift()!] : []
  subject.push(...adverb)
  const [verb = '', ...tail] = after
  if (!/^(?:do|does|did)$/.test(helper)) return [...lead, ...subject, helper, verb, ...tail].filter(Boolean)
  if (verb === '') return undefined
  if (verb === 'not') return [...lead, ...subject, helper, verb, ...tail]
  const form = helper === 'did' ? pastOf(verb) : helper === 'does' ? thirdPerson(verb) : verb
  return [...lead, ...subject, form, ...tail]
}

const ADVERB = /^(?:only|always|never|often|usually|still|also|even|ever|suddenly|really)$/

const PLACED = /^(?:on|in|inside|under|behind|from|at|about|with|into|over|above|beneath|to|for)$/

/** 'Engraved on it', 'different about tonight': a quality, and what has it. */
const isStateOf = ([first = '', second = '']: string[]): boolean =>
  PLACED.test(second) &&
  !DETERMINER.test(first) &&
  !SUBJECT.test(first) &&
  (/(?:ed|en|wn|ing)$/.test(first) || isQuality(first))

const TIME = /^(?:today|tonight|tomorrow|now|first|next|last)$/i

/** How many words from there on are the subject, by the parse: 'kit' in 'did kit ring today'. 0 where it has none there. */
function parsedSubjectLength(words: string[], from: number): number {
  const tokens = parseSentence(`${words.join(' ')}?`)
  if (tokens.length !== words.length + 1) return 0
  const within = (at: number, head: number): boolean =>
    at === head || (tokens[at]!.head >= 0 && within(tokens[at]!.head, head))
  const head = tokens.findIndex(({ label }, at) => at >= from && label.startsWith('nsubj'))
  if (head < 0) return 0
  const span = tokens.flatMap((_, at) => (within(at, head) ? [at] : []))
  const isWhole = span[0] === from && span.at(-1)! - from + 1 === span.length
  if (!isWhole || tokens[from]!.label === 'case' || TIME.test(tokens[head]!.word)) return 0
  // 'What is the light like': that belongs to what is asked.
  return span.length - (tokens[span.at(-1)!]!.tag === 'ADP' ? 1 : 0)
}

function subjectLength(rest: string[], names: (string | undefined)[]): number {
  if (SUBJECT.test(rest[0] ?? '')) return 1
  const from = DETERMINER.test(rest[0] ?? '') ? 1 : 0
  for (const name of names) {
    const parts = name?.toLowerCase().split(' ') ?? []
    if (parts.length > 0 && parts.every((part, i) => rest[from + i] === part))
      return from + parts.length - (parts.length > 1 && isQuality(parts.at(-1)!) ? 1 : 0)
  }
  return from === 1 && rest.length > 1 ? 2 : 0
}

import { asFirstPerson } from '../../language/as-first-person.ts'
import { capitalised, lowerFirst } from '../../language/letter-case.ts'
import { wordsOf } from '../../telling/polish.ts'
import { type Entity, type Fact, HERO, isBeing, type World } from '../../world/world.ts'
import type { Asked } from './asked.ts'
import { NUMBER } from './numbers.ts'
import { baseOf, isNamedIn, type ToldClause, toldClauses } from './told-clauses.ts'

const EMPTY = new Set(
  `a an the my your his her our their its this that these those i you he she it we they me him us them what who whom whose which where when why how
  many much long far old do does did done is are was were be been am has have had will would can could should shall may might must not no yes so and or but if
  of to in on at by for from with about into onto out up down off over than then there here now still really actually just ever else any some all one please
  happen happened go going come get got say said tell told think know say mean means kind sort thing things exactly again yet already too very`.split(
    /\s+/,
  ),
)
/** Asked after by its time, whatever it does then. */
const BEGINS = /^(?:start|begin|meet|open|close|end|finish|due|leave|arrive|depart)$/

export const PLACED =
  /\b(?:in|at|on|under|behind|beneath|beside|near|inside|across|above|below) (?:the|a|an|my|your|his|her|their|our)?\s*[\p{L}]/iu
const TIMED =
  /\b(?:today|tonight|tomorrow|yesterday|morning|noon|evening|night|midnight|dawn|dusk|o['’]clock|\p{L}+days?|(?:week|month|year|day|hour)s?|ago|\d{3,4})\b/iu
const REASONED = /\b(?:because|unless|since|so that|until|or else|that is why)\b/i
/** By what, of what, through what something came about. */
const MANNER = /\b(?:by|with|of|from|through)\b/
/** Whoever has something holds, carries or keeps it. */
const HAVING = /^(?:have|hold|carry|own|keep|possess|bring|get)$/
/** Where somebody is, they also stand, sit or lie. */
const BEING = /^(?:be|stand|sit|lie|wait|kneel|crouch|live|sleep|hide|work|play|snore|lean|hang|rest|stay)$/
/** Asked of where it is, however it came there. */
const PLACING = /^(?:put|leave|keep|hide|go|lie|stand)$/
const LOST = /\b(?:lost|missing|gone|stole|stolen|vanished|disappeared|mislaid)\b/
/** 'What does she have to eat' asks for what she has. */
const HAS = /\b(?:ha(?:ve|s|d)|got|carr(?:y|ies))(?: to \p{L}+)?$/u
/** What has been so for as long as that. */
const LASTING = new RegExp(
  `\\b(?:for|in) (?:${NUMBER}|an?) (?:\\p{L}+ )?(?:hour|day|week|month|year|decade|centur)`,
  'iu',
)
/** 'What are the cats called?', 'their names are …' */
const NAMED = /^\W*what .*\b(?:called|named)\W*$|^\W*what .*\bnames\b/
const NAMES = /\bnames? (?:is|are|was|were)\b/i

/** What the story itself has told on a question: who of 'who', so much of 'how much', of all else the clause; in the mouth of whoever it is about as their own. */
export function recallTold(world: World, asked: Asked, speaker?: Entity): string | undefined {
  const { question } = asked
  const wanted = wantedWords(asked)
  const isOfWords = /^(?:whisper|say|mutter|mumble|shout|sing|chant|murmur|tell|answer|reply)/.test(
    question.predicate ?? '',
  )
  const isOfParty =
    question.asks === 'who' && /\b(?:to|with|for|at|from|about)$|\bwho else\b/.test(asked.text)
  // 'Where are we going?', where 'you are hitchhiking to Memphis'.
  if (question.asks === 'where' && /\b(?:we|i)\b.*\b(?:going|headed|heading)\b/.test(asked.text))
    return toldClauses(world).findLast(
      ({ subject, text }) => /\byou\b/i.test(subject) && /\b(?:to|for|towards) (?:the )?\p{Lu}/u.test(text),
    )?.text
  const isLasting = question.asks === 'howLong' && (question.predicate ?? 'be') === 'be'
  if ((wanted.length === 0 && !isLasting) || isOfWords || isOfParty) return undefined
  const named = NAMED.test(asked.text)
    ? toldClauses(world).findLast(
        ({ text, bases }) =>
          NAMES.test(text) &&
          (/^(?:their|his|her|its)\b/i.test(text) || wanted[0]?.some((word) => bases.has(word))),
      )?.text
    : undefined
  if (named) return named
  const minimum = wanted.length <= 2 ? wanted.length : Math.round(wanted.length * 0.67)
  const scored = toldClauses(world).flatMap((clause) => {
    const met = wanted.filter((choices) => choices.some((choice) => clause.bases.has(choice))).length
    const answer = met < minimum && !isLasting ? undefined : answerIn(clause, asked, wanted, world)
    return answer === undefined ? [] : [{ answer, met }]
  })
  const most = Math.max(...scored.map(({ met }) => met))
  const answer = scored.findLast(({ met }) => met === most)?.answer
  return answer && speaker ? inTheirMouth(answer, speaker) : answer
}

/** 'The child wants you to sing' in the mouth of the child: 'I want you to sing'. */
export const inTheirMouth = (text: string, { name, role, gender, isProper, aliases = [] }: Entity): string =>
  asFirstPerson(lowerNoun(text), {
    names: isProper ? [name, ...aliases] : [],
    roles: [role ?? name],
    gender: gender === 'n' ? undefined : gender,
    isOtherMeant: false,
    others: [],
  })

const lowerNoun = (text: string): string => text.replace(/^(?:Your|The|An?) /, lowerFirst)

/** What a clause answers; undefined where it has not the kind of answer that is asked for. */
function answerIn(
  clause: ToldClause,
  { question, about, text: asked }: Asked,
  wanted: string[][],
  { entities }: World,
): string | undefined {
  const { asks, predicate = 'be' } = question
  const { text, bases, subject, subjectBases } = clause
  const rest = [...bases].filter(
    (word) => !wanted.some((choices) => choices.includes(word)) && !EMPTY.has(word),
  )
  const isPlaced = asks === 'where' && PLACING.test(predicate)
  const isOfDeed = predicate === 'be' || isPlaced || [...bases].some((word) => isSameDeed(word, predicate))
  // What is told of somebody is told with them as who does it.
  const isOfSubject = !about || !(isBeing(about) || about.id === HERO) || isSubjectOf(clause, about)
  switch (asks) {
    case 'whose':
      return /['’]s\b|\bbelong/.test(text) && wanted.length > 1 ? text : undefined
    case 'who': {
      const isSubject =
        !wanted.flat().some((word) => subjectBases.has(word)) &&
        (/^you$/i.test(subject) || entities.some((each) => isBeing(each) && isNamedIn(each, subjectBases)))
      if (
        predicate === 'be' &&
        PLACED.test(asked) &&
        !(isPlacedAt(text, asked) && [...bases].some((word) => BEING.test(word)))
      )
        return undefined
      // 'Who is the manager': whoever was called so.
      if (predicate === 'be' && !wanted.every((choices) => choices.some((word) => bases.has(word))))
        return undefined
      if (isSubject && isOfDeed && !clause.isDenied) return `${capitalised(subject)}.`
      const isOther = entities.some(
        (each) => isBeing(each) && each !== about && isNamedIn(each, bases) && !isNamedIn(each, subjectBases),
      )
      return about && isOther && isOfSubject && isOfDeed ? text : undefined
    }
    case 'where':
      if (LOST.test(text) && wanted.length <= 2 && isOfSubject) return text
      if (wanted.length === 1 && wanted[0]!.some((word) => isLaid(text, word))) return text
      return PLACED.test(text) &&
        rest.length > 0 &&
        isOfDeed &&
        isOfSubject &&
        (wanted.length > 1 ||
          (predicate === 'be' && [...subjectBases].some((word) => wanted[0]!.includes(word))))
        ? text
        : undefined
    case 'howLong':
      if (predicate === 'be') return about && isOfSubject && LASTING.test(text) ? text : undefined
      return TIMED.test(text) && isOfDeed ? text : undefined
    case 'when':
      return TIMED.test(text) && isOfDeed ? text : undefined
    case 'why':
      return REASONED.test(text) && rest.length > 0 ? text : undefined
    case 'how':
      return predicate !== 'be' && isOfDeed && isOfSubject && MANNER.test(text) && rest.length > 0
        ? text
        : undefined
    case 'howMuch':
    case 'howMany':
      return wanted.flatMap((choices) => choices.map((choice) => amountIn(text, choice))).find(Boolean)
    case 'what':
      if (/\bnames?\b/.test(asked)) return undefined
      if (/\b(?:hour|time|day|date|year)\b/.test(asked))
        return TIMED.test(text) && isOfDeed ? text : undefined
      if (about && isBeing(about) && HAS.test(asked))
        return isOfSubject && !clause.isDenied && [...bases].some((word) => HAVING.test(word))
          ? text
          : undefined
      return wanted.length > 1 && rest.length > 0 && isOfDeed && isOfSubject ? text : undefined
    default:
      return undefined
  }
}

/** 'With the deed under his pillow'. */
const isLaid = (text: string, noun: string): boolean =>
  new RegExp(
    `\\b${noun}s? (?:in|on|at|under|behind|beneath|beside|near|inside|by|around) (?:the|an?|my|your|his|her|their)\\b`,
    'i',
  ).test(text)

/** Told to be in, on or at what it is asked of. */
const isPlacedAt = (text: string, asked: string): boolean =>
  new RegExp(
    `\\b(?:in|on|at|aboard|inside|under|behind) (?:\\p{L}+ ){0,3}${asked
      .split(' ')
      .at(-1)!
      .replace(/[^\\p{L}]/gu, '.')}\\b`,
    'iu',
  ).test(text)

export const isSubjectOf = ({ subject, subjectBases }: ToldClause, about: Entity): boolean =>
  about.id === HERO ? /\byou\b/i.test(subject) : isNamedIn(about, subjectBases)

const isSameDeed = (word: string, predicate: string): boolean =>
  word === predicate || (HAVING.test(predicate) && HAVING.test(word))

/** 'Half a loaf of bread', 'three patient files', and 'you have air for nine hours' whole. */
function amountIn(text: string, noun: string): string | undefined {
  const words = '(?:(?!and|or|to|in|at|for|on|the)\\p{L}+ )'
  const found = new RegExp(
    `\\b(?:half (?:an?|the) (?:\\p{L}+ of (?:the )?)?|(?:an?|the last|some) \\p{L}+ of |(?:${NUMBER}) ${words}{0,2}?)${noun}\\p{L}{0,3}\\b`,
    'iu',
  ).exec(text)?.[0]
  const isCounted = new RegExp(`\\b${noun}\\p{L}{0,3} (?:\\p{L}+ ){0,3}(?:${NUMBER})\\b`, 'iu').test(text)
  return found ? `${capitalised(found)}.` : isCounted ? text : undefined
}

/** What a sentence must name to be about the question; each entry holds other words for the same. */
export function wantedWords({ about, other, text, question }: Asked): string[][] {
  const named = [about, other].filter(
    (entity): entity is Entity => entity !== undefined && entity.id !== HERO,
  )
  const wordsFor = ({ name, role = '', aliases = [] }: Entity) =>
    wordsOf([name, role, ...aliases].join(' ')).map(baseOf)
  const taken = new Set([about, other].flatMap((each) => (each ? wordsFor(each) : [])))
  const rest = wordsOf(text.replace(HAS, ''))
    .filter((word) => !EMPTY.has(word) && !(word === 'left' && question.asks.startsWith('how')))
    .map(baseOf)
    .filter(
      (word) =>
        !EMPTY.has(word) &&
        !taken.has(word) &&
        !(question.asks === 'when' && BEGINS.test(word)) &&
        !(question.asks === 'where' && PLACING.test(word)),
    )
  return [
    ...named.map((entity) => [...new Set(wordsFor(entity).filter((word) => word.length > 2))]),
    ...[...new Set(rest)].map((word) => [word]),
  ].filter((choices) => choices.length > 0)
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

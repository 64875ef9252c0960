import { phraseAt, type Phrase } from './noun-phrase.ts'
import type { Word } from './read-language.ts'
import { textOf } from './scenario-lines.ts'
import { personWords } from './wordbooks/person-words.ts'
import { isVessel, placeKindOf } from './wordbooks/place-kinds.ts'

export interface ReadPlace {
  name: string
  prep: string
  isProper: boolean
  /** A vessel that is called by a name of its own. */
  isAboard?: boolean
}

/** 'I ride into Mercy' and 'she left me her house' begin there. */
const ARRIVING =
  /\b(?:left (?:me|us|you)|inherit\w*)\b|\b(?:ride|rides|walk|walks|drive|drives|come|comes|arrive|arrives|move|moves|moved|step|steps) (?:in|into|to)\b/

/** Beside 'I' and 'you', 'his tower' is another's. */
const HERO = /^(?:i|i'm|my|we|you|you're|your)$/
const THEIRS = /^(?:his|her|their)$/

/** The first place the scenario stands in, and the first it only points to. */
export function placesIn(sentences: Word[][]): { here?: ReadPlace; far?: ReadPlace } {
  let here: ReadPlace | undefined
  let far: ReadPlace | undefined
  const isToldToHero = sentences.some((words) => words.some(({ plain }) => HERO.test(plain)))
  for (const words of sentences) {
    const aimAt = words.findIndex(
      ({ plain }, at) => plain === 'must' || (plain === 'to' && words[at + 1]?.tags.has('Infinitive')),
    )
    for (let at = -1; at < words.length - 1; at++) {
      const prep = words[at]?.plain ?? ''
      if (
        at >= 0 &&
        !/^(?:in|on|at|aboard|inside|under|beneath|of|to|into|near|through|reach|a|an|the|my|your|her|his|our|their)$/.test(
          prep,
        )
      )
        continue
      const place = placeAt(words, at + 1)
      if (!place) continue
      const isFar =
        (aimAt >= 0 && at > aimAt) ||
        /^(?:to|into|reach)$/.test(prep) ||
        (isToldToHero && THEIRS.test(phraseAt(words, at + 1)?.lead ?? ''))
      if (isFar && place.name !== here?.name) far ??= place
      else if (place.name !== far?.name) here ??= place
    }
    here ??= workplaceIn(words)
  }
  if (!here && far && ARRIVING.test(textOf(sentences[0] ?? []))) return { here: far }
  return { here, far: far?.name === here?.name ? undefined : far }
}

/** 'a lighthouse keeper' and 'a museum guard' are where they work. */
function workplaceIn(words: Word[]): ReadPlace | undefined {
  const at = words.findIndex(
    ({ plain }, i) =>
      placeKindOf(plain) !== undefined && isSomebody(words[i + 1]?.plain.replace(/'s$/, '') ?? ''),
  )
  const kind = at < 0 ? undefined : placeKindOf(words[at]!.plain)
  return kind && { name: words[at]!.plain, prep: kind.prep, isProper: false }
}

/** A country, a city, a region: where the story plays, and nowhere one goes in it. */
const isRegion = (words: Word[]) =>
  words.some(
    ({ tags, plain }) =>
      tags.has('City') || tags.has('Country') || tags.has('Region') || /^\d|^(?:empire|kingdom)$/.test(plain),
  )

/** 'well digger', 'village mayor' */
const isSomebody = (name: string) =>
  personWords.has(name.split(' ').at(-1)!.toLowerCase().replace(/s$/, '')) ||
  /(?:er|or|ist|keeper|maker)s?$/.test(name)

/** 'in Mercy', 'the sheriff of Dry Fork' */
function isNamedPlace(words: Word[], at: number, phrase: Phrase): boolean {
  const last = phrase.name.split(' ').at(-1)!
  const isAfterPreposition =
    /^(?:in|of|at|near|into|to)$/.test(words[at - 1]?.plain ?? '') || / of [A-Z]/.test(phrase.name)
  const isPerson = words
    .slice(at, phrase.end)
    .some(({ tags, plain }) => tags.has('FirstName') || personWords.has(plain))
  return isAfterPreposition && /^\p{Lu}\p{Ll}/u.test(last) && (!isPerson || / of [A-Z]/.test(phrase.name))
}

/** 'a small cargo ship, the Magpie' and 'a ship called the Magpie' are the Magpie. */
function nameAfter(words: Word[], end: number): string | undefined {
  const at = end + (/^(?:called|named)$/.test(words[end]?.plain ?? '') ? 1 : 0)
  const isNaming = at > end || words[end - 1]?.after.includes(',')
  const from = words[at]?.plain === 'the' ? at + 1 : at
  const name = words[from]?.text.replace(/[^\p{L}]/gu, '') ?? ''
  return isNaming && (from > at || at > end) && /^\p{Lu}/u.test(name) ? name : undefined
}

/** 'the keeper of a lighthouse' stands in the lighthouse: the part of the phrase that names a place counts. */
function placeAt(words: Word[], at: number): ReadPlace | undefined {
  const phrase = phraseAt(words, at)
  if (!phrase || phrase.end - at > 8) return undefined
  const vessel = isVessel(phrase.name) ? nameAfter(words, phrase.end) : undefined
  if (vessel) return { name: vessel, prep: 'aboard', isProper: false, isAboard: true }
  const parts = phrase.name.split(/ of /).map((part) => part.replace(/^(?:the|a|an|my|your|his|her) /, ''))
  const [kindOf = '', called = ''] = parts
  if (parts.length === 2 && /^\p{Lu}/u.test(called) && placeKindOf(kindOf.split(' ').at(-1)!))
    return {
      name: `${kindOf.split(' ').at(-1)!} of ${called}`,
      prep: placeKindOf(kindOf.split(' ').at(-1)!)!.prep,
      isProper: false,
    }
  const part = parts.find((name) => placeKindOf(name.split(' ').at(-1)!) !== undefined)
  const inner = parts.find(
    (name) => !isSomebody(name) && name.split(' ').some((word) => placeKindOf(word) !== undefined),
  )
  if (isRegion(words.slice(at, phrase.end)) && (parts.length === 1 || !part)) return undefined
  const isTagged =
    words.slice(at, phrase.end).some(({ tags }) => tags.has('Place')) || isNamedPlace(words, at, phrase)
  const name =
    part ?? inner ?? (isTagged ? (parts.find((each) => /^\p{Lu}/u.test(each)) ?? parts[0]) : undefined)
  if (name === undefined) return undefined
  const kind = name
    .split(' ')
    .map((word) => placeKindOf(word))
    .findLast((known) => known !== undefined)
  return { name, prep: kind?.prep ?? 'in', isProper: !part && /^\p{Lu}/u.test(name) }
}

import { phraseAt, type Phrase } from './noun-phrase.ts'
import type { Word } from './read-language.ts'
import { textOf } from './scenario-lines.ts'
import { personWords } from './wordbooks/person-words.ts'
import { placeKindOf } from './wordbooks/place-kinds.ts'

export interface ReadPlace {
  name: string
  prep: string
  isProper: boolean
}

/** 'I ride into Mercy' begins there. */
const ARRIVING =
  /\b(?:ride|rides|walk|walks|drive|drives|come|comes|arrive|arrives|move|moves|moved|step|steps) (?:in|into|to)\b/

/** The first place the scenario stands in, and the first it only points to. */
export function placesIn(sentences: Word[][]): { here?: ReadPlace; far?: ReadPlace } {
  let here: ReadPlace | undefined
  let far: ReadPlace | undefined
  for (const words of sentences) {
    const mustAt = words.findIndex(({ plain }) => plain === 'must')
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
      const isFar = (mustAt >= 0 && at > mustAt) || /^(?:to|into|reach)$/.test(prep)
      if (isFar && place.name !== here?.name) far ??= place
      else here ??= place
    }
  }
  if (!here && far && ARRIVING.test(textOf(sentences[0] ?? []))) return { here: far }
  return { here, far: far?.name === here?.name ? undefined : far }
}

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

/** 'the keeper of a lighthouse' stands in the lighthouse: the part of the phrase that names a place counts. */
function placeAt(words: Word[], at: number): ReadPlace | undefined {
  const phrase = phraseAt(words, at)
  if (!phrase || phrase.end - at > 8) return undefined
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

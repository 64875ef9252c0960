import { phraseAt } from '../language/noun-phrase.ts'
import * as classes from '../language/word-classes.ts'
import type { Word } from '../language/words.ts'
import type { FoundPerson } from './found-person.ts'

/** The thing the story turns on: what is wanted, where that is no person, else the first thing with an owner or marks. */
export function thingOf(
  object: string | undefined,
  people: FoundPerson[],
  words: Word[],
): string | undefined {
  const isPerson = (text: string) =>
    people.some(({ keys }) => [...keys].some((key) => text.toLowerCase().includes(key)))
  if (
    object &&
    !isPerson(object) &&
    !/^(?:out|it|me|who|what|why|how|way|truth|him|her|them|revenge|justice|home|love)$/i.test(object)
  )
    return object
  const last = object && /^(?:it|them)$/i.test(object) ? lastThing(words, isPerson) : undefined
  if (last) return last
  const things =
    /^(?:letter|map|key|book|ring|sword|box|chest|diary|journal|door|painting|portrait|clock|necklace|amulet|crown|jewel|diamond|gold|treasure|egg|lamp|lantern|mirror|compass|machine|device|message|note|coin|stone|crystal|statue|mask|bell|pump|radio|photograph|photo|seed|recipe|violin|flute|wand|staff|potion|orb|scroll|relic|idol|locket|watch|doll|music box|bottle|package|suitcase|briefcase|signal|dagger|gem|artifact|artefact|manuscript|pamphlet|cake|marrow|deed|will|telegram|tape|file|formula|cure|medicine|ship|boat|bridge)s?$/
  for (let at = 0; at < words.length; at++) {
    // 'I sell lamps' names no 'sell lamps'.
    if (classes.subjectPronouns.has(words[at - 1]?.plain ?? '')) continue
    const phrase = phraseAt(words, at)
    if (
      phrase &&
      phrase.mention.determiner !== 'no' &&
      phrase.mention.isProper !== true &&
      things.test(phrase.mention.head) &&
      !isPerson(phrase.mention.text)
    )
      return phrase.mention.text
  }
  return undefined
}

/** The last thing named before the 'it' of the want. */
function lastThing(words: Word[], isPerson: (text: string) => boolean): string | undefined {
  let last: string | undefined
  for (let at = 0; at < words.length && words[at]!.plain !== 'it'; at++) {
    const phrase = phraseAt(words, at)
    if (!phrase || phrase.mention.pronoun || phrase.mention.isProper) continue
    if (/^(?:my|the|a|our|his|her)$/.test(phrase.mention.determiner ?? '') && !isPerson(phrase.mention.text))
      last = phrase.mention.text
    at = phrase.end - 1
  }
  return last
}

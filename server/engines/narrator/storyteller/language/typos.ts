import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { capitalised } from './letter-case.ts'
import { isShortOfIs } from './lost-apostrophes.ts'
import { isListedWord, isOnlyName } from './tagger.ts'
import { verbForms, verbsOf } from './verb-forms.ts'
import type { Word } from './words.ts'
import * as classes from './word-classes.ts'

/** Whether one slip of the fingers lies between two words: a letter more, less, other, or two swapped; two in long words. */
export function isTypoOf(typed: string, meant: string): boolean {
  if (typed === meant) return true
  const most = Math.min(typed.length, meant.length) >= 9 ? 2 : meant.length >= 4 ? 1 : 0
  if (most === 0 || typed.length < 3 || Math.abs(typed.length - meant.length) > most) return false
  if (typed[0] !== meant[0] && !(typed[0] === meant[1] && typed[1] === meant[0])) return false
  return distance(typed, meant) <= most
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** One letter in place of another that lies far from it: 'stove' is no slip for 'stone'. */
function isOtherLetter(typed: string, meant: string): boolean {
  const places = typed.split('').flatMap((letter, at) => (letter === meant[at] ? [] : [at]))
  if (typed.length !== meant.length || places.length !== 1) return false
  const at = places[0]!
  const keyOf = (letter: string) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter))
    return { row, column: (KEYS[row]?.indexOf(letter) ?? 9) + row / 2 }
  }
  const [one, other] = [keyOf(typed[at]!), keyOf(meant[at]!)]
  return Math.abs(one.row - other.row) > 1 || Math.abs(one.column - other.column) > 1.5
}

/** A slip that one word can be of another that is no name; a word of its own is none: 'villager' is no village. */
export const isSlipOf = (typed: string, meant: string): boolean =>
  isTypoOf(typed, meant) && !isOtherLetter(typed, meant) && sensesOf(typed, 'noun').length === 0

/** Damerau's edit distance. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i])
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      rows[i]![j] = least
    }
  return rows[a.length]![b.length]!
}

const functionWords = [
  ...classes.determiners,
  ...classes.prepositions,
  ...classes.auxiliaries,
  ...classes.coordinators,
  ...classes.subordinators,
  ...classes.whWords,
  ...classes.objectPronouns,
  ...classes.adverbs,
  'something',
  'someone',
  'somebody',
  'nobody',
  'nothing',
  'everyone',
  'please',
  'there',
  'where',
  'because',
].filter((word) => word.length >= 4)
const commonVerbs = new Set(
  'open take look walk talk give search attack follow climb hide listen wait grab light throw close unlock read write search examine inspect whisper shout knock enter leave return push pull break drink sleep fight shoot kneel touch drop jump cross explore investigate check watch find follow steal escape promise wonder think remember want try going ask tell said says asks tells goes takes looks walks runs opens gives went took looked walked opened gave asked told where grabbed talked turned turn help save rescue wake light drive ride swim'.split(
    ' ',
  ),
)

const isKnown = (plain: string) =>
  verbsOf(plain).length > 0 ||
  isListedWord(plain) ||
  functionWords.includes(plain) ||
  classes.interjections.has(plain) ||
  classes.numbers.has(plain) ||
  classes.directions.has(plain) ||
  classes.quantities.has(plain) ||
  (['verb', 'noun', 'adj', 'adv'] as const).some((wordClass) => sensesOf(plain, wordClass).length > 0)

/**
 * Mends slips in words that no lexicon knows, against the story's names, the commonest verbs where a verb stands, and the
 * small words. Marks the words of names.
 */
export function mendTypos(words: Word[], names: ReadonlySet<string>, nouns: ReadonlySet<string>): void {
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'word') continue
    const bare = word.plain.replace(/'s?$/, '')
    const tail = word.plain.slice(bare.length)
    if (
      bare.endsWith('s') &&
      names.has(bare.slice(0, -1)) &&
      !names.has(bare) &&
      !/^(?:the|other|others|all|many|more|those|these|two|three)$/.test(words[at - 1]?.plain ?? '') &&
      words[at + 1]?.kind === 'word' &&
      !verbsOf(words[at + 1]!.plain).some(({ form }) => form === 's' || form === 'past')
    ) {
      const isBeing = isShortOfIs(words[at + 1]!.plain, words[at + 2]?.plain)
      word.plain = `${bare.slice(0, -1)}'s`
      word.text = capitalised(word.text.replace(/s$/, isBeing ? '' : "'s"))
      word.isName = true
      continue
    }
    // 'marcus got bit': a name in small letters.
    if (names.has(bare) || isOnlyName(bare)) {
      word.isName = !names.has(bare) || isMeantAsName(words, at)
      if (word.isName) word.text = capitalised(word.text)
      continue
    }
    if (
      bare.length < 4 ||
      isAgent(bare) ||
      isKnown(word.plain) ||
      isKnown(bare) ||
      nouns.has(bare) ||
      nouns.has(bare.replace(/s$/, '')) ||
      words.filter(({ plain }) => plain === bare).length > 1
    )
      continue
    const name = [...names].find((each) => each.length >= 4 && `${bare}s` !== each && isTypoOf(bare, each))
    if (name) {
      word.plain = name + tail
      word.isName = true
      continue
    }
    if (word.isCapital && at > 0) continue
    const before = words[at - 1]
    const isVerbPlace =
      before === undefined ||
      before.kind === 'mark' ||
      classes.subjectPronouns.has(before.plain) ||
      /^(?:to|and|then|not|will|can|please)$/.test(before.plain)
    // 'A clove of garlic': after 'a' stands a noun, which no small word is.
    const isNounPlace =
      before !== undefined &&
      /^(?:an?|the|my|your|his|her|our|their|some|this|no|any|of|with|two|three|four|five|six|seven|eight|nine|ten)$/.test(
        before.plain,
      )
    const small = isNounPlace
      ? undefined
      : functionWords.find(
          (each) =>
            isTypoOf(bare, each) &&
            (bare.length > 4 || bare.split('').toSorted().join('') === each.split('').toSorted().join('')),
        )
    const verb = isVerbPlace
      ? ([...commonVerbs].find((each) => isTypoOf(bare, each)) ??
        (bare.length >= 5
          ? [...verbForms].find((each) => each.length >= 5 && isTypoOf(bare, each))
          : undefined))
      : undefined
    const mended = /(?:thing|one|body)$/.test(small ?? '') ? small : (verb ?? small)
    if (mended && !(word.isCapital && at === 0 && mended !== verb)) {
      word.plain = mended
      word.text = mended
    }
  }
}

/** 'Riders', 'welder': whoever does it, and no slip. */
const isAgent = (word: string): boolean => {
  const stem = /^(\p{L}{3,}?)ers?$/u.exec(word)?.[1]
  return (
    stem !== undefined &&
    [stem, `${stem}e`, stem.slice(0, -1)].some((each) => verbsOf(each).some(({ form }) => form === 'base'))
  )
}

/** A name that is a common word too ('Will', 'Rose') is meant where it is capital, or where nothing else fits. */
function isMeantAsName(words: Word[], at: number): boolean {
  const word = words[at]!
  const bare = word.plain.replace(/'s?$/, '')
  const isCommon =
    verbsOf(bare).length > 0 ||
    classes.auxiliaries.has(bare) ||
    classes.prepositions.has(bare) ||
    classes.adverbs.has(bare)
  if (!isCommon) return true
  const after = words[at + 1]
  const isLed =
    at === 0 ||
    words[at - 1]!.kind === 'mark' ||
    /^(?:and|but|then|so|while|when|because)$/.test(words[at - 1]!.plain)
  if (
    !word.isCapital &&
    isLed &&
    after?.kind === 'word' &&
    verbsOf(after.plain).some(({ form }) => form === 's')
  )
    return true
  if (!word.isCapital) return isInPlaceOfName(words, at)
  if (at > 0 && words[at - 1]!.kind === 'word') return true
  const next = words[at + 1]
  return (
    next !== undefined &&
    (next.kind === 'mark'
      ? next.plain === ','
      : classes.auxiliaries.has(next.plain) ||
        verbsOf(next.plain).some(({ form }) => form === 's' || form === 'past'))
  )
}

/** 'March up to chuck', 'mark?': no subject stands before the small word, and nothing that is done behind it. */
function isInPlaceOfName(words: Word[], at: number): boolean {
  const { plain } = words[at]!
  if (classes.auxiliaries.has(plain) || classes.prepositions.has(plain) || classes.adverbs.has(plain))
    return false
  const before = words[at - 1]?.plain ?? ''
  const after = words[at + 1]
  const isDeed =
    after?.kind === 'word' &&
    (classes.determiners.has(after.plain) ||
      classes.objectPronouns.has(after.plain) ||
      classes.subjectPronouns.has(after.plain) ||
      classes.prepositions.has(after.plain))
  const isLed =
    before === '' ||
    classes.subjectPronouns.has(before) ||
    classes.auxiliaries.has(before) ||
    classes.negations.has(before) ||
    /^(?:[,.;]|and|then|but|or|please|.*ly)$/.test(before)
  const isNamed = classes.prepositions.has(before) || verbsOf(before).length > 0
  return !classes.determiners.has(before) && (isNamed ? !isDeed || !/^to$/.test(before) : !isLed && !isDeed)
}

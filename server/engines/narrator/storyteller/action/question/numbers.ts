import { isKindOf, synonymsOf } from '#server/ground/wordnet/wordnet.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { wordsOf } from '../../telling/polish.ts'
import { timeOf } from '../../world/clock.ts'
import { isBeing, type World } from '../../world/world.ts'
import { purseOf } from '../acts/purse.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'

const CHILD =
  /\b(?:boy|girl|child|kid|lad|lass|toddler|pupil|(?:little|younger|baby) (?:brother|sister))(?:s|ren)?\b/
const OLD = /\b(?:old|grand\p{L}+|granny|gran|nan|elder\p{L}*|crone|widow\p{L}*|great-\p{L}+)\b/u
const YOUNG = /\b(?:young\p{L}*|daughter|son|apprentice|student|teen\p{L}*|princess|prince|nephew|niece)s?\b/u
const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty']
const SMALL = 'two three four five six seven eight nine'.split(' ')
export const NUMBER =
  '\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen'

/** How old somebody may be, by what they are called; undefined for a thing. */
export function ageFor({ random }: Scene, { about, name, text: asked }: Asked): string | undefined {
  const called = `${about?.name ?? name} ${about?.role ?? ''}`.toLowerCase()
  if (about && !isBeing(about) && !/\b(?:he|she|they|you)\b/.test(asked)) return undefined
  return CHILD.test(called)
    ? random.pick(['eight', 'nine', 'ten'])
    : OLD.test(called)
      ? `${random.pick(TENS.slice(4))}-${random.pick(SMALL)}`
      : YOUNG.test(called)
        ? random.pick(['eleven', 'fourteen', 'seventeen', 'nineteen'])
        : `${random.pick(TENS.slice(0, 3))}-${random.pick(SMALL)}`
}

/** 'At ten past nine': a little later than it is, or than it was. */
export function hourFor({ world, random }: Scene, { clause, text }: Asked): string {
  const off = 5 * random.pick([4, 7, 9, 14])
  const isPast = clause.tense === 'past' || /\b(?:did|was|were|had)\b/.test(text)
  return `at ${timeOf(world.minutes + (isPast ? -off : off))}`
}

/** How many there are: as the story has told it, of these or by another word for them, else a few. */
export const countFor = ({ world, random }: Scene, noun: string, predicate = 'be'): string =>
  toldNumber(world, noun, predicate) ?? random.pick(SMALL.slice(1))!

/** The number that the story has told of something: 'my two children' where kids are asked after. */
function toldNumber({ facts, entities }: World, noun: string, predicate: string): string | undefined {
  const head = singularOf(noun.toLowerCase().split(' ').at(-1)!)
  const counted = entities.find(({ name, amount }) => amount !== undefined && sameNoun(name, head))
  if (counted) return String(counted.amount)
  const isOfDeed = (text: string) =>
    /^(?:be|have|own|count)$/.test(predicate) || wordsOf(text).some((word) => lemmaOf(word) === predicate)
  for (const { key, text } of facts)
    if (/^(?:stated|happened|settled)/.test(key) && isOfDeed(text))
      for (const [, number, one, two] of text.matchAll(
        new RegExp(`\\b((?:an? )?(?:${NUMBER})) (\\p{L}+)(?: (\\p{L}+))?`, 'giu'),
      ))
        if (sameNoun(one!, head) || (two && sameNoun(two, head))) return number!.toLowerCase()
  return undefined
}

const lemmaOf = (word: string): string => verbsOf(word)[0]?.lemma ?? word

function sameNoun(name: string, head: string): boolean {
  const noun = singularOf(name.toLowerCase().split(' ').at(-1)!)
  return noun === head || (noun.length > 2 && synonymsOf(head, 'noun').includes(noun))
}

const isCurrency = (word: string): boolean => isKindOf(word, 'monetary_unit') || isKindOf(word, 'coin')

/** The money people pay with in this story, as it has been named; '' where it has not. */
function moneyOf(world: World): string {
  const told = toldMoney(world) ?? ''
  const signed = { $: 'dollars', '£': 'pounds', '€': 'euros' }[told[0] ?? '']
  return (
    signed ??
    purseOf(world)?.name ??
    world.premiseWords.find((word) => word.endsWith('s') && isCurrency(word)) ??
    ''
  )
}

/** A price in the money of the story, and no more than what is in the purse; by days of work where no money has been named. */
export const priceFor = ({ world, random }: Scene): string => {
  const money = moneyOf(world)
  const most = purseOf(world)?.amount
  const few = SMALL.filter((_, at) => most === undefined || at + 2 <= most)
  if (money === '') return random.pick(['a day’s wages', 'half a day’s wages', 'a week’s wages'])
  return `${random.pick(few.length > 0 ? few : SMALL)} ${money}`
}

/** The money that the story has told of in so many words: '$1.25', 'forty crowns'. */
export function toldMoney({ facts }: World): string | undefined {
  for (const { key, text } of facts) {
    if (!key.startsWith('stated')) continue
    const signed = /[$£€] ?\d[\d.,]*\d|[$£€] ?\d/.exec(text)?.[0]
    if (signed) return signed
    for (const [whole, , unit] of text.matchAll(new RegExp(`\\b(${NUMBER}) (\\p{L}+)`, 'giu')))
      if (isCurrency(unit!)) return whole.toLowerCase()
  }
  return undefined
}

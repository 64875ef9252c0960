import { isKindOf, synonymsOf } from '#server/ground/wordnet/wordnet.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { listed } from '../../telling/phrases.ts'
import { timeOf } from '../../world/clock.ts'
import { HERO, isBeing, type World } from '../../world/world.ts'
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

/** What is and stays in the number that was told: how many were used or seen is another. */
const STAYING =
  /^(?:be|have|own|count|miss|lose|leave|remain|stand|lie|sit|carry|need|live|play|come|steal|bring)$/

/** How many there are: as the story has told it, of these or by another word for them, else a few. */
export const countFor = (scene: Scene, noun: string, predicate = 'be'): string =>
  (noun !== '' && STAYING.test(predicate)
    ? (toldNumber(scene.world, noun) ?? countOfKind(scene.world, noun))
    : undefined) ?? scene.random.pick(SMALL.slice(1))!

/** The number that the story has told of something: 'my two children' where kids are asked after, one orc. */
function toldNumber({ facts, entities }: World, noun: string): string | undefined {
  const head = singularOf(noun.toLowerCase().split(' ').at(-1)!)
  const counted = entities.find(({ name, amount }) => amount !== undefined && sameNoun(name, head))
  if (counted) return ['one', ...SMALL][counted.amount! - 1] ?? String(counted.amount)
  const told = facts.filter(({ key }) => /^(?:stated|happened|settled)/.test(key))
  for (const { text } of told)
    for (const [, number, one, two] of text.matchAll(
      new RegExp(`\\b((?:an? )?(?:${NUMBER})) (\\p{L}+)(?: (\\p{L}+))?`, 'giu'),
    ))
      if (sameNoun(one!, head) || (two && sameNoun(two, head))) return number!.toLowerCase()
  const isOne = new RegExp(`\\b(?:an?|my|your|his|her|the) (?:\\p{L}+ )?${head}\\b(?! of\\b)`, 'iu')
  return told.some(({ text }) => isOne.test(text)) ? 'one' : undefined
}

const FOES = /^(?:enem(?:y|ies)|foes?|opponents?|hostiles?|attackers?)$/

/** Those of a kind of whom the story has told: 'animals' are the goat. */
function countOfKind(world: World, noun: string): string | undefined {
  const kind = singularOf(noun.toLowerCase())
  const those = world.entities.filter(
    (each) =>
      each.id !== HERO &&
      isBeing(each) &&
      (FOES.test(kind)
        ? each.stance === 'foe'
        : each.kind === kind || (kind === 'people' && each.kind === 'person')),
  )
  if (
    those.length === 0 ||
    those.length > 4 ||
    those.some(({ isPlural, kind: own }) => isPlural || own === 'group')
  )
    return undefined
  const number = ['one', ...SMALL][those.length - 1]!
  return `${number} that you know of: ${listed(those.map((each) => formOf(nounOf(each), '')!))}`
}

function sameNoun(name: string, head: string): boolean {
  const noun = singularOf(name.toLowerCase().split(' ').at(-1)!)
  return (
    noun === head ||
    (noun.length > 2 &&
      (synonymsOf(head, 'noun').includes(noun) ||
        (!/^(?:person|people|thing|man)$/.test(head) && isKindOf(noun, head))))
  )
}

const isCurrency = (word: string): boolean =>
  /^(?:bucks?|quid)$/.test(word) || isKindOf(word, 'monetary_unit') || isKindOf(word, 'coin')

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

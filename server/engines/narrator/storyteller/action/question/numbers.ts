import { capitalised } from '../../language/letter-case.ts'
import { timeOf } from '../../world/clock.ts'
import { isBeing } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'

const CHILD =
  /\b(?:boy|girl|child|kid|lad|lass|toddler|pupil|(?:little|younger|baby) (?:brother|sister))(?:s|ren)?\b/
const OLD = /\b(?:old|grand\p{L}+|granny|gran|nan|elder\p{L}*|crone|widow\p{L}*|great-\p{L}+)\b/u
const YOUNG = /\b(?:young\p{L}*|daughter|son|apprentice|student|teen\p{L}*|princess|prince|nephew|niece)s?\b/u
const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty']
const SMALL = 'two three four five six seven eight nine'.split(' ')
const LARGE = ['eleven', 'fourteen', 'eighteen', 'twenty-two', 'about thirty', 'forty, near enough']
/** There are many of them, as a rule. */
const CROWD =
  /\b(?:men|women|people|crew|soldiers|guests|passengers|prisoners|villagers|students|pupils|kids|children|patients|books|stars|steps|stairs|pages|ships|seats|rooms|houses|cards|coins|sheep)\b/

/** How old somebody may be, by what they are called. */
export function ageFor({ random }: Scene, { about, name, text: asked }: Asked): string {
  const called = `${about?.name ?? name} ${about?.role ?? ''}`.toLowerCase()
  if (about && !isBeing(about) && !/\b(?:he|she|they|you)\b/.test(asked)) return 'Older than anybody here.'
  const age = CHILD.test(called)
    ? random.pick(['eight', 'nine', 'ten'])
    : OLD.test(called)
      ? `${random.pick(TENS.slice(4))}-${random.pick(SMALL)}`
      : YOUNG.test(called)
        ? random.pick(['eleven', 'fourteen', 'seventeen', 'nineteen'])
        : `${random.pick(TENS.slice(0, 3))}-${random.pick(SMALL)}`
  return `${capitalised(age)}.`
}

/** 'At ten past nine': a little later than it is, or than it was. */
export function hourFor({ world, random }: Scene, { clause, text }: Asked): string {
  const off = 5 * random.pick([4, 7, 9, 14])
  const isPast = clause.tense === 'past' || /\b(?:did|was|were|had)\b/.test(text)
  return `At ${timeOf(world.minutes + (isPast ? -off : off))}.`
}

/** How many there may be: of people who come in crowds more than of spoons. */
export const countFor = ({ random }: Scene, words: string): string =>
  `${capitalised(random.pick(CROWD.test(words) && !/\b(?:here|me|us)\b/.test(words) ? LARGE : SMALL)!)}.`

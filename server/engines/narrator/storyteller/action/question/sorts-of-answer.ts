import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { kindOfNoun } from '../../language/noun-kinds.ts'
import { headOf, isPluralPhrase } from '../../telling/noun.ts'
import type { openAnswers } from '../../content/open-answers.ts'
import { ageFor, countFor, hourFor, priceFor } from './numbers.ts'
import { hereOf, isBeing } from '../../world/world.ts'
import { busyWith, isOfBusiness, isOfWay, wayHere } from './from-story.ts'
import { isOfOther, type Open, predicateOf } from './open.ts'
import {
  COMING,
  isOfVolunteer,
  look,
  newName,
  oneOfThese,
  stranger,
  SUPERLATIVE,
  volunteer,
} from './open-people.ts'
import { carried, held, isOfCarried, isOfHeld, placeOfThing } from './open-things.ts'

/** One sort of answer: which questions ask for it, and what it is. */
interface Sort {
  is: (open: Open) => boolean
  answer: (open: Open) => string | undefined
}

const by =
  (pattern: RegExp) =>
  ({ words }: Open): boolean =>
    pattern.test(words)

const PRICED =
  /^what (?:is|was|are) (?:the|your|his|her|my|our|their) (?:\p{L}+ )?(?:pay|price|cost|fee|reward|rent|fare|wages?|salary|bounty|toll|charge|ransom|bail)\b/u

const isMoneyAsked = (open: Open): boolean =>
  (/^(?:how much|what)\b/.test(open.words) && /^(?:cost|pay|charge|owe|earn|bid)$/.test(predicateOf(open))) ||
  /^how much (?:do|did|have|will|can) (?:i|we|you|they) (?:make|made|earned|get)$/.test(open.words) ||
  PRICED.test(open.words) ||
  (/^how much (?:is|are|for)\b(?! (?:on|in|under)\b)/.test(open.words) &&
    !/\b(?:left|there)\b/.test(open.words))

const isPast = ({ asked, words }: Open): boolean =>
  asked.clause.tense === 'past' || /\b(?:was|were|did|had|last)\b/.test(words)

/** What keeps hours: a train, a lesson, a shop. */
const isTimed = ({ asked, words }: Open): boolean =>
  [asked.about?.name ?? '', asked.name ?? '', words.split(' ').at(-1)!].some(
    (name) =>
      kindOfNoun(headOf(name)) === 'vehicle' ||
      /^noun\.(?:event|act|time)$/.test(sensesOf(headOf(name), 'noun')[0]?.field ?? '') ||
      isKindOf(headOf(name), 'public_transport') ||
      isKindOf(headOf(name), 'mercantile_establishment'),
  )

/** 'What kind of sword': made by hand, and no dish. */
const isOfMadeThing = ({ words }: Open): boolean => {
  const noun = /^what \p{L}+ of ((?:\p{L}+ ?){1,2}?)(?: (?:is|are|was|were|do|does|did|has|have)\b|$)/u.exec(
    words,
  )?.[1]
  return noun !== undefined && sensesOf(headOf(noun), 'noun')[0]?.field === 'noun.artifact'
}

/** What has lasted by its nature for years, or for hours; undefined where it may be either. */
function durationSince(open: Open): string | undefined {
  if (
    /\b(?:know|knew|known|work\w*|liv(?:e|es|ed|ing)|married|together|dead|play\w*|teach\w*|taught|own(?:ed)?)\b/.test(
      open.words,
    )
  )
    return open.pick('years')
  return /\b(?:wait\w*|stand\w*|stood|sit|sat|sitting|stuck|sleep\w*|slept|asleep|unconscious|awake|bleed\w*|ring\w*|rain\w*|snow\w*|burn\w*|walk\w*|driv\w+|talk\w*|here|in|out|up|down)\b/.test(
    open.words,
  )
    ? open.pick('hours')
    : undefined
}

/** Answered by one of some lines, whoever it is of, or only where it is of somebody else. */
const line = (asks: RegExp, pool: keyof typeof openAnswers, of: 'any' | 'other' = 'any'): Sort => ({
  is: (open) => asks.test(open.words) && (of === 'any' || isOfOther(open)),
  answer: ({ pick }) => pick(pool),
})

/** The sorts of answers, the first of which a question is takes it, and what the story has before any line; what is none of these is left to the player. */
export const sorts: Sort[] = [
  { is: isOfBusiness, answer: busyWith },
  { is: isOfWay, answer: wayHere },
  line(/^what (?:is|are|was|were) .*\bwearing$/, 'clothes', 'other'),
  line(/^how (?:do|does|did) .*\bfeel(?: about .*)?$/, 'feeling', 'other'),
  line(/^how long\b.*\b(?:going on|happening|like this)$/, 'since'),
  { is: by(SUPERLATIVE), answer: oneOfThese },
  line(
    /^how (?:is|are|have|has|do|does|did) (?:you|he|she|they)(?: (?:been|feel(?:ing)?|do(?:ing)?|sleep|slept|keeping|holding up))?(?: (?:today|tonight|lately|now))?$/,
    'health',
    'other',
  ),
  { is: by(COMING), answer: stranger },
  line(/^what (?:is|was|are) (?:that|this|the) (?:\p{L}+ )?(?:noise|sound|sounds|noises)\b/u, 'noise'),
  line(/^what (?:happens|will happen|would happen) (?:if|when|to us)\b/, 'risk'),
  {
    is: by(/^what is (?:the|our|my|your) plan\b/),
    answer: ({ scene: { world } }) => (world.plot.isOpen ? undefined : `to ${world.plot.want}`),
  },
  { is: isOfHeld, answer: held },
  { is: isOfVolunteer, answer: volunteer },
  {
    is: by(/^which (?:one )?of (?:them|us|you|these|those|the (?:\p{L}+ ){0,2}\p{L}+)\b/u),
    answer: oneOfThese,
  },
  { is: by(/^how old\b/), answer: ({ scene, asked, pick }) => ageFor(scene, asked) ?? pick('ageOfThing') },
  {
    is: by(/^how many\b/),
    answer: (open) => {
      const number = countFor(open.scene, open.noun, predicateOf(open))
      const isWhole = number === 'one' || number.includes(':') || !isPluralPhrase(open.noun)
      return isWhole ? number : `${number} ${open.noun}`
    },
  },
  { is: isMoneyAsked, answer: ({ scene }) => priceFor(scene) },
  {
    is: (open) =>
      /^how much \p{L}+/u.test(open.words) && open.noun !== '' && kindOfNoun(headOf(open.noun)) !== 'money',
    answer: ({ pick, noun }) => `${pick('amount')} ${noun}`,
  },
  {
    // How far a town lies that has a name is known to the map.
    is: ({ words, asked }) =>
      /^how far (?:(?:off|away) )?(?:is|are|to|from)\b/.test(words) &&
      ![asked.question.about, asked.question.other].some(
        (each) => typeof each === 'object' && each.isProper,
      ) &&
      !/ \p{Lu}/u.test(asked.clause.text.slice(4)),
    answer: ({ pick, scene: { world } }) =>
      pick(/^(?:ship|boat|sea|coast|deck)/.test(hereOf(world).placeKind ?? '') ? 'sail' : 'distance'),
  },
  line(/^how long now\b/, 'since'),
  { is: by(/^how long\b.*\b(?:have|has|had|was|were)\b/), answer: durationSince },
  line(
    /^how long$|^how (?:long|soon)\b.*\b(?:until|till|before|will it take|take|takes|soon|wait)\b/,
    'minutes',
  ),
  {
    is: (open) => /^how long (?:is|was|are|will|does)\b/.test(open.words) && isTimed(open),
    answer: ({ pick }) => pick('minutes'),
  },
  { is: by(/^(?:at )?what time\b/), answer: ({ scene, asked }) => hourFor(scene, asked) },
  {
    is: (open) => /^when\b/.test(open.words) && !isPast(open) && isTimed(open),
    answer: ({ scene, asked }) => hourFor(scene, asked),
  },
  { is: (open) => /^when\b/.test(open.words) && !isPast(open), answer: ({ pick }) => pick('soon') },
  line(/^where\b.*\bfrom$/, 'origin', 'other'),
  line(/^where\b.*\b(?:hurts?|hit|shot|bitten|wounded|bleeding)\b/, 'hurt'),
  { is: by(/^where\b/), answer: placeOfThing },
  line(/^(?:which|what) (?:way|direction|road|path|turn)\b(?!.*\bwind\b)/, 'way'),
  line(/^(?:which|what) (?:\p{L}+ )?colou?r\b/u, 'colour'),
  {
    is: (open) =>
      /^what .*\b(?:called|named)$|^(?:what|which) names?$/.test(open.words) &&
      open.asked.about !== undefined &&
      isBeing(open.asked.about),
    answer: ({ scene, words }) => newName(scene, words),
  },
  line(/^what .*\bsmells?\b/, 'smell'),
  line(/^what .*\btastes?\b/, 'taste'),
  line(/^what .*\bsounds?\b/, 'sound'),
  { is: by(/^what .*\blooks? like\b/), answer: look },
  line(
    /^what .*\bd(?:o|oes|id)\b.*\b(?:for a living|for work|before)\b|^what (?:is|was) (?:his|her|their|your) (?:job|trade|profession|work)\b/,
    'trade',
    'other',
  ),
  {
    is: (open) => /^(?:eat|cook|bake)$/.test(predicateOf(open)) && /^what\b/.test(open.words),
    answer: ({ pick }) => pick('food'),
  },
  line(/^what .*\bfor (?:dinner|lunch|breakfast|supper|tea)$/, 'food'),
  { is: isOfCarried, answer: carried },
  {
    is: (open) => /^what (?:kind|sort|type)s? of\b/.test(open.words) && isOfMadeThing(open),
    answer: ({ pick }) => pick('make'),
  },
]

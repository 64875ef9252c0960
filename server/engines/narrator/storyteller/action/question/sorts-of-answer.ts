import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { kindOfNoun } from '../../language/noun-kinds.ts'
import { headOf } from '../../telling/noun.ts'
import { ageFor, countFor, hourFor, priceFor } from './numbers.ts'
import { isOfOther, type Open, predicateOf } from './open.ts'
import { counted, durationSince, isOfMeasure, measure } from './open-measures.ts'
import { look, newName, oneOfThese, owner, person, personDid, reason } from './open-people.ts'
import {
  carried,
  contents,
  isOfCarried,
  isOfContents,
  isOfText,
  label,
  placeOfThing,
  text,
} from './open-things.ts'

/** One sort of answer: which questions ask for it, what it is, and where it stands in the sentence that answers. */
interface Sort {
  is: (open: Open) => boolean
  answer: (open: Open) => string | undefined
  /** Behind the verb, at the end, in no sentence at all, or a sentence of its own. */
  as: 'object' | 'end' | 'alone' | 'whole'
  /** Of a question without a verb: 'how many cops outside'. */
  fragment?: (open: Open, answer: string, told: (words: string) => string) => string
}

const by =
  (pattern: RegExp) =>
  ({ words }: Open): boolean =>
    pattern.test(words)

const isMoneyAsked = (open: Open): boolean =>
  (/^(?:how much|what)\b/.test(open.words) && /^(?:cost|pay|charge|owe|earn|bid)$/.test(predicateOf(open))) ||
  (/^how much (?:is|are|for)\b(?! (?:on|in|under)\b)/.test(open.words) &&
    !/\b(?:left|there)\b/.test(open.words))

/** Asked of whoever is asked: 'what do you fear', 'what she is afraid of'. */
const isOfSpeaker = ({ scene, asked, words }: Open): boolean =>
  scene.speaker !== undefined &&
  !/\b(?:i|we)\b/.test(words) &&
  (asked.about === undefined || asked.about === scene.speaker)

const isPast = ({ asked, words }: Open): boolean =>
  asked.clause.tense === 'past' || /\b(?:was|were|did|had)\b/.test(words)

/** What keeps hours: a train, a lesson, a shop. */
const isTimed = ({ asked, words }: Open): boolean =>
  [asked.about?.name ?? '', asked.name ?? '', words.split(' ').at(-1)!].some(
    (name) =>
      kindOfNoun(headOf(name)) === 'vehicle' ||
      /^noun\.(?:event|act)$/.test(sensesOf(headOf(name), 'noun')[0]?.field ?? '') ||
      isKindOf(headOf(name), 'public_transport') ||
      isKindOf(headOf(name), 'mercantile_establishment'),
  )

/** The sorts of answers, the first of which a question is takes it; what is none of these is left to the player. */
export const sorts: Sort[] = [
  // 'Who is that': no more than who it is.
  {
    is: by(
      /^who (?:is|are|was|were) (?!\p{L}+ing\b|not\b|(?:in|inside|on|at|under|behind|aboard|outside|with|near)\b)/u,
    ),
    answer: person,
    as: 'alone',
  },
  {
    is: by(/^who(?:m)?\b/),
    answer: person,
    as: 'object',
    fragment: (open, name, told) => personDid(open, name, told),
  },
  { is: by(/^whose\b/), answer: owner, as: 'alone' },
  {
    is: by(/^which (?:one )?of (?:them|us|you|these|those|the (?:\p{L}+ ){0,2}\p{L}+)\b/u),
    answer: oneOfThese,
    as: 'object',
  },
  { is: by(/^how old\b/), answer: ({ scene, asked }) => ageFor(scene, asked), as: 'object' },
  {
    is: by(/^how many\b/),
    answer: (open) => `${countFor(open.scene, open.noun, predicateOf(open))} ${open.noun}`.trim(),
    as: 'object',
    fragment: counted,
  },
  { is: isMoneyAsked, answer: ({ scene }) => priceFor(scene), as: 'object' },
  {
    is: (open) =>
      /^how much \p{L}+/u.test(open.words) && open.noun !== '' && kindOfNoun(headOf(open.noun)) !== 'money',
    answer: ({ noun, pick }) => `${pick('amount')} ${noun}`,
    as: 'object',
  },
  {
    is: by(/^how far (?:(?:off|away) )?(?:is|are|to|from)\b/),
    answer: ({ pick }) => pick('distance'),
    as: 'object',
  },
  { is: by(/^how long now\b/), answer: ({ pick }) => pick('since'), as: 'alone' },
  { is: by(/^how long\b.*\b(?:have|has|had|was|were)\b/), answer: durationSince, as: 'end' },
  {
    is: by(
      /^how (?:long|soon)\b.*\b(?:until|till|before|will|take|takes|left|last|lasts|stay|need|got|have|soon|wait)\b/,
    ),
    answer: ({ pick }) => pick('minutes'),
    as: 'alone',
  },
  { is: isOfMeasure, answer: measure, as: 'object' },
  { is: by(/^(?:at )?what time\b/), answer: ({ scene, asked }) => hourFor(scene, asked), as: 'end' },
  { is: (open) => /^when\b/.test(open.words) && isPast(open), answer: ({ pick }) => pick('past'), as: 'end' },
  {
    is: (open) => /^when\b/.test(open.words) && isTimed(open),
    answer: ({ scene, asked }) => hourFor(scene, asked),
    as: 'end',
  },
  { is: by(/^when\b/), answer: ({ pick }) => pick('soon'), as: 'alone' },
  {
    is: by(/^where\b.*\bfrom$/),
    answer: (open) => (isOfOther(open) ? open.pick('origin') : undefined),
    as: 'end',
  },
  {
    is: by(/^where\b.*\b(?:hurts?|hit|shot|bitten|wounded|bleeding)\b/),
    answer: ({ pick }) => pick('hurt'),
    as: 'alone',
  },
  {
    is: (open) =>
      isOfSpeaker(open) &&
      /^where (?:would you|(?:you|he|she|they) would) (?:want|like|rather|go|put)\b/.test(open.words),
    answer: ({ pick }) => pick('place'),
    as: 'alone',
  },
  {
    is: (open) =>
      isOfSpeaker(open) &&
      /^(?:what (?:brings|brought) you|(?:what|why) are you (?:doing )?(?:out )?here)\b/.test(open.words),
    answer: ({ pick }) => pick('errand'),
    as: 'alone',
  },
  {
    is: (open) =>
      isOfSpeaker(open) &&
      /^what (?:(?:do |did )?(?:you|he|she|they) (?:fear|dread)(?:s|ed)?|(?:(?:are|were) )?(?:you|he|she|they) (?:(?:is|are|was|were) )?(?:so )?(?:afraid|scared|frightened) of)$/.test(
        open.words,
      ),
    answer: ({ pick }) => pick('fear'),
    as: 'alone',
  },
  {
    is: (open) =>
      isOfSpeaker(open) &&
      /^what (?:(?:do|did|have|were) )?(?:you|he|she|they) (?:(?:has|had|was) )?(?:dreams?|dreamt|dreamed|dreaming)\b/.test(
        open.words,
      ),
    answer: ({ pick }) => pick('dream'),
    as: 'alone',
  },
  {
    is: (open) => isOfSpeaker(open) && /^what is (?:wrong|the matter)(?: with you)?$/.test(open.words),
    answer: ({ pick }) => pick('hurtBy'),
    as: 'alone',
  },
  {
    is: (open) => isOfSpeaker(open) && /^what (?:he|she|they|you) (?:wants?|needs?)$/.test(open.words),
    answer: ({ pick }) => pick('wish'),
    as: 'alone',
  },
  { is: by(/^where\b/), answer: placeOfThing, as: 'end' },
  { is: (open) => /^why\b/.test(open.words), answer: reason, as: 'alone' },
  {
    is: by(/^(?:which|what) (?:way|direction|road|path|turn)\b(?!.*\bwind\b)/),
    answer: ({ pick }) => pick('way'),
    as: 'alone',
  },
  {
    is: by(/^(?:what|which) (?:floor|page|room|chapter|seat|platform|lane|gate|row|cabin|bed|ward|number)\b/),
    answer: label,
    as: 'object',
  },
  { is: by(/^(?:which|what) (?:\p{L}+ )?colou?r\b/u), answer: ({ pick }) => pick('colour'), as: 'object' },
  { is: by(/^what .*\b(?:password|code|combination)\b/), answer: ({ pick }) => pick('code'), as: 'alone' },
  {
    is: by(/^what .*\b(?:called|named)$|^(?:what|which) names?$/),
    answer: ({ scene, words }) => newName(scene, words),
    as: 'end',
  },
  { is: by(/^what .*\b(?:smells?)\b/), answer: ({ pick }) => pick('smell'), as: 'alone' },
  { is: by(/^what .*\btastes?\b/), answer: ({ pick }) => pick('taste'), as: 'alone' },
  { is: by(/^what .*\bsounds?\b/), answer: ({ pick }) => pick('sound'), as: 'alone' },
  { is: (open) => /^what .*\blooks? like\b/.test(open.words), answer: look, as: 'alone' },
  {
    is: by(
      /^what (?:is|are|was|were) (?:the|my|your|his|her|their) (?:\p{L}+ )?(?:words?|line|lines|motto)\b/u,
    ),
    answer: ({ pick }) => pick('words'),
    as: 'alone',
  },
  { is: isOfText, answer: text, as: 'whole' },
  {
    is: by(/^what (?:can|may) (?:i|we) (?:do for|get|bring|offer|fetch|serve|make|pour)\b/),
    answer: ({ pick, scene }) => (scene.speaker ? pick('service') : undefined),
    as: 'alone',
  },
  {
    is: (open) =>
      /^what .*\bd(?:o|oes|id)\b.*\b(?:for a living|for work|before)\b|^what (?:is|was) (?:his|her|their|your) (?:job|trade|profession|work)\b/.test(
        open.words,
      ),
    answer: (open) => (isOfOther(open) ? open.pick('trade') : undefined),
    as: 'alone',
  },
  {
    is: (open) => /^what\b.*\b(?:thinks?|makes?) of\b/.test(open.words),
    answer: (open) => (isOfOther(open) ? open.pick('opinion') : undefined),
    as: 'alone',
  },
  {
    is: (open) => /^(?:eat|cook|bake)$/.test(predicateOf(open)) && /^what\b/.test(open.words),
    answer: ({ pick }) => pick('food'),
    as: 'alone',
  },
  {
    is: by(/^what .*\bfor (?:dinner|lunch|breakfast|supper|tea)$/),
    answer: ({ pick }) => pick('food'),
    as: 'alone',
  },
  {
    is: (open) => /^what (?:do|does|did) \p{L}+(?: \p{L}+)? (?:want|need)$/u.test(open.words),
    answer: (open) => (isOfOther(open) ? open.pick('wish') : undefined),
    as: 'object',
  },
  { is: isOfContents, answer: contents, as: 'whole' },
  { is: isOfCarried, answer: carried, as: 'object' },
]

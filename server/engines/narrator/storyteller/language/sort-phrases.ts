import type { ActName } from './acts.ts'
import type { Clause, Mention } from './clause.ts'
import { isDestination } from './noun-kinds.ts'
import type { VerbGroup } from './verb-signs.ts'
import type { Word } from './words.ts'

type PartAfterVerb =
  | 'act'
  | 'particle'
  | 'object'
  | 'target'
  | 'instrument'
  | 'place'
  | 'direction'
  | 'manner'
  | 'speech'
  | 'topic'
  | 'about'
  | 'complement'

/** Parts of a clause that stand after its verb. */
export interface Slots extends Pick<Clause, PartAfterVerb> {
  /** Who does it, in a passive. */
  agent?: Mention
  /** Index where 'that …', 'if …', 'where …' begins, and where 'to buy bread' begins. */
  contentAt?: number
  purposeAt?: number
}

/** What sorting the phrases of a clause needs of it. */
interface Sorting {
  slots: Slots
  group: VerbGroup
  /** Phrases without a preposition. */
  bare: Mention[]
  somebody: (mention: Mention) => boolean
  /** What stands after 'from'. */
  source?: Mention
}

/** Acts done to somebody with something: 'give Marta the key'. */
const doubleObject = new Set<ActName>(
  'give show tell ask teach throw pay send feed buy sell promise forgive'.split(' ') as ActName[],
)

/** Acts that go somewhere. */
export const going = new Set<ActName>(
  'go enter leave return cross climb jump swim fly ride drive flee sneak'.split(' ') as ActName[],
)

/** Acts that turn to somebody. */
const addressing = new Set<ActName>(
  'talk say whisper shout greet thank apologize beg lie confess promise phone smile joke persuade ask tell thank pray sing perform invite dance trade'.split(
    ' ',
  ) as ActName[],
)

/** Acts that take what follows 'for', 'at', 'in' as what they are about. */
const seeking = new Set<ActName>('search buy wait hunt fish beg steal dig pray call'.split(' ') as ActName[])

export const timeHeads =
  /^(?:night|morning|day|evening|afternoon|time|moment|while|hour|minute|second|week|month|year|once|today|noon|midnight|dawn|dusk|way|bit|lot)$/

const isPronounOf = (mention: Mention) => /^(?:it|this|that)$/.test(mention.pronoun ?? '')

/** Acts on one thing where it is, which stay where that is. */
const onTheSpot = new Set<ActName>(
  'look read break follow open close unlock touch think measure'.split(' ') as ActName[],
)

/** Parts and shapes of what they are in. */
const SHAPE =
  /^(?:gap|hole|crack|way|path|opening|break|exit|entrance|passage|tear|leak|fault|flaw|weakness|sign|lock|handle|hinge|latch|lid|knob|seal|name|word|label|inscription)$/

/** 'The lock on the crypt door', 'a gap in the ice': by the tree, a phrase says which thing is meant, and not where to go. */
export function isOfNoun(
  words: Word[],
  from: number,
  end: number,
  { slots, bare }: Sorting,
  preposition: string,
): boolean {
  if (!/^(?:in|on|of|into|to|through|at|under|behind|by|from)$/.test(preposition)) return false
  const noun = slots.object ?? bare[0]
  if (!noun || noun.pronoun) return false
  const isSpot = onTheSpot.has(slots.act as ActName)
  if (SHAPE.test(noun.head)) return isSpot || slots.act === 'search'
  const head = words.slice(from, end).find(({ node }) => node?.label === 'nmod')
  return isSpot && head !== undefined && words.indexOf(head.node!.head!) < from
}

/** Sorts a phrase by the preposition before it. */
export function settle(sorting: Sorting, preposition: string, mention: Mention): void {
  const { slots, group, bare, somebody, source } = sorting
  const act = slots.act
  const isPersonMeant = somebody(mention)
  if (preposition === 'by' && group.isPassive) slots.agent ??= mention
  else if (preposition === 'using') slots.instrument ??= mention
  else if (preposition === 'with') {
    if (isPersonMeant) slots.target ??= mention
    else if (addressing.has(act as ActName)) slots.manner ??= mention.text
    else slots.instrument ??= mention
  } else if (preposition === 'from' || preposition === 'against') {
    slots.target ??= mention
    if (preposition === 'from') sorting.source = mention
  } else if (preposition === 'for') {
    if (
      (seeking.has(act as ActName) || act === 'ask' || act === 'look' || act === 'listen') &&
      (!slots.object || (act === 'look' && slots.object === slots.place))
    ) {
      if (act === 'ask' && bare.length > 0) slots.target ??= bare.shift()
      else if ((act === 'search' || act === 'look') && bare.length > 0) slots.place ??= bare.shift()
      slots.object = mention
      if (act === 'look') slots.act = 'search'
    } else if (
      going.has(act as ActName) &&
      (mention.isProper || isDestination(mention.head)) &&
      !isPersonMeant
    )
      slots.place ??= mention
    else if (!timeHeads.test(mention.head))
      slots.target ??= isPersonMeant || act === 'trade' || act === 'pay' ? mention : undefined
  } else if (
    /^(?:to|toward|towards|on|at)$/.test(preposition) &&
    /^(?:left|right|north|south|east|west|side)$/.test(mention.head)
  )
    return
  else if (/^(?:to|toward|towards|at)$/.test(preposition)) {
    if (preposition === 'at' && /^(?:look|read|examine)/.test(act ?? '') && bare.length === 0)
      slots.object ??= mention
    else if (timeHeads.test(mention.head)) slots.manner ??= mention.text
    else if (going.has(act as ActName) && !isPersonMeant) slots.place ??= mention
    else if (preposition === 'at' && bare.length > 0 && somebody(bare.at(-1)!) && !isPersonMeant)
      slots.place ??= mention
    // 'From the river to the tea house': where to counts.
    else if (preposition === 'to' && source !== undefined && slots.target === source) slots.target = mention
    else slots.target ??= mention
  } else if (preposition === 'after' && going.has(act as ActName) && isPersonMeant) {
    slots.act = 'follow'
    slots.target ??= mention
  } else if (
    /^(?:than|like|except|without|during|since|per|until|after|before|via|despite|within)$/.test(preposition)
  )
    return
  else if (preposition === 'as') slots.complement ??= mention.text
  // 'I say it in Ukrainian': how it is said, and to nobody.
  else if (preposition === 'in' && mention.isProper && (act === 'say' || addressing.has(act as ActName)))
    slots.manner ??= `in ${mention.text}`
  else if (
    /^(?:into|in|at|through|inside|under|behind|over|out|on|onto|of|off)$/.test(preposition) &&
    /^(?:look|search|knock|listen|read|smell|touch|taste)$/.test(act ?? '') &&
    bare.length === 0 &&
    !slots.object &&
    act !== 'search'
  ) {
    slots.object = mention
    if (/^(?:in|into|inside|under|behind|through|on)$/.test(preposition)) slots.place = mention
  } else slots.place ??= mention
}

/** Verbs after which a second noun says what the first is taken for. */
const ofObject: ReadonlySet<string> = new Set(
  'be become call name dub label consider think find deem elect appoint crown keep leave turn render believe'.split(
    ' ',
  ),
)

const isLeftThere = ({ slots, group, somebody }: Sorting, [first, second]: Mention[]): boolean =>
  group.lemma === 'leave' &&
  !isDestination((second ?? first)!.head) &&
  (second ? somebody(first!) : !somebody(first!)) &&
  (second !== undefined || slots.place !== undefined || /^(?:a|an|some)$/.test(first!.determiner ?? ''))

/** Sorts the phrases without preposition. */
export function place(sorting: Sorting, phrases: Mention[]): void {
  const { slots, group, somebody } = sorting
  const act = slots.act
  const [first, second] = phrases
  if (!first) return
  // 'Call him a liar', which is said of him.
  if (group.lemma === 'call' && /^an?$/.test(second?.determiner ?? '')) {
    slots.act = 'insult'
    slots.target ??= first
    slots.complement = `${second!.determiner} ${second!.text}`
    return
  }
  // 'Pour him wine', 'knit her a scarf'; not 'make him leader', which is said of him.
  // 'Leave a tip on the table', 'leave her a note': nobody goes anywhere.
  if (act === 'leave' && isLeftThere(sorting, phrases)) {
    slots.act = 'put'
    slots.object = second ?? first
    if (second) slots.target ??= first
    return
  }
  const isGiven =
    (act && doubleObject.has(act)) ||
    (second &&
      somebody(first) &&
      !somebody(second) &&
      !ofObject.has(group.lemma) &&
      !timeHeads.test(second.head))
  if (isGiven && second && !slots.object) {
    slots.target ??= first
    slots.object = second
  } else if (
    somebody(first) &&
    (act === 'tell' ||
      act === 'ask' ||
      act === 'teach' ||
      ((act === 'show' || act === 'send') && slots.contentAt !== undefined))
  )
    slots.target ??= first
  else if (act && addressing.has(act) && (somebody(first) || act === 'talk' || act === 'greet'))
    slots.target ??= first
  else if (act && going.has(act) && !isPronounOf(first)) {
    if (somebody(first)) slots.target ??= first
    else slots.place ??= first
    if (act === 'ride' || act === 'drive') slots.object = first
  } else if (act === 'approach') {
    if (somebody(first)) slots.target = first
    else slots.place = first
  } else if ((group.lemma === 'be' || group.lemma === 'become') && !slots.complement) {
    slots.complement = [
      first.determiner === 'owner' ? `${first.owner?.text}'s` : first.determiner,
      first.text,
    ]
      .filter(Boolean)
      .join(' ')
    slots.object ??= first
  } else {
    slots.object ??= first
    if (second && group.lemma !== 'be') slots.complement ??= second.text
  }
}

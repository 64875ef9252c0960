import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isOccasion, kindOfPlace } from '../content/places.ts'
import { nounsWhere } from '../content/place-families.ts'
import { isPlaceNoun, isVehicleNoun } from '../language/noun-kinds.ts'
import { isFirstName } from '../language/tagger.ts'
import { singularOf } from '../language/phrase-end.ts'
import type { Aim } from './people/aims.ts'
import type { Cast } from './people/cast.ts'
import { DAYS } from './people/days.ts'
import { caseOf, clauseOf, isFinite, isNegated, isWithin, type Node } from './people/parsed-text.ts'
import { joined, type Phrase, prepositionOf } from './people/phrase.ts'
import { subjectsOf } from './people/subjects.ts'
import type { ScenarioPlace } from './scenario.ts'
import { isPlaceOnMaps } from './typed-capitals.ts'

const GONE = /^(?:missing|stolen|lost|imaginary|burnt)$/
const WITHIN = /^(?:in|at|on|aboard|inside|under|beneath|across|through|within|below|above|atop)$/
const BESIDE = /^(?:near|by|behind|beside|outside|beyond|around|off|between)$/
const TOWARDS = /^(?:to|into|onto)$/
const ARRIVING =
  /^(?:come|arrive|return|move|bring|take|call|invite|walk|step|get|welcome|retire|drift|go|sneak|break|fall|climb|transfer|assign)$/
/** What one does to a place where one then is not, or not yet. */
const NOT_IN =
  /^(?:leave|join|want|need|lose|miss|remember|see|sell|dream|seek|hear|forget|find|discover|notice|cross|save|love|hate|fear|like)$/
/** Others do so in places of their own. */
const DWELLING = /^(?:live|dwell|grow|hide|lurk|wait|sleep|hunt|keep|lock|put|bury|store|die)$/
const REACHED = /^(?:reach|find|enter|cross|leave|escape|visit|explore)$/
const inside = new RegExp(`^(?:${nounsWhere(true)})$`, 'i')
const anywhere = new RegExp(`^(?:${nounsWhere(true)}|${nounsWhere(false)})$`, 'i')
const HELD_IN = /^(?:stuck|trapped|lost|locked|imprisoned)$/
const WORKS =
  /^(?:works|crossroads|barracks|headquarters|gardens|docks|woods|baths|stairs|catacombs|ruins|mountains|sewers|trenches|badlands)$/
const SETTLEMENT =
  /^(?:village|town|city|kingdom|island|valley|port|colony|country|land|planet|moon|outpost|station|ship|parish|hamlet)$/

const TITLE = /^(?:sgt|cpl|lt|capt|pte|dr|mr|mrs|ms)$/i
const LANGUAGE =
  /^(?:English|French|German|Spanish|Italian|Latin|Greek|Russian|Chinese|Japanese|Dutch|Arabic|God|Morse)$/

/** From this weight on the hero is there, and does not only come by. */
const SURE = 3.4

interface Candidate {
  place: ScenarioPlace
  weight: number
}

/** Where the story stands, and where it has to go, by the places that a premise names and what it does with them. */
export function placesOf(
  cast: Cast,
  phrases: readonly Phrase[],
  aims: readonly Aim[],
): { here?: ScenarioPlace; far?: ScenarioPlace; home?: string } {
  const isTold = cast.nodes.some((node) => cast.isHero(node) && node.tag === 'PRON')
  const all = phrases.flatMap((phrase): (Candidate & { isHome: boolean })[] => {
    const place = placeOf(phrase, cast)
    if (!place) return []
    const isHome =
      /^(?:my|our)$/.test(phrase.determiner ?? '') &&
      /^(?:home|house|cottage|village|farm|apartment|flat|cabin)$/.test(place.kind ?? '')
    return [{ place, weight: weightOf(phrase, cast, aims, isTold), isHome }]
  })
  const best = all.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)[0]
  const rivals = all.filter(({ place, weight }) => weight >= SURE && place.kind !== undefined)
  const isSure =
    best !== undefined && best.weight >= SURE && rivals.every(({ place }) => place.kind === best.place.kind)
  const here = best && { ...best.place, isSure }
  const far = all.find(({ place, weight }) => weight < 0 && place.phrase !== here?.phrase)?.place
  const home = all.find(({ isHome }) => isHome)?.place.phrase
  return { here, far, home }
}

/** The place that a phrase names, by a noun for one or a name that is nobody's. */
function placeOf(phrase: Phrase, cast: Cast): ScenarioPlace | undefined {
  const { noun, name, words, determiner, isPlural, isOwner, of, head } = phrase
  if (isOwner || /^(?:no|any|every|each)$/.test(determiner ?? '') || cast.meant(head).length > 0)
    return undefined
  const own = words.filter(({ tag }) => tag !== 'NUM')
  if (own.length === 0) return undefined
  const preposition = prepositionOf(phrase)
  const ending = kindIn(
    own.map(({ plain }) => plain),
    preposition !== undefined || head.label !== 'obj',
  )
  if (isOccasion(ending ?? '') && preposition === undefined && !isHeld(phrase, ending!)) return undefined
  const isVessel = noun !== undefined && name !== undefined && isVehicleNoun(noun.plain)
  if (isVessel || /^(?:HMS|USS|RMS|SS|ISS) /.test(name ?? ''))
    return {
      name: isVessel ? `the ${name}` : name!,
      kind: 'ship',
      isIndoors: true,
      phrase: isVessel ? `the ${name}` : name!,
    }
  const isWorld =
    HELD_IN.test(head.head?.plain ?? '') && /^(?:in|inside)$/.test(preposition ?? '') && noun !== undefined
  if ((ending !== undefined || isWorld) && !(isPlural && !WORKS.test(own.at(-1)!.plain))) {
    const kind = ending ?? noun!.plain
    // 'Haunted laundromat', with its first word taken for a verb.
    const { before } = own[0]!
    if (!determiner && before?.isFirst && head.head === before && /^VB[ND]$/.test(before.form))
      own.unshift(before)
    const [first] = own
    const text = joined(own)
    const isCommon = first!.isFirst && !first!.isNextCapital && name === undefined
    const ofName =
      SETTLEMENT.test(kind) && of?.name !== undefined && of.noun === undefined ? of.name : undefined
    const called = name ?? ofName
    return {
      name: called,
      kind,
      isIndoors:
        (ending === undefined && isWorld) || inside.test(kind) || (!anywhere.test(kind) && isPlaceNoun(kind)),
      phrase: `${determiner ? `${determiner} ` : ''}${isCommon ? text[0]!.toLowerCase() + text.slice(1) : text}`,
    }
  }
  if (name === undefined || noun !== undefined || cast.isHero(head) || DAYS.test(name)) return undefined
  const [title = '', second] = name.split(' ')
  // 'Sgt Wanjiru', 'Detective Kaori Tan', 'Latin'.
  const isOfPerson = TITLE.test(title) || (second && isFirstName(second) && !isPlaceOnMaps(name))
  if (isOfPerson || LANGUAGE.test(name)) return undefined
  const isAhead = head.label === 'root' && head.sentence === 0
  if (
    !isPlaceOnMaps(name) &&
    !isAhead &&
    !(preposition && (WITHIN.test(preposition) || TOWARDS.test(preposition) || preposition === 'near'))
  )
    return undefined
  return { name, phrase: name }
}

/** 'She hosts a ball', and not 'they find a game' or 'you and your party enter the crypt'. */
const isHeld = ({ head, determiner }: Phrase, occasion: string): boolean =>
  head.label === 'obj'
    ? /^(?:host|hold|throw|attend|have|plan|celebrate|leave|enter|play)$/.test(clauseOf(head)?.lemma ?? '')
    : !(occasion === 'party' && /^(?:my|our)$/.test(determiner ?? ''))

/** 'Gas station' of 'an old gas station': the longest of its endings that names a kind of place. */
function kindIn(words: readonly string[], isWide: boolean): string | undefined {
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    const tail = words.slice(from).join(' ')
    if (anywhere.test(tail) && !isPart(tail)) return tail
  }
  const last = words.at(-1)!
  if (isPart(last)) return undefined
  const one = WORKS.test(last) ? last : singularOf(last)
  return ((isWide && isPlaceNoun(one)) || kindOfPlace(last) !== undefined || isOccasion(one)) &&
    !/^(?:world|way|side|top|bottom|end|table|bed|place)$/.test(one)
    ? one
    : undefined
}

/** How surely the hero is there: above nought for here, below for somewhere to go to. */
function weightOf(phrase: Phrase, cast: Cast, aims: readonly Aim[], isTold: boolean): number {
  const { head, determiner, name, noun } = phrase
  const isHeroless = !cast.nodes.some((node) => cast.isHero(node))
  const ahead = prepositionOf(phrase)
  // 'In the back of a van': what the back is in.
  const isOfPart =
    ahead === 'of' && head.head && sensesOf(head.head.lemma, 'noun')[0]?.field !== 'noun.person'
  const preposition = isOfPart ? (caseOf(head.head!) ?? ahead) : ahead
  const verb = clauseOf(head)
  const early = 1 - head.at / 1000
  const named = name !== undefined && noun === undefined ? -0.6 : 0
  const isOthers = isTold && /^(?:his|her|their)$/.test(determiner ?? '')
  if (isOthers || head.children.some(({ plain }) => GONE.test(plain))) return 0
  // 'The noodle bar where you are eating'.
  const stay = head.children.find(({ label }) => label === 'acl:relcl')
  if (
    stay?.children.some(({ plain }) => plain === 'where') &&
    subjectsOf(stay).some((node) => cast.isHero(node))
  )
    return 4.5 + early
  const isAimed = aims.some((aim) => isWithin(head, (above) => above === aim.verb))
  // 'A lighthouse.', 'Venice, 1755.', 'widow at the salt works': nothing is done.
  const isBare = !cast.nodes.some((node) => node.sentence === head.sentence && isFinite(node))
  const isHero = (node: Node) => cast.isHero(node) || (isHeroless && node.tag !== 'PRON')
  const mine = subjectsOf(isBare || !verb ? head : verb)
  const over = head.head
  if (preposition === undefined) {
    if (/^(?:root|list|appos|parataxis|conj|dislocated|obj)$/.test(head.label) && isBare)
      return (head.sentence === 0 ? 4.5 : 3) + early
    const start = phrase.owner?.words[0] ?? phrase.words[0]!
    const next = cast.nodes[phrase.words.at(-1)!.at + 1]
    const isAhead = head.sentence === 0 && (start.isFirst || start.before?.isFirst === true)
    // 'The queen's kitchen, where …'.
    if (isAhead && (next === undefined || next.tag === 'PUNCT' || next.plain === 'where')) return 4.5 + early
    if (head.label === 'obj' && verb) {
      if (isAimed && REACHED.test(verb.lemma)) return -2
      if (verb.lemma === 'escape') return 3 + early
      const isByHero = mine.some(isHero)
      if (isAimed || !isByHero || isNegated(verb)) return named < 0 && !isAimed ? 1 : 0
      return NOT_IN.test(verb.lemma) ? (/^(?:find|discover)$/.test(verb.lemma) ? 2 + early : 0) : 5 + early
    }
    // 'Our village is starving', and not 'the train leaves'.
    const [first] = phrase.words
    const isSubject =
      head.label.startsWith('nsubj') &&
      head.sentence === 0 &&
      (first!.isFirst || first!.before?.isFirst === true)
    const isOwn = /^(?:my|our)$/.test(determiner ?? '')
    if (
      isSubject &&
      !/^(?:world|land|sea)$/.test(head.lemma) &&
      (isOwn || /^an?$/.test(determiner ?? '') || !isVehicleNoun(head.lemma))
    )
      return (isOwn ? 2 : 1.2) + early
    return /^(?:obl|nmod)/.test(head.label) ? 0.5 + early : 0
  }
  // 'My husband is away on a rig': he is there.
  const before = cast.nodes.slice(0, head.at).filter(({ sentence }) => sentence === head.sentence)
  const nearest = before.findLast(({ label }) => label.startsWith('nsubj'))
  if (
    nearest &&
    !isHero(nearest) &&
    before.slice(nearest.at - head.at).some(({ plain }) => /^(?:away|gone|off)$/.test(plain))
  )
    return -1
  const byHero = [...mine, ...subjectsOf(head)].some(isHero)
  if (WITHIN.test(preposition) || BESIDE.test(preposition)) {
    const near = (BESIDE.test(preposition) ? -1.5 : 0) + named
    if (isAimed && /^(?:in|at|on|aboard)$/.test(preposition)) return 2 + early + near
    if (isBare || byHero) return 4 + early + near
    // 'A witch lives in the marsh', told by the hero or to them: they are not there.
    if (verb && DWELLING.test(verb.lemma) && isTold && !/^(?:my|our)$/.test(determiner ?? '')) return -1
    const isTheirs = isTold && mine.some(({ plain }) => /^(?:he|she|they)$/.test(plain))
    // 'The troll under the bridge', 'stuck under the ice'.
    const isOfOther = over !== undefined && cast.meant(over).length > 0
    return isTheirs
      ? -1
      : (isOfOther || /^(?:under|beneath|above|below)$/.test(preposition) ? 1 : 2.5) + early + near
  }
  if (TOWARDS.test(preposition)) {
    const isThere =
      verb !== undefined &&
      !isAimed &&
      !isNegated(verb) &&
      (ARRIVING.test(verb.lemma) || (preposition === 'into' && byHero))
    return isThere ? (byHero ? 3.6 : 2.2) + early + named : -1
  }
  // 'The mayor of a town', 'the back of a van'.
  if (preposition === 'of' && over && sensesOf(over.lemma, 'noun')[0]?.field === 'noun.person')
    return (cast.isHero(over) ? 3.5 : 2) + early + named
  if (preposition === 'from') return verb?.lemma === 'escape' ? 3 + early : isAimed ? -1 : 0
  // 'Last day of the shop.'
  return preposition === 'of' && (isAimed || (isBare && over?.label === 'root')) ? 2 : 0
}

const isPart = (noun: string): boolean => /^(?:back|middle|edge|end|front|centre|center)$/.test(noun)

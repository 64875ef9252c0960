import { isSoundOnly } from '../../content/deed-classes.ts'
import { kindNamed } from '../../content/places.ts'
import { isVehicleNoun } from '../../language/noun-kinds.ts'
import { isBodyPart, isGround, isOfClass } from '../../content/things.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { isTypical } from '../../content/senses-of-places.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { headOf, isPluralPhrase, nounOf } from '../../telling/noun.ts'
import { kindsOf } from '../../telling/outcome-table.ts'
import { keepFact } from '../../world/change.ts'
import { isPresent } from '../../world/presence.ts'
import { type Entity, factAbout, hasState, HERO, hereOf, isBeing } from '../../world/world.ts'
import { countFor } from '../question/numbers.ts'
import { isNamedIn, type ToldClause } from '../question/told-clauses.ts'
import { keyOf } from '../question/settle-open.ts'
import { tellInventory } from '../question/inventory.ts'
import type { Bound, Scene } from '../scene.ts'
import { sightPools } from '../../telling/outcome-pools.ts'
import { tellLastTold } from './look-around.ts'
import { improvise, keyFor, type Open } from './improvise.ts'
import { isWritten } from './reveal.ts'
import { senseOf } from './senses.ts'
import { namesOfPlace } from './stir.ts'
import { GAP, KEYHOLE, tellView } from './view.ts'

/** What the senses tell where nobody has told it yet: decided now, and kept. False where there is nothing to sense. */
export function sense(scene: Scene, { clause, object, target, place }: Bound): boolean {
  const { world, reply } = scene
  const by = senseOf(clause)!
  const mention = sensedIn(clause)
  const entity = [object, target, place].find(
    (each) =>
      each &&
      each.id !== 'abstract' &&
      !(mention?.pronoun && isBodyPart(each.name)) &&
      mentionIs(each, mention),
  )
  if (by === 'count') return tellCount(scene, clause)
  if (entity?.id === HERO || /\bmy (?:\p{L}+ )?pockets?\b/u.test(clause.text))
    return (tellInventory(scene, HERO), true)
  if (/\bmy (?:own )?(?:whole )?body\b|\bmyself\b/.test(clause.text))
    return improvise(scene, { name: 'see', about: HERO, kinds: ['self'] })
  // What a place has was told on the way in.
  if (
    scene.hasMoved &&
    by === 'see' &&
    (!mention || kindNamed(mention.text) || isVehicleNoun(mention.head) || world.here === entity?.id)
  )
    return true
  const name = nameOfLook(scene, by, clause, entity, mention)
  if (name === 'view') return tellView(scene, mention)
  if (!entity && mention?.pronoun && OF_HAND.test(name)) return false
  const thing = entity ?? (mention && thingOf(mention.text, mention.isPlural))
  // Whoever listens hears what the story told last of it, or of a sound.
  const isHeard = ({ bases, isDenied }: ToldClause) =>
    thing ? isNamedIn(thing, bases) : !isDenied && [...bases].some(isSoundOnly)
  if (name === 'hear' && (thing ?? scene.deeds.length < 2) && tellLastTold(scene, isHeard)) return true
  const about = thing && thing.id !== 'abstract' ? thing.id : `any ${singularOf(mention?.head ?? 'place')}`
  const isGone = entity && isBeing(entity) && (!isPresent(world, entity) || hasState(entity, 'dead'))
  const isOverheard = name === 'hear' && /\b(?:whisper|talk|say|discuss|argu|speak)/.test(clause.text)
  const sounding =
    thing?.kind === 'thing' && name === 'hear' && /\blisten\w* to\b/.test(clause.text) ? ['sounding'] : []
  const known = isOverheard ? ['conversation', 'any'] : [...kindsSensed(scene, name, thing), ...sounding]
  if (isGone && !hasState(entity, 'dead'))
    return (
      /\b(?:window|street|door|leave|leaves|go|goes|off|away|cross)/.test(clause.text) &&
      improvise(scene, { name: 'goes', about, kinds: ['being'], slots: { object: entity } })
    )
  // The matter of a missing minister shows nothing.
  if (
    known.includes('idea') &&
    /^(?:see|within|feel)$/.test(name) &&
    !known.some((kind) => kind !== 'any' && kind !== 'thing' && sightPools(name, [kind]).length > 0)
  )
    return false
  const at = name === 'look' && factAbout(world, about, 'look') ? 'now' : name
  const open: Open = {
    name: at,
    about,
    key: keyFor(scene, about, at),
    kinds: known,
    slots: { object: slotOf(thing), sought: 'such a thing' },
  }
  if (/^(?:within|under|behind)$/.test(at) && factAbout(world, about, open.key ?? at))
    return (reply.tell('There is nothing else there that you had not found.'), true)
  keepFact(world, about, 'detail', '')
  const isPlain = by === 'see' && !known.some((kind) => kind !== 'thing' && sightPools(at, [kind]).length > 0)
  return (
    (isPlain && thing !== undefined && tellLastTold(scene, ({ bases }) => isNamedIn(thing, bases))) ||
    improvise(scene, open)
  )
}

const mentionIs = (entity: Entity, mention?: Mention): boolean =>
  mention === undefined ||
  entity.id === mention.entityId ||
  mention.pronoun !== undefined ||
  headOf(entity.name.toLowerCase()).startsWith(mention.head) ||
  (entity.aliases ?? []).some((alias) => headOf(alias.toLowerCase()) === mention.head) ||
  entity.role === mention.head

/** 'The window' of 'out of the window', 'his hands' of 'I look at his hands'. */
const sensedIn = ({ verb = '', object, target, place }: Clause): Mention | undefined => {
  const isOwnHand =
    object !== undefined &&
    /^(?:hand|finger|palm|thumb|fingertip|ear|eye|nose)s?$/.test(object.head) &&
    /^(?:my|her|his|their|a)$/.test(object.determiner ?? '')
  const first = isOwnHand ? (target ?? place) : (object ?? target ?? place)
  if (/^(?:shine|point|aim)\b/.test(verb)) return target ?? place
  return first?.of &&
    /^(?:side|back|front|inside|rest|bottom|top|end|part|corner|edge|contents)$/.test(first.head)
    ? first.of
    : first
}

/** Something that only its name is known of. */
export const thingOf = (name: string, isPlural = isPluralPhrase(name)): Entity => ({
  id: 'abstract',
  kind: 'thing',
  name: name.toLowerCase(),
  isPlural,
  since: 0,
})

/** 'The egg', 'your desk' by whatever came in with the turn. */
const slotOf = (thing: Entity | undefined) => thing && { ...nounOf(thing), isBeing: thing.kind === 'person' }

const OUT =
  /\bthrough (?:the|a|my) (?:\p{L}+ )?(?:periscope|spyglass|scope|lens)\b|\b(?:out of|out at|out over|out to|out across|out the|out my|through (?:the|a) (?:\p{L}+ )?(?:window|porthole|viewport|glass|telescope|binoculars|spyglass)|outside|over the (?:\p{L}+ )?(?:side|rail|wall|edge|parapet|sea|land|valley|city|town|water|rooftops?)|down (?:at|on|into|over) the (?:\p{L}+ )?(?:village|valley|city|town|street|yard|courtyard|land|sea|harbou?r)|into the distance|(?:to|at|along|toward|towards) the horizon|up at the (?:\p{L}+ )?sky)\b|\bout (?:\p{L}+ ){0,2}(?:window|porthole|viewport|door)\b/iu
/** Written to be read at a glance. */
const READ_AT =
  /^(?:computer|terminal|screen|monitor|log|logbook|entry|message|note|letter|sign|plaque|label|notice|inscription|poster|register|ledger|list|diary|journal|email|text|file|document|report|ticket|timetable|menu)s?$/
const ALONG =
  /\b(?:down|out) from the\b|\b(?:up and down|along|down|up) the (?:\p{L}+ )?(?:street|road|line|tracks?|river|shore|beach|coast|valley|path|lane|tunnel|corridor|passage|hallway)\b/iu
const WIDE = /^(?:sky|horizon|sea|ocean|valley|landscape|view|distance|land|stars?|heavens)$/

function nameOfLook(
  { world }: Scene,
  by: string,
  { text, verb = '' }: Clause,
  entity: Entity | undefined,
  mention?: Mention,
): string {
  const head = mention?.head ?? ''
  if (by === 'read') return 'read'
  if (by !== 'see' && by !== 'within') return by
  if (
    KEYHOLE.test(head) ||
    (GAP.test(head) && /\b(?:through|into|in|between)\b/.test(text)) ||
    OUT.test(text) ||
    ALONG.test(text) ||
    (WIDE.test(head) && !/\bwatch/.test(text))
  )
    return 'view'
  if (/\b(?:under|underneath|beneath|below)\b/.test(text)) return 'under'
  if (/\bbehind\b/.test(text) && !/\bbehind me\b/.test(text)) return 'behind'
  const isBody = entity === undefined || !isBeing(entity)
  const isRoom =
    entity?.kind === 'place' ||
    (entity === undefined && kindNamed(mention?.text ?? '')?.isInside && !isGround(head))
  // A house is looked at from outside, a kitchen into.
  if (
    isRoom &&
    (hereOf(world).isInside || /^(?:check|scan|search)\b|\b(?:in|into|inside)\b/.test(`${verb} ${text}`))
  )
    return 'stirs'
  if (by === 'within') return entity?.kind === 'thing' && isWritten(entity.name) ? 'read' : 'within'
  if (
    /\b(?:in|into|inside|through)\b/.test(text) &&
    isBody &&
    !/^(?:eye|face|mirror|water|fire|crystal|flame)s?$/.test(head)
  )
    return isOfClass(head, 'container') || /\binside\b/.test(text) ? 'within' : 'see'
  if (!isBody) return /\b(?:watch|observe|spy on|keep an eye)\b/.test(verb) ? 'does' : 'look'
  return READ_AT.test(head) ? 'read' : 'see'
}

/** Of which kinds a thing is for the lines; of a place, its family. */
export function kindsSensed({ world }: Scene, name: string, thing: Entity | undefined): string[] {
  const here = hereOf(world)
  const side = here.isInside === undefined ? [] : [here.isInside ? 'in' : 'out']
  if (!thing) return [...side, 'any']
  if (thing.kind === 'group' || (isBeing(thing) && thing.isPlural)) return ['group']
  const family = kindNamed(thing.name)?.id
  const isPlace = thing.kind === 'place' || (family !== undefined && !isGround(headOf(thing.name)))
  const kinds =
    thing.kind === 'person'
      ? [
          ...kindsOf(thing).filter(
            (kind, at) =>
              at === 0 || !/^(?:animal|girl|boy|lady|lord|child|daughter|son|pupil|king|queen)$/.test(kind),
          ),
          'being',
        ]
      : kindsOf(thing)
  const isOfPlace = isPlace && OF_AIR.test(name)
  const own = [
    ...(thing.stance === 'foe' ? ['foe'] : []),
    ...kinds.filter((kind) => !isOfPlace || kind !== 'thing'),
  ]
  const more = isPlace
    ? [...namesOfPlace(thing.name), ...(family && isTypical(thing.name) ? [family] : [])]
    : []
  // What the air carries is the place's, and no thing's.
  const rest = isPlace || !OF_AIR.test(name) ? ['any'] : []
  return [...more, ...own, ...(OF_HAND.test(name) ? ['thing'] : rest)]
}

const OF_HAND = /^(?:see|look|feel|taste|smell)$/
const OF_AIR = /^(?:hear|smell)$/

const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** How many there are, and how they stand: kept for whenever it is asked. */
function tellCount(scene: Scene, { object, target }: Clause): boolean {
  const { world } = scene
  const mention = object ?? target
  if (!mention?.isPlural || mention.pronoun) return false
  const number = countFor(scene, mention.text)
  const count = SMALL.indexOf(number)
  const key = keyOf(
    { clause: {} as Clause, question: { asks: 'howMany' }, text: `how many ${mention.text}` },
    world,
  )
  const known = factAbout(world, 'story', key)?.text.replace(/\.$/, '').toLowerCase()
  if (known ?? (count < 4 || number.includes(':'))) {
    scene.reply.answer(
      `${known ? known[0]!.toUpperCase() + known.slice(1) : number[0]!.toUpperCase() + number.slice(1)}.`,
    )
    return true
  }
  const half = Math.ceil(count / 2)
  const slots = { number: `${number} ${mention.text}`, half: SMALL[half], rest: SMALL[count - half] }
  const isTold = improvise(scene, { name: 'count', about: `any ${mention.head}`, kinds: ['any'], slots })
  keepFact(world, 'story', key, `${number[0]!.toUpperCase()}${number.slice(1)} ${mention.text}.`)
  return isTold
}

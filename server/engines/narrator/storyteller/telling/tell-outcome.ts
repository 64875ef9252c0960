import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { isBodyPart, isOfClass, isTooBig } from '../content/things.ts'
import { touchesPlot } from '../action/want.ts'
import { heldLines, orderLines } from '../content/statement-lines.ts'
import { lowerFirst } from '../language/letter-case.ts'
import { keepFact } from '../world/change.ts'
import { type Entity, HERO, hereOf, isBeing } from '../world/world.ts'
import { meantBy } from './meant-by.ts'
import { headOf } from './noun.ts'
import { withoutPlace } from './placed.ts'
import { concernedIn } from '../action/concerned.ts'
import { onlookerOf } from './onlooker.ts'
import { kindsOf, kindsOfOnlooker, outcomePools, sensesOfDeed, tenorOf } from './outcome-table.ts'
import { retoldByHero } from './retell.ts'
import type { Slots } from './slots.ts'

/** Fewer words than this leave a deed without its consequence. */
const BARE = 45

const MOVING = /^(?:go|leave|flee|jump|swim|fly|climb|ride|drive|sneak|dance|shout|say)$/

const TRAVEL = /^(?:go|leave|enter|return|approach|follow|flee|climb|cross|ride|drive|fly|swim)$/

/** Something was done, and what comes of it has not been told. */
export const isBare = ({
  world,
  reply,
  hasChanged,
  isRefused,
  isAnswered,
  hasLed,
  hasMoved,
  deeds,
}: Scene): boolean =>
  hasChanged &&
  isRefused !== true &&
  hasLed !== true &&
  (!hasMoved || deeds.some(({ clause }) => !TRAVEL.test(clause.act ?? ''))) &&
  !isAnswered &&
  world.plot.stage !== 'over' &&
  reply.words > 0 &&
  reply.words < BARE

/** What the last deeds come to: for whom or what they were done to, and for whoever looks on. */
export function tellOutcome(scene: Scene): void {
  // What goes on meanwhile is how it is done, and not what something comes of.
  const own = scene.deeds.filter(
    ({ clause }) => !/^(?:while|as|when|since|because|until)$/.test(clause.link ?? ''),
  )
  const deeds = own.length > 0 ? own : scene.deeds
  const last = deeds.at(-1)
  if (!last || (last.actor.id === HERO && tellPurpose(scene, last))) return
  const before = scene.reply.mark()
  const byConcern = deeds
    .toReversed()
    .toSorted((a, b) => Number(concernedIn(scene, b).length > 0) - Number(concernedIn(scene, a).length > 0))
  const come = byConcern.find((deed) => comesTo(scene, deed))
  if (!come && !scene.reply.text.includes('“')) lookOn(scene, last)
  if (scene.reply.since(before) !== '') return
  if (last.clause.kind === 'order') scene.reply.say(orderLines.done, { who: last.actor })
  else if (hasTaken(last)) scene.reply.say(heldLines, { object: last.object, actor: last.actor })
}

const HANDY = /\.(?:artifact|communication|possession|food|object|substance|plant)$/

/** What somebody has taken is theirs from then on; 'take a seat', 'take the stairs' take nothing along. */
const hasTaken = ({ clause, actor, object }: Bound): boolean =>
  /^(?:take|steal|buy)$/.test(clause.act ?? '') &&
  !/^(?:pry|prise|unhook|remove|reel|scoop)$/.test(clause.verb ?? '') &&
  object?.kind === 'thing' &&
  object.at === actor.id &&
  clause.object?.determiner !== 'a' &&
  HANDY.test(sensesOf(headOf(object.name.toLowerCase()), 'noun')[0]?.field ?? '') &&
  !isOfClass(object.name, 'vehicle') &&
  !isTooBig(headOf(object.name.toLowerCase()))

interface Party {
  about: string
  kinds: string[]
  slots: Slots
  /** Told of whoever did it, and not of what it was done to. */
  isOfDoer?: boolean
}

function comesTo(scene: Scene, deed: Bound): boolean {
  const isOfHero = deed.actor.id === HERO
  const names = sensesOfDeed(deed.clause)
  const tellParty = (party: Party) =>
    tellOf(scene, names, party, isOfHero || party.isOfDoer ? undefined : NOT_OF_HERO)
  const concerned = concernedIn(scene, deed)
  const [beings, rest] = [true, false].map((wanted) =>
    partiesOf(deed).filter(
      ({ about, kinds }) => (kinds[0] === 'hero' || concerned.some(({ id }) => id === about)) === wanted,
    ),
  ) as [Party[], Party[]]
  return (
    beings.some(tellParty) ||
    concerned.some((who) => takes(scene, deed, who)) ||
    rest.some(tellParty) ||
    (!isOfHero && isBeing(deed.actor) && bears(scene, deed))
  )
}

/** Whoever is concerned takes it by what it is like for them. */
function takes(scene: Scene, deed: Bound, who: Entity): boolean {
  const { actor, clause } = deed
  const tenor = tenorOf(clause)
  if (!tenor || (who.id === HERO && !isBeing(actor))) return false
  const kinds = who.id === HERO ? ['hero'] : [who.kind === 'animal' ? 'animal' : 'being']
  return tellOf(scene, [`~${tenor}`], { about: who.id, kinds, slots: { actor, object: who } })
}

/** Whoever does it bears it in their own way. */
function bears(scene: Scene, { actor, clause }: Bound): boolean {
  // A foe who comes or waits is a menace by that alone.
  const isFaced =
    actor.stance === 'foe' && /^(?:wait|stand|appear|come|arrive|step|walk|enter)\b/.test(clause.verb ?? '')
  const tenor = isFaced ? 'menace' : tenorOf(clause)
  return (
    tenor !== undefined &&
    tellOf(scene, [`~${tenor}`], { about: actor.id, kinds: ['does'], slots: { actor } })
  )
}

function tellOf(
  { reply, world }: Scene,
  names: string[],
  { about, kinds, slots }: Party,
  suits?: (told: string) => boolean,
): boolean {
  const before = reply.mark()
  const isTold = outcomePools(names, kinds).some((pool) =>
    reply.say(hereOf(world).isUnnamed ? pool.map(withoutPlace) : pool, slots, suits),
  )
  if (isTold) keepFact(world, about, `came${world.turn}`, reply.since(before))
  return isTold
}

/** Of what others do nothing is told that the hero's hands would have felt. */
const NOT_OF_HERO = (told: string): boolean =>
  !/\b[Yy]ou(?:r|rself)? (?!had\b)|\byours\b/.test(told.replace(/“[^”]*”/g, ''))

/** Of whom or what something may be told to have come: what it was done to, then for whom, then whoever did it. */
function partiesOf(deed: Bound): Party[] {
  const { actor, tool, target } = deed
  const isHero = actor.id === HERO
  const slots = { actor, tool, target }
  // Where a thing is done to something, what is beside it is not what comes of it.
  const meant = meantBy(deed).filter((each, at) => at === 0 || isBeing(each) || !deed.clause.object)
  const parties: Party[] = meant.map((object) => ({
    about: object.id,
    kinds: kindsOf(object),
    slots: { ...slots, object },
  }))
  const self = { about: HERO, kinds: ['self'], slots: { ...slots, object: parties[0]?.slots.object } }
  if (isHero && isOfSelf(deed)) return [self, ...parties]
  const isOfObject =
    parties.length > 0 && deed.clause.object !== undefined && !MOVING.test(deed.clause.act ?? '')
  if (isHero) return isOfObject ? parties : [...parties, self]
  const { object: on, target: at, place: by } = deed.clause
  const isOnHero = [on, at, by].some((part) => part?.determiner === 'my' && isBodyPart(part.head))
  if (isOnHero || [deed.object, deed.target, deed.place].some((each) => each?.id === HERO))
    parties.unshift({ about: actor.id, kinds: ['hero'], slots: { ...slots, object: actor }, isOfDoer: true })
  const kinds = isBeing(actor) ? ['does'] : [...kindsOf(actor).filter((kind) => kind !== 'thing'), 'goes']
  return [
    ...parties,
    { about: actor.id, kinds, slots: { ...slots, object: deed.object ?? actor }, isOfDoer: true },
  ]
}

/** 'I crouch by the window', 'I hide behind the hedge': the hero does it to nobody else. */
const isOfSelf = ({ clause: { act, object, text } }: Bound): boolean =>
  /^(?:sit|stand|kneel|lieDown|rest|wait|sleep)$/.test(act ?? '')
    ? object === undefined
    : act === 'hide' &&
      /\b(?:hide|hid|hiding|duck|crouch|cover) (?:(?:myself|ourselves|quickly|down|low) )?(?:behind|under|beneath|in|inside|among|between|from)\b/iu.test(
        text,
      )

/** What everybody who is there takes notice of, whoever did it; all else is for whom it concerns. */
const SEEN = /^(?:mishap|ruin|sorrow|wonder|fright)$/

/** Somebody who is about takes part in what nobody could overlook. */
function lookOn(scene: Scene, deed: Bound): void {
  const [object] = meantBy(deed)
  if (object && isBeing(object)) return
  const who = onlookerOf(scene, [deed.actor])
  // What no being does to anybody is a mishap for all who are there.
  const isOfHero = deed.actor.id === HERO
  const ofDeed = tenorOf(deed.clause)
  const tenor = ofDeed === 'harm' ? (isOfHero || isBeing(deed.actor) ? undefined : 'ruin') : ofDeed
  if (isOfHero ? tenor === 'fright' : !SEEN.test(tenor ?? '')) return
  if (!who && tenor === 'fright' && !isOfHero)
    return void tellOf(scene, ['~fright'], { about: HERO, kinds: ['alone'], slots: {} })
  if (!who) return
  tellOf(scene, [...(isOfHero ? sensesOfDeed(deed.clause) : []), ...(tenor ? [`~${tenor}`] : [])], {
    about: who.id,
    kinds: kindsOfOnlooker(who),
    slots: { who, object },
  })
}

/** Deeds that come about as soon as nobody hinders them, by the field that WordNet has the verb in. */
const WITHIN_REACH =
  /^verb\.(?:stative|body|perception|change|contact|creation|motion|emotion|cognition|consumption)$/
/** What others have a say in, or what would settle more than a deed does. */
const BEYOND =
  /^(?:attack|flee|steal|capture|break|kill|find|search|go|return|win|buy|sell|trade|take|ask|help)$/

/** What these lead to is what is done, and nothing that it is done for: 'pretend to be angry'. */
const COMPLEMENTED =
  /^(?:pretend|try|want|refuse|begin|start|like|love|hate|seem|appear|promise|decide|hope|need|forget|learn|agree|continue|prepare|manage|dare|plan|offer)$/

/** What a deed was done for has come about, unless others have a say in it or the story hangs on it: 'to see better'. */
function tellPurpose({ world, reply }: Scene, deed: Bound): boolean {
  const { purpose, text, act, verb } = deed.clause
  const field = sensesOf(purpose?.verb?.split(' ')[0] ?? '', 'verb')[0]?.field
  if (
    !purpose?.verb ||
    purpose.said ||
    // 'To Dry Fork' dries nothing.
    / to \p{Lu}/u.test(text) ||
    !text.includes(` to ${purpose.text}`) ||
    // 'I wait for him to grow hungry' is for another to do.
    new RegExp(` for (?:\\S+ ){1,4}to ${purpose.text.split(' ')[0]!.replace(/[^\p{L}]/gu, '.')}`, 'iu').test(
      text,
    ) ||
    COMPLEMENTED.test(verb ?? '') ||
    !WITHIN_REACH.test(field ?? '') ||
    BEYOND.test(purpose.act ?? '') ||
    /^(?:send|ask|tell|order)$/.test(act ?? '') ||
    [deed.object, deed.target].some((each) => each && isBeing(each)) ||
    touchesPlot(world, purpose.text)
  )
    return false
  const told = retoldByHero({ ...purpose, actor: 'hero' }, world)
  keepFact(world, HERO, `came${world.turn}`, told)
  reply.tell('And it works: [told]', { told: lowerFirst(told) })
  return true
}

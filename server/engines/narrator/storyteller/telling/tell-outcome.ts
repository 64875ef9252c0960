import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Clause } from '../language/clause.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { kindOfPlace } from '../content/places.ts'
import { isBodyPart, isOfClass, isTooBig } from '../content/things.ts'
import { heldLines, orderLines } from '../content/statement-lines.ts'
import { isPlaceNoun } from '../language/noun-kinds.ts'
import { keepFact } from '../world/change.ts'
import { type Entity, HERO, isBeing, meantOfLate } from '../world/world.ts'
import { meantBy, typedOf } from './meant-by.ts'
import { goalOf, isSomebody, type Party, partiesOf } from './parties.ts'
import { headOf } from './noun.ts'
import { concernedIn } from '../action/concerned.ts'
import { onlookerOf } from './onlooker.ts'
import { causedIn, namesOf, sensesOfDeed, tenorOf } from './deed-names.ts'
import { kindsOf, kindsOfOnlooker } from './outcome-table.ts'
import { relationOf } from './relation.ts'
import { remark, sayOutcome } from './say-outcome.ts'
import { isHandy, surelyOf } from './surely-of.ts'
import { tellHappening } from './tell-happening.ts'

/** Fewer words than this leave a deed without its consequence. */
const BARE = 45

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

/** What the deeds of a turn come to: of others' by its class first, then for whom or what it was done to, and for who looks on. */
export function tellOutcome(scene: Scene): void {
  // What goes on meanwhile is how it is done, and not what something comes of.
  const own = scene.deeds.filter(
    ({ clause }) => !/^(?:while|as|when|since|because|until)$/.test(clause.link ?? ''),
  )
  const deeds = own.length > 0 ? own : scene.deeds
  const last = deeds.at(-1)
  if (!last) return
  if (/\bnothing happens\b/i.test(scene.reply.text)) {
    const thing = meantOfLate(scene.world).find(({ kind }) => kind === 'thing')
    return void remark(scene, ['=nothing'], last, { actor: last.actor, thing })
  }
  const before = scene.reply.mark()
  // What somebody else does then is what comes of the deeds before it.
  const others = deeds.findLastIndex(({ actor }) => actor.id !== last.actor.id)
  const come = deeds.slice(others + 1).findLast((deed) => comesTo(scene, deed))
  if (!come || come.actor.id === HERO) lookOn(scene, come ?? last)
  if (scene.reply.since(before) !== '') return
  if (last.clause.kind === 'order') scene.reply.say(orderLines.done, { who: last.actor })
  else if (hasTaken(last)) scene.reply.say(heldLines, { object: last.object, actor: last.actor })
}

/** What somebody has taken is theirs from then on; 'take a seat', 'take the stairs' take nothing along. */
const hasTaken = ({ clause, actor, object }: Bound): boolean =>
  /^(?:take|steal|buy)$/.test(clause.act ?? '') &&
  !/^(?:pry|prise|unhook|remove|reel|scoop)$/.test(clause.verb ?? '') &&
  object?.kind === 'thing' &&
  object.at === actor.id &&
  clause.object?.determiner !== 'a' &&
  isHandy(headOf(object.name.toLowerCase())) &&
  !isOfClass(object.name, 'vehicle') &&
  !isTooBig(headOf(object.name.toLowerCase()))

/** 'The teacher makes us dance': done by us. */
function causedBy(deed: Bound): Bound {
  const { clause, object } = deed
  const caused = clause.object && causedIn(clause)
  const actor = caused && (object ?? typedOf(clause.object!))
  if (!actor) return deed
  const text = `${actor.name} ${caused.verb}s${caused.rest}`
  return {
    clause: {
      ...clause,
      actor: actor.id === HERO ? 'hero' : clause.object!,
      act: undefined,
      verb: caused.verb,
      object: undefined,
      target: undefined,
      text,
    },
    actor,
  }
}

/** 'One of the keys falls': nothing is told of all of them. */
const OF_SOME = /^(?:\p{L}+ ){0,2}(?:one|some|half|part|most|two|three|each|the rest) of\b/iu

/** What a close look shows is for whoever looks. */
const CLOSELY = /^(?:look|search|check|examine|inspect|study|test|find|taste|smell|feel)$/

function comesTo(scene: Scene, given: Bound): boolean {
  const deed = causedBy(given)
  const isOfHero = deed.actor.id === HERO
  if (!isOfHero && !isBeing(deed.actor) && OF_SOME.test(deed.clause.text)) return false
  if (!isOfHero && tellHappening(scene, deed)) return true
  const names = isOfHero
    ? namesOf(deed.clause)
    : sensesOfDeed(deed.clause).filter((name) => !CLOSELY.test(name))
  const tellParty = (party: Party) => tellOf(scene, names, party, isOfHero || party.isOfDoer === true)
  const concerned = concernedIn(scene, deed)
  const [beings, rest] = [true, false].map((wanted) =>
    partiesOf(deed).filter(
      ({ about, kinds }) => (kinds[0] === 'hero' || concerned.some(({ id }) => id === about)) === wanted,
    ),
  ) as [Party[], Party[]]
  return (
    beings.some(tellParty) ||
    concerned.some((who) => hears(scene, deed, names, who) || takes(scene, deed, who)) ||
    tellWhere(scene, deed, true) ||
    rest.some((party) => party.about !== HERO && tellParty(party)) ||
    tellWhere(scene, deed, false) ||
    rest.some((party) => party.about === HERO && tellParty(party)) ||
    tellSurely(scene, deed) ||
    (!isOfHero && isBeing(deed.actor) && bears(scene, deed))
  )
}

function tellSurely(scene: Scene, deed: Bound): boolean {
  const sure = surelyOf(scene, deed)
  if (!sure) return false
  const { names, kinds, object } = sure
  const { actor, tool } = deed
  const party = { about: object.id, kinds, slots: { actor, tool, target: goalOf(deed), object } }
  return tellOf(scene, names, party, actor.id === HERO)
}

const ANY_KIND = /^(?:thing|made|being|place|any)$/

/** Where it leaves whoever goes, or what is put; at first only by what is true of a narrow kind of place. */
function tellWhere(scene: Scene, deed: Bound, isNarrow: boolean): boolean {
  const { actor, clause } = deed
  const relation = relationOf(deed)
  if (!relation || clause.modality === 'tries') return false
  const { name, at } = relation
  const moved = meantBy(deed).find((each) => each !== at)
  // 'Dips a finger in the cream': it comes out again.
  if (moved && name === '@put_in' && isBodyPart(headOf(moved.name))) return false
  // 'I put everything on the table': of what is put nothing is known.
  if (/^@(?:put|throw)/.test(name) && !moved) return false
  const object = (/^@(?:put|throw|press)/.test(name) ? moved : at) ?? at
  const about = object.id === 'abstract' ? at.id : object.id
  const kinds = [...kindsOf(at), ...(isBodyPart(headOf(at.name)) ? [] : ['any'])].filter(
    (kind) => !(isNarrow && ANY_KIND.test(kind)),
  )
  const hasGone = scene.hasMoved && name.startsWith('@go')
  if (
    !isNarrow &&
    (hasGone || (name === '@go_to' && (isPlaceNoun(headOf(at.name)) || kindOfPlace(at.name) !== undefined)))
  )
    return false
  const names = actor.id === HERO ? [name] : [name.replace('@', '@other_')]
  // What somebody else wears is not felt.
  const isWorn = isOfClass(at.name, 'garment') || /\b(?:pocket|sleeve)s?$/.test(at.name)
  const isFelt = !name.startsWith('@put') || !isWorn || at.owner === 'your'
  return tellOf(scene, names, { about, kinds, slots: { actor, object, target: at } }, isFelt)
}

/** 'I apologise' names nobody, and is for whoever was meant last. */
const hears = (scene: Scene, { actor, clause }: Bound, names: string[], who: Entity): boolean =>
  actor.id === HERO &&
  who.id !== HERO &&
  clause.verb !== 'feel' &&
  !clause.object &&
  !clause.target &&
  tellOf(scene, names, { about: who.id, kinds: kindsOf(who), slots: { actor, object: who } })

/** Whoever is concerned takes it by what it is like for them. */
function takes(scene: Scene, deed: Bound, who: Entity): boolean {
  const { actor, clause } = deed
  const tenor = tenorOf(clause)
  if (!tenor || (who.id === HERO && !isSomebody(actor)) || isServed(clause)) return false
  const kinds = who.id === HERO ? ['hero'] : [who.kind === 'animal' ? 'animal' : 'being']
  return tellOf(scene, [`~${tenor}`], { about: who.id, kinds, slots: { actor, object: who } })
}

/** 'Burns the fish': what is cooked feels nothing. */
const isServed = ({ verb = '', object }: Clause): boolean =>
  /^(?:cook|fry|bake|boil|roast|grill|burn|eat|chop|slice|carve|serve|smoke|salt)$/.test(verb) &&
  sensesOf(object?.head ?? '', 'noun').some(({ field }) => field === 'noun.food')

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

function tellOf(scene: Scene, names: string[], { about, kinds, slots }: Party, isFelt = true): boolean {
  const before = scene.reply.mark()
  const named = [slots.object, slots.target].flatMap((each) => (each as Entity | undefined)?.name ?? [])
  // Of what others do nothing is told that the hero's hands would have felt.
  const isSeen = (told: string) =>
    !HERO_FEELS.test(
      named.reduce(
        (text, name) => text.replaceAll(name.toLowerCase(), '_').replaceAll('your _', ''),
        told.replace(/“[^”]*”/g, '').toLowerCase(),
      ),
    )
  const isTold = sayOutcome(scene, names, kinds, slots, isFelt ? undefined : isSeen)
  if (isTold) keepFact(scene.world, about, `came${scene.world.turn}`, scene.reply.since(before))
  return isTold
}

const HERO_FEELS = /\byou(?:r|rself)?\b(?! had\b)|\byours\b|\bfingers\b/

/** What everybody who is there takes notice of, whoever did it; all else is for whom it concerns. */
const SEEN = /^(?:mishap|ruin|sorrow|wonder|fright)$/

/** Somebody who is about takes part in what nobody could overlook, or has a word for what the hero does. */
function lookOn(scene: Scene, deed: Bound): void {
  const [object] = meantBy(deed)
  if (scene.reply.text.includes('“') || (object && isBeing(object))) return
  const isOfHero = deed.actor.id === HERO
  const ofDeed = tenorOf(deed.clause)
  const tenor = ofDeed === 'harm' ? undefined : ofDeed
  if (tenor === 'ruin' && isBeing(deed.actor)) return
  if (isOfHero ? tenor === 'fright' : !SEEN.test(tenor ?? '')) return
  const who = onlookerOf(scene, [deed.actor])
  const names = [...(isOfHero ? sensesOfDeed(deed.clause) : []), ...(tenor ? [`~${tenor}`] : [])]
  const [about, kinds] = who ? [who.id, kindsOfOnlooker(who)] : [HERO, ['alone']]
  tellOf(scene, names, { about, kinds, slots: { who, object } })
}

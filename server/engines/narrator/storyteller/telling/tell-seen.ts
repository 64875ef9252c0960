import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Scene } from '../action/scene.ts'
import type { Clause } from '../language/clause.ts'
import { isTangible } from '../language/noun-kinds.ts'
import { type Entity, hasState, hereOf, HERO, isBeing, isPresent } from '../world/world.ts'
import { isBodyPart } from '../content/things.ts'
import { sensesOfDeed } from './deed-names.ts'
import { headOf } from './noun.ts'
import { onlookerOf } from './onlooker.ts'
import { outcomePools } from './outcome-pools.ts'
import { kindsOfDoer, kindsOfOnlooker } from './outcome-table.ts'
import { withoutPlace } from './placed.ts'
import type { Slots } from './slots.ts'

const FAR =
  /\b(?:horizon|far off|far away|in the distance|distant|(?:in|across) the sky|miles? (?:off|away)|high up|overhead)\b/i

/** What nobody sees happen: views, plans, the past, what is not so, and what is said to be the rule. */
const UNSEEN =
  /\b(?:upstairs|downstairs|overhead|somewhere|outside|next door|down below|nowhere|smells?|tastes?|sounds?|feels?|still|not|n['’]t|never|no|nobody|nothing|none|always|usually|every (?:day|night|week|year)|years?|we|us|weeks?|days?|hours?|months?|if|would|could|should|will|must|may|might|know|knows|think|thinks|want|wants|like|likes|love|loves|hate|hates)\b/i

/** What others do, or what the player says is there, has been seen, where nothing else is known to come of it. */
export function tellSeen(scene: Scene): boolean {
  const { deeds, stated, reply, world } = scene
  const { clause, actor } = deeds.at(-1) ?? stated ?? {}
  if (!clause || actor?.id === HERO || hasToldMore(scene)) return false
  // 'My fingers hurt.'
  if (typeof clause.actor === 'object' && clause.actor.determiner === 'my' && isBodyPart(clause.actor.head))
    return false
  if (clause.polarity === 'negated' || clause.tense === 'past' || UNSEEN.test(clause.text)) return false
  if (actor && isBeing(actor) && !(isPresent(world, actor) && isAwake(actor))) return false
  const isNew = clause.verb === 'there_is'
  const isStated = isNew || deeds.length === 0 || clause.act === 'be'
  const field = fieldOf(clause)
  if (field === '+communication') return false
  const names = [FAR.test(clause.text) ? '+far' : isNew ? '+new' : isStated ? '+so' : field]
  // Which thing 'it' is may be doubted.
  const isIt = typeof clause.actor === 'object' && clause.actor.pronoun === 'it'
  const seen = actor && (isBeing(actor) || (!isIt && isSolid(actor))) ? actor : undefined
  if (seen && tell(scene, names, kindsOfDoer(seen), { actor: seen })) return true
  const named = world.entities.filter(({ name }) => reply.text.toLowerCase().includes(name.toLowerCase()))
  const who = onlookerOf(scene, [actor, ...named])
  const object = seen && !isBeing(seen) ? seen : undefined
  return tell(scene, [...names, isStated ? '+so' : '+any'], who ? kindsOfOnlooker(who) : ['alone'], {
    who,
    object,
  })
}

/** The field of the verb in WordNet; what is done with one's own body is of the body. */
function fieldOf(clause: Clause): string {
  if (isBodyPart(clause.object?.head ?? '')) return '+body'
  const verb = sensesOfDeed(clause).find((name) => sensesOf(name, 'verb').length > 0)
  return sensesOf(verb ?? '', 'verb')[0]?.field.replace('verb.', '+') ?? '+any'
}

const isSolid = ({ kind, name }: Entity): boolean =>
  kind !== 'place' && !/^(?:some|what)/.test(name) && isTangible(headOf(name.toLowerCase()))

const hasToldMore = ({ reply }: Scene): boolean =>
  reply.retoldSince(reply.mark().map(() => 0)).join(' ') !== reply.text.replace(/\s+/g, ' ')

const isAwake = (actor: Entity) =>
  !['asleep', 'dead', 'unconscious', 'gone', 'absent'].some((state) => hasState(actor, state))

const tell = ({ reply, world }: Scene, names: string[], kinds: string[], slots: Slots): boolean =>
  outcomePools(names, kinds).some((pool) =>
    reply.sayNew(hereOf(world).isUnnamed ? pool.map(withoutPlace) : pool, slots),
  )

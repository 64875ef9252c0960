import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { isTangible } from '../language/noun-kinds.ts'
import { hasState, hereOf, HERO, isBeing, isPresent } from '../world/world.ts'
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
  /\b(?:upstairs|downstairs|overhead|somewhere|outside|next door|down below|not|n['’]t|never|no|nobody|nothing|none|always|usually|every (?:day|night|week|year)|years?|we|us|weeks?|days?|hours?|months?|if|would|could|should|will|must|may|might|know|knows|think|thinks|want|wants|like|likes|love|loves|hate|hates)\b/i

/** What others do, or what the player says is there, has been seen, where nothing else is known to come of it. */
export function tellSeen(scene: Scene): boolean {
  const last: Bound | undefined = scene.deeds.at(-1) ?? scene.stated
  if (!last || last.actor.id === HERO || hasToldMore(scene)) return false
  const { clause, actor } = last
  if (clause.polarity === 'negated' || clause.tense === 'past' || UNSEEN.test(clause.text)) return false
  const isKnown = actor.name !== ''
  const isThing = isKnown && !isBeing(actor)
  const isSeen = !isThing || (isTangible(headOf(actor.name.toLowerCase())) && actor.kind !== 'place')
  if (isKnown && isBeing(actor) && !(isPresent(scene.world, actor) && isAwake(actor))) return false
  const verb = sensesOfDeed(clause).find((name) => sensesOf(name, 'verb').length > 0)
  const kind = isBodyPart(clause.object?.head ?? '')
    ? '+body'
    : sensesOf(verb ?? '', 'verb')[0]?.field.replace('verb.', '+')
  const isStated = scene.deeds.length === 0 || clause.act === 'be' || clause.verb === 'there_is'
  const isNew = clause.verb === 'there_is'
  if (kind === '+communication') return false
  const names = [FAR.test(clause.text) ? '+far' : isNew ? '+new' : isStated ? '+so' : (kind ?? '+any')]
  const doers = isKnown && isSeen ? [() => tell(scene, names, kindsOfDoer(actor), { actor })] : []
  const told = scene.reply.text
  const named = scene.world.entities.filter(({ name }) => told.toLowerCase().includes(name.toLowerCase()))
  const who = onlookerOf(scene, [actor, ...named])
  const onlookers = [
    () =>
      tell(scene, [...names, isStated ? '+so' : '+any'], who ? kindsOfOnlooker(who) : ['alone'], {
        who,
        object: isKnown && isSeen && isThing ? actor : undefined,
      }),
  ]
  return [...doers, ...onlookers].some((each) => each())
}

const hasToldMore = ({ reply }: Scene): boolean =>
  reply.retoldSince(reply.mark().map(() => 0)).join(' ') !== reply.text.replace(/\s+/g, ' ')

const isAwake = (actor: Bound['actor']) =>
  !['asleep', 'dead', 'unconscious', 'gone', 'absent'].some((state) => hasState(actor, state))

const tell = ({ reply, world }: Scene, names: string[], kinds: string[], slots: Slots): boolean =>
  outcomePools(names, kinds).some((pool) =>
    reply.sayNew(hereOf(world).isUnnamed ? pool.map(withoutPlace) : pool, slots),
  )

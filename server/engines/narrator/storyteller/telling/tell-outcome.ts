import { reactions } from '../content/reactions.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { outcomes } from '../content/outcomes.ts'
import { isQuality, isTangible } from '../language/noun-kinds.ts'
import { ownerOf } from '../action/mention-kinds.ts'
import { isPluralPhrase } from './noun.ts'
import { classOf, isAbstract, isBodyPart, isGround } from '../content/things.ts'
import { keepFact } from '../world/change.ts'
import type { Slots } from './slots.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { type Entity, hasState, HERO, isBeing, isPresent, talkersHere } from '../world/world.ts'

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
  deed,
}: Scene): boolean =>
  hasChanged &&
  isRefused !== true &&
  hasLed !== true &&
  (!hasMoved || (deed !== undefined && !TRAVEL.test(deed.clause.act ?? ''))) &&
  !isAnswered &&
  world.plot.stage !== 'over' &&
  reply.words > 0 &&
  reply.words < BARE

/** What the deed comes to for whom or what it was done to, else how somebody here takes it. */
export function tellOutcome(scene: Scene): void {
  const { world, reply, doer } = scene
  if (
    comeOf(scene) ||
    !doer ||
    doer.id === HERO ||
    isBodyPart(doer.name.split(' ').at(-1)!) ||
    !isPresent(world, doer) ||
    doer.stance === 'foe' ||
    (!isBeing(doer) && doer.since === world.turn)
  )
    return
  reply.sayNew(isBeing(doer) && doer.kind !== 'animal' ? reactions.done : reactions.goes, { who: doer })
}

function comeOf({ world, reply, deed }: Scene): boolean {
  if (!deed) return false
  const { act, verb = '' } = deed.clause
  // What is left for somebody is put there.
  const isLeft = act === 'leave' && deed.clause.object !== undefined
  const senses = (isLeft ? ['put'] : [act, sensesOf(verb.split(' ')[0]!, 'verb')[0]?.field]).filter(
    (sense) => sense !== undefined,
  )
  const meant = meantBy(deed).filter((each) => !isBeing(each) || isPresent(world, each))
  const come = (about: string, kinds: string[], slots: Slots) =>
    senses.some((sense) =>
      kinds.some((on) => {
        const before = reply.mark()
        const pool = outcomesOf(sense, on)
        const isOnce = sense.includes('.') && !/^(?:thing|being|idea|self)$/.test(on)
        const isTold = isOnce ? reply.sayNew(pool, slots) : reply.say(pool, slots)
        if (isTold) keepFact(world, about, `came${world.turn}`, reply.since(before))
        return isTold
      }),
    )
  if (meant.some((object) => come(object.id, kindsOf(object), { object }))) return true
  if (meant.length > 0 && TRAVEL.test(act ?? '')) return false
  const talkers = talkersHere(world)
  const who =
    talkers.find((each) => each === deed.target) ??
    talkers.find(({ stance, name }) => stance !== 'foe' && !name.startsWith('some'))
  return (
    (who !== undefined && come(who.id, ['seen'], { who })) ||
    come(HERO, who ? ['self'] : ['heard', 'self'], {})
  )
}

/** Whom or what a deed was done to, as far as it is plain; what is given comes to something for whoever gets it. */
function meantBy({ clause, object, target, place }: Bound): Entity[] {
  const { object: said, act } = clause
  if (act === 'write' || /^(?:some|any|no|every)(?:thing|one|body)\b/.test(said?.text ?? '')) return []
  // What is only spoken of is not what something was done to.
  if (clause.said) return target && isBeing(target) && target.id !== HERO ? [target] : []
  const own = said && isBodyPart(said.head) ? (target ?? place) : undefined
  if (own && own.id !== HERO) return [own]
  const isGiven = /^(?:give|feed|show|pay|send|throw)$/.test(act ?? '') && target !== undefined
  const typed =
    said && said.text !== said.pronoun && !isQuality(said.head)
      ? {
          id: 'abstract',
          kind: 'thing' as const,
          name: said.text,
          isPlural: said.isPlural ?? (isPluralPhrase(said.text) || undefined),
          owner: ownerOf(said),
          since: 0,
        }
      : undefined
  return [isGiven ? target : (object ?? typed ?? target ?? place), target, place].filter(
    (each, at): each is Entity =>
      each !== undefined && (at === 0 || isBeing(each)) && each.id !== HERO && !isQuality(each.name),
  )
}

/** Lines that tell what this act comes to for somebody or something of this kind. */
const outcomesOf = (sense: string, on: string): string[] =>
  outcomes.filter((each) => each.on.has(on) && each.senses.has(sense)).flatMap((each) => each.lines)

/** Kinds that an outcome may be of, the nearest first. */
function kindsOf(entity: Entity): string[] {
  const { kind, id, name } = entity
  if (hasState(entity, 'dead')) return ['laid']
  if (kind === 'animal') return ['animal', 'being']
  if (isBeing(entity)) return ['being']
  const noun = name.split(' ').at(-1)!
  if (kind === 'place' || isGround(noun)) return ['place', 'thing']
  if (isBodyPart(noun)) return ['body']
  if ((id === 'abstract' && isAbstract(noun)) || (!isTangible(noun) && !classOf(noun))) return ['idea']
  const [sense] = sensesOf(noun, 'noun')
  return [classOf(name), sense?.field === 'noun.artifact' ? 'made' : undefined, 'thing'].filter(
    (each) => each !== undefined,
  )
}

import { reactions } from '../content/reactions.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { outcomes } from '../content/outcomes.ts'
import { isQuality, isTangible } from '../language/noun-kinds.ts'
import { touchesPlot } from '../action/want.ts'
import { lowerFirst } from '../language/letter-case.ts'
import { retoldByHero } from './retell.ts'
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

function comeOf(scene: Scene): boolean {
  const { world, reply, deed } = scene
  if (!deed) return false
  const { act, verb = '' } = deed.clause
  // What is left for somebody is put there.
  const isLeft = act === 'leave' && deed.clause.object !== undefined
  const senses = (isLeft ? ['put'] : [act, sensesOf(verb.split(' ')[0]!, 'verb')[0]?.field]).filter(
    (sense) => sense !== undefined,
  )
  const meant = meantBy(deed).filter((each) => !isBeing(each) || isPresent(world, each))
  const come = (about: string, kinds: string[], slots: Slots, by = senses) =>
    by.some((sense) =>
      kinds.some((on) => {
        const before = reply.mark()
        const pool = outcomesOf(sense, on)
        const isOnce = sense.includes('.') && !/^(?:thing|being|idea|self)$/.test(on)
        const isTold = isOnce ? reply.sayNew(pool, slots) : reply.say(pool, slots)
        if (isTold) keepFact(world, about, `came${world.turn}`, reply.since(before))
        return isTold
      }),
    )
  if (tellPurpose(scene)) return true
  const near = meant.map((object) => ({ object, kinds: kindsOf(object) }))
  const isAny = (kind: string) => kind === 'thing' || kind === 'idea'
  if (
    near.some(({ object, kinds }) =>
      come(
        object.id,
        kinds.filter((kind) => !isAny(kind)),
        { object },
      ),
    )
  )
    return true
  if (near.some(({ object, kinds }) => come(object.id, kinds, { object }, act ? [act] : []))) return true
  if (meant.length > 0 && TRAVEL.test(act ?? '')) return false
  const talkers = talkersHere(world)
  const who =
    talkers.find((each) => each === deed.target) ??
    talkers.find(({ stance, name }) => stance !== 'foe' && !name.startsWith('some'))
  const [object] = meant
  if (
    who &&
    object &&
    object !== who &&
    !isBeing(object) &&
    !isBodyPart(object.name.split(' ').at(-1)!) &&
    come(object.id, ['watched'], { object, who })
  )
    return true
  if (near.some(({ object: each, kinds }) => come(each.id, kinds, { object: each }))) return true
  // What was done to something is told of that, and of nothing else.
  if (!who && deed.clause.object && act !== 'write' && !deed.clause.said) return false
  return (
    (who !== undefined && come(who.id, ['seen'], { who })) ||
    come(HERO, who ? ['self'] : ['heard', 'self'], {})
  )
}

/** Deeds that come about as soon as nobody hinders them, by the field that WordNet has the verb in. */
const WITHIN_REACH =
  /^verb\.(?:stative|body|perception|change|contact|creation|motion|emotion|cognition|consumption)$/
/** What others have a say in, or what would settle more than a deed does. */
const BEYOND = /^(?:attack|flee|steal|capture|break|find|search|go|return|win|buy|sell|trade|take|ask|help)$/

/** What a deed was done for has come about, unless others have a say in it or the story hangs on it: 'to see better'. */
function tellPurpose({ world, reply, deed }: Scene): boolean {
  const { purpose, text } = deed!.clause
  const field = sensesOf(purpose?.verb?.split(' ')[0] ?? '', 'verb')[0]?.field
  if (
    !purpose?.verb ||
    purpose.said ||
    !text.includes(` to ${purpose.text}`) ||
    !WITHIN_REACH.test(field ?? '') ||
    BEYOND.test(purpose.act ?? '') ||
    (deed!.object !== undefined && isBeing(deed!.object)) ||
    touchesPlot(world, purpose.text)
  )
    return false
  const told = retoldByHero({ ...purpose, actor: 'hero' }, world)
  keepFact(world, HERO, `came${world.turn}`, told)
  reply.tell('And it works: [told]', { told: lowerFirst(told) })
  return true
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
  if (kind === 'animal') return ['animal']
  if (isBeing(entity)) return ['being']
  const noun = name.split(' ').at(-1)!
  if (kind === 'place' || isGround(noun)) return ['place', 'thing']
  if (isBodyPart(noun)) return ['body']
  if (
    (id === 'abstract' && isAbstract(noun)) ||
    (!isTangible(noun) &&
      !classOf(noun) &&
      !sensesOf(noun, 'noun')
        .slice(0, 2)
        .some(({ field }) => field === 'noun.artifact'))
  )
    return ['idea']
  const [sense] = sensesOf(noun, 'noun')
  return [classOf(name), sense?.field === 'noun.artifact' ? 'made' : undefined, 'thing'].filter(
    (each) => each !== undefined,
  )
}

import type { HappeningClass } from '../content/deed-classes.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { gerundOf } from '../language/verb-forms.ts'
import { keepFact, setState } from '../world/change.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
import { meantBy } from './meant-by.ts'
import { possessive } from './noun.ts'
import { classOf } from './happening-class.ts'
import { kindsOf } from './outcome-table.ts'
import { relationOf } from './relation.ts'
import { remark, sayOutcome } from './say-outcome.ts'
import type { Slots } from './slots.ts'

/** The state it leaves, which a later deed can mend. */
const LEFT: Partial<Record<HappeningClass, string>> = {
  slip: 'down',
  stick: 'stuck',
  fail: 'stopped',
  crack: 'cracked',
  broken: 'cracked',
  spread: 'spreading',
  burn: 'burning',
  upset: 'upset',
  knocked: 'unconscious',
}

/** Tells what comes at once of what somebody or something else did, by its class, and who says what to it. */
export function tellHappening(scene: Scene, deed: Bound): boolean {
  const { world, reply } = scene
  const { actor, clause } = deed
  const name = classOf(deed)
  // What is dropped into something lies there.
  if (!name || (name === 'drop' && relationOf(deed))) return false
  const object = ownless(name === 'shine' ? litIn(deed) : meantBy(deed).find(({ id }) => id !== HERO))
  const slots: Slots = { actor, object, doing: gerundOf(clause.verb!.split(' ')[0]!) }
  const doer = actor.kind === 'animal' ? 'beast' : isBeing(actor) ? 'does' : 'goes'
  const names = [name === 'work' && clause.modality === 'tries' ? '=work:tries' : `=${name}`]
  const kinds = [
    ...(object ? kindsOf(object) : []),
    ...(doer === 'goes' ? kindsOf(actor).filter((kind) => kind !== 'thing') : []),
    doer,
  ]
  const mark = reply.mark()
  const hasCome = sayOutcome(scene, names, kinds, slots)
  const hasSpoken = remark(scene, names, deed, slots)
  if (!hasCome && !hasSpoken) return false
  if (name === 'seize' && deed.object?.kind === 'thing') deed.object.at = actor.id
  const left = LEFT[name]
  if (left) setState(actor, left)
  keepFact(world, actor.id, `came${world.turn}`, reply.since(mark))
  return true
}

/** What the light falls on, rather than what it comes from. */
const litIn = ({ target, clause }: Bound): Entity | undefined =>
  target ??
  (clause.target && {
    id: 'abstract',
    kind: 'thing',
    name: clause.target.text,
    owner: clause.target.owner && possessive(clause.target.owner.text),
    since: 0,
  })

/** 'Her toothbrush' as somebody else speaks of it: the toothbrush. */
const ownless = (object: Entity | undefined): Entity | undefined =>
  object && /^(?:his|her|their|its)$/.test(object.owner ?? '') ? { ...object, owner: undefined } : object

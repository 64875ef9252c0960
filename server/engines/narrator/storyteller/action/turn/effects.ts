import { come } from '../../world/presence.ts'
import type { Clause } from '../../language/clause.ts'
import { isOfClass } from '../../content/things.ts'
import { addEntity, moveThing, setState, keepFact } from '../../world/change.ts'
import { HERO, isBeing } from '../../world/world.ts'
import { purseOf } from '../acts/purse.ts'
import type { Bound, Scene } from '../scene.ts'

/** What an act does to the world. */
export type Effect = (scene: Scene, bound: Bound) => void

const changed = (scene: Scene) => void (scene.hasChanged = true)
const isReal = (bound: Bound) => bound.object !== undefined && bound.object.id !== 'abstract'

export const takes: Effect = (scene, bound) => {
  if (!isReal(bound)) return
  const { object, clause } = bound
  if (object!.kind === 'thing') moveThing(scene.world, object!, HERO, clause.object?.amount)
  changed(scene)
}

export const drops: Effect = (scene, bound) => {
  if (!isReal(bound) || bound.object!.kind !== 'thing') return
  const into = bound.target ?? bound.place
  if (into && (into.owner === 'your' || into.id === HERO) && !isBeing(into)) return takes(scene, bound)
  moveThing(scene.world, bound.object!, bound.target?.id ?? scene.world.here, bound.clause.object?.amount)
  changed(scene)
}

export const gives: Effect = (scene, bound) => {
  if (!isReal(bound) || bound.object!.kind !== 'thing') return
  const receiver = bound.target ?? scene.answerer
  if (!receiver) return
  bound.object = moveThing(scene.world, bound.object!, receiver.id, bound.clause.object?.amount)
  warms(scene, { ...bound, object: receiver })
  changed(scene)
}

/** Whoever has seen a thing is not suggested to be shown it again. */
export const shows: Effect = ({ world }, { object, target }) => {
  if (object && target) keepFact(world, object.id, `shown ${target.id}`, '')
}

/** What is paid is gone from the purse. */
export const pays: Effect = (scene, { clause }) => {
  const purse = purseOf(scene.world)
  const paid = (clause.act === 'buy' ? (clause.target ?? clause.place) : clause.object)?.amount
  changed(scene)
  if (purse?.amount !== undefined && paid !== undefined) purse.amount -= paid
}

export const turns =
  (state: string): Effect =>
  (scene, { object }) => {
    if (!object || object.id === 'abstract') return
    setState(object, state)
    changed(scene)
  }

export const vanishes: Effect = (scene, { object, clause }) => {
  if (!object || object.id === 'abstract') return
  if (isOfPart(clause)) return changed(scene)
  if ((object.amount ?? 1) > 1) object.amount = object.amount! - 1
  else setState(object, 'gone')
  changed(scene)
}

/** 'Some of the cake': the rest of it stays. */
export const isOfPart = ({ text }: Clause): boolean =>
  /\b(?:some|half|part|most|a (?:bit|little)) of (?:the|my|our|his|her|their|it|that|this)\b/i.test(text)

/** What is made is there afterwards, in the hero's hands or where it stands. */
export const makes: Effect = (scene, { object, clause }) => {
  if (!object || object.id === 'abstract') return
  if (!object.isFixed && !isBeing(object)) object.at = HERO
  setState(object, 'mended')
  setState(object, 'unmade', false)
  object.states = object.states?.filter((state) => state !== 'gone')
  if (clause.object?.amount) object.amount = clause.object.amount
  changed(scene)
}

export const wears: Effect = (scene, { object }) => {
  if (!object || !isOfClass(object.name, 'garment')) return
  object.at = HERO
  setState(object, 'worn')
  changed(scene)
}

const STANCES = ['foe', 'neutral', 'friend'] as const

/** One step towards friendship; a foe of the plot stays one. */
export const warms: Effect = (scene, { object, target }) => {
  const being = target && isBeing(target) ? target : object
  if (!being || !isBeing(being) || being.stance === 'companion' || being.id === scene.world.plot.foe) return
  if (being.stance !== 'friend') changed(scene)
  being.stance = STANCES[Math.min(STANCES.indexOf(being.stance ?? 'neutral') + 1, 2)]
}

export const cools: Effect = (scene, { clause, object, target }) => {
  // 'I flip the lights off' offends nobody.
  if (clause.object && object && !isBeing(object) && !clause.target) return
  const being = target && isBeing(target) ? target : object
  if (!being || !isBeing(being) || being.stance === 'foe') return
  being.stance = being.stance === 'friend' || being.stance === 'companion' ? 'neutral' : 'foe'
  changed(scene)
}

/** Comes along from here on. */
export const joins: Effect = (scene, { object }) => {
  if (!object || !isBeing(object) || object.stance === 'foe') return
  object.stance = 'companion'
  come(scene.world, object)
  changed(scene)
}

export const writes: Effect = (scene, { object, topic, clause }) => {
  const { world } = scene
  const sheet =
    object && object.id !== 'abstract'
      ? object
      : addEntity(world, { kind: 'thing', name: topic ? 'note' : 'line of writing', owner: 'your', at: HERO })
  if (object !== sheet && sheet.at !== HERO) sheet.at = HERO
  setState(sheet, 'written')
  if (clause.speech) keepFact(world, sheet.id, 'writing', `“${clause.speech}”, it says.`)
  changed(scene)
}

export const freesIt: Effect = (scene, { object }) => {
  if (!object || object.id === 'abstract') return
  for (const state of ['captive', 'tied', 'locked', 'absent']) setState(object, state, false)
  if (isBeing(object)) come(scene.world, object)
  setState(object, 'free')
  changed(scene)
}

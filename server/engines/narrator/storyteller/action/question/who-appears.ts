import { capitalised } from '../../language/letter-case.ts'
import { kindOfPlace } from '../../content/places.ts'
import { articled } from '../../telling/phrases.ts'
import { addEntity, mean, setState } from '../../world/change.ts'
import { beingsHere, type Entity, HERO, isBeing, meantOfLate, type World } from '../../world/world.ts'
import { tellAlone } from '../alone.ts'
import { bringSomebody } from '../bring-hearer.ts'
import { tellWhoIsHere } from '../look-around.ts'
import { knownEntity } from '../resolve-mention.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { nameOf } from './naming.ts'

/** 'Who comes in?', 'who opens?': somebody who was not here. */
const COMING =
  /\bwho(?:['’]s| is| are)? (?:com(?:es?|ing)|walks?(?:ing)?|pass(?:es|ing)?|sees|saw|steps?|enters?|entering|opens?|answers?|knocks|knocking|calling) ?(?:in|up|out|over|along|through|to|at|on|by|past|the|us|me|her|him|it|there|here|$)/
/** 'Who is behind the counter?', 'who is with me?': whoever is here, else somebody who fits. */
const SITTING =
  /\bwho(?: else)?(?:['’]s| is| are) (?:\p{L}+ing )?(?:at|behind|in front of|ahead of|in|on|with|next to|beside|near|by|across from|opposite) (?:me|us|(?:the|my|that|this) (?:\p{L}+ )?(?:counter|desk|till|bar|bed|wheel|helm|door|window|table|car|seat|front|back|driver\p{L}*|stove|reception))$|\bwho(?:['’]s| is) (?:\p{L}+ing|in (?:it|there)|next|first in line|on duty|in charge)$/u

/** Tells who comes, stands somewhere or is elsewhere; false where the question asks for something else. */
export function tellWhoAppears(scene: Scene, asked: Asked): boolean {
  const { world } = scene
  const { text } = asked
  const [, place] = /\bwho(?:['’]s| is) (?:in|on|at) the (\p{L}+)$/u.exec(text) ?? []
  const isHeard =
    /^who$|\bwho (?:is|was|could) (?:it|that|there|at the door)(?: be)?$/.test(text) &&
    (unknownHere(world) !== undefined ||
      /\b(?:some(?:one|body)|com(?:es|ing) in|enters|walks in|steps in|knock|steps|footsteps|voice|rings?|doorbell|phone|shout)\w*/i.test(
        scene.typed ?? '',
      ))
  if (isHeard || COMING.test(text) || (SITTING.test(text) && asked.clause.tense !== 'past'))
    tellWhoIsFound(scene, text)
  else if (!place || !kindOfPlace(place)) return false
  else if (isElsewhere(world, place)) return false
  else tellWhoIsFound(scene, text)
  scene.hasChanged = true
  scene.isSettled = true
  return true
}

/** 'Somebody knocks': of whom nobody has said who it is. */
const unknownHere = (world: World): Entity | undefined =>
  beingsHere(world).find(({ name, isProper }) => isProper && name === 'somebody')

const isElsewhere = (world: World, place: string): boolean =>
  knownEntity(world, { text: place, head: place, determiner: 'the' })?.id !== world.here

function tellWhoIsFound(scene: Scene, text: string): void {
  const { world, reply } = scene
  const isComing = COMING.test(text) || /^who$|\bwho (?:is|was|could) (?:it|that|there)/.test(text)
  // 'I knock on his door': it is his to open.
  const arrived =
    unknownHere(world) ??
    world.entities.find(
      (each) => isBeing(each) && each.id !== HERO && each.at === world.here && each.since === world.turn,
    )
  if (arrived && !arrived.name.startsWith('some')) return introduce(scene, arrived)
  if (arrived) {
    setState(arrived, 'gone')
    delete arrived.at
    world.lastMeant = world.lastMeant.filter((id) => id !== arrived.id)
  }
  const late = /\b(?:opens|answers)\b/.test(text)
    ? meantOfLate(world).find(({ kind, stance }) => kind === 'person' && stance !== 'companion')
    : undefined
  const here = beingsHere(world).find(({ kind }) => kind === 'person')
  const isOnlyMet = / (?:with|next to|beside|near|by) (?:me|us)$/.test(text)
  const who = late ?? (isComing || (!here && !isOnlyMet) ? bringSomebody(scene) : here)
  // Whoever lives alone has a neighbour at the door.
  if (!who && arrived) {
    setState(arrived, 'gone', false)
    Object.assign(arrived, { name: 'neighbour', isProper: undefined, since: world.turn, at: world.here })
    mean(world, arrived)
    return introduce(scene, arrived)
  }
  if (!who) return tellAlone(scene, 'Nobody is at [place] but you.')
  if (who === here && isOnlyMet) return tellWhoIsHere(scene)
  mean(world, who)
  if (who.kind === 'group' && who.name !== 'people') {
    const one = addEntity(world, { kind: 'person', name: who.name, at: world.here, stance: who.stance })
    mean(world, one)
    return reply.tell(`One of [who], by the name of ${nameOf(scene, one)}.`, { who })
  }
  introduce(scene, who)
}

/** 'A clerk, by the name of Ivan', where the story has just met them. */
function introduce(scene: Scene, who: Entity): void {
  const isNew = who.kind === 'person' && !who.isProper && !who.owner && who.since === scene.world.turn
  const role = capitalised(articled(who.name))
  scene.reply.tell(isNew ? `${role}, by the name of ${nameOf(scene, who)}.` : '[^who].', { who })
}

import { capitalised } from '../../language/letter-case.ts'
import { articled } from '../../telling/phrases.ts'
import { addEntity, mean } from '../../world/change.ts'
import { beingsHere, type Entity, HERO, isBeing, meantOfLate, type World } from '../../world/world.ts'
import { tellAlone } from '../alone.ts'
import { bringSomebody } from '../bring-hearer.ts'
import { tellWhoIsHere } from '../look-around.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { nameOf } from './naming.ts'

/** 'Who comes in?', 'who opens?': somebody who was not here. */
const COMING =
  /\bwho(?:['’]s| is| are)? (?:com(?:es?|ing)|walks?(?:ing)?|pass(?:es|ing)?|steps?|enters?|entering|opens?|answers?|knocks|knocking|calling) ?(?:in|up|out|over|along|through|to|at|on|by|past|the|us|me|her|him|it|there|here|$)/
/** 'Who is behind the counter?', 'who is with me?': whoever is here, else somebody who fits. */
const SITTING =
  /\bwho(?: else)?(?:['’]s| is| are) (?:\p{L}+ing )?(?:at|behind|in front of|ahead of|in|on|with|next to|beside|near|by|across from|opposite) (?:me|us|(?:the|my|that|this) (?:\p{L}+ )?(?:counter|desk|till|bar|bed|wheel|helm|door|window|table|car|seat|front|back|driver\p{L}*|stove|reception))$|\bwho(?:['’]s| is) (?:next|first in line|on duty|in charge)$/u
const HEARD = /\b(?:some(?:one|body)|knock\p{L}*|(?:foot)?steps|voice|rings?|doorbell|phone|shout\p{L}*)\b/iu

/** Tells who comes, or sits somewhere; false where the question asks for something else. */
export function tellWhoAppears(scene: Scene, { text, clause }: Asked): boolean {
  const isHeard =
    /^who$|\bwho (?:is|was|could) (?:it|that|there|at the door)(?: be)?$/.test(text) &&
    (unknownHere(scene.world) !== undefined || HEARD.test(scene.typed ?? ''))
  const isComing = isHeard || COMING.test(text)
  if (!isComing && !(SITTING.test(text) && clause.tense !== 'past')) return false
  tellWhoIsFound(scene, text, isComing)
  scene.hasChanged = true
  scene.isSettled = true
  return true
}

/** 'Somebody knocks': of whom nobody has said who it is. */
const unknownHere = (world: World): Entity | undefined =>
  beingsHere(world).find(({ name, isProper }) => isProper && name === 'somebody')

function tellWhoIsFound(scene: Scene, text: string, isComing: boolean): void {
  const { world, reply } = scene
  const isNew = (each: Entity) =>
    isBeing(each) && each.id !== HERO && each.at === world.here && each.since === world.turn
  const arrived = unknownHere(world) ?? world.entities.find(isNew)
  // 'Who is it?' of somebody: they have a name from now on.
  if (arrived?.name.startsWith('some'))
    Object.assign(arrived, { name: 'neighbour', isProper: undefined, since: world.turn })
  if (arrived) return introduce(scene, arrived)
  const late = /\b(?:opens|answers)\b/.test(text)
    ? meantOfLate(world).find(({ kind, stance }) => kind === 'person' && stance !== 'companion')
    : undefined
  const here = beingsHere(world).find(({ kind }) => kind === 'person')
  const isOnlyMet = / (?:with|next to|beside|near|by) (?:me|us)$/.test(text)
  const who = late ?? (isComing || (!here && !isOnlyMet) ? bringSomebody(scene) : here)
  if (!who && isComing) return reply.tell('Nobody has told yet who that is. Say who it is, and so it is.')
  if (!who) return tellAlone(scene, 'Nobody is at [place] but you.')
  if (who === here && isOnlyMet) return tellWhoIsHere(scene)
  mean(world, who)
  if (who.kind !== 'group' || who.name === 'people') return introduce(scene, who)
  const one = addEntity(world, { kind: 'person', name: who.name, at: world.here, stance: who.stance })
  mean(world, one)
  reply.tell(`One of [who], by the name of ${nameOf(scene, one)}.`, { who })
}

/** 'A clerk, by the name of Ivan', where the story has just met them. */
function introduce(scene: Scene, who: Entity): void {
  const isNew = who.kind === 'person' && !who.isProper && !who.owner && who.since === scene.world.turn
  const role = capitalised(articled(who.name))
  scene.reply.tell(isNew ? `${role}, by the name of ${nameOf(scene, who)}.` : '[^who].', { who })
}

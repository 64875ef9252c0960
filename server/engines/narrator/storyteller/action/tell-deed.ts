import { actLines } from '../content/act-lines.ts'
import { isBeing } from '../world/world.ts'
import { leavesOut, retoldByHero, retoldByOther, retoldDeed } from '../telling/retell.ts'
import { keepFact } from '../world/change.ts'
import { linesFor } from './check-use.ts'
import type { Bound, Scene } from './scene.ts'

/** What the deed did, in a line of its act; where all are told, plainly. */
export function tellDeed(scene: Scene, bound: Bound, addressee: Bound['object']): void {
  const { clause, object, target, tool, place } = bound
  const at = target ?? place
  const meant = addressee ?? (object && isBeing(object) ? object : undefined)
  const speaker = meant?.kind === 'animal' ? undefined : meant
  const slots = {
    object,
    target: at,
    tool,
    ...(speaker && { who: speaker }),
    deed: retoldDeed(clause, scene.world),
    topic: bound.topic,
  }
  const told = { told: retoldByHero(clause, scene.world) }
  const isOfBeings = /^(?:follow|help|greet|hug|kiss|comfort)$/.test(clause.act ?? '')
  const pool = linesFor(
    clause.act && !(isOfBeings && object && !isBeing(object)) ? actLines[clause.act] : undefined,
    bound,
    speaker,
  )
  const isWhole = (line: string) => !leavesOut(line, clause, [object, at, tool, speaker])
  if (scene.reply.say(pool, slots, isWhole)) {
    // What was told last is what comes of the turn.
    scene.deeds = []
    // A line of an act between people tells how it was taken.
    scene.isAnswered ||= meant !== undefined
    return
  }
  scene.reply.tell('[told]', told)
  scene.deeds = [...scene.deeds, bound]
  keepFact(scene.world, 'story', `did${scene.world.turn}`, told.told)
  scene.hasChanged = true
}

/** Who looks, searches or waits in a way of their own is told so first: 'You wait behind the counter with a bucket.' */
export function tellMore({ reply, world }: Scene, { clause, object, target, place }: Bound): void {
  const meant = [object, target, place].filter((each) => each !== undefined)
  const known = clause.act === 'wait' ? '' : meant.map(({ name }) => name).join(' ')
  if (
    clause.said ||
    !leavesOut(known, clause, clause.act === 'wait' ? [] : meant) ||
    /^(?:find|discover|spot|uncover)$/.test(clause.verb ?? '')
  )
    return
  reply.tell('[told]', { told: retoldByHero(clause, world) })
}

/** 'I don't open the door': it stays as it is, and that is told. */
export function leaveUndone(scene: Scene, { clause }: Bound): void {
  const { reply, world } = scene
  scene.hasChanged = true
  const told = retoldByOther(clause, undefined, world).replace(
    /^(?:Don['’]t|Do not|Never) /,
    (not) => `You ${not.toLowerCase()}`,
  )
  reply.tell('[told]', { told })
}

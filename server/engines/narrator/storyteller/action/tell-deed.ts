import { actLines, unheardLines } from '../content/act-lines.ts'
import { type ActName, isFirstVerbOf } from '../language/acts.ts'
import { HERO, isBeing } from '../world/world.ts'
import { leavesOut, retoldByHero, retoldByOther, retoldDeed } from '../telling/retell.ts'
import { isBodyPart } from '../content/things.ts'
import { keepFact } from '../world/change.ts'
import { isUnknownKind, linesFor } from './check-use.ts'
import type { Bound, Scene } from './scene.ts'

/** What a deed leaves behind, told where no line of its act tells this very deed. */
const AFTER: Partial<Record<ActName, string>> = {
  break: '[^object] [object.is] past mending now.',
  cut: '[^object] [object.is] cut through now.',
  extinguish: '[^object] [object.is] off now, and it is quieter here.',
  close: '[^object] [object.is] shut now.',
  lock: '[^object] [object.is] locked now.',
  repair: '[^object] [object.is] mended now.',
  tie: '[^object] [object.is] held fast now.',
  take: '[^object] [object.is] in your hands now.',
  drop: '[^object] [object+stay] there.',
  heal: '[^object] [object+breathe] easier.',
  light: '[^object] [object.is] lit now.',
  wear: 'You have [object] on now.',
  feed: '[^object] [object.is] soon gone.',
}

const POWER: Partial<Record<ActName, string>> = { light: 'on', extinguish: 'off' }

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
  // A radio that is turned on casts no light.
  const power = /^(?:turn|switch|flip|power|start)$/.test(clause.verb ?? '')
    ? POWER[clause.act ?? 'be']
    : undefined
  if (power && object)
    return scene.reply.tell(`[told] [^object] [object.is] ${power} now.`, { ...slots, ...told })
  const isOfBeings = /^(?:follow|help|greet|hug|kiss|comfort)$/.test(clause.act ?? '')
  const pool = linesFor(
    clause.act && !(isOfBeings && object && !isBeing(object)) ? actLines[clause.act] : undefined,
    bound,
    speaker,
  )
  const isWhole = (line: string) => !leavesOut(line, clause, [object, at, tool, speaker])
  if (scene.reply.say(pool, slots, isWhole)) {
    // A line of an act between people tells how it was taken.
    scene.isAnswered ||= meant !== undefined
    return
  }
  scene.reply.tell('[told]', told)
  if (clause.act === 'listen' && !object && !at) {
    const before = scene.reply.mark()
    if (scene.reply.say(unheardLines))
      keepFact(scene.world, scene.world.here, 'heard', scene.reply.since(before))
    return
  }
  const isStruck = clause.act === 'attack' && object !== undefined && !isBeing(object)
  const after =
    object &&
    object.id !== HERO &&
    clause.act &&
    !isStruck &&
    !(clause.act === 'cut' && at) &&
    !(clause.act === 'feed' && !at && !isBeing(object)) &&
    !(clause.act === 'take' && isUnknownKind(bound)) &&
    !isBodyPart(object.name.split(' ').at(-1)!) &&
    (!isBeing(object) || /^(?:heal|tie|attack|feed)$/.test(clause.act)) &&
    isFirstVerbOf(clause.act, clause.verb ?? '', clause.text)
      ? AFTER[clause.act]
      : undefined
  if (after) return scene.reply.tell(after, slots)
  scene.deed = bound
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

import { actLines, negatedLines, ownLines, plainLines } from '../content/act-lines.ts'
import type { ActName } from '../language/acts.ts'
import { HERO, isBeing } from '../world/world.ts'
import { linesFor } from './check-use.ts'
import { deedOf } from './deed-phrase.ts'
import type { Bound, Scene } from './scene.ts'

/** What a deed leaves behind, told where no line of its act tells this very deed. */
const AFTER: Partial<Record<ActName, string>> = {
  break: '[^object] [object.is] past mending now.',
  cut: '[^object] [object.is] cut through now.',
  turn: 'For a moment nothing comes of it; then [object] [object+give] way a little.',
  extinguish: '[^object] [object.is] off now, and it is quieter here.',
  press: '[^object] [object+sound] out over [place], and nobody can have missed it.',
  use: '[^object] [object+do] what [object.they] should.',
  close: '[^object] [object.is] shut now.',
  lock: '[^object] [object.is] locked now.',
  repair: '[^object] [object.is] whole again.',
  clean: '[^object] [object.is] the better for it.',
  tie: '[^object] [object.is] held fast now.',
  take: '[^object] [object.is] in your hands now.',
  drop: '[^object] [object+stay] there.',
  put: '[^object] [object+stay] there.',
  heal: '[^object] [object+breathe] easier.',
  light: '[^object] [object.is] lit now.',
  wear: 'You have [object] on now.',
  feed: 'There is nothing left of it.',
  pour: 'Not much of it is spilt.',
  attack: '[^object] [object+look] at you, and will not forget that.',
  bury: 'Nobody will see [object] there.',
}

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
    deed: deedOf(bound),
    topic: bound.topic,
  }
  const pool = linesFor(clause.act ? actLines[clause.act] : undefined, bound, speaker)
  if (object?.id === HERO && !clause.phrase && clause.verb && !at)
    return scene.reply.tell(
      `You ${clause.verb} yourself${clause.particle ? ` ${clause.particle}` : ''}, and for the moment that is that.`,
    )
  if (scene.reply.say(pool, slots)) return
  const after = object && object.id !== HERO && clause.act ? AFTER[clause.act] : undefined
  if (after) return scene.reply.tell(`You [deed]. ${after}`, slots)
  const isOwn =
    !object &&
    /^(?:smile|cry|shrug|feel|celebrate|dance|sing|kneel|sit|stand|lieDown|pray|think|exercise)$/.test(
      clause.act ?? '',
    )
  if (isOwn && scene.reply.say(ownLines, slots)) return
  if (scene.reply.say(plainLines, slots)) return
  scene.reply.tell('You [deed].', slots)
}

/** 'I don't open the door': it stays as it is, and that is told. */
export function leaveUndone(scene: Scene, bound: Bound): void {
  const slots = { object: bound.object, target: bound.target, deed: deedOf(bound) }
  if (scene.reply.say(negatedLines, slots)) return
  scene.reply.tell('You do not [deed].', slots)
}

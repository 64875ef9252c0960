import { actLines, negatedLines, ownLines, plainLines } from '../content/act-lines.ts'
import type { ActName } from '../language/acts.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
import { deedOf } from './deed-phrase.ts'
import type { Bound, Scene } from './scene.ts'

/** Acts of many verbs, whose lines are for one of them: what the others leave behind. */
const OF_ONE_VERB: Partial<Record<ActName, [verbs: RegExp, after: string]>> = {
  break: [/^(?:break|smash|shatter)/, '[^object] [object.is] past mending now.'],
  cut: [/^(?:cut|slice|saw|sever)/, '[^object] [object.is] cut through now.'],
  turn: [
    /^(?:turn|rotate|twist|wind)/,
    'For a moment nothing comes of it; then [object] [object+give] way a little.',
  ],
  extinguish: [
    /^(?:extinguish|blow|snuff|douse|put)/,
    '[^object] [object.is] off now, and it is quieter here.',
  ],
  press: [
    /^(?:press|push|touch)/,
    '[^object] [object+sound] out over [place], and nobody can have missed it.',
  ],
  use: [/^use/, '[^object] [object+do] what [object.they] should.'],
}

function plainly(act: ActName, verb: string, object: Entity): string | undefined {
  const [verbs, after] = OF_ONE_VERB[act] ?? []
  if (!verbs || !after || verbs.test(verb)) return undefined
  return isBeing(object) ? `[^object] [object+look] at you, startled.` : after
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
  const pool = clause.act ? actLines[clause.act] : undefined
  const plain = object && clause.act ? plainly(clause.act, clause.verb ?? '', object) : undefined
  if (plain) return scene.reply.tell(`You [deed]. ${plain}`, slots)
  if (object?.id === HERO && !clause.phrase && clause.verb)
    return scene.reply.tell(
      `You ${clause.verb} yourself${clause.particle ? ` ${clause.particle}` : ''}, and for the moment that is that.`,
    )
  if (
    object &&
    scene.reply.say(
      pool?.filter((line) => line.includes('[object')),
      slots,
    )
  )
    return
  if (scene.reply.say(pool, slots)) return
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

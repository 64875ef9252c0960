import { actLines } from '../content/act-lines.ts'
import { nextHour, timeOf, untilHour } from '../world/clock.ts'
import type { Bound, Scene } from './scene.ts'

/** Time goes by: the clock of the story says how much. */
export function pass({ world, reply }: Scene, { clause, object }: Bound): void {
  const hour = untilHour(clause.text)
  if (hour !== undefined) world.minutes = nextHour(world.minutes, hour)
  reply.say(actLines[clause.act!], { object })
  reply.tell(`It is ${timeOf(world.minutes)} now at [place].`)
}

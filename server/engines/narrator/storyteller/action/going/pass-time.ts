import { DAY_MINUTES, nextHour, untilHour } from '../../world/clock.ts'
import { type Entity, heroOf, isBeing, isPresent } from '../../world/world.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { happen } from '../plot/go-on-by-itself.ts'
import type { Bound, Scene } from '../scene.ts'

const SPAN =
  /\b(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (minute|hour|day|night|week)s?\b/i
const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const MINUTES: Record<string, number> = {
  minute: 1,
  hour: 60,
  day: DAY_MINUTES,
  night: DAY_MINUTES,
  week: 7 * DAY_MINUTES,
}

/** Nothing in particular is waited for. */
const BARE =
  /^(?:i |we )?(?:just |still )?wait(?: here| quietly| patiently| and see| (?:for )?a (?:bit|moment|while|minute))?\W*$/i

/** Whoever is waited for comes, or there is no sign of them. */
function comeOrNot({ world, reply, random }: Scene, whom: Entity): void {
  if (whom.stance === 'foe' || random.chance(0.5)) {
    if (whom.since === world.turn) delete whom.at
    return reply.tell('There is no sign of [whom] yet.', { whom })
  }
  whom.at = world.here
  reply.tell('Then [whom] [whom+come].', { whom })
}

/** Time goes by, as long as it is told to; who waits for nothing in particular sees what comes. */
export function pass(scene: Scene, { clause, object, target }: Bound): void {
  const { world, reply } = scene
  const told = retoldByHero(clause, world)
  if (!reply.text.includes(told)) reply.tell('[told]', { told })
  scene.hasChanged = true
  const hour = untilHour(clause.text)
  const [, number = '', unit = ''] = SPAN.exec(clause.text) ?? []
  if (hour !== undefined) world.minutes = nextHour(world.minutes, hour)
  else if (unit) {
    const count = Number(number) || COUNTS.indexOf(number.toLowerCase())
    world.minutes += Math.max(count, 1) * MINUTES[unit.toLowerCase()]!
    return reply.tell('It is [time] now, [partofday].')
  }
  const whom = [target, object].find(
    (each) => each && isBeing(each) && (each.since === world.turn || !isPresent(world, each)),
  )
  if (whom && clause.verb === 'wait') return comeOrNot(scene, whom)
  if (BARE.test(clause.text) && scene.deeds.length === 0 && !scene.hasMore) return happen(scene)
  scene.deeds = [...scene.deeds, { clause, actor: heroOf(world), object }]
}

import { come, goAway } from '../../world/presence.ts'
import { DAY_MINUTES, nextHour, untilHour } from '../../world/clock.ts'
import { isVehicleNoun } from '../../language/noun-kinds.ts'
import { type Entity, hasState, heroOf, isBeing, meantOfLate } from '../../world/world.ts'
import { beingsHere, isPresent } from '../../world/presence.ts'
import { headOf } from '../../telling/noun.ts'
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
const UNHEARD =
  /\b(?:hold|held|holding) (?:my|our) breath\b|\b(?:keep|stay|lie) (?:very |quite )?(?:still|quiet|hidden)\b|\bhid(?:e|es|ing|den)\b/i

/** Whoever is waited for comes; a foe, and whom the story seeks, keep the hero waiting. */
function comeOrNot(scene: Scene, whom: Entity): void {
  const { world, reply } = scene
  // What was done before the wait is long over.
  scene.deeds = []
  if (whom.stance === 'foe' || whom.id === world.plot.goal) {
    if (whom.since === world.turn) delete whom.at
    return reply.tell('There is no sign of [whom] yet.', { whom })
  }
  come(world, whom)
  reply.tell('Then [whom] [whom+come].', { whom })
}

/** Who waits without a sound, or hidden, is passed by whoever is no friend; false where nobody such is here. */
function goBy(scene: Scene): boolean {
  const { world, reply, typed = '' } = scene
  if (!UNHEARD.test(typed) && !hasState(heroOf(world), 'hiding')) return false
  const who = beingsHere(world).findLast(
    ({ id, stance = 'neutral', kind }) =>
      kind !== 'animal' &&
      !/^(?:companion|friend)$/.test(stance) &&
      meantOfLate(world).some((each) => each.id === id),
  )
  if (!who) return false
  goAway(world, who)
  scene.deeds = []
  reply.tell('[^who] [who+come] close, and [who+go] by.', { who })
  return true
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
  }
  const isNamed = hour === 0 || hour === 12
  if (hour !== undefined || unit)
    return reply.tell(isNamed ? 'It is [time] now.' : 'It is [time] now, [partofday].')
  const isAwaited = (each: Entity | undefined) =>
    each !== undefined &&
    (isBeing(each) || isVehicleNoun(headOf(each.name))) &&
    (each.since === world.turn || !isPresent(world, each))
  const whom = [target, object].find(isAwaited)
  if (whom && clause.verb === 'wait') return comeOrNot(scene, whom)
  if (clause.verb === 'wait' && !clause.object && !clause.target && goBy(scene)) return
  if (BARE.test(clause.text) && scene.deeds.length === 0 && !scene.hasMore) return happen(scene)
  scene.deeds = [...scene.deeds, { clause, actor: heroOf(world), object }]
}

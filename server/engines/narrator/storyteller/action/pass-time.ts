import { actLines } from '../content/act-lines.ts'
import { dayOf, nextHour, timeOf, untilHour } from '../world/clock.ts'
import { type Entity, heroOf, isPresent } from '../world/world.ts'
import { retoldByHero } from '../telling/retell.ts'
import { keepFact } from '../world/change.ts'
import { happen } from './go-on-by-itself.ts'
import type { Bound, Scene } from './scene.ts'

const SPAN =
  /\b(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (minute|hour|day|night|week)s?\b/i
const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const MINUTES: Record<string, number> = { minute: 1, hour: 60, day: 1440, night: 1440, week: 10_080 }

const AWAITED = /\bwait(?:ing)? (?:\p{L}+ )?for (?!an? \p{L}+$|it\b)/u

/** 'Wait for them behind the trees': by the time that is told they come, or there is no sign of them. */
function comeOrNot(scene: Scene, whom?: Entity, awaited = 'anybody'): void {
  const { world, reply, random } = scene
  scene.hasChanged = true
  if (reply.words === 0) reply.tell('You wait at [place].')
  world.minutes += 20
  if (whom && isPresent(world, whom)) return reply.tell('[whom] [whom.is] with you by [time].', { whom })
  const hasCome = whom !== undefined && whom.stance !== 'foe' && random.chance(0.5)
  keepFact(world, whom?.id ?? 'story', `awaited${world.turn}`, hasCome ? 'came' : 'has not come yet')
  if (!hasCome) return reply.tell('By [time] there is no sign of [whom] yet.', { whom: whom ?? awaited })
  whom.at = world.here
  reply.tell('It is [time] when [whom] [whom+come].', { whom })
}

const awaitedIn = ({ text }: Bound['clause']): string | undefined =>
  /\bfor ((?:the|a|an|my|our|his|her) (?:\p{L}+ ){0,2}?\p{L}+)$/u
    .exec(text)?.[1]
    ?.replace(/^(?:my|our) /, 'your ')

/** Time goes by: the clock of the story says how much. */
export function pass(scene: Scene, { clause, object, target }: Bound): void {
  const { world, reply } = scene
  // 'I stop behind it', 'I hold my breath': no time goes by for that.
  const tellIt = () => {
    const told = retoldByHero(clause, world)
    if (!reply.text.includes(told)) reply.tell('[told]', { told })
  }
  if (/^(?:stop|hold|pause|halt|freeze|hesitate)$/.test(clause.verb ?? '') && !SPAN.test(clause.text)) {
    tellIt()
    scene.hasChanged = true
    scene.deeds = [...scene.deeds, { clause, actor: heroOf(world), object }]
    return
  }
  const hour = untilHour(clause.text)
  if (hour !== undefined) world.minutes = nextHour(world.minutes, hour)
  const span = SPAN.exec(clause.text)
  if (span && hour === undefined) {
    const count = Number(span[1]) || COUNTS.indexOf(span[1]!.toLowerCase()) || 1
    world.minutes += Math.max(count, 1) * MINUTES[span[2]!.toLowerCase()]!
    const time =
      span[2]!.toLowerCase().startsWith('min') || span[2]!.toLowerCase() === 'hour' ? '' : `, ${dayOf(world)}`
    return reply.tell(
      `${/^an?$/i.test(span[1]!) ? 'One' : span[1]![0]!.toUpperCase() + span[1]!.slice(1)} ${span[0].split(' ').at(-1)} go by, and nothing hurries them. It is ${timeOf(world.minutes)} now${time}.`
        .replace(/^One (\w+?) go/, 'One $1 goes')
        .replace('hurries them', /^an?$|^one$/i.test(span[1]!) ? 'hurries it' : 'hurries them'),
    )
  }
  const whom = [target, object].find((each) => each?.kind === 'person' || each?.kind === 'group')
  if (AWAITED.test(clause.text)) return comeOrNot(scene, whom, awaitedIn(clause))
  // Who waits for nothing in particular sees what comes.
  if (clause.act === 'wait' && !object && !target && !scene.hasMore && hour === undefined) {
    tellIt()
    return happen(scene)
  }
  if (reply.words === 0) reply.say(actLines[clause.act!], { object })
  reply.tell(`It is ${timeOf(world.minutes)} now.`)
  scene.hasChanged = true
  scene.deeds = [
    ...scene.deeds,
    { clause: { ...clause, verb: clause.act, object: undefined }, actor: heroOf(world) },
  ]
}

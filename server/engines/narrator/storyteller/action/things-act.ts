import { thingKinds } from '../content/other-lines.ts'
import type { Clause } from '../language/clause.ts'
import { capitalised } from '../language/letter-case.ts'
import { toldBack } from '../telling/second-person.ts'
import { keepFact, setState } from '../world/change.ts'
import { type Entity, hasState } from '../world/world.ts'
import { nextHour } from '../world/clock.ts'
import { changeWeather } from './sky-stated.ts'
import { end } from './plot.ts'
import type { Scene } from './scene.ts'

const HOURS: Record<string, number> = {
  morning: 7,
  dawn: 6,
  day: 8,
  noon: 12,
  evening: 19,
  dusk: 19,
  night: 22,
  nightfall: 21,
  midnight: 0,
  sunrise: 6,
  sunset: 19,
}

const SKY = /^(?:the )?(?:rain|snow|fog|mist|wind|hail|storm|drizzle)$/i

/** 'The engine dies', 'the bell rings': what becomes of a thing, by what it does. */
export function performByThing(scene: Scene, clause: Clause, actor: Entity, sentence: string): void {
  const { reply, world } = scene
  const words = clause.speech ?? /\b(?:says?|reads?|said|tells me) (?:that )?(.+)$/i.exec(clause.text)?.[1]
  if (words && (clause.act === 'say' || clause.act === 'read' || clause.act === 'tell')) {
    const said = capitalised((clause.speech ?? toldBack(words, world)).replace(/[.,"]+$/, ''))
    keepFact(world, actor.id, 'writing', `“${said},” it says.`)
    // No thing says it as somebody would: it is heard, or stands there.
    const isHeard = /\b(?:voice|radio|speaker|phone|announcer|intercom|recording|machine|computer)\b/.test(
      actor.name,
    )
    return reply.tell(
      isHeard
        ? `“${said}${/[?!]$/.test(said) ? '' : ','}” says [actor].`
        : `“${said}”: so it says on [actor].`,
      { actor },
    )
  }
  const hour = /^(?:come|arrive|fall|break|pass|begin)$/.test(clause.verb ?? '')
    ? HOURS[actor.name.replace(/^the /, '')]
    : undefined
  if (hour !== undefined) {
    world.entities = world.entities.filter((entity) => entity !== actor)
    world.minutes = nextHour(world.minutes, hour)
    const { plot } = world
    if (plot.kind === 'guard' && plot.stage !== 'over' && plot.deadlineText?.includes(actor.name))
      return end(scene, 'met')
    return reply.tell('It is [time] now, [partofday], and you are still at [place].')
  }
  // 'Snow begins to fall', 'the wind picks up'.
  if (
    SKY.test(actor.name) &&
    !clause.object &&
    /^(?:start|begin|fall|come|pour|pick|rise|roll|set|get)/.test(clause.verb ?? '')
  )
    return changeWeather(scene, sentence)
  const verb = (clause.verb ?? '').split(' ')[0]!
  const last = /(?:go|goes|went) (out|off|dark|silent|down)\b/.exec(clause.text)?.[1]
  const kind =
    last === undefined
      ? Object.entries(thingKinds).find(([, verbs]) => verbs.has(verb))?.[0]
      : last === 'down'
        ? 'fallen'
        : /^(?:out|dark|silent)$/.test(last)
          ? 'stopped'
          : undefined
  if (actor.at === undefined || !hasState(actor, 'hidden')) actor.at ??= scene.world.here
  if (kind) setState(actor, kind)
  reply.tell('[told]', { told: sentence })
  scene.deeds = [...scene.deeds, { clause, actor }]
}

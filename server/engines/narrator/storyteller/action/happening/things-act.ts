import { thingKinds } from '../../content/other-lines.ts'
import type { Clause } from '../../language/clause.ts'
import { capitalised } from '../../language/letter-case.ts'
import { keepFact, setState } from '../../world/change.ts'
import { type Entity, hasState } from '../../world/world.ts'
import { changeWeather } from '../going/sky-stated.ts'
import type { Scene } from '../scene.ts'

const HEARD = /\b(?:voice|radio|speaker|phone|announcer|intercom|recording|machine|computer)\b/
const SKY = /^(?:the )?(?:rain|snow|fog|mist|wind|hail|storm|drizzle)$/i

/** 'The engine dies', 'the bell rings': what becomes of a thing, by what it does. */
export function performByThing(scene: Scene, clause: Clause, actor: Entity, sentence: string): void {
  // No thing says it as somebody would: it is heard, or stands there.
  if (clause.speech) {
    const said = capitalised(clause.speech.replace(/[.,"]+$/, ''))
    keepFact(scene.world, actor.id, 'writing', `“${said},” it says.`)
    return scene.reply.tell(
      HEARD.test(actor.name)
        ? `“${said}${/[?!]$/.test(said) ? '' : ','}” says [actor].`
        : `“${said}”: so it says on [actor].`,
      { actor },
    )
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
  scene.reply.tell('[told]', { told: sentence })
  scene.deeds = [...scene.deeds, { clause, actor }]
}

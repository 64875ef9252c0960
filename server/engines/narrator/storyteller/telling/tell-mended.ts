import type { Bound, Scene } from '../action/scene.ts'
import { setState } from '../world/change.ts'
import { type Entity, hasState, HERO, isPresent, meantOfLate } from '../world/world.ts'
import { lines } from '../content/line-list.ts'
import { meantBy } from './meant-by.ts'
import { sensesOfDeed } from './deed-names.ts'

/** A state that something has left, the verbs that mend it, and what is seen then. */
const mends: [state: string, verbs: RegExp, told: string[]][] = [
  [
    'stuck',
    /^(?:pull|pull_out|pull_free|free|drag|haul|tug|push|shove|winch|release|loosen|pry|help|get_out|yank)$/,
    lines(`
      All at once it gives, and [object] [object.is] free, a little out of shape.
      With a jerk [object] [object+come] out, and you both nearly go down.
    `),
  ],
  [
    'down',
    /^(?:help|help_up|lift|pull|pull_up|raise|carry|hand|hold|catch)$/,
    lines(`
      [^object] [object.is] on [object.their] feet again, and [object+lean] on you for a moment.
    `),
  ],
  [
    'unconscious',
    /^(?:wake|wake_up|slap|splash|revive|shake|fan|pour|sprinkle)$/,
    lines(`
      [^object's] eyelids move, and then [object.they] [object+look] at you, and [object+know] who you are.
    `),
  ],
  [
    'spreading',
    /^(?:smother|put_out|extinguish|douse|block|plug|stop|bail|cover|quench|stamp_out|beat_out|pour|wave|fan|shut_off|turn_off)$/,
    lines(`
      It takes all you have, but then [object] [object.is] no more than a smell in the air.
      That was in time: [object] [object+grow] no further.
    `),
  ],
  [
    'burning',
    /^(?:smother|put_out|extinguish|douse|quench|stamp_out|beat_out|pour|throw|cover|blow_out)$/,
    lines(`
      There is one hiss, and another, and then it is out; what is left of [object] is black along the edge.
      It does not want to go out, and then it does. [^object] only [object+smoke] a little.
    `),
  ],
  [
    'stopped',
    /^(?:repair|fix|mend|restart|start|kick|oil|crank|hit|bang|check|tighten)$/,
    lines(`
      [^object] [object+cough] twice, [object+catch], and [object+run].
    `),
  ],
  [
    'upset',
    /^(?:comfort|hug|hold|kiss|soothe|calm|embrace|console|pat|stroke|hush|squeeze)$/,
    lines(`
      By and by [object] [object+breathe] more evenly, and [object+wipe] both eyes.
      [^object] [object+lean] against you with all [object.their] weight, and it passes.
    `),
  ],
]

/** What was amiss with somebody or something and is put right by this deed; whether there was anything. */
export function tellMended(scene: Scene, deed: Bound): boolean {
  const names = sensesOfDeed(deed.clause)
  if (deed.clause.polarity === 'negated') return false
  for (const [state, verbs, told] of mends) {
    if (!names.some((name) => verbs.test(name))) continue
    const object = inState(scene, deed, state)
    if (!object || !scene.reply.say(told, { object })) continue
    setState(object, state, false)
    return true
  }
  return false
}

/** Whom or what of the deed is in this state: what it is done to, else what was meant last. */
function inState({ world }: Scene, deed: Bound, state: string): Entity | undefined {
  const { clause } = deed
  // Who pulls the door shut helps nobody up.
  const { text = 'it', determiner = '' } = clause.object ?? {}
  const isNamed = !/^(?:him|her|it|them)\b/i.test(text) && !/^(?:his|her|its|their)$/.test(determiner)
  const late = isNamed ? [] : meantOfLate(world).slice(0, 3)
  const meant = [deed.object, deed.target, deed.place, ...meantBy(deed), ...late]
  return meant.find(
    (each): each is Entity =>
      each !== undefined && each.id !== HERO && hasState(each, state) && isPresent(world, each),
  )
}

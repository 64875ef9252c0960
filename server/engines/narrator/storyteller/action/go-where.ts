import { kindOfPlace } from '../content/places.ts'
import { isTooBig } from '../content/things.ts'
import type { Clause } from '../language/clause.ts'
import { hasState } from '../world/world.ts'
import type { Action } from './action.ts'
import { placeNamed } from './place-named.ts'
import { knownEntity } from './resolve-mention.ts'
import type { Scene } from './scene.ts'
import { moveTo } from './move-to.ts'

/** 'I sleep in the barn', 'I see Eli in the jail': what is done at another place begins with the way there. */
export function goWhereItIsDone(scene: Scene, clause: Clause, action: Action): boolean {
  const { world } = scene
  const isPart = /^(?:front|back|middle|edge|side|top|end|corner|entrance|center|centre|foot|bottom)$/.test(
    clause.place?.head ?? '',
  )
  const given = isPart ? clause.place?.of : clause.place
  // 'On the cellar floor': in the cellar.
  const whole = given && /^(.+) (?:floor|wall|ceiling|roof|steps?|stairs)$/.exec(given.text)?.[1]
  const place =
    whole && kindOfPlace(whole) ? { ...given, text: whole, head: whole.split(' ').at(-1)! } : given
  const isSeenThrough =
    /^(?:look|listen|knock|shout|talk)$/.test(clause.act ?? '') &&
    /\b(?:through|out of|under|behind|over)\b/.test(clause.text)
  const isBarred = new RegExp(
    `\\b(?:through|over|across|past|against) (?:the |my )?(?:${place?.text}|${place?.head})\\b`,
    'iu',
  ).test(clause.text)
  const isFrom =
    place !== undefined &&
    new RegExp(`\\b(?:off|from|out of) (?:\\p{L}+ )?${place.head}`, 'iu').test(clause.text)
  // 'Push the van down the hill', 'write on the bathroom mirror': where the thing is to get, and not who acts.
  const isGoal =
    clause.object !== undefined &&
    !/^(?:take|lift|lead|pull)$/.test(clause.act ?? '') &&
    new RegExp(`\\b(?:up|down|onto|into) (?:\\p{L}+ )?${place?.text}\\b`, 'iu').test(clause.text)
  if (
    !place ||
    isFrom ||
    /\b(?:outside|beside|near|by|opposite|past) (?:the |my |our |his |her )?\p{L}+ ?/iu
      .exec(clause.text)?.[0]
      .includes(place.head) ||
    isGoal ||
    isBarred ||
    (clause.object !== undefined &&
      /^(?:plug|insert|load|slot|connect|screw|jam|slide|stuff|pour)$/.test(clause.verb ?? '')) ||
    /^(?:throw|send|point)$/.test(clause.act ?? '') ||
    (/^(?:push|pull)$/.test(clause.act ?? '') && /\b(?:down|up|along|off)\b/.test(clause.text)) ||
    // What is looked for in the ice, the sky or the crowd is looked for from afar.
    (/^(?:look|watch|scan|peer)\b/.test(clause.verb ?? '') &&
      /^(?:ice|sky|sea|water|crowd|distance|dark|darkness|fog|hills?|horizon|waves?)$/.test(place.head)) ||
    isTooBig(place.head) ||
    isSeenThrough ||
    action.seeks === 'go' ||
    clause.polarity === 'negated' ||
    !kindOfPlace(place.text) ||
    (!place.isProper && !kindOfPlace(place.head) && !knownEntity(world, place))
  )
    return false
  const known = knownEntity(world, place)
  if (known && (known.kind !== 'place' || known.id === world.here)) return false
  const to = known ?? placeNamed(scene, place)
  const visited = clause.object && knownEntity(world, clause.object)
  if (
    visited &&
    (hasState(visited, 'captive') || visited.id === world.plot.goal) &&
    !world.plot.leads.includes('where')
  ) {
    if (visited.id === world.plot.goal) world.plot.place = to.id
    visited.at = to.id
  }
  moveTo(scene, to)
  return true
}

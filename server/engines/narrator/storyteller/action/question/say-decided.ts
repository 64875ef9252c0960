import { againLines, keptLines } from '../../content/topic-lines.ts'
import { saidLines } from '../../content/said-lines.ts'
import { saidOfWhether } from '../../content/said-whether-lines.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, factAbout } from '../../world/world.ts'
import { formOf, type Noun, nounOf } from '../../telling/noun.ts'
import { saidBy } from '../../telling/nameless.ts'
import type { Slots } from '../../telling/slots.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { isPut, shortAnswer } from './short-answer.ts'
import { askedWords, HARM, isSecret, keyOf } from './settle-open.ts'

/** What has a number, an hour, a colour or a name for an answer, which is settled as such before anything else is said. */
const MEASURED =
  /^(?:(?:at )?(?:what|which) (?:time|colou?rs?|day|date|season|month|way|direction|road|path)\b|what\b.*\b(?:called|names?|named|wearing|smells?|tastes?|looks? like|cost|costs|price|pay|fare|fee|reward|wages|toll)\b|what (?:are|is) (?:you|he|she|they) \p{L}+ing(?: at)?$|what\b.*\bfor (?:dinner|lunch|breakfast|supper|tea)$|how (?:many|much|old|long|far|soon|often|big|tall|deep|high|wide|heavy|hot|cold|fast|thick|large)\b)/u

/** Whoever is asked decides what nobody has told yet, and says the same from then on; false where no line is for such a question: its sort settles it, or it is not known. */
export function sayDecided(scene: Scene, who: Entity, asked: Asked): boolean {
  const { world, random } = scene
  const given = askedWords(asked)
  // 'Ask him where he slept'.
  const words =
    asked.about === who && !/\byou\b/.test(given) ? given.replace(/\b(?:he|she|they)\b/, 'you') : given
  const key = `said ${keyOf(asked, world)}`
  if (MEASURED.test(words)) return false
  scene.isSettled = true
  scene.hasChanged = true
  if (!/^(?:what|which|where|when|why|how|who|whom|whose)\b/.test(words))
    return (
      isPut(asked.text) && tellWhether(scene, who, asked, random.chance(HARM.test(words) ? 0.25 : 0.65), key)
    )
  if (sayAgain(scene, who, key)) return true
  const isKept = isSecret(world, asked) || (who.stance === 'foe' && /^wh(?:y|o)\b/.test(words))
  const pool = isKept ? keptLines : saidLines.find(([asks]) => asks.test(words))?.[1]
  return pool !== undefined && sayAs(scene, who, pool, { key })
}

/** Says yes or no with what goes with it, and the same when it is asked again. */
export function tellWhether(scene: Scene, who: Entity, asked: Asked, isSo: boolean, key: string): boolean {
  if (sayAgain(scene, who, key)) return true
  const words = asked.text.toLowerCase()
  const agreed = shortAnswer(asked, isSo, who).slice(0, -1)
  return saidOfWhether
    .filter(([asks]) => asks.test(words))
    .some(([, yes, no]) => sayAs(scene, who, isSo ? yes : no, { agreed, key }))
}

/** What was said on it before is said again, and of what was said twice no more than that. */
export function sayAgain({ world, reply }: Scene, who: Entity, key: string): boolean {
  const known = factAbout(world, who.id, key)
  if (!known || known.turn === world.turn) return false
  if (factAbout(world, who.id, `${key} again`) && reply.sayNew(againLines, { who })) return true
  keepFact(world, who.id, `${key} again`, known.text)
  const lead = known.turn === world.turn - 1 ? 'As I said just now,' : 'As I told you,'
  reply.answer(`${saidBy(lead, nounOf(who))} “${known.text}”`)
  return true
}

/** Says a line of the pool, and what was said is kept under the key. */
export function sayAs(
  scene: Scene,
  who: Entity,
  pool: readonly string[],
  { key, ...slots }: Slots & { key?: string } = {},
): boolean {
  const { world, reply } = scene
  const mark = reply.mark()
  if (!reply.say(pool, { ...slots, who: mouthOf(scene, who) })) return false
  const told = reply.since(mark)
  const said = [...told.matchAll(/“([^”]*)”/g)].map(([, words]) => words!.replace(/,$/, '.')).join(' ')
  if (key && said) keepFact(world, who.id, key, said)
  return true
}

/** Of many, one answers, and the same one from then on: 'the oldest of the guards'. */
export function mouthOf({ world, random }: Scene, who: Entity): Entity | Noun {
  if (who.kind !== 'group' && !who.isPlural) return who
  const mark =
    factAbout(world, who.id, 'mouth')?.text ??
    keepFact(world, who.id, 'mouth', random.pick(['oldest', 'tallest', 'youngest', 'loudest', 'nearest']))
      .text
  const gender = who.gender === 'm' || who.gender === 'f' ? who.gender : random.chance(0.5) ? 'm' : 'f'
  return { name: `the ${mark} of ${formOf(nounOf(who), '')}`, isProper: true, gender, isBeing: true }
}

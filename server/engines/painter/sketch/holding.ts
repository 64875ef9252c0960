import type { CastMember } from './figures/cast-member.ts'
import type { HeldThing } from './figures/held-things.ts'
import type { Pose } from './figures/limbs.ts'
import type { Stage } from './stage.ts'

/** What each of them has in hand, where the first may be the hero. */
export function holdingOf(stage: Stage, people: readonly CastMember[]): HeldThing[] {
  const { facts } = stage
  const [first] = people
  if (!first) return []
  const called = people.findIndex((member) => member.key !== 'hero' && isCalled(member, facts.holder))
  const holder = called >= 0 ? called : first.key === 'hero' ? 1 : 0
  const holding = people.map((member, i): HeldThing =>
    i === 0 ? heldBy(stage, member, holder === 0) : member.pose === 'reading' ? 'book' : 'nothing',
  )
  if (holder > 0 && people[holder]) holding[holder] = heldByOther(facts, people[holder], holding[0]!)
  return holding
}

/** Postures that leave no hand free. */
const handless: ReadonlySet<Pose> = new Set([
  'asleep',
  'bending',
  'dancing',
  'fighting',
  'lying',
  'riding',
  'running',
])
const TOOLS = /^(?:axe|broom|spade)$/
const isFree = (pose: Pose, thing: HeldThing): boolean =>
  !handless.has(pose) && (pose !== 'working' || TOOLS.test(thing))

/** What somebody reads who has a thing in hand. */
const readFrom = (thing: HeldThing | undefined): HeldThing =>
  thing === 'letter' || thing === 'map' ? thing : 'book'

/** The thing that the scene puts into the first person's hand, and no other. */
function heldBy({ facts }: Stage, { key, kind, pose }: CastMember, isHolder: boolean): HeldThing {
  const { held, heldByOther: others } = facts
  if (pose === 'reading') return readFrom(held)
  if (isHolder && others && isFree(pose, others)) return others
  if (held && key === 'hero' && isFree(pose, held)) return held
  if (kind === 'wizard' && !held && isFree(pose, 'staff')) return 'staff'
  return 'nothing'
}

/** Whether a word of the telling means somebody. */
const isCalled = ({ key, name, kind }: CastMember, word: string | undefined): boolean =>
  word !== undefined &&
  (word === key ||
    word === name?.toLowerCase() ||
    key.endsWith(` ${word}`) ||
    (word === 'she' && (kind === 'woman' || kind === 'lady')) ||
    (word === 'he' && kind === 'man'))

/** What another person has in hand. */
const heldByOther = (
  { heldByOther: thing, held }: Stage['facts'],
  { pose }: CastMember,
  taken: HeldThing,
): HeldThing =>
  pose === 'reading'
    ? readFrom(thing)
    : thing && (thing !== taken || thing === held) && isFree(pose, thing)
      ? thing
      : 'nothing'

import { formOf, nounOf } from '../../telling/noun.ts'
import { type Entity, isBeing, thingsHere } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { isOfOther, type Open, predicateOf } from './open.ts'
import { inTheirMouth } from './recall.ts'
import { isNamedIn, toldClauses } from './told-clauses.ts'

/** Done to something that stands where one is. */
const ON_THINGS =
  /^(?:draw|paint|sketch|photograph|film|clean|polish|mend|repair|fix|guard|examine|inspect|study|measure|watch|look|stare|gaze|point)$/
/** Told of how somebody is, and not of what they do. */
const STANDING =
  /\b(?:wants?|needs?|knows?|loves?|likes?|hates?|says?|said|tells?|told|asks?|asked|owns?|belongs?)\b/
/** A scene lasts no longer. */
const FIRST_TURNS = 8
const DOING = /^what (?:(?:is|are) .*\b(?:doing|up to)|(?:do|does) .* do)(?: (?:here|there|now))?$/

export const isOfBusiness = (open: Open): boolean =>
  /^what (?:is|are|do|does)\b/.test(open.words) &&
  isOfOther(open) &&
  (DOING.test(open.words) || ON_THINGS.test(predicateOf(open)))

/** Who is meant by a question, where it is somebody; whoever is asked for 'you'. */
const askedOf = ({ asked, scene, words }: Open): Entity | undefined =>
  /\byou\b/.test(words) ? scene.speaker : asked.about && isBeing(asked.about) ? asked.about : scene.speaker

/** What somebody is about: as the premise tells it, or with what stands here. */
export function busyWith(open: Open): string | undefined {
  const { world, random, speaker } = open.scene
  const who = askedOf(open)
  if (!DOING.test(open.words)) {
    const thing = random.pick(thingsHere(world).filter(({ name }) => !open.words.includes(name)))
    return thing && formOf(nounOf(thing), '')
  }
  if (!who || !isPresent(world, who)) return undefined
  // What a premise tells of somebody's business stops to be so, and what they did is soon done.
  const told = toldClauses(world)
    .filter(
      ({ subjectBases, bases, isDenied, turn }) =>
        !isDenied &&
        world.turn - turn < (turn === 0 ? FIRST_TURNS : 2) &&
        (isNamedIn(who, subjectBases) || (subjectBases.has('there') && isNamedIn(who, bases))),
    )
    .map(({ text }) => text)
  const noun = who.name.split(' ').at(-1)!
  const goingOn = new RegExp(`\\b(?:${noun}|is|are) (\\p{L}+ing\\b[^,.;]*)`, 'iu')
  const doing = told.findLast((text) => goingOn.test(text))
  if (doing) return goingOn.exec(doing)![1]
  const last = told.findLast((text) => !STANDING.test(text))
  if (last) return speaker ? inTheirMouth(last, who) : last
  return undefined
}

const WAY =
  /\b(?:stairs?|staircase|steps|ladder|door|gate|window|hatch|trapdoor|rope|tunnel|bridge|path|road|track|street|lift|elevator|passage|corridor|trail|ramp)s?\b/

export const isOfWay = (open: Open): boolean =>
  /^how (?:do|can|could|will|would|did|does) (?:(?:i|we)\b(?!.* here$)|you|he|she|they|anybody) (?:get|go|come|climb|escape|leave|cross)\b.*\b(?:down|out|up|in|inside|across|over|through|off|away|here|there)\b/.test(
    open.words,
  )

/** By what stands here and leads somewhere. */
export function wayHere({ scene: { world, random } }: Open): string | undefined {
  const way = random.pick(thingsHere(world).filter(({ name }) => WAY.test(name)))
  return way && `by ${formOf(nounOf(way), '')}`
}

import { keepFact } from '../../world/change.ts'
import { factAbout, hasState, HERO, isBeing } from '../../world/world.ts'
import type { Question } from '../../language/clause.ts'
import { touchesPlot } from '../want.ts'
import type { Scene } from '../scene.ts'

const HELPER = /\b(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might)\b/

/** Settles what nobody has told yet, in a whole sentence that is kept; false for a reason, a content or what the plot keeps. */
export function settleOpen(
  scene: Scene,
  { question, text }: { question: Question; text: string },
  words: string,
): boolean {
  const { world, reply, random } = scene
  if (touchesPlot(world, text)) return false
  const key = `settled ${words.slice(0, 50)}`
  const known = factAbout(world, 'story', key)
  if (known) {
    reply.tell(known.text)
    return true
  }
  const told =
    question.asks === 'whether'
      ? yesOrNo(words.replace(/^whether /, ''), random.chance(0.55))
      : question.asks === 'who'
        ? whoItIs(scene, words)
        : question.asks === 'where'
          ? whereItWas(words, random.pick(SPOTS)!)
          : undefined
  if (told === undefined) return false
  scene.hasChanged = true
  reply.tell(keepFact(world, 'story', key, told).text)
  return true
}

/** 'It is a raccoon', or that it is not. */
function yesOrNo(statement: string, isSo: boolean): string | undefined {
  if (isSo) return `Yes: ${statement}.`
  return HELPER.test(statement) ? `No: ${statement.replace(HELPER, '$& not')}.` : undefined
}

const SPOTS = [
  'on the way here',
  'an hour from here',
  'at the back of an old shed',
  'where the road bends',
  'under a loose board',
]

/** 'She found it on the way here': a deed of the past was done somewhere. */
function whereItWas(words: string, spot: string): string | undefined {
  const deed =
    /^where ((?:he|she|they|you|it|\p{L}+) (?:found|got|bought|lost|put|left|dropped|saw|hid|met|kept|came|learned|learnt) .+)$/iu.exec(
      words,
    )?.[1]
  return deed && `${deed[0]!.toUpperCase()}${deed.slice(1)} ${spot}.`
}

/** What nobody is blamed for. */
const PLAIN_DEED =
  /^who ((?:has|had|have|owns?|owned|knows?|knew|lives?|lived|works?|worked|runs|ran|keeps|kept|teaches|taught|cooks?|cooked|plays?|played|sings|sang|drives|drove|saw|came|went|(?:is|was) the (?:first|last|only|one)) .+)$/

/** 'Who had a key': one of those the story has named; nobody is made up for it. */
function whoItIs({ world, random, speaker }: Scene, words: string): string | undefined {
  const deed = PLAIN_DEED.exec(words)?.[1]
  const people = world.entities.filter(
    (entity) =>
      entity.id !== HERO &&
      entity.id !== speaker?.id &&
      isBeing(entity) &&
      entity.isProper === true &&
      !entity.isPlural &&
      !hasState(entity, 'dead'),
  )
  if (!deed) return undefined
  const one = people.length === 0 ? undefined : random.pick(people)
  return one && `${one.name} ${deed}.`
}

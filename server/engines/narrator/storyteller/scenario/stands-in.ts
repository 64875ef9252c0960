import { isPlaceNoun, isVehicleNoun } from '../language/noun-kinds.ts'
import { phraseAt } from '../language/noun-phrase.ts'
import { verbsOf } from '../language/verb-forms.ts'
import type { Word } from '../language/words.ts'
import type { ScenarioPlace } from './scenario.ts'

/** What one does with a place by being in it all day. */
const KEEPING = new Set(
  'run keep own drive sail pilot fly command steer haunt guard manage open clean inherit buy live work'.split(
    ' ',
  ),
)
const PART = /^(?:back|middle|corner|front|bottom|top|end|edge|hold|belly)$/

/** The house, room or vehicle that the scenario tells its hero in or at work in: 'in the back of a police van', 'I drive a night bus'. */
export function standsIn(words: Word[]): (ScenarioPlace & { isKept: boolean }) | undefined {
  for (const [at, word] of words.entries()) {
    const isKept =
      verbsOf(word.plain).some(({ lemma }) => KEEPING.has(lemma)) &&
      (at === 0 || !/^(?:to|must|will|can)$/.test(words[at - 1]!.plain))
    if (!isKept && !/^(?:in|aboard|inside|on)$/.test(word.plain)) continue
    const phrase = phraseAt(words, at + 1)
    const mention = phrase?.mention.of && PART.test(phrase.mention.head) ? phrase.mention.of : phrase?.mention
    if (!mention || mention.isPlural || !/^(?:an?|the|my|our|his|her|their)$/.test(mention.determiner ?? ''))
      continue
    if (
      /^(?:his|her|their)$/.test(mention.determiner!) &&
      words.some(({ plain }) => plain === 'i' || plain === 'my')
    )
      continue
    const head = mention.of ? mention.text.split(' of ')[0]!.split(' ').at(-1)! : mention.head
    if (isPlaceNoun(head) || (/^(?:on|aboard)$/.test(word.plain) && isVehicleNoun(head)))
      return { kind: head, isIndoors: true, phrase: `the ${mention.text.replace(/^only /, '')}`, isKept }
  }
  return undefined
}

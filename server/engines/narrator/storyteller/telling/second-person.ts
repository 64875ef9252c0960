import { verbsOf } from '../language/verb-forms.ts'
import { genderOf } from '../content/people.ts'
import { type Entity, isBeing, type World } from '../world/world.ts'

const SELF: [RegExp, string][] = [
  [/\b(?:i am|i'm)\b/gi, 'you are'],
  [/\bi was\b/gi, 'you were'],
  [/\b(?:i|me)\b/gi, 'you'],
  [/\bmy\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
]
const COMPANY: [RegExp, string][] = [
  [/\b(?:we|us)\b/gi, 'you'],
  [/\bour\b/gi, 'your'],
  [/\bours\b/gi, 'yours'],
  [/\bourselves\b/gi, 'yourselves'],
]

const replaced = (text: string, turns: [RegExp, string][]) =>
  turns.reduce((told, [from, to]) => told.replace(from, to), text)

/** The player's words told back to 'you', with names spelled as the story spells them. */
export const toldBack = (text: string, world: World): string =>
  withNames(replaced(text, [...SELF, ...COMPANY]), world)

/** Names typed in small letters get their capitals. */
export function withNames(text: string, { entities }: World): string {
  const names = entities.filter(({ isProper, name }) => isProper && name.length > 2).map(({ name }) => name)
  return names.reduce(
    (told, name) =>
      told.replace(
        new RegExp(`(?<![\\p{L}])${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\\p{L}])`, 'giu'),
        name,
      ),
    text,
  )
}

const SHORT: [RegExp, string][] = [
  [/\b(it|that|there|what|who|where|he|she) is\b(?=\s)/gi, "$1's"],
  [/\bI am\b(?=\s)/g, "I'm"],
  [/\b(you|we|they) are\b(?=\s)/gi, "$1're"],
  [/\b(I|you|we|they) have (?=been|got|seen|\w+ed\b)/gi, "$1've "],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, "$1n't"],
  [/\b(?:will not)\b/gi, "won't"],
  [/\b(?:can not|cannot)\b/gi, "can't"],
  [/\b(I|you|he|she|it|we|they) will\b/gi, "$1'll"],
]

/** Reported words as they were said: 'she is tired of me' told by a woman is 'I'm tired of you'. */
export function asSpoken(text: string, speaker: Entity, world: World): string {
  const gender = speaker.gender ?? (isBeing(speaker) ? genderOf(speaker.name, speaker.role) : undefined)
  const isMany = speaker.isPlural === true || speaker.kind === 'group'
  const subject = isMany ? 'they' : gender === 'm' ? 'he' : gender === 'f' ? 'she' : 'he|she'
  const own = isMany ? ['¤we', '¤us', '¤our'] : ['¤I', '¤me', '¤my']
  const shifted = text
    .replace(
      new RegExp(`\\b(?:${subject})\\b( (?:\\w+ly |never |always |also |just )?)?(\\w+)?`, 'gi'),
      (_, gap = ' ', verb = '') => `${own[0]!}${gap}${isMany ? verb : firstPersonOf(verb)}`,
    )
    .replace(
      isMany
        ? /\btheir\b/gi
        : gender === 'm'
          ? /\bhis\b/gi
          : /\b(?:her|his)\b(?= \p{L})(?! (?:to|and|or|in|at|is|was)\b)/giu,
      own[2]!,
    )
    .replace(isMany ? /\bthem\b/gi : gender === 'm' ? /\bhim\b/gi : /\b(?:her|him)\b/gi, own[1]!)
  const told = replaced(replaced(shifted, SELF).replaceAll('¤', ''), SHORT)
  return withNames(told.replace(/\bi\b/g, 'I'), world)
}

/** 'is' → 'am', 'wants' → 'want'; other words stay. */
function firstPersonOf(verb: string): string {
  if (verb === 'is') return 'am'
  if (verb === 'has') return 'have'
  if (verb === 'does') return 'do'
  return verbsOf(verb).find(({ form }) => form === 's')?.lemma ?? verb
}

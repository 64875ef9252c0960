import { capitalised } from '../language/letter-case.ts'
import { replaced, toldToYou } from '../language/told-to-you.ts'
import { type Entity, isBeing, type World } from '../world/world.ts'

/** The player's words told back to 'you', with names spelled as the story spells them. */
export const toldBack = (text: string, world: World): string =>
  (world.isOfOthers ? replaced(text, OF_OTHERS) : toldToYou(text))
    .split(/("[^"]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : withNames(part.replace(/\b(tells?|told) you you\b/g, '$1 you that you'), world),
    )
    .join('')

/** 'Sam says we have to finish', where nobody is 'you'. */
const OF_OTHERS: [RegExp, string][] = [
  [/\bwe\b/gi, 'they'],
  [/\bus\b/g, 'them'],
  [/\bour\b/gi, 'their'],
]

/** Names typed in small letters get their capitals. */
export function withNames(text: string, { entities }: World): string {
  const names = entities
    .filter(({ isProper }) => isProper)
    // 'The prize turnip' of the Great Turnip Festival is no name.
    .flatMap((each) =>
      [each.name, ...(each.aliases ?? [])].flatMap((name) =>
        isBeing(each) || each.kind === 'hero' ? [name, ...name.split(' ')] : [name],
      ),
    )
    .filter(
      (name) =>
        name.length > 2 &&
        /^\p{Lu}/u.test(name) &&
        !/^(?:The|And|Old|Young|Little|Your|My|His|Her|(?:Every|Some|No)(?:body|one)|All)$/.test(name),
    )
  return names.reduce(
    (told, name) =>
      told.replace(
        new RegExp(`(?<![\\p{L}])${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\\p{L}])`, 'giu'),
        name,
      ),
    text,
  )
}

/** What hurried hands leave out, where no other word is written so. */
const SHORT =
  /\b(?:(?:do|ca|wo|did|does|is|was|are|were|has|have|had|would|could|should)nt|i[mv]e?|(?:you|they)(?:re|ve|ll)|ill(?= \p{Ll}+ (?:you|it|him|her|them|me|the|my)\b))\b/giu

/** Quoted words keep their wording, and get the letters and marks that hurried hands leave out. */
export const withApostrophes = (words: string): string =>
  words
    .replace(SHORT, (word) => {
      const at = /nt$/i.test(word) ? word.length - 1 : /^i/i.test(word) ? 1 : word.search(/(?:re|ve|ll)$/i)
      const whole = `${word.slice(0, at)}'${word.slice(at)}`
      return /^i/i.test(word) ? capitalised(whole) : whole
    })
    .replace(/\b(what|that|where|who|how|there|he|she)s(?= \p{L})/giu, "$1's")
    .replace(/\b([Ii])ts (?=like|a|an|the|not|my|so|too|all|just|only|\d)\b/g, "$1t's ")
    .replace(/\bu\b(?!\.)/gi, (word) => (word === 'U' ? 'You' : 'you'))
    .replace(/\bur\b/g, 'your')
    .replace(/\b(?:pls|plz)\b/gi, 'please')
    .replace(/\bi\b(?!\.)/g, 'I')

/** The words of whoever asks in the mouth of whoever answers: 'your wife' is 'my wife'. */
export function turnedRound(words: string, { isPlural, kind }: Entity): string {
  const [i, me, my] = isPlural || kind === 'group' ? ['we', 'us', 'our'] : ['I', 'me', 'my']
  const own: Record<string, string> = {
    i: 'you',
    we: 'we',
    me: 'you',
    us: 'us',
    my: 'your',
    our: 'our',
    mine: 'yours',
    your: my,
    yours: 'mine',
    yourself: 'myself',
    myself: 'yourself',
  }
  return words.replace(/\p{L}+/gu, (word, at: number) =>
    word.toLowerCase() === 'you' ? (at === 0 ? i : me) : (own[word.toLowerCase()] ?? word),
  )
}

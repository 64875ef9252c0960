import type { Mention } from '../language/clause.ts'
import { phraseAt } from '../language/noun-phrase.ts'
import type { Word } from '../language/words.ts'
import { isRole } from './roles.ts'

export interface Apposition {
  of: Mention
  is: Mention
}

/** 'Mira, a smuggler,' and 'my client, the widow Lenore Ash,': taken out of the words, and who is what. */
export function takeAppositions(words: Word[]): { words: Word[]; appositions: Apposition[] } {
  const appositions: Apposition[] = []
  const kept = [...words]
  for (let at = 1; at < kept.length; at++) {
    if (
      kept[at]!.plain === 'the' &&
      kept[at - 1]!.isCapital &&
      kept[at - 1]!.kind === 'word' &&
      kept[at + 1]?.kind === 'word' &&
      !kept[at + 1]!.isCapital
    ) {
      const left = phraseEndingAt(kept, at)
      const right = phraseAt(kept, at)
      if (
        left &&
        right &&
        isName(left) &&
        !left.determiner &&
        isRole(right.mention.head.split('-').at(-1)!) &&
        kept[at - 1]!.tags.has('Noun')
      ) {
        appositions.push({ of: left, is: right.mention })
        kept.splice(at, right.end - at)
        continue
      }
    }
    if (kept[at]!.plain !== ',' && kept[at]!.plain !== '—') continue
    const left = phraseEndingAt(kept, at)
    const right = phraseAt(kept, at + 1)
    if (!left || !right || right.mention.pronoun || (left.pronoun && left.pronoun !== 'i')) continue
    const after = kept[right.end]
    const isClosed =
      after === undefined ||
      (after.kind === 'mark' && /^[,.;!?—]$/.test(after.plain)) ||
      /^(?:in|of|from|who|with|at|on|aboard)$/.test(after.plain)
    const isBareRole =
      right.mention.determiner === undefined &&
      isRole(right.mention.text.split(' of ')[0]!.split(' ').at(-1)!) &&
      /^(?:a|the)$/.test(left.determiner ?? '') &&
      isRole(left.head)
    const isNaming =
      isBareRole ||
      isName(left) !== isName(right.mention) ||
      left.pronoun === 'i' ||
      (/^(?:my|his|her|our)$/.test(left.determiner ?? '') && isName(right.mention))
    const isLed =
      /^(?:a|the|my|his|her|our|their|one)$/.test(right.mention.determiner ?? '') ||
      isName(right.mention) ||
      isBareRole
    const isList =
      after?.plain === ',' &&
      kept[right.end + 1]?.plain === 'and' &&
      phraseAt(kept, right.end + 2) !== undefined &&
      /^(?:his|her|their)$/.test(right.mention.determiner ?? '')
    if (!isClosed || !isNaming || !isLed || isList || left.and) continue
    appositions.push({ of: left, is: right.mention })
    const isCommaAfter = after?.plain === ',' || after?.plain === '—'
    kept.splice(at, right.end - at + (isCommaAfter ? 1 : 0))
  }
  return { words: kept, appositions }
}

/** Whether the phrase ends in a name: 'Mira', 'the widow Lenore Ash'. */
export const isName = (mention: Mention): boolean => nameIn(mention) !== undefined

/** 'Lenore Ash' of 'widow Lenore Ash'; undefined where no capital word ends the phrase. */
export function nameIn(mention: Mention): string | undefined {
  if (mention.named) return mention.named
  const own =
    mention.of && mention.text.includes(' of ')
      ? mention.text.slice(0, mention.text.indexOf(' of '))
      : mention.text
  const found =
    /(?:^|\s)((?:\p{Lu}|[^\p{Script=Latin}\s\d\p{P}])[\p{L}\p{M}'’.-]*(?: (?:(?:of|the|von|van|de|la|al|el|bin) )*\p{Lu}[\p{L}\p{M}'’.-]*)*)$/u.exec(
      own,
    )
  if (!found) return undefined
  const name = found[1]!
  return /^(?:I|The|A|An|My|Sir|God)$/.test(name) ? undefined : name
}

function phraseEndingAt(words: Word[], end: number): Mention | undefined {
  for (let start = Math.max(0, end - 7); start < end; start++) {
    const before = words[start - 1]
    if (
      before &&
      before.kind === 'word' &&
      !/^(?:the|a|my|his|her|our)$/.test(words[start]!.plain) &&
      before.isCapital &&
      words[start]!.isCapital &&
      start - 1 > 0
    )
      continue
    const phrase = phraseAt(words, start)
    if (phrase?.end === end) return phrase.mention
  }
  return undefined
}

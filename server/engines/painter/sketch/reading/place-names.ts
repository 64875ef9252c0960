import type { PainterInput } from '../../painter.ts'
import { toldNouns } from '../lexicon/place-lexicon.ts'
import { longestMatch, phrasesIn, wordsOf } from '../word-finder.ts'

type Texts = Pick<PainterInput, 'moment' | 'earlier' | 'premise'>

/** 'The survey ship Halcyon', 'the village of Kilbrae', 'an inn called the Drowned Rat'. */
const INTRODUCED =
  /\b((?:[\p{Ll}’'-]+ ){1,3})(?:(?:of|called|named|known as) )?(?:the )?(\p{Lu}[\p{L}’'-]{2,})/gu
/** 'Kilbrae, a village', 'Kilbrae is a village'. */
const EXPLAINED = /(\p{Lu}[\p{L}’'-]{2,})(?:,| is| was) (?:a|an|the|our|my) ((?:[\p{Ll}’'-]+ ?){1,3})/gu

/** The texts with what a named place is in place of its name, as the scenario, the memory or the telling say it. */
export function withNounsForNames({
  moment,
  earlier,
  premise,
  memory = [],
}: Texts & Pick<PainterInput, 'memory'>): Texts {
  const nouns = new Map<string, string>()
  const remembered = memory
    .filter(({ kind }) => kind === 'place')
    .flatMap(({ name, facts }) => facts.map((fact) => `${name}, the ${fact}`))
  for (const text of [premise, ...earlier, moment, ...remembered]) {
    for (const [, before = '', name = ''] of text.matchAll(INTRODUCED)) learn(name, lastNoun(before))
    for (const [, name = '', after = ''] of text.matchAll(EXPLAINED)) learn(name, lastNoun(after))
  }
  function learn(name: string, noun: string | undefined) {
    if (noun !== undefined && !nouns.has(name)) nouns.set(name, noun)
  }
  const spell = (text: string) => text.replace(/\p{Lu}[\p{L}’'-]{2,}/gu, (word) => nouns.get(word) ?? word)
  return {
    moment: withoutNames(spell(moment)),
    earlier: earlier.map((text) => withoutNames(spell(text))),
    premise: withoutNames(premise),
  }
}

/** A name within a sentence, and what leads to it: 'in Tombstone', 'on Harbour Street', not 'the Great Hall'. */
const NAMED = /(?<=\p{Ll}|,)(?<!\p{Lu}\p{L}+ of)( (?:the )?)(\p{Lu}[\p{L}’'-]+)((?: \p{Lu}[\p{L}’'-]+)*)/gu
/** Places that are called by a name alone, and kinds that stand before one. */
const KNOWN =
  /^(?:Mars|Saturn|Jupiter|Atlantis|Lake|Mount|Castle|Fort|Cape|Loch|Hotel|Antarctica|Orient|Hell|Victorian|Edwardian)/

/** Stands for a name, and is no word that anybody listens for. */
const UNHEARD = 'Xx'

/** A name tells of no place by its words: only its last word does, where it has several. */
const withoutNames = (text: string): string =>
  text.replace(NAMED, (all, lead: string, first: string, rest: string) =>
    lead.includes('the') || KNOWN.test(first) ? all : `${lead}${UNHEARD}${/['’]s$/.test(first) ? '' : rest}`,
  )

/** The place that the words end in. */
function lastNoun(text: string): string | undefined {
  const words = wordsOf(text)
  const phrases = phrasesIn(toldNouns)
  for (let from = 0; from < words.length; from++) {
    const match = longestMatch(words, from, phrases)
    if (match && from + match.length === words.length) return words.slice(from).join(' ')
  }
  return undefined
}

import { remembering } from '#server/ground/remembering.ts'
import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'

/** A sentence that is told, as a tree; what somebody says aloud in it is a bare 'yes'. */
export interface ToldTree {
  tokens: Token[]
  paragraph: number
  /** Where in the text it begins. */
  at: number
}

const QUOTED =
  /[“"«][^”"»]*[”"»]|(?<![\p{L}\d])['‘](?=\p{L})[^'‘’\n]*(?:['’]\p{L}[^'‘’\n]*)*[.,!?…—]['’](?!\p{L})/gu
/** A scene is read from this much of a text. */
const MAX_CHARACTERS = 6000
const ABBREVIATED = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|Sgt|Lt)\.$/

/** Told sentences of a text, parsed. */
export const toldTrees = remembering((text: string): ToldTree[] => {
  const told = text.slice(0, MAX_CHARACTERS).replaceAll(QUOTED, (said) => SAID.padEnd(said.length))
  return told.split(/\n\s*\n/).flatMap((part, paragraph) =>
    sentencesOf(part).map((sentence) => ({
      tokens: parseSentence(sentence.replaceAll(/ {2,}/g, ' ').trim()),
      paragraph,
      at: told.indexOf(sentence),
    })),
  )
}, 4)
const SAID = '“Yes,”'

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(/(?<=[.!?…;:])\s+|\n+/)) {
    const last = sentences.at(-1)
    if (last !== undefined && ABBREVIATED.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else if (piece.trim() !== '' && piece.trim() !== SAID) sentences.push(piece)
  }
  return sentences
}

export const childrenOf = (tokens: readonly Token[], at: number): number[] =>
  tokens.flatMap(({ head }, i) => (head === at ? [i] : []))

/** The preposition of a word. */
export const caseOf = (tokens: readonly Token[], at: number): string =>
  childrenOf(tokens, at)
    .filter((i) => tokens[i]!.label === 'case' && i < at)
    .map((i) => tokens[i]!.word.toLowerCase())
    .join(' ')

/** The word by whose verb another one is told of: the first of those that are told in a row. */
export function firstInRow(tokens: readonly Token[], at: number): number {
  let i = at
  while (tokens[i]!.label === 'conj' && /^(?:NOUN|PROPN|PRON|NUM)$/.test(tokens[tokens[i]!.head]?.tag ?? ''))
    i = tokens[i]!.head
  return i
}

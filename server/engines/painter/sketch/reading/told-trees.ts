import { remembering } from '#server/ground/remembering.ts'
import { plainText } from './plain-text.ts'
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
  const told = plainText(
    text
      .slice(0, MAX_CHARACTERS)
      .replaceAll(QUOTED, (said) => SAID.padEnd(said.length))
      .replaceAll(OF_YEARS, (_, next: string) => (next ? `little ${next}` : 'child')),
  )
  return told.split(/\n\s*\n/).flatMap((part, paragraph) =>
    sentencesOf(part).map((sentence) => ({
      tokens: mended(parseSentence(sentence.replaceAll(/ {2,}/g, ' ').trim())),
      paragraph,
      at: told.indexOf(sentence),
    })),
  )
}, 4)

const mended = (tokens: Token[]): Token[] => withVerb(withoutOpposite(tokens))

/** 'The old colonel opposite' is a colonel, and nobody's opposite. */
function withoutOpposite(tokens: Token[]): Token[] {
  const at = tokens.findIndex(
    ({ word, tag }, i) =>
      /^(?:opposite|alongside|nearby|aboard)$/i.test(word) &&
      /^(?:NOUN|PROPN)$/.test(tag) &&
      isCompoundOf(tokens, i - 1, i),
  )
  if (at < 0) return tokens
  const { label, head } = tokens[at]!
  return tokens.map((token, i) =>
    i === at - 1
      ? { ...token, label, head }
      : i === at
        ? { ...token, tag: 'ADV', label: 'advmod', head: at - 1 }
        : token.head === at
          ? { ...token, head: at - 1 }
          : token,
  )
}

/** 'A clock hangs', 'the bus waits', 'you and the sexton stand': the last word is a verb, though it is read as a noun. */
function withVerb(tokens: Token[]): Token[] {
  const at = tokens.findIndex(
    ({ word, form, label }, i) =>
      (form === 'NNS' || (form === 'NN' && YOU_AND.test(`${tokens[0]!.word} ${tokens[1]?.word}`))) &&
      /^(?:root|conj|parataxis|ccomp)$/.test(label) &&
      DOES.test(word) &&
      tokens[i - 1]?.form === 'NN' &&
      isCompoundOf(tokens, i - 1, i) &&
      tokens.some(({ head, label: own }, j) => head === i && j < i && own === 'det'),
  )
  if (at < 0) return tokens
  return tokens.map((token, i) =>
    i === at
      ? { ...token, tag: 'VERB', form: 'VBZ' }
      : i === at - 1
        ? { ...token, label: 'nsubj' }
        : token.head === at && i < at && /^(?:det|amod|compound|nmod:poss)$/.test(token.label)
          ? { ...token, head: at - 1 }
          : token.head === at && token.label === 'nmod'
            ? { ...token, label: 'obl' }
            : token,
  )
}
const DOES =
  /^(?:stand|wait|hang|lie|sit|burn|tick|lean|bark|creak|swing|drip|watche|stare|smile|nod|sleep|look|shake|turn|crouche|kneel|limp|step|rise|drift|float|circle|roll|slide|buzze|glow|flicker|rattle|rest|lurk)s?$/i
const YOU_AND = /^(?:you|i|we) and$/i

const isCompoundOf = (tokens: readonly Token[], at: number, head: number): boolean =>
  tokens[at]?.label === 'compound' && tokens[at].head === head

/** 'A nine-year-old', 'her six-year-old daughter'. */
const OF_YEARS =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|1[0-2])-year-old\b(?: (son|daughter|brother|sister|girl|boy|twins)\b)?(?!'s| \w+(?:ship|whisky|wine|car|house|boat)\b)/g
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

import { expandShortForm } from './short-forms.ts'
import { isPunctuation } from './word-classes.ts'

/** One word, mark or quoted speech of a text. */
export interface Word {
  /** As typed, short forms spelled out. */
  text: string
  /** Lower case, typos mended. */
  plain: string
  kind: 'word' | 'mark' | 'quote'
  /** Of the tagger: 'Noun', 'Verb', 'Adjective' … */
  tags: ReadonlySet<string>
  /** Its place in the tree of its sentence, where that was grown. */
  node?: TreeNode
  /** Part of a name of somebody or something of the story. */
  isName?: boolean
  isCapital: boolean
  /** Offsets in the cleaned text. */
  start: number
  end: number
}

/** A word's place in the tree of its sentence, as Universal Dependencies describes it. */
interface TreeNode {
  /** Word class: 'VERB', 'NOUN', 'PROPN' … */
  tag: string
  /** Form by the Penn treebank: 'VB', 'VBD', 'NNS' … */
  form: string
  lemma: string
  /** Relation to the head: 'nsubj', 'obj', 'obl' … */
  label: string
  /** The word that this one hangs on; absent for the root. */
  head?: Word
  /** Words that hang on this one. */
  below: Word[]
  /** First and last word of all that hangs on this one, without what only joins it to others. */
  first: Word
  last: Word
  /** Of a first word of a subject: the verb or predicate of it. */
  predicate?: Word
}

/** One style of quotes and apostrophes, no formatting marks, no invisible characters, single spaces. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u, (shouted) => shouted.toLowerCase())
    .replace(
      /[\s,]+(?:lol|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|xd|omf?g|tbh|ngl|btw)(?:[.!]*$|(?=[.!?]+ ))/gi,
      '',
    )
    .replace(
      /^(?:(?:lol|lmao|rofl|omf?g|tbh|ngl|bruh|welp)[\s,.!…]+)+(?:ok(?:ay)?[\s,]+)?(?=\p{L}+[ '’]\S)/iu,
      '',
    )
    .replace(
      /(?<=\S \S+)(?<!\b(?:what|than|as|that|how|who|where|why|when|and|but|or|so|do|did|can|must|to|not)),? (?:i (?:guess|suppose|reckon)|obviously)[.!…]*$/i,
      '',
    )
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟«»″]|''/g, '"')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\[([^\]]+)\]\(https?:[^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[*_~#]+(?=\S)|(?<=\S)[*_~#]+/g, ' ')
    .replace(/^\s*>+\s*/, '')
    .replace(/\p{Extended_Pictographic}|[\u200b-\u200f\u202a-\u202e\u2060-\u2064]|\ufe0f/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\.{2,}/g, '…')
    .replace(/--+/g, '—')
    .replace(/\b(mr|mrs|ms|dr|st|prof|capt|sgt|lt|col|gen|jr|sr)\.(?=\s)/gi, '$1')
    .replace(
      /\bMiss (?=\p{Lu})|(?<!\b(?:i|we|you|they|to|will|would|really|still|not|and i) )\bmiss (?=\p{Lu})/gu,
      'Ms ',
    )
    .replace(/\bno[- ]one\b/gi, 'nobody')
    .replace(/(?<!")\b(\p{L}+)(?:,? \1\b){2,}(?!")/giu, '$1')
    .replace(/(?<=\p{L},?) n (?=\p{L})/gu, ' and ')
    .replace(/\b(the|a|an|to|my|his|her|of|in|and|is) \1\b/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** 'Hello?' in single quotes: opened at a word's start, closed before a space or the end, no apostrophe. */
const singleQuoted = /(^|[\s,:(])'((?:[^']|'(?=\p{L}))+?[.,!?…]?)'(?=$|[\s,.;!?)])/gu

const piece =
  /"[^"]*"?|\d+[.:]\d+|w\/o?(?=\s)|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’\-/][\p{L}\p{N}]+)*'?|'(?:em|til|cause|tis)\b|&|[.,;:!?…—–()]|-(?=\s)|\$\d+/giu

/** Words, marks and quotes of a cleaned text. */
export function wordsOf(cleaned: string): Word[] {
  const text = cleaned.replace(singleQuoted, (_, before: string, said: string) => `${before}"${said}"`)
  const found = [...text.matchAll(piece)]
  const words: Word[] = []
  for (const [at, match] of found.entries()) {
    const raw = match[0]
    const start = match.index
    const end = start + raw.length
    const add = (typed: string, kind: Word['kind']) =>
      words.push({
        text: typed,
        plain: kind === 'quote' ? '"' : typed.toLowerCase(),
        kind,
        tags: noTags,
        isCapital: /^\p{Lu}/u.test(typed),
        start,
        end,
      })
    if (raw.startsWith('"')) add(raw.replaceAll('"', '').trim(), 'quote')
    else if (isPunctuation(raw)) add(raw === '–' || raw === '-' ? '—' : raw, 'mark')
    else
      for (const word of expandShortForm(
        raw.replace(/(?<!s)'$/i, ''),
        found[at + 1]?.[0].toLowerCase(),
        words.at(-1)?.plain,
        words.at(-2)?.plain,
        /^\p{Lu}\p{Ll}/u.test(found[at + 1]?.[0] ?? ''),
        found[at + 2]?.[0].toLowerCase(),
      ))
        add(word, 'word')
  }
  return words
}

const noTags: ReadonlySet<string> = new Set()

import { SUMMARY_WORDS } from '#contract/memory.ts'
import { sentencesOf, wordsOf } from './word-stems.ts'

const LEAST_KNOWN_SHARE = 0.5
const NEAR_COPY_SHARE = 1 / 3
/** The same of a sentence whose words were all told, though not all in one place. */
const SAME_WORDS_SHARE = 0.8
const MOST_SOURCE_WORDS = 40

/**
 * Returns a summary without what the source does not hold: a sentence with a name or number that was never told goes,
 * and so does one made of other words; one that is nearly a sentence of the source becomes that sentence. At most 120
 * words, '' where nothing is left.
 */
export function checkSummary(summary: string, source: string): string {
  const told = new Set(wordsOf(source).map(({ stem }) => stem))
  const sourceSentences = sentencesOf(source).map((text) => ({
    text,
    stems: new Set(wordsOf(text).map(({ stem }) => stem)),
  }))
  const sentences = sentencesOf(summary).flatMap((sentence) => {
    const words = wordsOf(sentence).filter(({ isGlue }) => !isGlue)
    const unknown = words.filter(({ stem }) => !told.has(stem))
    if (unknown.some(({ isName, isNumber }) => isName || isNumber)) return []
    if (1 - unknown.length / words.length < LEAST_KNOWN_SHARE) return []
    const copied = nearest(
      words.map(({ stem }) => stem),
      sourceSentences,
      unknown.length === 0 ? SAME_WORDS_SHARE : NEAR_COPY_SHARE,
    )
    return [copied ?? sentence]
  })
  return clipWords([...new Set(sentences)].join(' '), SUMMARY_WORDS)
}

/** Returns a title whose words were told for the most part, and each name and number; else ''. */
export function checkTitle(title: string, source: string): string {
  const told = new Set(wordsOf(source).map(({ stem }) => stem))
  const words = wordsOf(title).filter(({ isCommon }) => !isCommon)
  const known = words.filter(({ stem }) => told.has(stem))
  return known.length >= words.length * LEAST_KNOWN_SHARE ? title : ''
}

/** The sentence of the source that has enough of these words to be meant; undefined where none has. */
function nearest(
  stems: string[],
  sentences: readonly { text: string; stems: Set<string> }[],
  leastShare: number,
): string | undefined {
  let best: { text: string; shared: number } | undefined
  for (const { text, stems: own } of sentences) {
    const shared = stems.filter((stem) => own.has(stem)).length
    if (shared > (best?.shared ?? 0)) best = { text, shared }
  }
  // All of it stands in one sentence, or too little in any.
  if (!best || best.shared === stems.length || best.shared / stems.length < leastShare) return undefined
  return best.text.split(' ').length <= MOST_SOURCE_WORDS ? best.text : undefined
}

/** The first sentence of each paragraph, as far as a summary reaches. */
export const firstSentences = (source: string): string =>
  clipWords(
    source
      .split('\n')
      .flatMap((paragraph) => sentencesOf(paragraph)[0] ?? [])
      .join(' '),
    SUMMARY_WORDS,
  )

/** As many whole sentences as so many words reach; the first is cut where it alone is longer. */
export function clipWords(text: string, most: number): string {
  const words = text.split(/\s+/)
  if (words.length <= most) return text
  let clipped = ''
  for (const sentence of sentencesOf(text)) {
    const longer = clipped === '' ? sentence : `${clipped} ${sentence}`
    if (longer.split(/\s+/).length > most) break
    clipped = longer
  }
  return clipped === '' ? `${words.slice(0, most).join(' ')} …` : clipped
}

import type { RememberedPassage } from '#server/engines/narrator/remembered.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { MessageHit } from '#server/platform/search/search-dialect.ts'
import type { NearPart } from './nearest-parts.ts'
import type { PathMemory } from './path-memory.ts'
import { findTexts, type PathEnd } from './story-path.queries.ts'
import { MOST_PART_WORDS, partsOfText } from './text-parts.ts'
import { allStemsOf, sentencesOf, wordsOf } from './word-stems.ts'

const MOST_PASSAGES = 12
/** A passage that holds less of what was asked, by the worth of its words, is none. */
const FLOOR = 0.3
const NAME_WORTH = 1.6
const NEIGHBOUR_WORTH = 0.4
/** Who asked the same before did not tell it. */
const QUESTION_WORTH = 0.35
/** A passage this close to the best may be what replaced it. */
const NEAR_BEST = 0.75
/** The first of one list comes before the second of another, and after what stands in both. */
const RANKS_BEFORE = 60

interface AskedWord {
  stem: string
  worth: number
}
interface ScoredPassage extends RememberedPassage {
  score: number
}

interface Sought {
  storyId: string
  memory: PathMemory
  said: string
  end?: PathEnd
  /** The messages of the path that hold any of the player's words. */
  findHits: () => Promise<MessageHit[]>
  findNear?: (said: string) => Promise<NearPart[]>
}

/**
 * Finds what was told earlier on the path and bears on the player's words: three sentences around the best one of a
 * message, the closest message first. Works on the words as they were told, whatever the keeper made of them. What is near
 * in meaning stands among it by its rank.
 */
export async function recallPassages(
  db: Connection,
  { storyId, memory, said, end = [], findHits, findNear }: Sought,
): Promise<RememberedPassage[]> {
  const asked = wordsOf(said).filter(({ isCommon }) => !isCommon)
  if (asked.length === 0) return []
  const [hits, near = []] = await Promise.all([findHits(), findNear?.(said)])
  const hitIds = new Set([...hits, ...near].map(({ messageId }) => messageId))
  const atHand = end.filter(({ id }) => hitIds.has(id))
  const missing = hitIds.difference(new Set(atHand.map(({ id }) => id)))
  const texts = [...(await findTexts(db, storyId, [...missing])), ...atHand]
  const found = new Set(hits.map(({ messageId }) => messageId))
  const known = texts.flatMap(({ id, content }) => {
    if (!found.has(id)) return []
    const sentences = sentencesOf(content).map((text) => ({ text, stems: allStemsOf(text) }))
    return [{ id, sentences }]
  })
  const isWord = new Map(asked.map(({ stem, isName }) => [stem, isName]))
  const weighed = [...isWord].map(([stem, isName]): AskedWord => {
    const count = known.filter(({ sentences }) => sentences.some(({ stems }) => stems.has(stem))).length
    return { stem, worth: Math.log(1 + (known.length + 1) / (count + 1)) * (isName ? NAME_WORTH : 1) }
  })
  const { path, replaced, facts } = memory
  // An older word on something is told as a fact, beside the newer one.
  const brought = facts.filter(({ laterIds }) => laterIds.length > 0)
  const outdated = Map.groupBy([...replaced, ...brought], ({ messageId }) => messageId)
  const isOutdated = (id: number, text: string) =>
    outdated.get(id)?.some(({ quote }) => quote && text.includes(quote)) ?? false
  const passages = known.flatMap(({ id, sentences }) => {
    const best = bestPassage(sentences, weighed)
    return best && !isOutdated(id, best.text) ? [{ messageId: id, turn: path.turnOf(id), ...best }] : []
  })
  const contents = new Map(texts.map(({ id, content }) => [id, content]))
  const nearest = near.flatMap(({ messageId, part }) => {
    const text = partsOfText(contents.get(messageId) ?? '')[part]
    return text === undefined || isOutdated(messageId, text)
      ? []
      : [{ messageId, turn: path.turnOf(messageId), text }]
  })
  return byRank(closestFirst(passages), nearest).slice(0, MOST_PASSAGES)
}

interface Sentence {
  text: string
  stems: Set<string>
}

function bestPassage(
  sentences: readonly Sentence[],
  asked: readonly AskedWord[],
): { text: string; score: number } | undefined {
  const whole = asked.reduce((sum, { worth }) => sum + worth, 0)
  const scores = sentences.map(({ text, stems }) => {
    const held = asked.reduce((sum, { stem, worth }) => sum + (stems.has(stem) ? worth : 0), 0)
    return /[?？]["'”’]*$/.test(text) ? held * QUESTION_WORTH : held
  })
  const at = scores.indexOf(Math.max(...scores))
  const around = (scores[at - 1] ?? 0) + (scores[at + 1] ?? 0)
  const score = ((scores[at] ?? 0) + around * NEIGHBOUR_WORTH) / whole
  if (at < 0 || score < FLOOR) return undefined
  return {
    text: threeAround(
      sentences.map(({ text }) => text),
      at,
    ),
    score,
  }
}

/** The best sentence with the one before and the one after, as far as so many words reach. */
function threeAround(sentences: readonly string[], at: number): string {
  const lengthOf = (parts: readonly string[]) => parts.join(' ').split(' ').length
  const best = sentences[at]!
  const withBefore = [...sentences.slice(Math.max(0, at - 1), at), best]
  const all = [...withBefore, ...sentences.slice(at + 1, at + 2)]
  const fitting = [all, [best, ...sentences.slice(at + 1, at + 2)], withBefore].find(
    (parts) => lengthOf(parts) <= MOST_PART_WORDS,
  )
  const text = (fitting ?? [best]).join(' ')
  return lengthOf([text]) <= MOST_PART_WORDS * 2
    ? text
    : `${text.split(' ').slice(0, MOST_PART_WORDS).join(' ')} …`
}

/** By what they hold; the newest of those that are about as close comes second at the latest, since it may have changed. */
function closestFirst(passages: readonly ScoredPassage[]): RememberedPassage[] {
  const sorted = passages.toSorted((one, other) => other.score - one.score || other.turn - one.turn)
  const [best, ...others] = sorted
  if (!best) return []
  const near = others.filter(({ score, turn }) => score >= best.score * NEAR_BEST && turn > best.turn)
  const newest = near.toSorted((one, other) => other.turn - one.turn)[0]
  const ordered = newest ? [best, newest, ...others.filter((one) => one !== newest)] : sorted
  return ordered.map(({ messageId, turn, text }) => ({ messageId, turn, text }))
}

/** Merges ranked lists: what stands high in either comes first, and most of all what stands in both; a message once. */
function byRank(...lists: readonly RememberedPassage[][]): RememberedPassage[] {
  const merged = new Map<number, { passage: RememberedPassage; score: number }>()
  for (const list of lists)
    for (const [rank, passage] of list.entries()) {
      const known = merged.get(passage.messageId) ?? { passage, score: 0 }
      merged.set(passage.messageId, { ...known, score: known.score + 1 / (RANKS_BEFORE + rank) })
    }
  return [...merged.values()].toSorted((one, other) => other.score - one.score).map(({ passage }) => passage)
}

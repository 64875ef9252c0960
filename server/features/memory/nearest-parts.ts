import type { Connection } from '#server/platform/db/schema.ts'
import { findVectorsSince, type PlacedBy } from './vectors.queries.ts'

/** A part of a reply that is near in meaning to what was said. */
export interface NearPart {
  messageId: number
  /** Its place among the parts of its reply. */
  part: number
}

const MOST = 12
/** A part that is no nearer than this to what was said is none, nor one that hardly stands out among the others. */
const FLOOR = 0.2
const DEVIATIONS = 2
/** Some 64 MB for the stories that were asked last. */
const MOST_FLOATS = 16_000_000

interface KnownVectors {
  lastId: number
  byMessage: Map<number, Float32Array[]>
  floats: number
}
/** Vectors that turns have read lately, by story and model: they are only ever added to. */
const known = new Map<string, KnownVectors>()
let knownFloats = 0

/** Finds what was told on a path that is nearest in meaning, one part a reply, the nearest first. */
export async function findNearestParts(
  db: Connection,
  placedBy: PlacedBy,
  isOnPath: (messageId: number) => boolean,
  said: Float32Array,
): Promise<NearPart[]> {
  const scored: (NearPart & { score: number })[] = []
  for (const [messageId, vectors] of await vectorsOf(db, placedBy))
    if (isOnPath(messageId))
      for (const [part, vector] of vectors.entries())
        if (vector.length === said.length) scored.push({ messageId, part, score: product(vector, said) })
  const mean = scored.reduce((sum, { score }) => sum + score, 0) / scored.length
  const variance = scored.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / scored.length
  const floor = Math.max(FLOOR, mean + DEVIATIONS * Math.sqrt(variance))
  const near = scored.filter(({ score }) => score >= floor).toSorted((one, other) => other.score - one.score)
  const seen = new Set<number>()
  return near
    .filter(({ messageId }) => seen.size < seen.add(messageId).size)
    .slice(0, MOST)
    .map(({ messageId, part }) => ({ messageId, part }))
}

/** Both are of length 1: their product says how near they are. */
function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

/** Reads what has come since the story was asked last. */
async function vectorsOf(db: Connection, placedBy: PlacedBy): Promise<Map<number, Float32Array[]>> {
  const key = `${placedBy.storyId} ${placedBy.model}`
  const story: KnownVectors = known.get(key) ?? { lastId: 0, byMessage: new Map(), floats: 0 }
  const rows = await findVectorsSince(db, placedBy, story.lastId)
  forget(key)
  for (const { id, messageId, parts, vectors: bytes } of rows) {
    // NOTE: rows lend their bytes, and not always at a place where floats may begin.
    const floats = new Float32Array(new Uint8Array(bytes).buffer)
    const length = floats.length / parts
    story.byMessage.set(
      messageId,
      Array.from({ length: parts }, (_, part) => floats.subarray(part * length, (part + 1) * length)),
    )
    story.floats += floats.length
    story.lastId = id
  }
  known.set(key, story)
  knownFloats += story.floats
  for (const oldest of known.keys()) {
    if (knownFloats <= MOST_FLOATS) break
    forget(oldest)
  }
  return story.byMessage
}

function forget(key: string): void {
  knownFloats -= known.get(key)?.floats ?? 0
  known.delete(key)
}

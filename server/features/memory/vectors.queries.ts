import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'

/** The vectors of a reply's parts, in their order. */
interface MessageVectors {
  id: number
  messageId: number
  parts: number
  vectors: Uint8Array
}

/** A model by which texts of a story are placed. Those of others can't be compared with its own. */
export interface PlacedBy {
  storyId: string
  model: string
}

/** The replies of a story that have vectors of this model. */
export async function findPlaced(db: Connection, { storyId, model }: PlacedBy): Promise<Set<number>> {
  const { rows } = await sql<{ messageId: number }>`
    select message_id from message_vectors where story_id = ${storyId} and model = ${model}`.execute(db)
  return new Set(rows.map(({ messageId }) => messageId))
}

/** Vectors that have been stored since the one with this id. */
export async function findVectorsSince(
  db: Connection,
  { storyId, model }: PlacedBy,
  id: number,
): Promise<MessageVectors[]> {
  const { rows } = await sql<MessageVectors>`
    select id, message_id, parts, vectors from message_vectors
    where story_id = ${storyId} and model = ${model} and id > ${id} order by id`.execute(db)
  return rows
}

/** Stores the vectors of a reply's parts, unless another node has by now. */
export async function insertVectors(
  db: Connection,
  { storyId, model }: PlacedBy,
  messageId: number,
  vectors: readonly Float32Array[],
): Promise<void> {
  const bytes = Buffer.concat(vectors.map(({ buffer }) => Buffer.from(buffer)))
  await sql`
    insert into message_vectors (story_id, message_id, model, parts, vectors)
    values (${storyId}, ${messageId}, ${model}, ${vectors.length}, ${bytes}) on conflict do nothing`.execute(
    db,
  )
}

/** Has a reply placed anew with the next part that is kept: its words are others. */
export async function removeVectors(db: Connection, messageId: number): Promise<void> {
  await sql`delete from message_vectors where message_id = ${messageId}`.execute(db)
}

import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { Lease } from '#server/platform/jobs/job-table.ts'
import { isUniqueViolation } from '#server/platform/db/unique-violation.ts'
import { createLoopPassGate } from '#server/platform/admission-gate.ts'
import type { StoriesContext } from './stories-context.ts'
import { runGeneration } from './run-generation.ts'
import type { Generation, GenerationIds } from './generation.ts'
import { countStreamingTurnsOf, findTurnByClient, touchReader, type StoredTurn } from './turns.queries.ts'

const MOST_AT_ONCE = 2
/** Beginning a turn is the dearest thing a reader can ask for: many at once take turns with the rest of the work. */
const takeTurns = createLoopPassGate(8)

/** A turn to reply with: one that this process generates, or one that is only in the database. */
export type AnyTurn = { generation: Generation } | { stored: StoredTurn }

export interface TurnRequest {
  userId: number
  clientId?: string
  /** Stores what the turn needs before the narrator is asked; runs inside the transaction that begins it. */
  store(trx: Connection, lease: Lease): Promise<GenerationIds>
}

/**
 * Begins a turn, or finds the one that the same client id has begun (TURN-15).
 * Throws `too_many_requests`, `too_many_turns`, `turn_running`, and whatever `store` throws.
 */
export async function beginTurn(context: StoriesContext, request: TurnRequest): Promise<AnyTurn> {
  const { db, clock, limits, ledger } = context
  const known = await findKnown(context, request)
  if (known) return known
  await limits.take('turns', request.userId)
  await ledger.requireTokens(db, request.userId, clock.now())
  await takeTurns()
  try {
    const ids = await storeTurn(context, request)
    return { generation: startGenerating(context, ids) }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // The same client id came twice at once, or another turn of this story was quicker.
    const first = await findKnown(context, request)
    if (first) return first
    throw new AppError('turn_running')
  }
}

async function findKnown(
  { db, generations }: StoriesContext,
  { userId, clientId }: TurnRequest,
): Promise<AnyTurn | undefined> {
  const stored = clientId === undefined ? undefined : await findTurnByClient(db, userId, clientId)
  if (!stored) return undefined
  const generation = generations.find(stored.replyId)
  return generation ? { generation } : { stored }
}

function storeTurn(
  { db, clock, generations }: StoriesContext,
  { userId, store }: TurnRequest,
): Promise<GenerationIds> {
  return db.transaction().execute(async (trx) => {
    // NOTE: first of all, since it locks the reader's row: two turns at once cannot both count the same.
    await touchReader(trx, userId, clock.now())
    if ((await countStreamingTurnsOf(trx, userId)) >= MOST_AT_ONCE) throw new AppError('too_many_turns')
    return store(trx, generations.newLease())
  })
}

/** Sets the narrator to work; it goes on whether or not anyone waits for it. */
function startGenerating(context: StoriesContext, ids: GenerationIds): Generation {
  const generation = context.generations.add(ids)
  void runGeneration({ ...context, worker: context.generations.worker }, generation)
  return generation
}

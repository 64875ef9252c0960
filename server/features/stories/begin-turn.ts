import { readGenreMix } from '#contract/genres.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isUniqueViolation } from '#server/platform/db/unique-violation.ts'
import { createLoopPassGate } from '#server/platform/admission-gate.ts'
import type { CountNew } from '#server/platform/http/rate-limits.ts'
import { beginAtHead, type Continuation } from './begin-at-head.ts'
import { storeBegunTurn, type TurnAction } from './begin-turn.queries.ts'
import type { StoriesContext } from './stories-context.ts'
import { runGeneration } from './run-generation.ts'
import type { Generation, GenerationIds } from './generation.ts'
import type { InputRows } from './turn-rows.ts'
import { paidNarrator } from './paid-narrator.ts'
import { findMessageOf } from './messages.queries.ts'
import { requireStory } from './stories.queries.ts'
import { findTurnByClient, type StoredTurn } from './turns.queries.ts'

/**
 * Beginning a turn is the dearest thing a reader can ask for: hundreds at once take turns with the rest of the work. Few at a
 * pass would be late instead, since each pass of a busy process streams to hundreds of readers; of fewer readers the first ones'
 * model already works while the others' turns begin.
 */
const takeTurns = createLoopPassGate({ least: 16, most: 64, passes: 8 })

/** A turn to reply with: one that this process generates, or one that is only in the database. */
export type AnyTurn = { generation: Generation } | { stored: StoredTurn }

/** Stores a new story with its premise and begins to generate its opening. */
export function beginStory(
  context: StoriesContext,
  {
    userId,
    countNew,
    prompt,
    clientId,
  }: { userId: number; countNew: CountNew; prompt: string; clientId?: string },
): Promise<AnyTurn> {
  const { scenario, mix: genreMix } = readGenreMix(prompt)
  const action = { kind: 'start', premise: scenario || prompt, genreMix } as const
  return beginTurn(context, { userId, countNew, clientId, action })
}

/** Stores what the reader sends and begins to generate the reply. Throws `story_not_found`, `turn_not_found`. */
export async function beginContinuation(context: StoriesContext, given: Continuation): Promise<AnyTurn> {
  requireOpenDoor(context)
  const countNew = onlyOnce(given.countNew)
  const narrator = context.narrators.ofSite
  await takeTurns()
  // What is held against a budget goes the long way, which asks for it.
  const begun = context.budgets.concern(narrator)
    ? undefined
    : await beginAtHead(context, narrator, { ...given, countNew })
  if (begun) return { generation: startGenerating(context, begun.ids, narrator, begun.rows) }
  const { userId, storyId, kind, message, parentId, clientId, seenSession } = given
  if (seenSession && !(await seenSession.stands())) throw new AppError('authentication_required')
  // Asked before any throttle, so that other people's stories look like none at all.
  await requireStory(context.db, userId, storyId)
  const action = { kind: 'continue', storyId, as: kind, message, parentId } as const
  return beginTurn(context, { userId, countNew, clientId, action })
}

/** Counts a turn once, whichever ways it takes. */
function onlyOnce(count: CountNew): CountNew {
  let counted: Promise<void> | undefined
  return Object.assign(() => (counted ??= count()), { counters: count.counters })
}

/**
 * Begins to generate the story's last reply again, as a new one beside the old one (TURN-25).
 * Throws `turn_not_found`, `turn_not_last`, `turn_running`.
 */
export async function beginRetry(
  context: StoriesContext,
  {
    userId,
    countNew,
    storyId,
    replyId,
    guide,
  }: { userId: number; countNew: CountNew; storyId: string; replyId: number; guide?: string },
): Promise<AnyTurn> {
  const reply = await findMessageOf(context.db, userId, replyId)
  if (reply?.storyId !== storyId) throw new AppError('turn_not_found')
  return beginTurn(context, { userId, countNew, action: { kind: 'retry', storyId, replyId, guide } })
}

interface TurnRequest {
  userId: number
  countNew: CountNew
  clientId?: string
  action: TurnAction
}

/**
 * Begins a turn, or finds the one that the same client id has begun (TURN-15).
 * Throws `too_many_requests`, `too_many_turns`, `turn_running`, and whatever `storeBegunTurn` throws.
 */
async function beginTurn(context: StoriesContext, request: TurnRequest): Promise<AnyTurn> {
  const { db, clock, ledger, budgets, generations, narrators } = context
  requireOpenDoor(context)
  const known = await findKnown(context, request)
  if (known) return known
  await request.countNew()
  const connectionId = await findConnectionId(context, request)
  const narrator = await narrators.find(request.userId, connectionId)
  await ledger.requireTokens(db, request.userId, narrator, clock.now())
  const hold = await budgets.reserve(request.userId, narrator, 'text')
  await takeTurns()
  try {
    const lease = generations.newLease()
    const ids = await storeBegunTurn(db, { ...request, connectionId, lease, now: clock.now() })
    return { generation: startGenerating(context, ids, paidNarrator(narrator, budgets, hold)) }
  } catch (error) {
    await budgets.settle(hold)
    if (!isUniqueViolation(error)) throw error
    // The same client id came twice at once, or another turn of this story was quicker.
    const first = await findKnown(context, request)
    if (first) return first
    throw new AppError('turn_running')
  }
}

/** Throws `busy` in a process that ends: the same turn, sent again, begins on another one or after the restart. */
function requireOpenDoor({ generations }: StoriesContext): void {
  if (generations.isDraining) throw new AppError('busy', { retryAfterSeconds: 1 })
}

/** A new story begins with its reader's default; any other keeps what it has. */
async function findConnectionId(
  { db, narrators }: StoriesContext,
  { userId, action }: TurnRequest,
): Promise<number | null> {
  if (action.kind === 'start') return narrators.findDefault(userId)
  return (await requireStory(db, userId, action.storyId)).connectionId
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

/** Sets the narrator to work; it goes on whether or not anyone waits for it. */
function startGenerating(
  context: StoriesContext,
  ids: GenerationIds,
  narrator: Narrator,
  begun?: InputRows,
): Generation {
  const generation = context.generations.add(ids)
  void runGeneration({ ...context, narrator, worker: context.generations.worker, begun }, generation)
  return generation
}

import type { TurnKind } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { monthOf } from '#server/ground/clock.ts'
import { isUniqueViolation } from '#server/platform/db/unique-violation.ts'
import type { CountNew } from '#server/platform/http/rate-limits.ts'
import { termsOf } from '#server/platform/search/search-terms.ts'
import { RECENT_MESSAGES } from './narrator-input.ts'
import type { StoriesContext } from './stories-context.ts'
import type { BegunTurn } from './turn-rows.ts'

/** The turn that the reader sends to go on with a story. */
export interface Continuation {
  userId: number
  countNew: CountNew
  storyId: string
  kind: TurnKind
  /** Absent where the narrator is only to go on. */
  message?: string
  /** The message below which it was written, where the caller says so. */
  parentId?: number
  clientId?: string
  /** The session that the turn comes by, where nobody has asked yet whether it stands. */
  seenSession?: { tokenHash: string; stands: () => Promise<boolean> }
}

/**
 * Stores a turn in the plain case, which is nearly every turn. Undefined where anything is in the way or out of the
 * ordinary: then nothing is stored, and the long way finds out what it is.
 */
export async function beginAtHead(
  { db, turnStore, memory, ledger, generations, clock }: StoriesContext,
  narrator: Narrator,
  { userId, countNew, storyId, kind, message, parentId, clientId, seenSession }: Continuation,
): Promise<BegunTurn | undefined> {
  const now = clock.now()
  const turn = {
    userId,
    storyId,
    parentId: parentId ?? null,
    clientId: clientId ?? null,
    sessionHash: seenSession?.tokenHash ?? null,
    message: message ?? null,
    kind: message !== undefined && (kind === 'say' || kind === 'story') ? kind : null,
    terms: termsOf(message ?? ''),
    lease: generations.newLease(),
    now,
    tokenLimit: ledger.tokenLimitOf(narrator),
    month: monthOf(now),
    recentMessages: narrator.recentMessages ?? RECENT_MESSAGES,
    counters: countNew.counters,
  }
  try {
    const beginning = turnStore.begin(turn, countNew)
    const earlySearch =
      message === undefined ? undefined : memory?.searchEarly(db, { userId, storyId, said: message })
    const begun = await beginning
    return begun && { ...begun, rows: { ...begun.rows, earlySearch } }
  } catch (error) {
    // Another request was quicker: the long way says which.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

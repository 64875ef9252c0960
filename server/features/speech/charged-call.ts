import type { ErrorCode } from '#contract/errors.ts'
import type { SiteDictation, SiteVoice } from '#server/engines/speech/speech-engines.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Charge } from '#server/platform/usage/usage.queries.ts'
import type { SpeechContext } from './speech-context.ts'

interface SpeechCall<Answer> {
  userId: number
  kind: 'voice' | 'dictation'
  engine: SiteVoice | SiteDictation
  ask: () => Promise<Answer>
  /** The error where the model fails. */
  failure: ErrorCode
}

/** Asks a speech model and charges its reader, once. Throws `tokens_used_up`, `budget_spent`, and its own failure. */
export async function chargedCall<Answer extends Pick<Charge, 'usage'>>(
  { db, clock, log, ledger, budgets }: SpeechContext,
  { userId, kind, engine, ask, failure }: SpeechCall<Answer>,
): Promise<Answer> {
  await ledger.requireTokens(db, userId, engine, clock.now())
  const hold = await budgets.reserve(userId, engine, kind)
  const answer = await ask().catch(async (error: unknown) => {
    await budgets.settle(hold)
    log.warn({ err: error, engine: engine.provider, kind }, 'a speech model failed')
    throw new AppError(failure, { cause: error })
  })
  const { usage } = answer
  await budgets.settle(hold, usage)
  const charge = { userId, storyId: null, messageId: null, kind, engine, usage, now: clock.now() }
  await db.transaction().execute((trx) => ledger.charge(trx, charge))
  return answer
}

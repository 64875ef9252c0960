import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/session.ts'
import type { Clock } from '#server/ground/clock.ts'
import { AppError } from '../app-error.ts'
import type { Connection } from '../db/schema.ts'
import { toUser } from './session-user.ts'
import type { Sessions } from './sessions.ts'

/** The refusal that an admin's reason stands in. */
export function blockedError(reason: string | null): AppError {
  const blocked = new AppError('account_blocked')
  return new AppError(blocked.code, { text: `${blocked.message}: ${reason}` })
}

/**
 * Opens a session for an account whose owner has been proven by other means than its password.
 * Throws `account_blocked`; undefined where the account has gone meanwhile.
 */
export async function openProvenAccount(
  { trx, clock, sessions }: { trx: Connection; clock: Clock; sessions: Sessions },
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User | undefined> {
  const row = await trx
    .updateTable('users')
    .set({ lastActiveAt: clock.now() })
    .where('id', '=', userId)
    .returning(['id', 'username', 'email', 'isAdmin', 'blockedAt', 'blockReason'])
    .executeTakeFirst()
  if (!row) return undefined
  if (row.blockedAt !== null) throw blockedError(row.blockReason)
  await sessions.open(userId, request, reply, trx)
  return toUser(row)
}

import type { FastifyRequest } from 'fastify'
import { originOf } from '#server/platform/http/origin.ts'
import type { AccountContext } from '../account-context.ts'

/** Needs of the passkeys. */
export type PasskeyContext = Pick<
  AccountContext,
  'config' | 'db' | 'clock' | 'limits' | 'passwords' | 'sessions' | 'mailer'
>

/** This site as passkeys know it: a key of one host opens nothing on another. */
export function relyingParty(
  { config }: Pick<PasskeyContext, 'config'>,
  request: FastifyRequest,
): { id: string; origin: string } {
  const { hostname, origin } = new URL(originOf(request, config))
  return { id: hostname, origin }
}

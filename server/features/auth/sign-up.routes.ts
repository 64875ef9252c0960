import { randomBytes } from 'node:crypto'
import * as contract from '#contract/sign-up.ts'
import { daysMs, type Clock } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { hashOf } from '#server/platform/sessions/cookies.ts'
import { findSiteSettings, saveSiteSettings } from '#server/platform/site-settings.queries.ts'
import { deleteInvitation, findInvitations, insertInvitation } from './invitations.queries.ts'

/** Needs of the calls that say who may make an account. */
export interface SignUpContext {
  db: Database
  clock: Clock
  config: { publicUrl: string }
}

/** The desk's calls about who may make an account, and what everyone reads. */
export function signUpRoutes(serve: Serve, { db, clock, config }: SignUpContext): void {
  serve(contract.getSignUp, async () => ({
    ...(await findSiteSettings(db)),
    invitations: await findInvitations(db, clock.now()),
  }))

  serve(contract.changeSignUp, async ({ body }) => {
    await db.transaction().execute((trx) => saveSiteSettings(trx, body))
    return {}
  })

  serve(contract.changeNotice, async ({ body }) => {
    await saveSiteSettings(db, { notice: body.text })
    return {}
  })

  serve(contract.addInvitation, async ({ body: { label, uses, days } }) => {
    const token = randomBytes(24).toString('base64url')
    const now = clock.now()
    const expiresAt = now + days * daysMs
    const invitation = await insertInvitation(db, { tokenHash: hashOf(token), label, uses, now, expiresAt })
    // NOTE: behind the #, which browsers send to no server.
    return { link: `${config.publicUrl}/auth#invitation=${token}`, invitation }
  })

  serve(contract.removeInvitation, async ({ params }) => {
    if (!(await deleteInvitation(db, params.invitationId))) throw new AppError('invitation_not_found')
    return {}
  })
}

import { claimAdmin } from '#contract/admin-claim.ts'
import { Readable } from 'node:stream'
import * as contract from '#contract/account.ts'
import { AppError } from '#server/platform/app-error.ts'
import { toIso } from '#server/ground/clock.ts'
import { answered, type Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { deleteSessionOf, findSessionsOf } from '#server/platform/sessions/sessions.queries.ts'
import { exportUserData } from '#server/platform/user-data.ts'
import type { AccountContext } from './account-context.ts'
import { becomeFirstAdmin } from './first-admin.ts'
import { everythingOf } from './account-data.ts'
import { confirmEmail, updateEmail } from './change-email.ts'
import { changeUsername } from './change-names.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { mailResetLink, resetPassword } from './reset-password.ts'

function accountRoutes(serve: Serve, context: AccountContext): void {
  passkeyRoutes(serve, context)
  const { db, clock, sessions, userData } = context

  serve(contract.changeUsername, async ({ user, body }) => {
    return changeUsername(context, user, body.newUsername)
  })

  serve(contract.updateEmail, async ({ user, body }) => {
    return updateEmail(context, user, body)
  })

  serve(contract.confirmEmail, async ({ body, about }) => {
    about(await confirmEmail(context, body.token))
    return {}
  })

  serve(contract.changePassword, async ({ user, body }) => {
    await changePassword(context, user, body)
    return {}
  })

  serve(contract.listSessions, async ({ user }) => {
    const open = await findSessionsOf(db, user.id, clock.now())
    return {
      sessions: open.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        createdAt: toIso(createdAt),
        lastUsedAt: toIso(lastUsedAt),
        isCurrent: id === user.sessionId,
      })),
    }
  })

  serve(contract.endSession, async ({ user, params }) => {
    if (!(await deleteSessionOf(db, user.id, params.sessionId))) throw new AppError('session_not_found')
    return {}
  })

  serve(contract.downloadAccount, async ({ user, reply }) => {
    const now = clock.now()
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lanterntale-account.json"')
      .header('cache-control', 'no-store')
      .send(Readable.from(exportUserData(db, { userId: user.id, rooms: everythingOf(userData, now), now })))
    return answered
  })

  serve(contract.deleteAccount, async ({ user, body, request, reply }) => {
    await deleteAccount(context, { userId: user.id, password: body.password })
    await sessions.close(request, reply)
    return {}
  })

  serve(claimAdmin, async ({ user, body }) => {
    await becomeFirstAdmin(db, user.id, body.token)
    return {}
  })

  serve(contract.askForReset, async ({ body }) => {
    mailResetLink(context, body.email)
    return {}
  })

  serve(contract.resetPassword, async ({ body, about, request, reply }) => {
    const userId = await resetPassword(context, body)
    about(userId)
    await sessions.knowDevice(userId, request, reply)
    return {}
  })
}

export const accountRoom: Room<AccountContext> = { routes: accountRoutes }

import * as contract from '#contract/oidc.ts'
import { toIso } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { requirePassword } from '#server/features/account/change-password.ts'
import { finishOidc, startOidc } from './log-in-by-oidc.ts'
import type { OidcContext } from './oidc-context.ts'
import { deleteIdentity, findIdentitiesOf } from './oidc.queries.ts'

/** Logins at the site's OpenID provider. */
export function oidcRoutes(serve: Serve, context: OidcContext): void {
  const { db } = context

  serve(contract.startOidcLogin, ({ body, request, reply }) => startOidc(context, body, request, reply))

  serve(contract.startOidcLink, async ({ user, body, request, reply }) => {
    await requirePassword(context, user.id, body.currentPassword, 'currentPassword')
    return startOidc(context, { userId: user.id, onward: 'redirect=%2Faccount' }, request, reply)
  })

  serve(contract.finishOidc, ({ body, about, request, reply }) =>
    finishOidc(context, { answer: body.answer, about }, request, reply),
  )

  serve(contract.listIdentities, async ({ user }) => ({
    identities: (await findIdentitiesOf(db, user.id)).map(({ id, issuer, createdAt }) => ({
      id,
      provider: new URL(issuer).host,
      createdAt: toIso(createdAt),
    })),
  }))

  serve(contract.removeIdentity, async ({ user, params }) => {
    if (!(await deleteIdentity(db, user.id, params.identityId))) throw new AppError('identity_not_found')
    return {}
  })
}

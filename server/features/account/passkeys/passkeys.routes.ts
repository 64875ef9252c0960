import * as contract from '#contract/passkeys.ts'
import { toIso } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { addPasskey, askNewPasskey } from './add-passkey.ts'
import { askPasskeyLogin, logInByPasskey } from './log-in-by-passkey.ts'
import { deletePasskey, findPasskeysOf, savePasskeyName } from './passkeys.queries.ts'
import type { PasskeyContext } from './relying-party.ts'

/** Passkeys beside the password. */
export function passkeyRoutes(serve: Serve, context: PasskeyContext): void {
  const { db } = context

  serve(contract.listPasskeys, async ({ user }) => ({
    passkeys: (await findPasskeysOf(db, user.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: toIso(createdAt),
      lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt),
    })),
  }))

  serve(contract.askNewPasskey, ({ user, body, request, reply }) =>
    askNewPasskey(context, { user, ...body }, request, reply),
  )

  serve(contract.addPasskey, ({ user, body, request }) =>
    addPasskey(context, { userId: user.id, ...body }, request),
  )

  serve(contract.renamePasskey, async ({ user, params, body }) => {
    const isKnown = await savePasskeyName(db, { id: params.passkeyId, userId: user.id, name: body.name })
    if (!isKnown) throw new AppError('passkey_not_found')
    return {}
  })

  serve(contract.removePasskey, async ({ user, params }) => {
    if (!(await deletePasskey(db, user.id, params.passkeyId))) throw new AppError('passkey_not_found')
    return {}
  })

  serve(contract.askPasskeyLogin, ({ request, reply }) => askPasskeyLogin(context, request, reply))

  serve(contract.loginByPasskey, ({ body, about, request, reply }) =>
    logInByPasskey(context, { credential: body.credential, about }, request, reply),
  )
}

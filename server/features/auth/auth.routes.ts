import { checkUsername, getCaptcha, login, register } from '#contract/auth.ts'
import { getUser, logout } from '#contract/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import type { PasswordHashing } from '#server/platform/passwords/password-hashing.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { isUsernameTaken, noteLogin } from './auth.queries.ts'
import { askCaptcha, checkCaptcha } from './captcha.ts'
import { logIn } from './log-in.ts'
import type { OidcContext } from './oidc/oidc-context.ts'
import { identityData } from './oidc/oidc.queries.ts'
import { oidcRoutes } from './oidc/oidc.routes.ts'
import { signUpRoutes, type SignUpContext } from './sign-up.routes.ts'
import { registerUser } from './register-user.ts'

export interface AuthContext extends SignUpContext, OidcContext {
  db: Database
  clock: Clock
  limits: RateLimits
  passwords: PasswordHashing
  sessions: Sessions
}

function authRoutes(serve: Serve, context: AuthContext): void {
  signUpRoutes(serve, context)
  oidcRoutes(serve, context)
  const { db, clock, sessions } = context

  serve(getUser, async ({ user }) => user)

  serve(login, async ({ body, about, request, reply }) => {
    const { user, passwordHash } = await logIn(
      { ...context, about, findDeviceKey: (id) => sessions.findDeviceKey(request, id) },
      body,
    )
    await db.transaction().execute(async (trx) => {
      const isNoted = await noteLogin(trx, { userId: user.id, passwordHash, now: clock.now() })
      if (!isNoted) throw new AppError('wrong_credentials')
      await sessions.open(user.id, request, reply, trx)
    })
    return user
  })

  serve(logout, async ({ request, reply }) => {
    await sessions.close(request, reply)
    return {}
  })

  serve(getCaptcha, async ({ request, reply }) => {
    const { question } = await askCaptcha(context, request, reply)
    return { success: true, question }
  })

  serve(checkUsername, async ({ query }) => {
    return { available: !(await isUsernameTaken(db, query.username)) }
  })

  serve(register, async ({ body, about, request, reply }) => {
    await checkCaptcha(context, request, body.captchaAnswer)
    const user = await registerUser(context, body)
    about(user.id)
    await sessions.open(user.id, request, reply)
    return user
  })
}

export const authRoom: Room<AuthContext> = { routes: authRoutes, userData: [identityData] }

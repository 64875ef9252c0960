import { useMutation, useQueryClient } from '@tanstack/react-query'
import { finishOidc, startOidcLogin } from '#contract/oidc.ts'
import { call } from '#web/platform/call.ts'
import { welcomeWithoutPassword } from '#web/platform/session/log-in.ts'
import { heldInvitation } from './register-gate.tsx'

/** Leaves for the provider's page; `onward` is the query of the login page with which the reader goes on after it. An invitation goes along. */
export async function leaveForProvider(onward: string): Promise<void> {
  const { url } = await call(startOidcLogin, { body: { onward, ...heldInvitation() } })
  location.assign(url)
}

/** Finishes by the query with which the provider has led back; `onFinished` learns how the reader goes on. */
export function useOidcAnswer(onFinished: (onward: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (answer: string) => {
      const { user, onward } = await call(finishOidc, { body: { answer } })
      await welcomeWithoutPassword(queries, user)
      return onward
    },
    onSuccess: onFinished,
    meta: { isQuiet: true },
  })
}

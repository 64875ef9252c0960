import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { DeletionForm, EmailChangeForm, EmailForm, UsernameForm } from '#contract/account.ts'
import {
  askForReset,
  changePassword,
  changeUsername,
  confirmEmail,
  deleteAccount,
  endSession,
  listSessions,
  resetPassword,
  updateEmail,
} from '#contract/account.ts'
import { claimAdmin } from '#contract/admin-claim.ts'
import { userQuery } from '#web/platform/session/user-query.ts'
import { call } from '#web/platform/call.ts'
import { read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'

export const submitEmail = (form: z.infer<typeof EmailChangeForm>) =>
  callInSession(updateEmail, { body: form })
export const submitUsername = (form: z.infer<typeof UsernameForm>) =>
  callInSession(changeUsername, { body: form })
export const submitPassword = (currentPassword: string, newPassword: string) =>
  callInSession(changePassword, { body: { currentPassword, newPassword } })
export const removeAccount = (form: z.infer<typeof DeletionForm>) =>
  callInSession(deleteAccount, { body: form })

/** Has a link for a new password mailed. */
export const requestReset = (form: z.infer<typeof EmailForm>) => call(askForReset, { body: form })
/** Sets a new password by the token of such a link. */
export const submitPasswordByToken = (token: string, newPassword: string) =>
  call(resetPassword, { body: { token, newPassword } })

/** Makes the reader the first admin by the token of the link that the server has printed. */
export function useClaim(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callInSession(claimAdmin, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: userQuery.queryKey }),
    meta: { isQuiet: true },
  })
}

/** Puts a new address in force by the token of the link that was mailed to it. */
export function useEmailConfirmation(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: userQuery.queryKey }),
    meta: { isQuiet: true },
  })
}

export const sessionsQuery = { ...read(listSessions), staleTime: 0 }

/** Ends one session; `onSuccess` runs once it is over. */
export function useSessionEnd(sessionId: number, onSuccess: () => void) {
  const refresh = useRefresh(listSessions)
  return useMutation({
    mutationFn: () => callInSession(endSession, { params: { sessionId: String(sessionId) } }),
    onSuccess,
    // Also after a failure: the session may have ended by itself meanwhile.
    onSettled: refresh,
  })
}

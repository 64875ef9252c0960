import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getUser } from '#contract/session.ts'
import { probe } from '../call.ts'
import { openLoginForms } from './open-login-forms.ts'
import { checkSession } from './check-session.ts'
import { markSessionEnded, rememberUser, savedUserId, takeCredentials } from './remembered.ts'
import { userQuery } from './user-query.ts'

const CHECK_EVERY_MS = 30_000

/** Checks the session at start and every 30 seconds while a saved id exists. */
export function useSessionWatch(): void {
  const queries = useQueryClient()

  useEffect(() => {
    let health = { wasUnreachable: false }

    const logInAgain = async (): Promise<boolean> => {
      const form = takeCredentials()
      if (!form) return false
      // Forms and their rules come with it: the first load goes without.
      const { logInQuietly } = await import('./log-in.ts')
      const user = await logInQuietly(form)
      if (!user) return false
      rememberUser(user)
      queries.setQueryData(userQuery.queryKey, user)
      return true
    }
    const check = async () => {
      if (savedUserId.read() === undefined) return
      health = await checkSession(health, {
        probe: () => probe(getUser),
        refreshUser: () => queries.invalidateQueries({ queryKey: userQuery.queryKey }),
        logInAgain,
        signOut: () => {
          // Who is asked to log in again has their page kept as it is.
          if (openLoginForms.get() > 0) return
          markSessionEnded()
          queries.setQueryData(userQuery.queryKey, null)
        },
      })
    }

    void check()
    const timer = setInterval(check, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [queries])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getUser } from '#contract/session.ts'
import { probe } from '../call.ts'
import { openLoginForms } from './open-login-forms.ts'
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

/** The surroundings of a check, for it to look at and to change. */
interface Surroundings {
  /** The status of `HEAD /api/user`; 0 when the server can't be reached. */
  probe: () => Promise<number>
  refreshUser: () => Promise<unknown>
  /** Logs in again with the remembered password, if there is one; resolves to whether that worked. */
  logInAgain: () => Promise<boolean>
  signOut: () => void
}

interface SessionHealth {
  wasUnreachable: boolean
}

/**
 * One check of the session: a server that returns has its user refreshed, a session that
 * ended is opened again once or ends here too. Returns the health for the next check.
 */
export async function checkSession(health: SessionHealth, world: Surroundings): Promise<SessionHealth> {
  const status = await world.probe()
  if (status === 0 || status >= 500) return { wasUnreachable: true }
  if (status === 401 && !(await world.logInAgain())) world.signOut()
  if (status < 400 && health.wasUnreachable) await world.refreshUser()
  return { wasUnreachable: false }
}

/** The surroundings of a check, for it to look at and to change. */
interface Surroundings {
  /** The status of `HEAD /api/user`; 0 when the server can't be reached. */
  probe: () => Promise<number>
  refreshUser: () => Promise<unknown>
  /** Logs in again with the remembered password, if there is one; resolves to whether that worked. */
  logInAgain: () => Promise<boolean>
  signOut: () => void
}

export interface SessionHealth {
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

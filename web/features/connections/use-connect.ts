import type { ConnectionForm } from '#contract/connections.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listSiteConnections } from '#contract/site-connections.ts'
import { siteCalls, useChange, useConnectionsRefresh } from './connections.api.ts'

export type SiteModels = ReplyOf<typeof listSiteConnections>

/** Connects a model with one click, makes it the default where no model tells yet, and tries it. */
export function useConnect({ connections, environment }: SiteModels) {
  const tells = environment.isModel || connections.some(({ isDefault }) => isDefault)
  const refresh = useConnectionsRefresh(siteCalls)
  return useChange(siteCalls, 'The model could not be connected', async (form: ConnectionForm) => {
    const { id } = await siteCalls.add(form)
    if (!tells) await siteCalls.change(id, { isDefault: true })
    // It tells from now on; the test takes its time.
    await refresh()
    await siteCalls.test(id)
  })
}

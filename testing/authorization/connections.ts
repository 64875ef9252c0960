import * as site from '#contract/site-connections.ts'
import { adminOnly, type AuthorizationRow } from '../authorization-row.ts'

const nowhere = () => ({ params: { id: '999999' } })

export const rows: AuthorizationRow[] = [
  { endpoint: site.listSiteConnections, ...adminOnly(200) },
  { endpoint: site.addSiteConnection, given: () => ({ body: {} }), ...adminOnly(400) },
  { endpoint: site.changeSiteConnection, given: () => ({ ...nowhere(), body: {} }), ...adminOnly(404) },
  { endpoint: site.removeSiteConnection, given: nowhere, ...adminOnly(404) },
  { endpoint: site.testSiteConnection, given: nowhere, ...adminOnly(404) },
  { endpoint: site.findConnections, ...adminOnly(200) },
  { endpoint: site.chooseFallback, given: () => ({ body: { fallback: 'off' } }), ...adminOnly(200) },
]

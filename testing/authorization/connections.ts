import { cancelModelPull, getModelPull, startModelPull } from '#contract/model-pull.ts'
import * as own from '#contract/own-connections.ts'
import * as site from '#contract/site-connections.ts'
import {
  adminOnly,
  ownerOnly,
  signedIn,
  type AuthorizationRow,
  type OwnedObjects,
} from '../authorization-row.ts'

const nowhere = () => ({ params: { id: '999999' } })
const story = ({ storyId }: OwnedObjects) => ({ params: { storyId } })

export const rows: AuthorizationRow[] = [
  { endpoint: site.listSiteConnections, ...adminOnly(200) },
  { endpoint: site.addSiteConnection, given: () => ({ body: {} }), ...adminOnly(400) },
  { endpoint: site.changeSiteConnection, given: () => ({ ...nowhere(), body: {} }), ...adminOnly(404) },
  { endpoint: site.removeSiteConnection, given: nowhere, ...adminOnly(404) },
  { endpoint: site.testSiteConnection, given: nowhere, ...adminOnly(404) },
  { endpoint: site.listSiteModels, given: () => ({ body: {} }), ...adminOnly(400) },
  { endpoint: site.findConnections, ...adminOnly(200) },
  { endpoint: site.chooseFallback, given: () => ({ body: { fallback: 'off' } }), ...adminOnly(200) },

  { endpoint: getModelPull, ...adminOnly(200) },
  { endpoint: startModelPull, given: () => ({ body: {} }), ...adminOnly(400) },
  { endpoint: cancelModelPull, ...adminOnly(200) },

  { endpoint: own.listOwnConnections, ...signedIn(200) },
  { endpoint: own.addOwnConnection, given: () => ({ body: {} }), ...signedIn(400) },
  { endpoint: own.changeOwnConnection, given: () => ({ ...nowhere(), body: {} }), ...signedIn(404) },
  { endpoint: own.removeOwnConnection, given: nowhere, ...signedIn(404) },
  { endpoint: own.testOwnConnection, given: nowhere, ...signedIn(404) },
  { endpoint: own.listOwnModels, given: () => ({ body: {} }), ...signedIn(400) },
  { endpoint: own.getStoryConnection, given: story, ...ownerOnly(200) },
  {
    endpoint: own.setStoryConnection,
    given: (owned) => ({ ...story(owned), body: { connectionId: null } }),
    ...ownerOnly(200),
  },
]

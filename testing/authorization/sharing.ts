import { reportShare } from '#contract/report-share.ts'
import { getLineage } from '#contract/lineage.ts'
import { playShared } from '#contract/playing-on.ts'
import * as sharing from '#contract/sharing.ts'
import {
  everyone,
  ownerOnly,
  signedIn,
  type AuthorizationRow,
  type OwnedObjects,
} from '../authorization-row.ts'

const story = ({ storyId }: OwnedObjects) => ({ params: { storyId } })
const noShare = () => ({ params: { shareId: 'nowhere-nowhere-nowhere' } })
const body = { title: 'The tower' }

export const rows: AuthorizationRow[] = [
  { endpoint: sharing.shareStory, given: (owned) => ({ ...story(owned), body }), ...ownerOnly(200) },
  { endpoint: sharing.listShares, ...signedIn(200) },
  {
    endpoint: sharing.getSharedStory,
    given: async (owned) => ({
      params: await owned.owner.ask(sharing.shareStory, { ...story(owned), body }),
    }),
    ...everyone(200),
  },
  {
    endpoint: playShared,
    given: async (owned) => ({
      params: await owned.owner.ask(sharing.shareStory, {
        ...story(owned),
        body: { ...body, allowPlayingOn: true },
      }),
    }),
    ...signedIn(200),
  },
  { endpoint: getLineage, given: story, ...ownerOnly(200) },
  { endpoint: sharing.getSampleStory, ...everyone(200) },
  {
    endpoint: sharing.stopShare,
    given: async (owned) => ({
      params: await owned.owner.ask(sharing.shareStory, { ...story(owned), body }),
    }),
    ...ownerOnly(200),
  },
  {
    endpoint: sharing.restoreShare,
    given: async (owned) => {
      const params = await owned.owner.ask(sharing.shareStory, { ...story(owned), body })
      await owned.owner.ask(sharing.stopShare, { params })
      return { params }
    },
    ...ownerOnly(200),
  },
  { endpoint: sharing.stopSharing, given: story, ...ownerOnly(200) },
  {
    endpoint: reportShare,
    given: () => ({ ...noShare(), body: { kind: 'other' } }),
    ...everyone(404),
  },
]

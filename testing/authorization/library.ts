import * as library from '#contract/library.ts'
import { ownerOnly, signedIn, type AuthorizationRow, type OwnedObjects } from '../authorization-row.ts'

const story = ({ storyId }: OwnedObjects) => ({ params: { storyId } })

export const rows: AuthorizationRow[] = [
  { endpoint: library.listStories, ...signedIn(200) },
  {
    endpoint: library.searchStory,
    given: (owned) => ({ ...story(owned), query: { search: 'gate' } }),
    ...ownerOnly(200),
  },
  {
    endpoint: library.updateStory,
    given: (owned) => ({ ...story(owned), body: { title: 'The gate' } }),
    ...ownerOnly(200),
  },
  { endpoint: library.deleteStory, given: story, ...ownerOnly(200) },
  { endpoint: library.restoreStory, given: story, ...ownerOnly(200) },
]

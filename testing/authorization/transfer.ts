import { importStory } from '#contract/importing.ts'
import { exportLibrary, exportStory } from '#contract/transfer.ts'
import { ownerOnly, signedIn, type AuthorizationRow } from '../authorization-row.ts'

export const rows: AuthorizationRow[] = [
  {
    endpoint: exportStory,
    given: ({ storyId }) => ({ params: { storyId }, query: { format: 'html' } }),
    ...ownerOnly(200),
  },
  { endpoint: exportLibrary, given: () => ({ query: { format: 'markdown' } }), ...signedIn(200) },
  { endpoint: importStory, ...signedIn(400) },
]

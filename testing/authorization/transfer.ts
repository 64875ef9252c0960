import { exportStory } from '#contract/transfer.ts'
import { ownerOnly, type AuthorizationRow } from '../authorization-row.ts'

export const rows: AuthorizationRow[] = [
  {
    endpoint: exportStory,
    given: ({ storyId }) => ({ params: { storyId }, query: { format: 'html' } }),
    ...ownerOnly(200),
  },
]

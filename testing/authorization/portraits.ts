import * as portraits from '#contract/portraits.ts'
import { ownerOnly, type AuthorizationRow, type OwnedObjects } from '../authorization-row.ts'

const story = ({ storyId }: OwnedObjects) => ({ params: { storyId } })

export const rows: AuthorizationRow[] = [
  { endpoint: portraits.getPortraits, given: story, ...ownerOnly(200) },
  {
    endpoint: portraits.paintPortrait,
    given: (owned) => ({ ...story(owned), body: { person: 'hero', words: 'A tall keeper in a red coat' } }),
    ...ownerOnly(200),
  },
  {
    endpoint: portraits.removePortrait,
    given: (owned) => ({ ...story(owned), query: { person: 'hero' } }),
    ...ownerOnly(200),
  },
]

import * as memory from '#contract/memory.ts'
import { getToldWith } from '#contract/told-with.ts'
import { ownerOnly, type AuthorizationRow, type OwnedObjects } from '../authorization-row.ts'

const story = ({ storyId }: OwnedObjects) => ({ params: { storyId } })
const turn = ({ storyId, messageId }: OwnedObjects) => ({ params: { storyId, messageId } })
/** One that nobody has: a scripted story remembers none by itself. */
const fact = ({ storyId }: OwnedObjects) => ({ params: { storyId, factId: '999999' } })

export const rows: AuthorizationRow[] = [
  { endpoint: memory.getMemory, given: story, ...ownerOnly(200) },
  // Nothing was given along with a scripted reply, so that its owner finds nothing either.
  { endpoint: getToldWith, given: turn, ...ownerOnly(404) },
  {
    endpoint: memory.addFact,
    given: (owned) => ({
      ...story(owned),
      body: { about: 'Mira', kind: 'person', text: 'Mira owns the ferry', holds: 'always' },
    }),
    ...ownerOnly(200),
  },
  {
    endpoint: memory.correctFact,
    given: (owned) => ({ ...fact(owned), body: { text: 'Mira owns two ferries', holds: 'always' } }),
    ...ownerOnly(404),
  },
  {
    endpoint: memory.strikeFact,
    given: (owned) => ({ ...fact(owned), body: { holds: 'from_here' } }),
    ...ownerOnly(404),
  },
  {
    endpoint: memory.pinFact,
    given: (owned) => ({ ...fact(owned), body: { isPinned: true } }),
    ...ownerOnly(404),
  },
  {
    endpoint: memory.mergeEntries,
    given: ({ storyId }) => ({ params: { storyId, entryId: '999999' }, body: { into: 999998 } }),
    ...ownerOnly(404),
  },
  {
    endpoint: memory.editSpan,
    given: ({ storyId }) => ({ params: { storyId, spanId: '999999' }, body: { summary: 'They met.' } }),
    ...ownerOnly(404),
  },
  {
    endpoint: memory.decideProposals,
    given: (owned) => ({ ...story(owned), body: { accept: [], decline: [999_999] } }),
    ...ownerOnly(404),
  },
  {
    endpoint: memory.askFirst,
    given: (owned) => ({ ...story(owned), body: { asksFirst: true } }),
    ...ownerOnly(200),
  },
  { endpoint: memory.retryMemory, given: story, ...ownerOnly(200) },
]

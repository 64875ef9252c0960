import * as versions from '#contract/versions.ts'
import { ownerOnly, type AuthorizationRow, type OwnedObjects } from '../authorization-row.ts'

const story = ({ storyId }: OwnedObjects) => ({ params: { storyId } })
const turn = ({ storyId, messageId }: OwnedObjects) => ({ params: { storyId, messageId } })

export const rows: AuthorizationRow[] = [
  { endpoint: versions.getTree, given: story, ...ownerOnly(200) },
  { endpoint: versions.getPath, given: turn, ...ownerOnly(200) },
  {
    endpoint: versions.nameMessage,
    given: (owned) => ({ ...turn(owned), body: { name: 'The gate' } }),
    ...ownerOnly(200),
  },
  {
    endpoint: versions.setNote,
    given: (owned) => ({ ...story(owned), body: { text: 'She never forgives' } }),
    ...ownerOnly(200),
  },
  { endpoint: versions.undoTurn, given: story, ...ownerOnly(200) },
  { endpoint: versions.redoTurn, given: story, ...ownerOnly(200) },
  {
    endpoint: versions.moveHead,
    given: (owned) => ({ ...story(owned), body: { messageId: Number(owned.messageId) } }),
    ...ownerOnly(200),
  },
  {
    endpoint: versions.editMessage,
    given: (owned) => ({ ...turn(owned), body: { content: 'A gate of iron', keepFollowing: true } }),
    ...ownerOnly(200),
  },
]

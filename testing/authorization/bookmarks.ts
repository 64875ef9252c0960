import * as bookmarks from '#contract/bookmarks.ts'
import { ownerOnly, signedIn, type AuthorizationRow, type OwnedObjects } from '../authorization-row.ts'

const body = ({ storyId, messageId }: OwnedObjects) => ({
  storyId,
  lastMessageId: Number(messageId),
  title: 'The tower',
})

const bookmark = async (owned: OwnedObjects) => {
  const { id } = await owned.owner.ask(bookmarks.createBookmark, { body: body(owned) })
  return { params: { id: String(id) } }
}

export const rows: AuthorizationRow[] = [
  { endpoint: bookmarks.listBookmarks, ...signedIn(200) },
  { endpoint: bookmarks.createBookmark, given: (owned) => ({ body: body(owned) }), ...ownerOnly(200) },
  {
    endpoint: bookmarks.updateBookmark,
    given: async (owned) => ({ ...(await bookmark(owned)), body: { title: 'The gate' } }),
    ...ownerOnly(200),
  },
  { endpoint: bookmarks.deleteBookmark, given: bookmark, ...ownerOnly(200) },
]

import * as contract from '#contract/bookmarks.ts'
import { requireMessage, requireStory } from '#server/features/stories/story-access.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import {
  bookmarkData,
  deleteBookmarkOf,
  findBookmarksOf,
  insertBookmark,
  renameBookmarkOf,
} from './bookmarks.queries.ts'

export interface BookmarksContext {
  db: Database
  clock: Clock
}

function bookmarksRoutes(serve: Serve, { db, clock }: BookmarksContext): void {
  serve(contract.listBookmarks, ({ user }) => findBookmarksOf(db, user.id))

  serve(contract.createBookmark, async ({ user, body }) => {
    const { storyId, lastMessageId, title, description } = body
    await requireStory(db, user.id, storyId)
    await requireMessage(db, storyId, lastMessageId)
    return insertBookmark(db, {
      userId: user.id,
      storyId,
      lastMessageId,
      title,
      description: description || null,
      now: clock.now(),
    })
  })

  serve(contract.updateBookmark, async ({ user, params, body }) => {
    const { title, description } = body
    const bookmark = await renameBookmarkOf(db, {
      userId: user.id,
      id: params.id,
      title,
      description: description || null,
      now: clock.now(),
    })
    if (!bookmark) throw new AppError('bookmark_not_found')
    return bookmark
  })

  serve(contract.deleteBookmark, async ({ user, params }) => {
    if (!(await deleteBookmarkOf(db, user.id, params.id))) throw new AppError('bookmark_not_found')
    return {}
  })
}

export const bookmarksRoom: Room<BookmarksContext> = { routes: bookmarksRoutes, userData: [bookmarkData] }

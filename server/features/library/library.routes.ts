import * as contract from '#contract/library.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { indexText } from '#server/platform/search/search-texts.ts'
import { readSearch } from '#server/platform/search/search-query.ts'
import { findMatchesIn } from './find-matches.ts'
import type { LibraryContext } from './library-context.ts'
import { updateOwnStory, findSummary, stopTurnsOf, takeOutOfBin } from './library.queries.ts'
import { listStories, readSummary } from './list-stories.ts'

function libraryRoutes(serve: Serve, { db, clock }: LibraryContext): void {
  serve(contract.listStories, ({ user, query }) => {
    const { search = '', sort = 'updated', section = 'active', page = 1, genre } = query
    return listStories(db, { userId: user.id, search, sort, section, page, genre })
  })

  serve(contract.searchStory, async ({ user, params, query }) => {
    const story = await findSummary(db, user.id, params.storyId)
    if (!story) throw new AppError('story_not_found')
    return { matches: await findMatchesIn(db, story, readSearch(query.search)) }
  })

  serve(contract.updateStory, async ({ user, params, body }) => {
    const { storyId } = params
    const { title, archived } = body
    const values = {
      ...(title !== undefined && { givenTitle: title }),
      ...(archived !== undefined && { archivedAt: archived ? clock.now() : null }),
    }
    if (Object.keys(values).length > 0)
      await db.transaction().execute(async (trx) => {
        if (!(await updateOwnStory(trx, { userId: user.id, storyId }, values)))
          throw new AppError('story_not_found')
        if (title !== undefined) await indexText(trx, { storyId, place: 'title' }, title)
      })
    return readSummary(db, user.id, storyId)
  })

  serve(contract.deleteStory, async ({ user, params }) => {
    const { storyId } = params
    await db.transaction().execute(async (trx) => {
      if (!(await updateOwnStory(trx, { userId: user.id, storyId }, { binnedAt: clock.now() })))
        throw new AppError('story_not_found')
      await stopTurnsOf(trx, storyId)
    })
    return {}
  })

  serve(contract.restoreStory, async ({ user, params }) => {
    if (!(await takeOutOfBin(db, user.id, params.storyId))) throw new AppError('story_not_found')
    return readSummary(db, user.id, params.storyId)
  })
}

export const libraryRoom: Room<LibraryContext> = { routes: libraryRoutes }

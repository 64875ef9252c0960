import { BIN_DAYS, type SearchMatch, type StorySummary } from '#contract/library.ts'
import { picturePath } from '#contract/picture-addresses.ts'
import { AppError } from '#server/platform/app-error.ts'
import { daysMs, toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { readSearch } from '#server/platform/search/search-query.ts'
import { storiesThatFit } from '#server/platform/search/search-texts.ts'
import { findNewestMatches } from './find-matches.ts'
import {
  countMatching,
  findGenres,
  findPage,
  findSummary,
  type Listing,
  type SummaryRow,
} from './library.queries.ts'

type Request = Omit<Listing, 'among'> & { search: string }

/** A page of the reader's stories, each with its match where they are searched. */
export async function listStories(db: Connection, { search, ...asked }: Request) {
  const query = search.trim() === '' ? undefined : readSearch(search)
  const genres = await findGenres(db, asked)
  // Signs alone are no words: nothing holds them.
  if (query?.length === 0) return { stories: [], total: 0, genres }
  const listing = query ? { ...asked, among: await storiesThatFit(db, asked.userId, query) } : asked
  const rows = await findPage(db, listing)
  const matches = query ? await findNewestMatches(db, rows, query) : new Map<string, SearchMatch>()
  return {
    stories: rows.map((row) => toSummary(row, matches.get(row.id))),
    total: await countMatching(db, listing),
    genres,
  }
}

/** One of the reader's stories as the list shows it. Throws `story_not_found`. */
export async function readSummary(db: Connection, userId: number, storyId: string): Promise<StorySummary> {
  const row = await findSummary(db, userId, storyId)
  if (!row) throw new AppError('story_not_found')
  return toSummary(row)
}

const toSummary = (row: SummaryRow, match?: SearchMatch): StorySummary => ({
  storyId: row.id,
  title: row.shownTitle,
  opening: row.opening,
  ...(row.genre !== null && { genre: row.genre }),
  turns: row.turns,
  createdAt: toIso(row.createdAt),
  updatedAt: toIso(row.updatedAt),
  ...(row.coverId !== null && { image: picturePath(row.coverId), imageAlt: row.alt ?? '' }),
  ...(row.archivedAt !== null && { isArchived: true }),
  ...(row.binnedAt !== null && { goneAt: toIso(row.binnedAt + BIN_DAYS * daysMs) }),
  ...(match && { match }),
})

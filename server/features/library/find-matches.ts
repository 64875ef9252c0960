import type { SearchMatch } from '#contract/library.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { markMatches } from '#server/platform/search/mark-matches.ts'
import type { FoundPlace } from '#server/platform/search/search-dialect.ts'
import { bestPlacesIn, newestPlacesIn } from '#server/platform/search/search-texts.ts'
import type { SearchQuery } from '#server/platform/search/search-query.ts'
import type { SummaryRow } from './library.queries.ts'
import { findOnPath, findMatchedTexts } from './matches.queries.ts'

/** As many of the newest matches of a story are looked at for one on the path that is being played. */
const NEWEST_LOOKED_AT = 8
const MOST_IN_A_STORY = 50

type Headings = Pick<SummaryRow, 'id' | 'shownTitle' | 'premise'>

/** The match that stands for each story: its title, else its scenario, else the newest that is on its path, if any is. */
export async function findNewestMatches(
  db: Connection,
  stories: readonly Headings[],
  query: SearchQuery,
): Promise<Map<string, SearchMatch>> {
  const ids = stories.map(({ id }) => id)
  const places = await newestPlacesIn(db, ids, query, NEWEST_LOOKED_AT)
  const onPath = await findOnPath(db, messagesOf(places))
  const byStory = Map.groupBy(places, ({ storyId }) => storyId)
  const chosen = [...byStory.values()].map((found) => {
    const heading =
      found.find(({ place }) => place === 'title') ?? found.find(({ place }) => place === 'scenario')
    const played = found.find((one) => one.place === 'message' && onPath.has(one.messageId))
    return heading ?? played ?? found[0]!
  })
  const matches = await toMatches(db, { stories, places: chosen, onPath, query })
  return new Map(chosen.map(({ storyId }, at) => [storyId, matches[at]!]))
}

/** All places of a story where the query is found, the best first. */
export async function findMatchesIn(
  db: Connection,
  story: Headings,
  query: SearchQuery,
): Promise<SearchMatch[]> {
  if (query.length === 0) return []
  const places = await bestPlacesIn(db, story.id, query, MOST_IN_A_STORY)
  return toMatches(db, { stories: [story], places, onPath: await findOnPath(db, messagesOf(places)), query })
}

const messagesOf = (places: readonly FoundPlace[]): number[] =>
  places.flatMap((one) => (one.place === 'message' ? one.messageId : []))

interface Finding {
  stories: readonly Headings[]
  places: readonly FoundPlace[]
  onPath: Set<number>
  query: SearchQuery
}

async function toMatches(
  db: Connection,
  { stories, places, onPath, query }: Finding,
): Promise<SearchMatch[]> {
  const texts = await findMatchedTexts(db, messagesOf(places))
  return places.map((found) => {
    if (found.place !== 'message') {
      const story = stories.find(({ id }) => id === found.storyId)
      const text = (found.place === 'title' ? story?.shownTitle : story?.premise) ?? ''
      return { place: found.place, parts: markMatches(text, query) }
    }
    const message = texts.get(found.messageId)
    return {
      place: found.place,
      messageId: found.messageId,
      role: message?.role ?? 'assistant',
      ...(!onPath.has(found.messageId) && { isElsewhere: true }),
      parts: markMatches(message?.content ?? '', query),
    }
  })
}

import type { SearchMatch } from '#contract/library.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { markMatches } from '#server/platform/search/mark-matches.ts'
import type { SearchPlace } from '#server/platform/search/search-dialect.ts'
import { countClauses, newestPlacesIn } from '#server/platform/search/search-texts.ts'
import type { SearchQuery } from '#server/platform/search/search-query.ts'
import { weighTexts } from '#server/platform/search/weigh-texts.ts'
import type { SummaryRow } from './library.queries.ts'
import { findOnPath, findMatchedTexts } from './matches.queries.ts'

/** As many of the newest matches of a story are looked at for one on the path that is being played. */
const NEWEST_LOOKED_AT = 8
/** As many of the newest matches of one story are weighed for the best of them. */
const MOST_WEIGHED = 1_000
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
  const onPath = await findNewestOnPath(db, places)
  const byStory = Map.groupBy(places, ({ storyId }) => storyId)
  const chosen = [...byStory.values()].map((found) => {
    const heading =
      found.find(({ place }) => place === 'title') ?? found.find(({ place }) => place === 'scenario')
    const played = found.find((one) => one.place === 'message' && onPath.has(one.messageId))
    return heading ?? played ?? found[0]!
  })
  const texts = await readTexts(db, stories, chosen)
  return new Map(texts.map((found) => [found.place.storyId, toMatch(found, onPath, query)]))
}

/** Where the newest message of a story is on its path, no other one is asked for: the way to it is the shortest. */
async function findNewestOnPath(db: Connection, places: readonly SearchPlace[]): Promise<Set<number>> {
  const byStory = [...Map.groupBy(places, ({ storyId }) => storyId).values()].map(messagesOf)
  const newest = byStory.flatMap((ids) => (ids.length === 0 ? [] : Math.max(...ids)))
  const onPath = await findOnPath(db, newest)
  const elsewhere = byStory.filter((ids) => !ids.some((id) => onPath.has(id)))
  return onPath.union(await findOnPath(db, elsewhere.flat()))
}

/** All places of a story where the query is found, those that fit best in that story first. */
export async function findMatchesIn(
  db: Connection,
  story: Headings,
  query: SearchQuery,
): Promise<SearchMatch[]> {
  if (query.length === 0) return []
  const places = await newestPlacesIn(db, [story.id], query, MOST_WEIGHED)
  const texts = await readTexts(db, [story], places)
  // How rare a clause is weighs it against others: one alone needs no counting.
  const counts = query.length > 1 ? await countClauses(db, story.id, query) : undefined
  const weights = weighTexts(
    texts.map(({ text }) => text),
    query,
    counts,
  )
  const best = texts
    .map((found, at) => ({ ...found, weight: weights[at]! }))
    .toSorted((a, b) => b.weight - a.weight || newerFirst(a.place, b.place))
    .slice(0, MOST_IN_A_STORY)
  const onPath = await findOnPath(db, messagesOf(best.map(({ place }) => place)))
  return best.map((found) => toMatch(found, onPath, query))
}

const messagesOf = (places: readonly SearchPlace[]): number[] =>
  places.flatMap((one) => (one.place === 'message' ? one.messageId : []))

const newerFirst = (a: SearchPlace, b: SearchPlace): number =>
  a.place === 'message' && b.place === 'message' ? b.messageId - a.messageId : 0

/** A place with its text as it stands there. */
interface PlaceText {
  place: SearchPlace
  text: string
  role?: 'user' | 'assistant'
}

async function readTexts(
  db: Connection,
  stories: readonly Headings[],
  places: readonly SearchPlace[],
): Promise<PlaceText[]> {
  const messages = await findMatchedTexts(db, messagesOf(places))
  return places.map((place) => {
    if (place.place === 'message') {
      const { content = '', role } = messages.get(place.messageId) ?? {}
      return { place, text: content, role }
    }
    const story = stories.find(({ id }) => id === place.storyId)
    return { place, text: (place.place === 'title' ? story?.shownTitle : story?.premise) ?? '' }
  })
}

function toMatch({ place, text, role }: PlaceText, onPath: Set<number>, query: SearchQuery): SearchMatch {
  const parts = markMatches(text, query)
  if (place.place !== 'message') return { place: place.place, parts }
  const { messageId } = place
  return {
    place: 'message',
    messageId,
    role: role ?? 'assistant',
    ...(!onPath.has(messageId) && { isElsewhere: true }),
    parts,
  }
}

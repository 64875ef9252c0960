import type { EarlySearch } from '#server/features/stories/story-access.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { MessageHit } from '#server/platform/search/search-dialect.ts'
import { searchMessages } from '#server/platform/search/search-texts.ts'
import { knownPath, type StoryPath } from './story-path.queries.ts'
import { wordsOf } from './word-stems.ts'

const MOST_HITS = 32
/** Stories of which it is known that their last turn searched: of more, all are forgotten. */
const MOST_STORIES = 10_000

/** A turn whose path is known. */
interface SearchingTurn {
  userId: number
  storyId: string
  said: string
  path: StoryPath
  early?: EarlySearch
}

/** The last turn of a story that searched: the next one will, too, since paths only grow. */
interface LastTurn {
  userId: number
  replyId: number
  /** The message above the reply. */
  aboveId: number
}

/** Searches what was told above turns, and begins to do so before a turn is stored where the one before it searched. */
export function createEarlySearches() {
  const last = new Map<string, LastTurn>()

  function note({ userId, storyId, path: { messageIds } }: SearchingTurn): void {
    const [aboveId, replyId] = messageIds.slice(-2)
    if (replyId === undefined) return
    if (last.size >= MOST_STORIES) last.clear()
    last.set(storyId, { userId, replyId, aboveId: aboveId! })
  }

  return {
    /** NOTE: whose the story is was asked with its last turn, and is again with this one, without which nobody gets to see the hits. */
    begin(
      db: Connection,
      { userId, storyId, said }: Omit<SearchingTurn, 'path' | 'early'>,
    ): EarlySearch | undefined {
      const before = last.get(storyId)
      if (before?.userId !== userId) return undefined
      const above = knownPath(storyId, before.aboveId)
      if (!above) return undefined
      const hits = search(db, storyId, [...above, before.replyId], said)
      // A turn that is refused does not want to know.
      hits.catch(() => {})
      return { said, belowId: before.replyId, hits }
    },

    /** The messages of the path that hold any of the player's words, the best first; those words themselves among them. */
    async find(db: Connection, turn: SearchingTurn): Promise<MessageHit[]> {
      const { storyId, said, path, early } = turn
      note(turn)
      const { above, own } = apart(path)
      const isThere = early?.said === said && early.belowId === above.at(-1)
      const hits = await (isThere ? early.hits : search(db, storyId, above, said))
      return [...own.map((messageId) => ({ messageId, rank: -Infinity })), ...hits]
    },
  }
}

/** A path that ends with a reply to be told, apart from the player's words that it replies to. */
function apart({ messageIds, replyIds }: StoryPath) {
  const isReplied = messageIds.length > 1 && messageIds.at(-2) !== replyIds.at(-2)
  const from = isReplied ? -2 : -1
  return { above: messageIds.slice(0, from), own: messageIds.slice(from, -1) }
}

const search = (db: Connection, storyId: string, messageIds: readonly number[], said: string) =>
  searchMessages(db, { storyId, messageIds, words: askedIn(said), most: MOST_HITS })

const askedIn = (said: string): string =>
  wordsOf(said)
    .filter(({ isCommon }) => !isCommon)
    .map(({ text }) => text)
    .join(' ')

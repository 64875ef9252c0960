import type { Pool } from 'pg'
import { askPrepared, jsonRows } from '#server/platform/db/send-together.ts'
import { recentPath, type RecentRow } from './begin-turn.rows.ts'
import type { TurnAtHead } from './turn-rows.ts'

/** Messages that the statement which begins a turn has stored, and the head above them. */
export interface BegunMessages {
  headId: number
  userMessageId: number | null
  replyId: number
  /** Of the reply. */
  depth: number
  turn: number
  replyKind: 'more' | null
}

/**
 * The paths that the turns' narrators are to know, down to the stories' heads; each as JSON, which Node reads in less
 * time than rows. What they take is JSON, too: a statement that takes lists is planned anew each time. There is none
 * where a reply is still being told, of which the words are not there yet.
 */
const PATHS = {
  name: 'recent-paths',
  text: `
    select g.story_id as "storyId", (select cast(json_agg(recent order by depth) as text) from (${recentPath({
      head: '(select head_id from stories where id = g.story_id and user_id = g.user_id)',
      most: 'g.most',
      larger: 'greatest',
      coming: 'g.coming',
    })}) recent) as path
    from json_to_recordset(cast($1 as json)) as g (story_id text, user_id bigint, most bigint, coming bigint)
    where g.coming = 0 or not exists (select 1 from turns t where t.story_id = g.story_id and t.status = 'streaming')`,
}
export const pathsForNobody = { statement: PATHS, values: ['[]'] }

/** Reads the stories' paths, by story: of turns that have begun, or down to the heads that they are about to go on from. */
export async function readPaths(
  pool: Pool,
  turns: readonly TurnAtHead[],
  haveBegun = false,
): Promise<Map<string, RecentRow[]>> {
  const given = turns.map(({ storyId, userId, recentMessages, message }) => ({
    story_id: storyId,
    user_id: userId,
    most: recentMessages + 1,
    coming: haveBegun ? 0 : message === null ? 1 : 2,
  }))
  const paths = await askPrepared<{ storyId: string; path: string | null }>(pool, {
    statement: PATHS,
    values: [jsonRows(given)],
  })
  return new Map(paths.map(({ storyId, path }) => [storyId, JSON.parse(path ?? '[]') as RecentRow[]]))
}

/** A path with the messages that were stored below it; undefined where the turn has gone on from another head. */
export function pathOfTurn(
  above: readonly RecentRow[] | undefined,
  { headId, userMessageId, replyId, depth, turn, replyKind }: BegunMessages,
  { message, kind }: TurnAtHead,
): RecentRow[] | undefined {
  if (above?.at(-1)?.id !== headId) return undefined
  const stored = { turn, isCut: 0, hasMemory: 0, memory: null }
  const reply = { ...stored, id: replyId, depth, role: 'assistant' as const, kind: replyKind, content: '' }
  if (userMessageId === null) return [...above, reply]
  const said = {
    ...stored,
    id: userMessageId,
    depth: depth - 1,
    role: 'user' as const,
    kind,
    content: message!,
  }
  return [...above, said, reply]
}

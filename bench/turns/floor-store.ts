import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Database of the floor. A turn begins and ends with a commit that waits for the disk, as Lanterntale's does. */
export interface FloorStore {
  findUser(tokenHash: string): Promise<number | undefined>
  /** Stores the player's words and reads what came before; undefined where the story is not the user's. */
  begin(turn: { userId: number; storyId: string; message: string }): Promise<BegunTurn | undefined>
  end(turn: { storyId: string; head: number; told: string }): Promise<void>
}

interface BegunTurn {
  head: number
  messages: unknown[]
}

const RECENT = 20
/** As many connections as Lanterntale opens where nothing is set. */
const POOL_SIZE = 10

export function openSqliteFloor(dataDir: string): FloorStore {
  const db = new DatabaseSync(join(dataDir, 'lanterntale.db'))
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  const findUser = db.prepare('select user_id as id from sessions where token_hash = ? and expires_at > ?')
  const findStory = db.prepare('select head_id as head from stories where id = ? and user_id = ?')
  const readMessages = db.prepare(
    `select role, content from messages where story_id = ? order by id desc limit ${RECENT}`,
  )
  const insert = db.prepare(
    'insert into messages (story_id, parent_id, depth, role, content, created_at) values (?, ?, 0, ?, ?, 0)',
  )
  return {
    async findUser(tokenHash) {
      return findUser.get(tokenHash, Date.now())?.id as number | undefined
    },
    async begin({ userId, storyId, message }) {
      const head = findStory.get(storyId, userId)?.head as number | undefined
      if (head === undefined) return undefined
      const messages = readMessages.all(storyId)
      insert.run(storyId, head, 'user', message)
      return { head, messages }
    },
    async end({ storyId, head, told }) {
      insert.run(storyId, head, 'assistant', told)
    },
  }
}

export function openPostgresFloor(url: string): FloorStore {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, pipeline: true })
  const ask = (name: string, text: string, values: unknown[]) =>
    pool.query<Record<string, unknown>>({ name, text, values })
  return {
    async findUser(tokenHash) {
      const text = 'select user_id as id from sessions where token_hash = $1 and expires_at > $2'
      const { rows } = await ask('user', text, [tokenHash, Date.now()])
      return rows[0] && Number(rows[0].id)
    },
    async begin({ userId, storyId, message }) {
      const text = `
        with said as (
          insert into messages (story_id, parent_id, depth, role, content, created_at)
          select id, head_id, 0, 'user', $3, 0 from stories where id = $1 and user_id = $2 returning parent_id
        )
        select parent_id as head, role, content from said cross join lateral (
          select role, content from messages where story_id = $1 order by id desc limit ${RECENT}
        ) recent`
      const { rows } = await ask('begin', text, [storyId, userId, message])
      return (
        rows[0] && {
          head: Number(rows[0].head),
          messages: rows.map(({ role, content }) => ({ role, content })),
        }
      )
    },
    async end({ storyId, head, told }) {
      const text = `insert into messages (story_id, parent_id, depth, role, content, created_at) values ($1, $2, 0, 'assistant', $3, 0)`
      await ask('end', text, [storyId, head, told])
    },
  }
}

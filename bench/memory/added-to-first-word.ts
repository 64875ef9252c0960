import { sql } from 'kysely'
import { warmMemory } from '#server/features/memory/keep-span.ts'
import { createTurnMemory } from '#server/features/memory/turn-memory.ts'
import { percentile } from '../machine.ts'
import type { PlayedStory } from './play-memory.ts'

const TIMES = 60

/**
 * The time it takes to read what a story remembers for a turn that asks for something, in milliseconds: median, 95 of
 * 100, the quickest, and the median of the CPU time of this process; then the quickest and the CPU time of turns before
 * which the keeper has remembered something anew, as before one turn in twelve, and of those where another node has.
 */
export async function addedToFirstWord({ app, storyId, turns }: PlayedStory): Promise<string[]> {
  const memory = createTurnMemory(app.context, () => undefined)
  const { db } = app.context
  const { userId } = await db
    .selectFrom('stories')
    .select('userId')
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow()
  const replyId = turns.at(-1)!.messageId
  const asked = turns.flatMap(({ question }) => (question ? [question.fact[question.wording]] : []))
  const measure = async (change: 'none' | 'kept here' | 'kept elsewhere') => {
    const times: number[] = []
    const cpuTimes: number[] = []
    for (let at = 0; at < TIMES; at++) {
      if (change !== 'none')
        await sql`update memory_versions set version = version + 1 where story_id = ${storyId}`.execute(db)
      if (change === 'kept here') await warmMemory(db, storyId)
      const started = performance.now()
      const cpu = process.cpuUsage()
      // A turn reads it with its beginning.
      const { rows } = await sql<{ version: number }>`
        select version from memory_versions where story_id = ${storyId}`.execute(db)
      const version = rows[0]?.version ?? 0
      const above = await memory.readAbove(db, { userId, storyId, replyId, narrator: app.narrator, version })
      const question = asked[at % asked.length]!
      await above?.recall(question, 'The wind turns. Halla waits at the ford.').findPassages(() => false)
      times.push(performance.now() - started)
      const { user, system } = process.cpuUsage(cpu)
      cpuTimes.push((user + system) / 1_000)
    }
    return { times: times.slice(10), cpuMs: percentile(cpuTimes.slice(10), 0.5) }
  }
  const known = await measure('none')
  const shares = [percentile(known.times, 0.5), percentile(known.times, 0.95), Math.min(...known.times)]
  const figures = [...shares, known.cpuMs]
  for (const change of ['kept here', 'kept elsewhere'] as const) {
    const { times, cpuMs } = await measure(change)
    figures.push(Math.min(...times), cpuMs)
  }
  return figures.map((ms) => ms.toFixed(1))
}

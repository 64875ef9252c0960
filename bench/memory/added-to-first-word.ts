import { createTurnMemory } from '#server/features/memory/turn-memory.ts'
import { percentile } from '../machine.ts'
import type { PlayedStory } from './play-memory.ts'

const TIMES = 60

/**
 * The time it takes to read what a story remembers for a turn that asks for something, in milliseconds: median, 95 of
 * 100, the quickest, and the median of the CPU time of this process.
 */
export async function addedToFirstWord({ app, storyId, turns }: PlayedStory): Promise<string[]> {
  const memory = createTurnMemory(() => undefined)
  const replyId = turns.at(-1)!.messageId
  const asked = turns.flatMap(({ question }) => (question ? [question.fact[question.wording]] : []))
  const times: number[] = []
  const cpuTimes: number[] = []
  for (let at = 0; at < TIMES; at++) {
    const started = performance.now()
    const cpu = process.cpuUsage()
    const above = await memory.readAbove(app.context.db, { storyId, replyId, narrator: app.narrator })
    const question = asked[at % asked.length]!
    await above?.recall(question, 'The wind turns. Halla waits at the ford.').findPassages(() => false)
    times.push(performance.now() - started)
    const { user, system } = process.cpuUsage(cpu)
    cpuTimes.push((user + system) / 1_000)
  }
  const settled = times.slice(10)
  const shares = [percentile(settled, 0.5), percentile(settled, 0.95), Math.min(...settled)]
  return [...shares, percentile(cpuTimes.slice(10), 0.5)].map((ms) => ms.toFixed(1))
}

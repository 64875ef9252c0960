import { createTurnMemory } from '#server/features/memory/turn-memory.ts'
import { percentile } from '../machine.ts'
import type { PlayedStory } from './play-memory.ts'

const TIMES = 60

/** The time it takes to read what a story remembers for a turn that asks for something: median and 95 of 100. */
export async function addedToFirstWord({ app, storyId, turns }: PlayedStory): Promise<[string, string]> {
  const memory = createTurnMemory(() => undefined)
  const replyId = turns.at(-1)!.messageId
  const asked = turns.flatMap(({ question }) => (question ? [question.fact[question.wording]] : []))
  const times: number[] = []
  for (let at = 0; at < TIMES; at++) {
    const started = performance.now()
    const above = await memory.readAbove(app.context.db, { storyId, replyId, narrator: app.narrator })
    await above?.recall(asked[at % asked.length]!, 'The wind turns. Halla waits at the ford.')
    times.push(performance.now() - started)
  }
  const settled = times.slice(10)
  return [percentile(settled, 0.5).toFixed(1), percentile(settled, 0.95).toFixed(1)]
}

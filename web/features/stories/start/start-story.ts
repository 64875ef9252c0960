import { CallError } from '#web/platform/call-error.ts'
import type { StorySnapshot } from '../store/snapshot.ts'
import { changeStory, emptyStory } from '../model/story-state.ts'
import { changeOf } from '../model/turn-changes.ts'
import type { StoryCalls } from '../model/story-calls.ts'
import type { TurnEvent } from '../model/turn-events.ts'
import { streamTurn } from '../model/stream-turn.ts'

/** The loading view stays at least so long, while the opening is generated behind it (START-13). */
const LOADING_VIEW_MS = 7_000

interface Surroundings {
  sendPrompt: (prompt: string, clientId: string, signal: AbortSignal) => AsyncIterable<TurnEvent>
  follow: StoryCalls['follow']
  newId: () => string
  now: () => number
  wait: (ms: number) => Promise<void>
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Starts a story; resolves to it once its first words are there and the loading view has been long enough, while its
 * opening may still stream. Throws `CallError` when it could not be started. `signal` ends the streaming only.
 */
export async function streamStart(
  { prompt, clientId }: { prompt: string; clientId: string },
  world: Surroundings,
  signal: AbortSignal,
): Promise<StorySnapshot> {
  const { sendPrompt, follow, pause } = world
  const firstWords = Promise.withResolvers<void>()
  let storyId = ''
  let state = emptyStory

  const listen = async (): Promise<void> => {
    const turn = { open: (link: AbortSignal) => sendPrompt(prompt, clientId, link), follow }
    for await (const event of streamTurn(turn, { signal, pause })) {
      if (event.type === 'turn') storyId = event.storyId
      state = changeStory(state, changeOf(event, {}, world))
      if (event.type === 'text' || event.type === 'done') firstWords.resolve()
      if (event.type === 'failed') throw new CallError(event.error, 502, event.code)
    }
  }
  // A story that fails after its first words is a story: its page offers a retry.
  listen().catch(firstWords.reject)

  await Promise.all([firstWords.promise, world.wait(LOADING_VIEW_MS)])
  return { storyId, prompt, messages: state.messages }
}

import { nanoid } from 'nanoid'
import { CallError } from '#web/platform/call-error.ts'
import { inSession } from '#web/platform/session/in-session.ts'
import { storySnapshot } from '../store/snapshot.ts'
import { sendPrompt, storyCalls } from '../stories.api.ts'
import { streamStart } from './start-story.ts'
import { clientIdFor, startingStory } from '../store/starting-story.ts'

const world = {
  sendPrompt,
  follow: storyCalls.follow,
  newId: nanoid,
  now: Date.now,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

/**
 * Starts a story and makes it this browser's current one; resolves to its id when its page may be shown. Throws
 * `CallError`, and lets go of a story that nobody waits for any more: starting the same again goes on with it.
 */
export async function startCurrentStory(prompt: string, signal: AbortSignal): Promise<string> {
  const clientId = clientIdFor(prompt, nanoid, Date.now())
  try {
    const story = await inSession(() => streamStart({ prompt, clientId }, world, signal))
    signal.throwIfAborted()
    startingStory.clear()
    storySnapshot.write(story)
    return story.storyId
  } catch (error) {
    if (error instanceof CallError && error.status > 0) startingStory.clear()
    throw error
  }
}

import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'

const StartingStory = z.object({ clientId: z.string(), prompt: z.string(), since: z.number() })

/** The start that is under way in this tab. */
export const startingStory = stored('starting-story', StartingStory, { area: 'session', isReaders: true })

const REMEMBERED_FOR_MS = 10 * 60_000

/**
 * The client id for starting a prompt: the one of a start that a reload or a lost network cut short, so that the
 * server goes on with that story instead of making a second one (TURN-15); else a new one.
 */
export function clientIdFor(prompt: string, newId: () => string, now: number): string {
  const started = startingStory.read()
  if (started?.prompt === prompt && now - started.since < REMEMBERED_FOR_MS) return started.clientId
  const clientId = newId()
  startingStory.write({ clientId, prompt, since: now })
  return clientId
}

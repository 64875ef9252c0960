import type { SharedStory } from '#contract/sharing.ts'
import { home, shareId } from './share.ts'

const ANSWER_WITHIN_MS = 5_000
const RETRIES = 1
const RETRY_AFTER_MS = 1_000

/** The server refused by its own will: nothing to try again, and no sample in the story's place. */
export class StoryRefused extends Error {}

/** The story, tried twice. Throws `StoryRefused`, or an Error when the server could not be reached or failed. */
export async function fetchStory(): Promise<SharedStory> {
  if (!shareId) throw new StoryRefused('Missing share ID')
  for (let tried = 0; ; tried++) {
    try {
      return await ask(`${home}api/shared/${encodeURIComponent(shareId)}`)
    } catch (error) {
      if (error instanceof StoryRefused || tried >= RETRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    }
  }
}

/** In the place of a story that can't be loaded; it says of itself what it is. */
export const fetchSampleStory = (): Promise<SharedStory> => ask(`${home}api/shared/test`).catch(() => builtIn)

async function ask(path: string): Promise<SharedStory> {
  const headers = { Accept: 'application/json', 'Cache-Control': 'no-cache' }
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const answer = await fetch(path, { headers, credentials: 'include', signal })
  const body = (await answer.json().catch(() => undefined)) as (SharedStory & { error?: string }) | undefined
  if (answer.status >= 400 && answer.status < 500) throw new StoryRefused(body?.error ?? '')
  if (!answer.ok || !Array.isArray(body?.messages)) throw new Error('Failed to load shared story')
  return body
}

const builtIn: SharedStory = {
  title: 'A Light on the Water',
  messages: [
    { role: 'assistant', content: 'Across the black water a lantern is lit, put out, and lit again.' },
    { role: 'user', content: 'I answer it.' },
  ],
}

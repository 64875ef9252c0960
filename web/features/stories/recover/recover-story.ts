import { CallError } from '#web/platform/call-error.ts'
import type { ReadStory } from '../model/story-calls.ts'
import { fetchRecovered } from '../stories.api.ts'
import { RecoveryFailed, readRecoveredStory } from './recovered-story.ts'

const TIMEOUT_MS = 15_000
const NO_PAGE = 'Server returned HTML instead of JSON. Please try again later.'

/** Reads the story of a bookmarked message. Throws with a text for people. */
export async function readBookmarkedStory(
  storyId: string,
  messageId: number,
  signal: AbortSignal,
): Promise<ReadStory> {
  const answer = await reach(storyId, messageId, signal)
  const text = await answer.text().catch(() => {
    throw new RecoveryFailed('Failed to recover story')
  })
  if (isMarkup(answer.headers.get('Content-Type'), text)) {
    throw new RecoveryFailed(NO_PAGE)
  }
  return readRecoveredStory(parse(text), Date.now())
}

async function reach(storyId: string, messageId: number, signal: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await fetchRecovered(storyId, messageId, AbortSignal.any([signal, timeout]))
  } catch (error) {
    if (error instanceof CallError && error.isPage) throw new RecoveryFailed(NO_PAGE)
    const isUnanswered = timeout.aborted || (error instanceof CallError && error.status === 0)
    throw isUnanswered && !signal.aborted ? new RecoveryFailed('Failed to recover story') : error
  }
}

const isMarkup = (contentType: string | null, text: string): boolean =>
  contentType?.includes('html') === true || /^\s*</.test(text)

function parse(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new RecoveryFailed('Invalid response format from server. Please try again later.')
  }
}

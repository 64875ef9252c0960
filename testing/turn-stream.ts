import { pathTo } from '#contract/endpoint.ts'
import { continueStory } from '#contract/stories.ts'
import type { Person } from './people.ts'
import { readStream, type HeardEvent } from './read-stream.ts'

/** Continues a story with events. Resolves once the turn is stored, with its id and the events that follow. */
export async function streamContinuation(
  reader: Person,
  { storyId, message, clientId }: { storyId: string; message: string; clientId?: string },
): Promise<{ messageId: number; events: AsyncGenerator<HeardEvent> }> {
  const response = await reader.fetch(pathTo(continueStory, { params: { storyId } }), {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ message, clientId }),
  })
  const events = readStream(response)
  const { value: begun } = await events.next()
  return { messageId: Number(begun!.data.messageId), events }
}

import { vi } from 'vitest'
import { generateImage } from '#contract/scenes.ts'
import type { Person } from './people.ts'

/** The answer once the picture of a message stands: on a slow machine the first one says that it is being painted. */
export function askForPicture(
  reader: Person,
  storyId: string,
  messageId: number,
  content = 'As it is shown',
) {
  const asked = { params: { messageId: String(messageId) }, body: { storyId, content } }
  // In hooks, too, where `expect.poll` cannot be called.
  return vi.waitUntil(
    async () => {
      const answer = await reader.ask(generateImage, asked)
      return answer.image !== undefined && answer
    },
    { timeout: 25_000 },
  )
}

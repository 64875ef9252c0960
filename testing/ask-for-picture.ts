import { expect } from 'vitest'
import { generateImage } from '#contract/scenes.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Person } from './people.ts'

interface Asked {
  params: { messageId: string }
  body: { storyId: string; content: string }
}

/** The answer once the picture stands: on a slow machine the first one says that it is being painted. */
export async function askForPicture(reader: Person, asked: Asked) {
  const answers: ReplyOf<typeof generateImage>[] = []
  await expect
    .poll(async () => {
      answers.push(await reader.ask(generateImage, asked))
      return answers.at(-1)!.image
    })
    .toBeDefined()
  return answers.at(-1)!
}

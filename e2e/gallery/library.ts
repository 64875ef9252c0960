import { createBookmark } from '#contract/bookmarks.ts'
import { generateImage, generateInitialImage } from '#contract/scenes.ts'
import { shareStory } from '#contract/sharing.ts'
import { generateTitle } from '#contract/titles.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { ModelServer } from '#testing/model-server.ts'
import { Person, signUp } from '#testing/people.ts'
import { kept, lighthouse, longTitle } from './tales.ts'

/** Ada's data: a story of some turns with pictures, kept places, and links for others. */
export interface Library {
  ada: Person
  storyId: string
  /** Of a reply in the middle of the story. */
  messageId: number
  shareId: string
}

/** Plays, paints, keeps and shares as Ada. */
export async function fillLibrary(url: string, model: ModelServer): Promise<Library> {
  const ada = await signUp(new Person(url), 'ada')
  const { opening, turns, title } = lighthouse
  model.answer({ text: opening }, ...turns.map(({ reply }) => ({ text: reply })), { text: title })
  const { storyId, messageId: openingId } = await ada.ask(startStory, { body: { prompt: lighthouse.prompt } })
  const ids: number[] = []
  for (const { action } of turns) {
    const told = await ada.ask(continueStory, { params: { storyId }, body: { message: action } })
    ids.push(told.messageId)
  }
  await ada.ask(generateTitle, { params: { storyId } })
  const [first = 0, second = 0] = ids
  const scenes = [
    { endpoint: generateInitialImage, messageId: openingId, content: opening },
    { endpoint: generateImage, messageId: second, content: turns[1]!.reply },
  ]
  for (const { endpoint, messageId, content } of scenes)
    await ada.ask(endpoint, { params: { messageId: String(messageId) }, body: { storyId, content } })

  for (const place of kept)
    await ada.ask(createBookmark, { body: { storyId, lastMessageId: first, ...place } })
  const { storyId: other } = await ada.ask(startStory, { body: { prompt: 'A long road' } })
  await ada.ask(shareStory, {
    params: { storyId: other },
    body: { title: longTitle, allowSearchEngines: true },
  })
  const { shareId } = await ada.ask(shareStory, { params: { storyId }, body: { title } })
  return { ada, storyId, messageId: first, shareId }
}

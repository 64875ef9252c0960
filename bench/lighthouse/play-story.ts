import { generateImage } from '#contract/scenes.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { Person, signUp } from '#testing/people.ts'

const turns = ['I open the door', 'I light the lantern and go down', 'I call out', 'I follow the sound']

/** A story of five replies with one picture, told by the built-in storyteller, and its reader. */
export async function playStoryOn(url: string, username: string) {
  const reader = await signUp(new Person(url), username)
  const prompt = 'A lighthouse keeper finds a door in the rock'
  const { storyId, messageId, message } = await reader.ask(startStory, { body: { prompt } })
  const params = { messageId: String(messageId) }
  await reader.ask(generateImage, { params, body: { storyId, content: message } })
  for (const turn of turns) await reader.ask(continueStory, { params: { storyId }, body: { message: turn } })
  const cookie = [...reader.cookies].map((pair) => pair.join('=')).join('; ')
  return { reader, storyId, path: `/story/${storyId}`, cookie }
}

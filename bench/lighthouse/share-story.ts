import { generateImage } from '#contract/scenes.ts'
import { shareStory } from '#contract/sharing.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { Person, signUp } from '#testing/people.ts'

const turns = ['I open the door', 'I light the lantern and go down', 'I call out', 'I follow the sound']

/** A story of five replies with one picture, told by the built-in storyteller and open to search engines; its path. */
export async function shareStoryOn(url: string): Promise<string> {
  const reader = await signUp(new Person(url), 'reader')
  const prompt = 'A lighthouse keeper finds a door in the rock'
  const { storyId, messageId, message } = await reader.ask(startStory, { body: { prompt } })
  const params = { messageId: String(messageId) }
  await reader.ask(generateImage, { params, body: { storyId, content: message } })
  for (const turn of turns) await reader.ask(continueStory, { params: { storyId }, body: { message: turn } })
  const body = { title: 'The Door in the Rock', allowSearchEngines: true }
  return `/shared/${(await reader.ask(shareStory, { params: { storyId }, body })).shareId}`
}

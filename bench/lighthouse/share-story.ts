import { shareStory } from '#contract/sharing.ts'
import { playStoryOn } from './play-story.ts'

/** A story that is shared and open to search engines; its path. */
export async function shareStoryOn(url: string): Promise<string> {
  const { reader, storyId } = await playStoryOn(url, 'author')
  const body = { title: 'The Door in the Rock', allowSearchEngines: true }
  return `/shared/${(await reader.ask(shareStory, { params: { storyId }, body })).shareId}`
}

import type { PublishedStory } from '../sharing.queries.ts'

const MOST_CARDS = 100

/** Cards that were drawn lately; each is drawn once, also when many ask for it at the same moment. */
export function cardCache(draw: (story: PublishedStory, sceneId: string | undefined) => Promise<Buffer>) {
  const cards = new Map<string, Promise<Buffer>>()
  return {
    /** A story whose first scene was still being painted has another card once it is there. */
    take(story: PublishedStory, sceneId?: string): Promise<Buffer> {
      const key = `${story.id} ${story.sharedAt} ${sceneId}`
      const card = cards.get(key) ?? draw(story, sceneId)
      // Taken out and put back, so that the first one is always the one nobody has asked for longest.
      cards.delete(key)
      cards.set(key, card)
      card.catch(() => cards.delete(key))
      if (cards.size > MOST_CARDS) cards.delete(cards.keys().next().value!)
      return card
    },
  }
}

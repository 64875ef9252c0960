import type { StoryPortraits } from '#contract/portraits.ts'
import type { GenreMix } from '#contract/genres.ts'
import { picturePath } from '#contract/picture-addresses.ts'
import { portraitRules, portraitWords } from '#server/engines/painter/painting-prompt.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { readKnownPeople } from '../memory/remembered-entries.ts'
import { findPathOf, requireStory, type OwnedStory } from '../stories/story-access.ts'
import { findPortraitsIn, type Portrait } from './portraits.queries.ts'
import type { ScenesContext } from './scenes-context.ts'

/** The person that the hero is kept as, whatever their name is. */
export const HERO_KEY = 'hero'

/** Messages in which looks are searched. */
const EARLIER_MESSAGES = 40

/** Somebody on the path that is played, with their portraits on it, the newest first. */
export interface SittingPerson {
  person: string
  name?: string
  facts: string[]
  sinceId: number | null
  portraits: Portrait[]
}

/** The hero, and everybody whom the story's memory knows on the path to a message. */
export async function findSitters(db: Connection, storyId: string, headId: number): Promise<SittingPerson[]> {
  const [{ people, isOnPath }, rows] = await Promise.all([
    readKnownPeople(db, storyId, headId),
    findPortraitsIn(db, storyId),
  ])
  const shown = rows.filter(({ messageId }) => messageId === null || isOnPath(messageId))
  const portraitsOf = (keys: readonly string[]) => shown.filter(({ person }) => keys.includes(person))
  const hero = people.find(({ kind }) => kind === 'hero')
  return [
    {
      person: HERO_KEY,
      ...(hero && hero.keys[0] !== HERO_KEY && { name: hero.name }),
      facts: hero?.facts ?? [],
      sinceId: null,
      portraits: portraitsOf([HERO_KEY]),
    },
    ...people
      .filter(({ kind }) => kind === 'person')
      .map(({ name, keys, facts, sinceId }) => ({
        person: keys[0]!,
        name,
        facts,
        sinceId,
        portraits: portraitsOf(keys),
      })),
  ]
}

/** Reads everybody of a story with their portraits, and what painting one takes. Throws `story_not_found`. */
export async function readStoryPortraits(
  { db, painters, budgets }: Pick<ScenesContext, 'db' | 'painters' | 'budgets'>,
  userId: number,
  storyId: string,
): Promise<StoryPortraits> {
  const story = await requireStory(db, userId, storyId)
  const painter = painters.ofSite
  const priceUsd = await budgets.dearestUsd(painter, 'image')
  return {
    people: story.headId === null ? [] : await peopleOf(db, userId, { ...story, headId: story.headId }),
    painter: { name: painter.model, isModel: painter.isModel },
    ...(painter.isModel && { alsoSaid: portraitRules(settingOf(story)) }),
    ...(priceUsd !== undefined && { priceUsd }),
  }
}

async function peopleOf(
  db: Connection,
  userId: number,
  { id, headId, premise }: OwnedStory & { headId: number },
): Promise<StoryPortraits['people']> {
  const path = await findPathOf(db, userId, headId, EARLIER_MESSAGES)
  const earlier = path.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const sitters = await findSitters(db, id, headId)
  return sitters.map(({ person, name, facts, portraits }) => {
    const [newest] = portraits
    const painted = portraits.find(({ status }) => status === 'painted')
    const asKnown = person === HERO_KEY ? { facts } : { facts, ...(name !== undefined && { name }) }
    return {
      person,
      ...(name !== undefined && { name }),
      words: newest?.words ?? portraitWords({ premise, earlier }, asKnown),
      ...(newest && { status: newest.status }),
      ...(painted && { image: picturePath(painted.id), alt: painted.alt ?? '' }),
    }
  })
}

const settingOf = ({ premise, genreMix, contentRating }: OwnedStory) => ({
  premise,
  contentRating,
  ...(genreMix !== null && { genreMix: JSON.parse(genreMix) as GenreMix }),
})

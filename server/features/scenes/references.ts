import type { Connection } from '#server/platform/db/schema.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { pictureKey } from './picture-files.ts'
import { findPortraitsIn } from './portraits.queries.ts'
import { findSitters, HERO_KEY } from './story-portraits.ts'

const MOST_PORTRAITS = 2

/**
 * The portraits of those whom a moment shows, then at most `most` pictures of messages of one path, newest first; one
 * of these alone where there are portraits. A file that is gone is passed over.
 */
export async function readReferences(
  { db, storage }: { db: Connection; storage: Storage },
  { storyId, messageId, moment, above }: ShownMoment,
  most: number,
): Promise<Uint8Array[]> {
  if (most === 0) return []
  const portraits = await findPortraitsFor(db, storyId, messageId, moment)
  const pictures = above.flatMap(({ pictureId }) => pictureId ?? []).toReversed()
  const ids = [...portraits, ...pictures.slice(0, portraits.length > 0 ? 1 : most)]
  const files = await Promise.all(ids.map((id) => storage.get(pictureKey(id, 'whole'))))
  return files.filter((bytes) => bytes !== undefined)
}

interface ShownMoment {
  storyId: string
  messageId: number
  moment: string
  /** The messages above it. */
  above: { pictureId: string | null }[]
}

/** Painted portraits of the hero and of whoever the moment names, at most two. */
async function findPortraitsFor(
  db: Connection,
  storyId: string,
  messageId: number,
  moment: string,
): Promise<string[]> {
  if ((await findPortraitsIn(db, storyId)).length === 0) return []
  const told = moment.toLowerCase()
  const sitters = await findSitters(db, storyId, messageId)
  return sitters
    .filter(({ person, name }) => person === HERO_KEY || (name && told.includes(name.toLowerCase())))
    .flatMap(({ portraits }) => portraits.find(({ status }) => status === 'painted')?.id ?? [])
    .slice(0, MOST_PORTRAITS)
}

import { picturePath } from '#contract/picture-addresses.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { UserData } from '#server/platform/user-data.ts'
import { removePictureFiles } from './picture-files.ts'
import { findPictureIdsIn, findPicturesOf } from './pictures.queries.ts'
import { findPortraitsIn, findPortraitsOf } from './portraits.queries.ts'

/** A reader's pictures: their list for the download, and their files, which go with the account. */
export const pictureData: UserData = {
  name: 'pictures',
  async *collect(db, userId) {
    for (const { id, storyId, messageId, alt, requestedAt } of await findPicturesOf(db, userId))
      yield { image: picturePath(id), storyId, messageId, alt, createdAt: toIso(requestedAt) }
  },
  async prepareRemoval({ db, storage }, userId) {
    const pictures = await findPicturesOf(db, userId)
    return async () => {
      for (const { id } of pictures) await removePictureFiles(storage, id)
    }
  },
}

/** A reader's portraits of people in their stories, likewise. */
export const portraitData: UserData = {
  name: 'portraits',
  async *collect(db, userId) {
    for (const { id, storyId, person, name, words, alt, requestedAt } of await findPortraitsOf(db, userId))
      yield { image: picturePath(id), storyId, of: name ?? person, words, alt, createdAt: toIso(requestedAt) }
  },
  async prepareRemoval({ db, storage }, userId) {
    const portraits = await findPortraitsOf(db, userId)
    return async () => {
      for (const { id } of portraits) await removePictureFiles(storage, id)
    }
  },
}

/** A story's picture files, which go with it: looked for while its rows are there, removed by what is returned. */
export const pictureRemoval = (storage: Storage) => async (db: Connection, storyId: string) => {
  const pictures = [...(await findPictureIdsIn(db, storyId)), ...(await findPortraitsIn(db, storyId))]
  return async (): Promise<void> => {
    for (const { id } of pictures) await removePictureFiles(storage, id)
  }
}

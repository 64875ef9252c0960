import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** The house as the transfer room needs it. */
export interface TransferContext {
  db: Database
  clock: Clock
  storage: Storage
  /** The bytes of a painted scene, as WebP. */
  readPicture: (pictureId: string) => Promise<Uint8Array | undefined>
}

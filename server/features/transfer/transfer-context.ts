import type { Database } from '#server/platform/db/schema.ts'

/** The house as the transfer room needs it. */
export interface TransferContext {
  db: Database
  /** The bytes of a painted scene, as WebP. */
  readPicture: (pictureId: string) => Promise<Uint8Array | undefined>
}

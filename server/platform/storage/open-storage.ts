import { join } from 'node:path'
import { openDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/** The object store of `STORAGE_URL` when it is set, else the data folder. */
export async function openStorage({
  dataDir,
  secrets,
}: {
  dataDir: string
  secrets: { storageUrl?: string }
}): Promise<Storage> {
  if (!secrets.storageUrl) return openDiskStorage(join(dataDir, 'files'))
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(secrets.storageUrl)
}

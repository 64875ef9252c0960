import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

/** Keeps files below `folder`. A file is there whole or not at all, also after a crash in the middle. */
export function openDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(?:\/[\w.-]+)*$/.test(key) || key.includes('..'))
      throw new Error('A storage key must be a plain name')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const beside = `${path}.${randomUUID()}.part`
      await writeFile(beside, bytes, { flush: true })
      await rename(beside, path)
    },
    get: (key) => readFile(pathOf(key)).catch(absent),
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}

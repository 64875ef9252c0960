import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import type { PullSurroundings } from './pull-model.ts'

/** The share of the machine's memory that a model may fill. */
const MODEL_SHARE = 0.8

/** This machine, as far as a model file has to fit on it. */
export const thisMachine: Pick<PullSurroundings, 'freeBytes' | 'memoryBytes'> = {
  memoryBytes: totalmem() * MODEL_SHARE,
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
}

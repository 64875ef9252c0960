import { AppError } from '#server/platform/app-error.ts'
import { Worker } from 'node:worker_threads'
import { programFile } from '#server/ground/own-files.ts'
import { createAdmissionGate } from '#server/platform/admission-gate.ts'
import type { ReadStoryFile, StoryFile } from './formats/read-story-file.ts'
import { unreadable } from './formats/unreadable.ts'

export type ReadAnswer = { read: ReadStoryFile } | { refusal: string } | { fault: unknown }

const READ_WITHIN_MS = 20_000
/** Time for which the thread stays after its last file. */
const IDLE_MS = 30_000
const MOST_MEMORY_MB = 600
const entry = programFile('server/features/transfer/read-file.thread.ts')

/** One file at a time is read aside, a few may wait. */
const takeTurns = createAdmissionGate(1, 20)
let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined

/** Reads a file as a story, a large one in a thread of its own. Throws `file_unreadable`. */
export async function readImportFile(file: StoryFile): Promise<ReadStoryFile> {
  // NOTE: loaded with the first file, so that a start neither waits for what reads files nor holds it in memory.
  const { isQuicklyRead, readStoryFile } = await import('./formats/read-story-file.ts')
  return isQuicklyRead(file) ? readStoryFile(file) : takeTurns(() => readAside(file))
}

async function readAside(file: StoryFile): Promise<ReadStoryFile> {
  clearTimeout(idle)
  const worker = (thread ??= startThread())
  worker.ref()
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const timer = setTimeout(() => {
    endThread(worker)
    reject(unreadable('This file takes too long to read'))
  }, READ_WITHIN_MS)
  const isLost = (cause: unknown) => {
    endThread(worker)
    reject(new AppError('file_unreadable', { cause }))
  }
  worker.once('message', resolve).once('error', isLost).once('exit', isLost)
  try {
    worker.postMessage(file)
    const answer = await promise
    if ('read' in answer) return answer.read
    if ('refusal' in answer) throw unreadable(answer.refusal)
    throw new AppError('file_unreadable', { cause: answer.fault })
  } finally {
    clearTimeout(timer)
    worker.removeAllListeners('message').removeAllListeners('exit').off('error', isLost)
    worker.unref()
    idle = setTimeout(() => endThread(worker), IDLE_MS).unref()
  }
}

/** It knows none of the server's secrets. */
function startThread(): Worker {
  const worker = new Worker(entry, {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, stackSizeMb: 4 },
  })
  // A thread that breaks while nobody waits for it takes nobody along.
  worker.on('error', () => endThread(worker))
  return worker
}

function endThread(worker: Worker): void {
  if (thread === worker) thread = undefined
  void worker.terminate()
}

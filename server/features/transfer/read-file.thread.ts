import { parentPort } from 'node:worker_threads'
import { AppError } from '#server/platform/app-error.ts'
import { readStoryFile, type StoryFile } from './formats/read-story-file.ts'
import type { ReadAnswer } from './read-import-file.ts'

/** The thread in which files are read. */
function answer(file: StoryFile): ReadAnswer {
  try {
    return { read: readStoryFile(file) }
  } catch (error) {
    return error instanceof AppError ? { refusal: error.message } : { fault: error }
  }
}

parentPort?.on('message', (file: StoryFile) => parentPort?.postMessage(answer(file)))

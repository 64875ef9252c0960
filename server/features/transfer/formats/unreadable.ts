import { AppError } from '#server/platform/app-error.ts'

/** A refusal of a file, with a reason for people. */
export const unreadable = (text: string): AppError => new AppError('file_unreadable', { text })

export const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The value of a JSON text. Throws `file_unreadable`. */
export function parseJson(text: string | undefined): unknown {
  try {
    if (text !== undefined) return JSON.parse(text)
  } catch {
    // The refusal is the same for what is no text at all.
  }
  throw unreadable('This file is not JSON')
}

/** The refusal of a file that says something which can't be: it names the field. */
export const notValid = (where: string | undefined): AppError =>
  unreadable(`Not valid in this file: ${where || 'all of it'}`)

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionSettings } from '../connection.ts'
import type { LocalSettings } from './local-model.ts'

/** Where model files are, and the optional package that reads them. */
export interface ModelFolder {
  folder: string
  packageFolder?: string
}

/** Settings of the model in a file of the folder, as a connection names it. */
export const fileSettings = (
  { model, contextTokens, replyTokens, sampling, capabilities }: ConnectionSettings,
  { folder, packageFolder }: ModelFolder,
): LocalSettings => ({
  file: join(folder, model),
  packageFolder,
  contextTokens,
  replyTokens,
  sampling,
  capabilities,
})

const LATER_PART = /-(?!00001-of-)\d{5}-of-\d{5}\.gguf$/i

/** Names of the GGUF files in the folder; of a split one its first part. */
export async function listModelFiles({ folder }: ModelFolder): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names
      .filter((name) => /\.gguf$/i.test(name) && !name.startsWith('.') && !LATER_PART.test(name))
      .toSorted()
  } catch {
    return []
  }
}

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the project folder. */
export const inProject = (...names) => join(root, ...names)

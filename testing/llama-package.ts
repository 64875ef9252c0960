import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where to look for the optional package that reads model files: it is 85 to 725 MB and comes with no installation of the app. */
export const llamaFolder = process.env.TEST_LLAMA_FOLDER ?? join(import.meta.dirname, '../.toolchain/llama')

function findPackage(): string | undefined {
  try {
    return createRequire(join(llamaFolder, 'package.json')).resolve('node-llama-cpp')
  } catch {
    return undefined
  }
}

export const isLlamaHere = findPackage() !== undefined

/** A folder with the same package, on a slow disk: each file takes so long to load. */
export async function slowLlamaFolder(loadMs: number): Promise<AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-llama-'))
  const home = join(folder, 'node_modules/node-llama-cpp')
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'package.json'), '{"name":"node-llama-cpp","type":"module","main":"index.js"}')
  await writeFile(
    join(home, 'index.js'),
    `import * as real from ${JSON.stringify(pathToFileURL(findPackage() ?? '').href)}
    export const LlamaChatSession = real.LlamaChatSession
    export async function getLlama(options) {
      const llama = await real.getLlama(options)
      const load = llama.loadModel.bind(llama)
      llama.loadModel = async (given) => {
        await new Promise((resolve) => setTimeout(resolve, ${loadMs}))
        return load(given)
      }
      return llama
    }`,
  )
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

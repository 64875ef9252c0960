import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import {
  loadLlama,
  openLlama,
  type LlamaEngine,
  type LlamaModel,
  type LlamaPackage,
  type LlamaSequence,
} from './load-llama.ts'

export interface FileSettings {
  /** Path of a GGUF file. */
  file: string
  threads?: number
  /** Tokens that it reads and writes together, as far as it was trained to. */
  contextTokens?: number
  /** The folder where `node-llama-cpp` is installed; `.toolchain/llama` when not given. */
  packageFolder?: string
}

interface LoadedFile {
  llama: LlamaPackage
  engine: LlamaEngine
  model: LlamaModel
  sequence: LlamaSequence
  contextTokens: number
}

/** A GGUF file in memory: all who ask the same file share it, and it goes when the last of them has let go. */
export interface HeldFile {
  /** Settles when the file is there or cannot be loaded. After a failure it is tried again in a while. */
  readonly isReady: Promise<void>
  /** Whether it could not be loaded. */
  readonly hasFailed: boolean
  /** Tokens that it reads, once it is loaded. */
  readonly contextTokens: number | undefined
  /** Runs a task on the model when the tasks before it are over, and loads it where it was let go of. */
  run<Result>(task: (loaded: LoadedFile) => Promise<Result>): Promise<Result>
  /** Lets go; a task that runs goes on to its end. */
  release(): void
}

const CONTEXT_TOKENS = 8_192
/** A load that failed is tried again by the first turn after that: the file may have come meanwhile. */
const LOAD_AGAIN_AFTER_MS = 10_000

const held = new Map<string, ReturnType<typeof createFile>>()

/** Holds a file and begins to load it, unless somebody holds it already. */
export function holdFile(settings: FileSettings): HeldFile {
  const { file, contextTokens = CONTEXT_TOKENS, packageFolder = '' } = settings
  const key = JSON.stringify([file, contextTokens, packageFolder])
  const known = held.get(key)
  if (known) return known.hold()
  const fresh = createFile({ ...settings, contextTokens }, () => {
    // Somebody may have loaded it anew while a last reply went on.
    if (held.get(key) === fresh) held.delete(key)
  })
  held.set(key, fresh)
  return fresh.hold()
}

function createFile(settings: FileSettings & { contextTokens: number }, onFree: () => void) {
  let holders = 0
  let running = 0
  let loading: Promise<LoadedFile> | undefined
  let contextTokens: number | undefined
  let failedAt: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  function load(): Promise<LoadedFile> {
    const isDue = failedAt !== undefined && performance.now() - failedAt >= LOAD_AGAIN_AFTER_MS
    if (loading && !isDue) return loading
    failedAt = undefined
    loading = loadFile(settings)
    loading.then(
      (loaded) => (contextTokens = loaded.contextTokens),
      () => (failedAt = performance.now()),
    )
    return loading
  }

  function freeWhenIdle(): void {
    if (holders > 0 || running > 0) return
    onFree()
    const going = loading
    loading = undefined
    going?.then(({ model }) => model.dispose()).catch(noop)
  }

  async function run<Result>(task: (loaded: LoadedFile) => Promise<Result>): Promise<Result> {
    running += 1
    const mine = last.then(async () => task(await load()))
    last = mine.catch(noop)
    try {
      return await mine
    } finally {
      running -= 1
      freeWhenIdle()
    }
  }

  function hold(): HeldFile {
    holders += 1
    void load().catch(noop)
    let isHeld = true
    return {
      get isReady() {
        return load().then(noop, noop)
      },
      get hasFailed() {
        return failedAt !== undefined
      },
      get contextTokens() {
        return contextTokens
      },
      run,
      release() {
        if (!isHeld) return
        isHeld = false
        holders -= 1
        freeWhenIdle()
      },
    }
  }
  return { hold }
}

const noop = () => {}

/** Throws with what to do when the package or the file can't be loaded. */
async function loadFile(settings: FileSettings & { contextTokens: number }): Promise<LoadedFile> {
  const { file, packageFolder, contextTokens: wished } = settings
  const { threads = Math.max(1, availableParallelism() - 1) } = settings
  const llama = await loadLlama(packageFolder)
  try {
    await access(file)
    const engine = await openLlama(llama)
    const model = await engine.loadModel({ modelPath: file })
    const contextTokens = Math.min(wished, model.trainContextSize)
    const context = await model.createContext({ contextSize: contextTokens, threads })
    return { llama, engine, model, sequence: context.getSequence(), contextTokens }
  } catch (error) {
    throw new Error(`The model file ${file} could not be loaded: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

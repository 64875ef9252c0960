import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PACKAGE_FOLDER } from '#server/ground/own-files.ts'

/** The release of the optional package that this engine was written for. */
const LLAMA_VERSION = '3.22.1'

/** The part that this engine uses of `node-llama-cpp`, which is not installed with the app and so has no types here. */
export interface LlamaPackage {
  getLlama(options: {
    build: 'never'
    skipDownload: true
    progressLogs: false
    logLevel: 'error'
  }): Promise<LlamaEngine>
  LlamaChatSession: new (options: { contextSequence: LlamaSequence }) => LlamaSession
}

export interface LlamaEngine {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>
  /** Throws where the schema asks for what it cannot hold a model to. */
  createGrammarForJsonSchema(schema: object): Promise<LlamaGrammar>
}

/** Known to the package alone. */
interface LlamaGrammar {
  readonly grammar: string
}

export interface LlamaModel {
  /** Tokens that the model was trained to look back on. */
  trainContextSize: number
  createContext(options: { contextSize: number; threads: number }): Promise<{ getSequence(): LlamaSequence }>
  /** Frees the memory of the model and its contexts. */
  dispose(): Promise<void>
}

export interface LlamaSequence {
  tokenMeter: { getState(): { usedInputTokens: number; usedOutputTokens: number } }
}

export type LlamaHistory = (
  | { type: 'system' | 'user'; text: string }
  | { type: 'model'; response: string[] }
)[]

interface LlamaSession extends Disposable {
  setChatHistory(history: LlamaHistory): void
  promptWithMeta(
    text: string,
    options: {
      maxTokens: number
      temperature: number
      minP: number
      topP?: number
      repeatPenalty?: { penalty?: number; frequencyPenalty?: number; presencePenalty?: number }
      grammar?: LlamaGrammar
      seed: number
      customStopTriggers: string[]
      signal: AbortSignal
      /** `type` is set for what is not part of the reply, such as a thought. */
      onResponseChunk(chunk: { type?: string; text: string }): void
    },
  ): Promise<{ stopReason: string }>
}

/** Where the optional package lives: apart from `node_modules`, which a start makes what the lock file says. */
const LLAMA_FOLDER = join(PACKAGE_FOLDER, '.toolchain/llama')
/** The build for this machine alone: those for graphics cards are five times as large. */
const system = { darwin: 'mac', win32: 'win' }[process.platform as string] ?? process.platform
const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64'
const OWN_BUILD = `@node-llama-cpp/${system}-${process.arch}${isAppleSilicon ? '-metal' : ''}`

/**
 * Loads the optional package from `folder`, or from where it is meant to live. Throws with what to install when it is
 * not there.
 */
export async function loadLlama(folder = LLAMA_FOLDER): Promise<LlamaPackage> {
  const file = findPackage(folder)
  if (!file) {
    throw new Error(
      'A local model needs the optional package node-llama-cpp, which is not installed. ' +
        `Install it with: npm ${installCommand('.toolchain/llama').join(' ')}`,
    )
  }
  return (await import(pathToFileURL(file).href)) as LlamaPackage
}

let opened: Promise<LlamaEngine> | undefined

/** The package's engine: one in a process, however many files it has loaded. */
export function openLlama({ getLlama }: LlamaPackage): Promise<LlamaEngine> {
  opened ??= getLlama({ build: 'never', skipDownload: true, progressLogs: false, logLevel: 'error' })
  // One that could not be opened may be the next time.
  opened.catch(() => (opened = undefined))
  return opened
}

export const isLlamaInstalled = (folder = LLAMA_FOLDER): boolean => findPackage(folder) !== undefined

/** Arguments for npm that install the package with this machine's own build. */
export const installCommand = (folder = LLAMA_FOLDER): string[] => [
  'install',
  '--prefix',
  folder,
  '--omit=optional',
  `node-llama-cpp@${LLAMA_VERSION}`,
  `${OWN_BUILD}@${LLAMA_VERSION}`,
]

function findPackage(folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve('node-llama-cpp')
  } catch {
    return undefined
  }
}

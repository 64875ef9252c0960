import type { Finding } from '#contract/connections.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { defaultPreferences } from '#contract/preferences.ts'
import type { Capabilities } from '../capabilities.ts'
import { isOwnServer, type ConnectionSettings } from '../connection.ts'
import { createHostedModel } from '../hosted/hosted-model.ts'
import type { HttpCall } from '../hosted/http-call.ts'
import type { LanguageModel, ModelReply, ReplyLimits } from '../language-model.ts'
import { fileSettings, listModelFiles, type ModelFolder } from '../local/file-connection.ts'
import { NarrationFailed, type NarratorInput } from '../narrator.ts'
import { contextTokensOf } from '../prompt/context-size.ts'
import { estimateTokens } from '../prompt/token-estimate.ts'
import { writeReplyPrompt } from '../prompt/write-prompt.ts'
import { SUGGESTIONS_MARK } from '../reply/suggestions-tail.ts'
import { createThoughtFilter } from '../reply/thought-filter.ts'
import { describeProbe } from './describe-probe.ts'
import { learnAnswerForm } from './learn-answer-form.ts'
import { listModels } from './list-models.ts'
import { readLoadedTokens, readServerFacts } from './server-facts.ts'

export interface Probe {
  /** Why the connection cannot be used; absent where it can. */
  failure?: NarratorFailure
  /** The provider's own words about it, redacted: for admins and the log. */
  sentence?: string
  models: string[]
  capabilities: Capabilities
  /** The same in words, with what to do. */
  findings: Finding[]
}

const REPLY_TOKENS = 400
const TOTAL_MS = 180_000
/** From its first word on: by then a slow machine has shown what it can do. */
const LONGEST_TRIAL_MS = 40_000
/** Enough to tell the pace of a model that is loaded. */
const PACE_TOKENS = 100

const CUT: ModelReply = { usage: {}, isCut: true }

const input: NarratorInput = {
  storyId: 'probe',
  seed: 'probe',
  premise: 'A lighthouse keeper hears a bell under the sea.',
  preferences: { ...defaultPreferences, narrativeStyle: 'concise' },
  number: 0,
  path: [],
}

interface ProbeOptions {
  /** Where a connection's model file is. */
  files?: ModelFolder
  signal?: AbortSignal
}

/**
 * Learns what a connection's model can do from its server's lists, from one short reply, or two where it is free, and
 * from a question or two about the form of its answers.
 */
export async function probeConnection(
  connection: ConnectionSettings,
  call: HttpCall,
  { files, signal: given }: ProbeOptions = {},
): Promise<Probe> {
  const signal = AbortSignal.any([AbortSignal.timeout(TOTAL_MS), ...(given ? [given] : [])])
  const known: ConnectionSettings = { ...connection, capabilities: {} }
  const isFile = connection.provider === 'local' && files !== undefined
  const { models, model } = isFile ? await openFile(known, files) : await openServer(known, call)
  try {
    return await tryModel(connection, { models, model, call, signal })
  } finally {
    model[Symbol.dispose]?.()
  }
}

interface Opened {
  models: string[]
  model: LanguageModel
}

async function openServer(connection: ConnectionSettings, call: HttpCall): Promise<Opened> {
  const [models, capabilities] = await Promise.all([
    listModels(connection, call),
    readServerFacts(connection, call),
  ])
  return { models, model: createHostedModel({ ...connection, capabilities }, { call }) }
}

async function openFile(connection: ConnectionSettings, files: ModelFolder): Promise<Opened> {
  const { createLocalModel } = await import('../local/local-model.ts')
  return { models: await listModelFiles(files), model: createLocalModel(fileSettings(connection, files)) }
}

async function tryModel(
  connection: ConnectionSettings,
  { models, model, call, signal }: Opened & { call: HttpCall; signal: AbortSignal },
): Promise<Probe> {
  const { capabilities } = model
  const result = { models, capabilities }
  try {
    const cold = await trial(connection, model, { signal })
    const warm = isOwnServer(connection)
      ? await trial(connection, model, { signal, mostTokens: PACE_TOKENS })
      : cold
    Object.assign(capabilities, {
      takesSystemRole: capabilities.takesSystemRole ?? true,
      coldFirstWordMs: cold.firstWordMs,
      warmFirstWordMs: warm.firstWordMs,
      tokensPerSecond: warm.tokensPerSecond,
      givesSuggestions: cold.givesSuggestions,
      thoughts: capabilities.thoughts === 'field' ? 'field' : cold.thoughts,
    } satisfies Capabilities)
    await learnLoadedSize(connection, capabilities, call)
    await learnAnswerForm(model, limitsFor(connection, model), signal)
  } catch (error) {
    const failure = error instanceof NarrationFailed ? error.reason : 'total_timeout'
    const sentence =
      error instanceof NarrationFailed && error.cause instanceof Error ? error.cause.message : undefined
    return { ...result, failure, sentence, findings: describeProbe(connection, result, failure) }
  }
  return { ...result, findings: describeProbe(connection, result) }
}

/** Ollama may have loaded the model with less than it was asked for, and would drop the rest without a word. */
async function learnLoadedSize(
  connection: ConnectionSettings,
  capabilities: Capabilities,
  call: HttpCall,
): Promise<void> {
  if (connection.provider !== 'ollama' && capabilities.server !== 'ollama') return
  const loaded = await readLoadedTokens(connection, call)
  if (loaded === undefined || loaded >= contextTokensOf(connection, capabilities)) return
  Object.assign(capabilities, { contextTokens: loaded, isLoadedShort: true } satisfies Capabilities)
}

function limitsFor(connection: ConnectionSettings, { capabilities }: LanguageModel): ReplyLimits {
  const contextTokens = contextTokensOf(connection, capabilities)
  const replyTokens = Math.min(REPLY_TOKENS * 4, Math.floor(contextTokens / 3))
  const startedAt = performance.now()
  return { contextTokens, replyTokens, remainingMs: () => TOTAL_MS - (performance.now() - startedAt) }
}

async function trial(
  connection: ConnectionSettings,
  model: LanguageModel,
  { signal, mostTokens = Infinity }: { signal: AbortSignal; mostTokens?: number },
) {
  const known = limitsFor(connection, model)
  const limits = { ...known, replyTokens: Math.min(known.replyTokens, mostTokens) }
  const prompt = writeReplyPrompt(input, { promptTokens: limits.contextTokens - limits.replyTokens })
  const startedAt = performance.now()
  let firstAt: number | undefined
  let said = ''
  const enough = new AbortController()
  const hear = () => {
    firstAt ??= performance.now()
    if (performance.now() - firstAt > LONGEST_TRIAL_MS) enough.abort()
  }
  const listener = {
    onText(text: string) {
      hear()
      said += text
    },
    onThought: hear,
    onWait() {},
  }
  const ends = AbortSignal.any([signal, enough.signal])
  const { usage, isCut } = await model.write(prompt, limits, listener, ends).catch((error: unknown) => {
    const hasOnlyThought = error instanceof NarrationFailed && error.reason === 'only_thoughts'
    if (enough.signal.aborted || (hasOnlyThought && mostTokens === PACE_TOKENS)) return CUT
    throw error
  })
  const endedAt = performance.now()
  const filter = createThoughtFilter(undefined, isOwnServer(connection))
  const text = filter.read(said) + filter.finish(isCut)
  const seconds = Math.max(0.001, (endedAt - (firstAt ?? startedAt)) / 1_000)
  return {
    firstWordMs: Math.round((firstAt ?? endedAt) - startedAt),
    tokensPerSecond: Math.round((usage.outputTokens ?? estimateTokens(said)) / seconds),
    // One that was ended here may still have come to them.
    givesSuggestions: enough.signal.aborted ? undefined : text.includes(SUGGESTIONS_MARK),
    thoughts: filter.form,
  }
}

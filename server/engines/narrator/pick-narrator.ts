import type { NarratorSettings } from '#server/ground/engine-settings.ts'
import type { Capabilities } from './capabilities.ts'
import { isOwnServer, type ConnectionSettings } from './connection.ts'
import type { HostedModelOptions } from './hosted/hosted-model.ts'
import type { HttpCall, ProxySettings } from './hosted/http-call.ts'
import { fileSettings, type ModelFolder } from './local/file-connection.ts'
import type { LocalSettings } from './local/local-model.ts'
import { createModelNarrator } from './model-narrator.ts'
import type { Narrator } from './narrator.ts'
import { contextTokensOf } from './prompt/context-size.ts'
import type { ReplyTimes } from './reply/reply-watchdog.ts'

/** Surroundings as the process knows them, and as tests change them. */
export interface NarratorOptions extends Pick<HostedModelOptions, 'retryPausesMs' | 'loadingPauseMs'> {
  proxy?: ProxySettings
  call?: HttpCall
  /** Where a connection's model file is. */
  files?: ModelFolder
  times?: Partial<ReplyTimes>
}

const PROVIDER_TIMES: ReplyTimes = { firstTokenMs: 60_000, idleMs: 30_000, totalMs: 180_000 }
/** A model of one's own may have to be loaded, and reads its prompt slowly: hung up on, it would begin anew. */
const OWN_SERVER_TIMES: ReplyTimes = { firstTokenMs: 600_000, idleMs: 60_000, totalMs: 600_000 }

/** Enough short messages to fill the context, and few enough to be read quickly. */
const recentMessagesFor = (contextTokens = 0): number =>
  Math.min(1_000, Math.max(200, Math.round(contextTokens / 100)))

/** Loads the engine that the settings name, and only that one; a model's server and file are waited for by nobody. */
export async function pickNarrator(
  settings: NarratorSettings & Partial<LocalSettings>,
  options: NarratorOptions = {},
): Promise<Narrator> {
  if (settings.engine === 'storyteller') {
    const { createStoryteller } = await import('./storyteller/storyteller.ts')
    return createStoryteller()
  }
  if (settings.engine === 'local') return openFile(settings, options)
  const { engine: provider, baseUrl: address, model, apiKey: key, contextTokens } = settings
  return openConnection({ provider, address, model, key, contextTokens }, options)
}

/** The narrator behind a connection. What its server says of itself is read at once, and waited for by the first reply. */
export async function openConnection(
  connection: ConnectionSettings,
  { proxy, times, call: givenCall, files, ...pauses }: NarratorOptions = {},
): Promise<Narrator> {
  if (connection.provider === 'local') {
    if (!files) throw new Error('A model file needs the folder that it is in')
    return openFile(fileSettings(connection, files), { times })
  }
  const [{ createHostedModel }, { createHttpCall }, { readServerFacts }] = await Promise.all([
    import('./hosted/hosted-model.ts'),
    import('./hosted/http-call.ts'),
    import('./probe/server-facts.ts'),
  ])
  const call = givenCall ?? createHttpCall(proxy)
  const isOwn = isOwnServer(connection)
  const learn = async (known: Capabilities) => {
    const facts = await readServerFacts(connection, call)
    Object.assign(known, { ...facts, ...known })
  }
  const model = createHostedModel(connection, { ...pauses, call, learn })
  return createModelNarrator(model, {
    recentMessages: recentMessagesFor(connection.contextTokens),
    contextTokens: () => contextTokensOf(connection, model.capabilities),
    replyTokens: connection.replyTokens,
    times: { ...(isOwn ? OWN_SERVER_TIMES : PROVIDER_TIMES), ...times },
    maySwallowOpening: isOwn,
    isOneAtATime: isOwn,
  })
}

async function openFile(settings: LocalSettings, { times }: NarratorOptions): Promise<Narrator> {
  const { createLocalModel } = await import('./local/local-model.ts')
  const model = createLocalModel(settings)
  const narrator = createModelNarrator(model, {
    recentMessages: recentMessagesFor(settings.contextTokens),
    contextTokens: () => model.capabilities.contextTokens ?? 0,
    replyTokens: settings.replyTokens,
    times: { ...OWN_SERVER_TIMES, ...times },
    maySwallowOpening: true,
    isOneAtATime: true,
  })
  return { ...narrator, [Symbol.dispose]: () => model[Symbol.dispose]() }
}

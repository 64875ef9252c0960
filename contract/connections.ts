import * as z from 'zod/mini'
import { NumberId } from './ids.ts'
import { narratorFailures, type NarratorFailure } from './narrator-failures.ts'

/** Uses of a connection: telling, painting, reading aloud, taking down what a reader says, and placing words by what they mean. */
const siteKinds = ['text', 'picture', 'voice', 'dictation', 'embeddings'] as const
export type SiteKind = (typeof siteKinds)[number]
const Kind = z.enum(siteKinds)

interface ProviderNeeds {
  /** As people know it. */
  name: string
  key: 'needed' | 'taken' | 'none'
  /** Whether it has an address of its own, or none at all. */
  address: 'own' | 'needed' | 'none'
  /** Whether a reader may bring a key of theirs to it. */
  isForReaders: boolean
  /** Uses that it serves models for. */
  kinds: readonly SiteKind[]
}

/** Who serves models, and what it takes to ask them. */
export const connectionProviders = {
  openai: { name: 'OpenAI', key: 'needed', address: 'own', isForReaders: true, kinds: siteKinds },
  anthropic: { name: 'Anthropic', key: 'needed', address: 'own', isForReaders: true, kinds: ['text'] },
  google: { name: 'Google', key: 'needed', address: 'own', isForReaders: true, kinds: ['text', 'picture'] },
  openrouter: { name: 'OpenRouter', key: 'needed', address: 'own', isForReaders: true, kinds: ['text'] },
  ollama: { name: 'Ollama', key: 'taken', address: 'own', isForReaders: false, kinds: ['text'] },
  azure: { name: 'Azure OpenAI', key: 'needed', address: 'needed', isForReaders: false, kinds: ['text'] },
  'openai-compatible': {
    name: 'OpenAI-compatible server',
    key: 'taken',
    address: 'needed',
    isForReaders: true,
    kinds: siteKinds,
  },
  /** A GGUF file in the server's own folder of models; its model is the file's name. */
  local: { name: 'Model file', key: 'none', address: 'none', isForReaders: false, kinds: ['text'] },
  'sd-webui': {
    name: 'Stable Diffusion WebUI',
    key: 'none',
    address: 'needed',
    isForReaders: false,
    kinds: ['picture'],
  },
} as const satisfies Record<string, ProviderNeeds>
export type ConnectionProvider = keyof typeof connectionProviders

const providerNames = Object.keys(connectionProviders) as [ConnectionProvider, ...ConnectionProvider[]]
const Provider = z.enum(providerNames, 'Please choose a provider')

/** Nothing in an address is secret, since it is shown: no name, no password, no query. */
const WEB_ADDRESS = /^https?:\/\/[^\s/@?#\\]+(\/[^\s?#\\]*)?$/i

const Address = z.string().check(
  z.overwrite((text) => text.trim()),
  z.maxLength(500),
  z.regex(WEB_ADDRESS, 'Please enter an address such as https://models.example.org/v1'),
)
const ModelName = z.string().check(
  z.overwrite((text) => text.trim()),
  z.minLength(1, 'Please name a model'),
  z.maxLength(200, 'Please keep the model’s name to 200 characters'),
  z.regex(/^[^\p{Cc}]*$/u, 'Please name a model'),
)
/** It becomes a header: spaces and line ends have no place in it. */
const Key = z.string().check(
  z.overwrite((text) => text.trim()),
  z.regex(/^[\x21-\x7e]{1,500}$/, 'A key is one word of plain letters and signs'),
)
const tokens = (least: number, most: number) =>
  z
    .int(`Please enter a whole number`)
    .check(z.gte(least, `At least ${least}`), z.lte(most, `At most ${most}`))
const share = (least: number, most: number) =>
  z.optional(z.number().check(z.gte(least, `At least ${least}`), z.lte(most, `At most ${most}`)))

export const reasoningEfforts = ['minimal', 'low', 'medium', 'high'] as const

/** Settings by which the next word is chosen; what is absent is left to the provider. */
export const Sampling = z.object({
  temperature: share(0, 5),
  topP: share(0, 1),
  minP: share(0, 1),
  frequencyPenalty: share(-2, 2),
  presencePenalty: share(-2, 2),
  repeatPenalty: share(0, 3),
  seed: z.optional(z.int('Please enter a whole number')),
  stop: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(4, 'At most 4')),
  ),
  reasoningEffort: z.optional(z.enum(reasoningEfforts, `One of ${reasoningEfforts.join(', ')}`)),
})
export type Sampling = z.infer<typeof Sampling>

const VoiceName = z.string().check(
  z.overwrite((text) => text.trim()),
  z.minLength(1, 'Please name a voice'),
  z.maxLength(100, 'Please keep the voice’s name to 100 characters'),
  z.regex(/^[^\p{Cc}]*$/u, 'Please name a voice'),
)

const dollars = z.number().check(z.gte(0, 'At least 0'), z.lte(10_000, 'At most 10,000'))
/** US dollars for a million tokens; of a voice, for a million characters that it says. */
export const Price = z.object({
  input: dollars,
  output: dollars,
  /** Of input that the provider had in its cache; the price of any input where it is not given. */
  cached: z.optional(dollars),
})
export type Price = z.infer<typeof Price>

const fields = {
  provider: Provider,
  /** Where the provider has none of its own, or another is to take its place. */
  address: z.nullish(Address),
  model: ModelName,
  key: z.nullish(Key),
  /** Tokens of prompt and reply together that the model is given. */
  contextTokens: z.nullish(tokens(1_000, 2_000_000)),
  /** The longest reply, thoughts not counted. */
  replyTokens: z.nullish(tokens(50, 100_000)),
  sampling: z.nullish(Sampling),
  price: z.nullish(Price),
}

const siteFields = {
  ...fields,
  /** Which of its voices a model speaks with. */
  voice: z.nullish(VoiceName),
}

/** A new connection, for stories where it says nothing else; `null` is a field that it has none of. */
export const ConnectionForm = z.object({ ...siteFields, kind: z.optional(Kind) })
export type ConnectionForm = z.infer<typeof ConnectionForm>

/** A reader's own: their stories are told by it, and nothing else is asked of it. */
export const OwnConnectionForm = z.object(fields)

/** The changes to a connection; a field that is absent stays as it is. */
export const ConnectionChange = z.partial(z.object({ ...siteFields, isDefault: z.boolean() }))
export type ConnectionChange = z.infer<typeof ConnectionChange>

/** A file of the folder itself: no path leads out of it, and none into a folder of it. */
const FILE_NAME = /^[^./\\][^/\\]*\.gguf$/i

/** Returns the needs of a connection's provider that it does not meet, by field. */
export function missingFields({
  provider,
  address,
  hasKey,
  model,
  kind = 'text',
}: {
  provider: ConnectionProvider
  address: string | null
  hasKey: boolean
  /** Absent where none has been chosen yet. */
  model?: string
  kind?: SiteKind
}): Record<string, string> {
  const needs: ProviderNeeds = connectionProviders[provider]
  const isNoFile = provider === 'local' && model !== undefined && !FILE_NAME.test(model)
  return {
    ...(!needs.kinds.includes(kind) && { provider: 'Please choose another provider' }),
    ...(isNoFile && { model: 'Please name a GGUF file of the folder of models' }),
    ...(needs.key === 'none' && hasKey && { key: `${needs.name} takes no key` }),
    ...(needs.address === 'none' && address !== null && { address: `${needs.name} has no address` }),
    ...(needs.key === 'needed' && !hasKey && { key: `${needs.name} needs a key` }),
    ...(needs.address === 'needed' && address === null && { address: `${needs.name} needs an address` }),
  }
}

export const Finding = z.object({
  kind: z.enum(['works', 'better', 'fails']),
  text: z.string(),
  /** The way to mend it. */
  advice: z.optional(z.string()),
})
/** One thing that a test of a connection has found, in words. */
export type Finding = z.infer<typeof Finding>

const Reason = z.enum(Object.keys(narratorFailures) as [NarratorFailure, ...NarratorFailure[]])

/** A way to a model as its owner sees it. The key is not among it. */
export const ModelConnection = z.object({
  id: z.number(),
  kind: Kind,
  provider: Provider,
  address: z.optional(z.string()),
  model: z.string(),
  hasKey: z.boolean(),
  /** The key's last four characters, where it is long enough for that. */
  keyEnd: z.optional(z.string()),
  contextTokens: z.optional(z.number()),
  replyTokens: z.optional(z.number()),
  sampling: z.optional(Sampling),
  price: z.optional(Price),
  voice: z.optional(z.string()),
  isDefault: z.boolean(),
  lastTest: z.optional(z.object({ at: z.string(), findings: z.array(Finding) })),
  /** Why it failed last, where no reply has come since. */
  lastFailure: z.optional(
    z.object({
      at: z.string(),
      reason: Reason,
      hint: z.string(),
      /** The provider's own sentence without keys; only for admins. */
      sentence: z.optional(z.string()),
    }),
  ),
})
export type ModelConnection = z.infer<typeof ModelConnection>

/** A server whose models are asked for, with a key as it is typed in, or the one that a connection to it has stored. */
export const ModelsQuestion = z.object({
  provider: Provider,
  address: z.nullish(Address),
  key: z.nullish(Key),
  connectionId: z.optional(NumberId),
})
export type ModelsQuestion = z.infer<typeof ModelsQuestion>

/** Names of models as their server lists them; empty where it lists none. */
export const ModelNames = z.object({ models: z.array(z.string()) })
export type ModelNames = z.infer<typeof ModelNames>

export const ConnectionTest = z.object({
  works: z.boolean(),
  findings: z.array(Finding),
  /** The names of the models that its server lists. */
  models: z.array(z.string()),
  /** The provider's own sentence about a failure, without keys; only for admins. */
  sentence: z.optional(z.string()),
})
export type ConnectionTest = z.infer<typeof ConnectionTest>

import * as z from 'zod/mini'
import { narratorEngines, painterEngines } from '#server/ground/engine-settings.ts'

const oneOf = <Name extends string>(table: Record<Name, unknown>) =>
  z.enum(Object.keys(table) as [Name, ...Name[]])
const onOff = z.enum(['on', 'off'])
const number = (least: number, most: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(least, `must be at least ${least}`), z.lte(most, `must be at most ${most}`)),
    ),
  )
const list = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)
/** Long enough that nobody guesses them. */
const secrets = z.pipe(
  list,
  z
    .array(z.string().check(z.minLength(32, 'each secret must have at least 32 characters')))
    .check(z.minLength(1, 'must not be empty')),
)
const startsWith = (...starts: string[]) =>
  z
    .string()
    .check(
      z.refine<string>(
        (text) => starts.some((start) => text.startsWith(start)),
        `must start with ${starts.join(' or ')}`,
      ),
    )
const webAddress = startsWith('http://', 'https://')

/** A path such as `/tales`; `/` is none. */
const basePath = z.pipe(
  z.string().check(z.regex(/^\/?$|^(?:\/[\w.~-]*[\w~-][\w.~-]*)+\/?$/, 'must be a path such as /tales')),
  z.transform((path: string) => path.replace(/\/$/, '')),
)

/** Every setting, with its default; each stands in `.env.example` too (SETTING-3). */
const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z.prefault(number(0, 65_535), '3000'),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.prefault(number(0, 65_535), '9464'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(startsWith('postgres://', 'postgresql://')),
  STORAGE_URL: z.optional(webAddress),
  SECRET_KEY: z.optional(secrets),
  DATABASE_POOL_SIZE: z.prefault(number(1, 1_000), '10'),
  TRUST_PROXY: z.prefault(list, ''),
  PUBLIC_URL: z.optional(webAddress),
  BASE_PATH: z._default(basePath, ''),
  SMTP_URL: z.optional(startsWith('smtp://', 'smtps://')),
  MAIL_FROM: z.optional(z.string()),
  OIDC_ISSUER: z.optional(webAddress),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(webAddress),
  OTEL_EXPORTER_OTLP_HEADERS: z.prefault(list, ''),
  OTEL_SERVICE_NAME: z._default(z.string(), 'lanterntale'),
  OTEL_TRACES_SAMPLER_ARG: z.prefault(number(0, 1), '1'),
  AUDIT_DAYS: z.prefault(number(1, 36_500), '365'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  AD_SPONSOR_TEXT: z.optional(z.string()),
  AD_SPONSOR_URL: z.optional(webAddress),
  AD_SCRIPT_URL: z.optional(webAddress),
  RATE_LIMIT_FACTOR: z.prefault(number(0.001, 1_000_000), '1'),
  IMAGE_GENERATION: z._default(onOff, 'on'),
  PICTURES_AT_ONCE: z.prefault(number(1, 64), '2'),
  TURN_LEASE_SECONDS: z.prefault(number(1, 600), '3'),
  NARRATOR: z._default(oneOf(narratorEngines), 'storyteller'),
  NARRATOR_MODEL: z.optional(z.string()),
  NARRATOR_API_KEY: z.optional(z.string()),
  NARRATOR_BASE_URL: z.optional(webAddress),
  NARRATOR_FILE: z.optional(z.string()),
  NARRATOR_CONTEXT_TOKENS: z.optional(number(1_000, 2_000_000)),
  NARRATOR_FALLBACK: z._default(z.enum(['off', 'storyteller']), 'off'),
  HF_ENDPOINT: z._default(webAddress, 'https://huggingface.co'),
  READER_CONNECTIONS: z._default(onOff, 'on'),
  READER_CONNECTION_HOSTS: z.prefault(list, ''),
  HTTP_PROXY: z.optional(webAddress),
  HTTPS_PROXY: z.optional(webAddress),
  NO_PROXY: z.optional(z.string()),
  MODEL_PRICES: z._default(z.string(), ''),
  MONTHLY_TOKENS: z.prefault(number(0, 1_000_000_000_000), '100000'),
  ENFORCE_BALANCE: z._default(onOff, 'off'),
  TOKEN_PACKAGES: z.prefault(list, ''),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_BASE_URL: z._default(webAddress, 'https://api.stripe.com'),
  PAINTER: z._default(oneOf(painterEngines), 'sketch'),
  PAINTER_MODEL: z.optional(z.string()),
  PAINTER_API_KEY: z.optional(z.string()),
  PAINTER_BASE_URL: z.optional(webAddress),
})
export type Environment = z.infer<typeof Environment>
export const settingNames = Object.keys(Environment.shape)

/** Checks the environment; an empty variable counts as not set. Throws an Error that names each bad setting. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = z.safeParse(Environment, present)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The settings cannot be used. ${problems.join('; ')}`)
}

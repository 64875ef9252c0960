import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { daysMs } from '#server/ground/clock.ts'
import { PACKAGE_FOLDER } from '#server/ground/own-files.ts'
import type { NarratorSettings, PainterSettings } from '#server/ground/engine-settings.ts'
import { readEnvironment, type Environment } from './environment.ts'
import { readAdSettings, type AdSettings } from './ad-settings.ts'
import { readOidcSettings, type OidcSettings } from './oidc-settings.ts'
import { readStripeSettings, readTokenPackages } from './token-settings.ts'
import type { StripeSettings, TokenPackageSetting } from './token-settings.ts'
import { readTraceSettings, type TraceSettings } from './trace-settings.ts'
import { readMailSettings, type MailSettings } from './mail-settings.ts'
import { readPrices, type Prices } from '../usage/prices.ts'
import { readNarratorSettings, readPainterSettings } from './engine-settings.ts'

/** Settings of the server from its environment: read once, checked, frozen. Secrets stand apart, under `secrets`. */
export interface Config {
  readonly version: string
  readonly host: string
  readonly port: number
  /** Where Prometheus asks; port 0 is nowhere. */
  readonly metricsHost: string
  readonly metricsPort: number
  /** The path below which the site lives, such as `/tales`; empty where it has its host for itself. */
  readonly basePath: string
  /** Where traces go; the headers hold secrets. Absent where nobody asks for them. */
  readonly traces?: TraceSettings
  /** Where people reach the site, its base path included, without a slash at the end. */
  readonly publicUrl: string
  /** Whether a setting names it; else it is only where the server listens. */
  readonly hasPublicUrl: boolean
  readonly dataDir: string
  /** Folder of the built web app. */
  readonly webDir: string
  readonly imageGeneration: boolean
  readonly picturesAtOnce: number
  readonly rateLimitFactor: number
  /** Addresses of proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: readonly string[]
  readonly turnLeaseMs: number
  readonly databasePoolSize: number
  readonly logLevel: string
  /** For how long the audit log is kept. */
  readonly auditMs: number
  /** Prices of a call, by model. */
  readonly prices: Prices
  /** Tokens each reader is granted a month, and whether a turn is refused when they are used up. */
  readonly monthlyTokens: number
  readonly isBalanceEnforced: boolean
  /** Packages of tokens that readers may buy. */
  readonly tokenPackages: readonly TokenPackageSetting[]
  readonly narrator: NarratorSettings
  /** Who stands in for a narrator that fails again and again. */
  readonly narratorFallback: 'off' | 'storyteller'
  /** Where `hf:` addresses of model files lead. */
  readonly modelHub: string
  /** Whether readers may bring models of their own. */
  readonly readerConnections: boolean
  /** Hosts with ports that these may be at although they are not public. */
  readonly readerConnectionHosts: readonly string[]
  /** Through which calls to models go out. */
  readonly proxy: Readonly<{ HTTP_PROXY?: string; HTTPS_PROXY?: string; NO_PROXY?: string }>
  readonly painter: PainterSettings
  /** Absent where no mail can be sent. */
  readonly mail?: MailSettings
  readonly oidc?: OidcSettings
  readonly ad: AdSettings
  readonly secrets: Readonly<{
    databaseUrl?: string
    storageUrl?: string
    oidcClientSecret?: string
    /** Secrets that stored keys are sealed with, newest first. */
    secretKeys?: readonly string[]
    /** Absent where nothing can be paid. */
    stripe?: StripeSettings
  }>
}

/** `PUBLIC_URL` may name the base path or leave it out. */
function publicUrlOf({ PUBLIC_URL, BASE_PATH, HOST, PORT }: Environment): string {
  const url = (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/+$/, '')
  const [, path = ''] = /^https?:\/\/[^/]*(.*)/.exec(url) ?? []
  return path.endsWith(BASE_PATH) ? url : url + BASE_PATH
}

/** Reads the settings out of `env`. Throws an Error that names the setting and what it should be. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const settings = readEnvironment(env)
  const { version } = JSON.parse(readFileSync(join(PACKAGE_FOLDER, 'package.json'), 'utf8')) as {
    version: string
  }
  return Object.freeze({
    version,
    host: settings.HOST,
    port: settings.PORT,
    metricsHost: settings.METRICS_HOST,
    metricsPort: settings.METRICS_PORT,
    traces: readTraceSettings(settings),
    basePath: settings.BASE_PATH,
    publicUrl: publicUrlOf(settings),
    hasPublicUrl: settings.PUBLIC_URL !== undefined,
    dataDir: resolve(settings.DATA_DIR),
    webDir: join(PACKAGE_FOLDER, 'dist/web'),
    imageGeneration: settings.IMAGE_GENERATION === 'on',
    picturesAtOnce: settings.PICTURES_AT_ONCE,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    trustProxy: Object.freeze(settings.TRUST_PROXY),
    turnLeaseMs: settings.TURN_LEASE_SECONDS * 1000,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    logLevel: settings.LOG_LEVEL,
    auditMs: settings.AUDIT_DAYS * daysMs,
    prices: readPrices(settings.MODEL_PRICES),
    monthlyTokens: settings.MONTHLY_TOKENS,
    isBalanceEnforced: settings.ENFORCE_BALANCE === 'on',
    tokenPackages: readTokenPackages(settings.TOKEN_PACKAGES),
    narrator: Object.freeze(readNarratorSettings(settings)),
    narratorFallback: settings.NARRATOR_FALLBACK,
    modelHub: settings.HF_ENDPOINT.replace(/\/+$/, ''),
    readerConnections: settings.READER_CONNECTIONS === 'on',
    readerConnectionHosts: Object.freeze(settings.READER_CONNECTION_HOSTS),
    proxy: Object.freeze({
      HTTP_PROXY: settings.HTTP_PROXY,
      HTTPS_PROXY: settings.HTTPS_PROXY,
      NO_PROXY: settings.NO_PROXY,
    }),
    painter: Object.freeze(readPainterSettings(settings)),
    mail: Object.freeze(readMailSettings(settings)),
    oidc: Object.freeze(readOidcSettings(settings)),
    ad: Object.freeze(readAdSettings(settings)),
    secrets: Object.freeze({
      databaseUrl: settings.DATABASE_URL,
      storageUrl: settings.STORAGE_URL,
      oidcClientSecret: settings.OIDC_CLIENT_SECRET,
      secretKeys: settings.SECRET_KEY,
      stripe: readStripeSettings(settings),
    }),
  })
}

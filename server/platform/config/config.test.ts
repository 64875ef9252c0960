import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { narratorEngines, painterEngines } from '#server/ground/engine-settings.ts'
import { readConfig } from './config.ts'
import { settingNames } from './environment.ts'

const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://example.org/' }

describe('the settings', () => {
  test('need nothing: an empty environment starts', () => {
    const { version, dataDir, webDir, ...settings } = readConfig({})
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      metricsHost: '127.0.0.1',
      metricsPort: 9464,
      publicUrl: 'http://127.0.0.1:3000',
      hasPublicUrl: false,
      imageGeneration: true,
      picturesAtOnce: 2,
      rateLimitFactor: 1,
      trustProxy: [],
      turnLeaseMs: 3_000,
      databasePoolSize: 10,
      logLevel: 'info',
      auditMs: 365 * 86_400_000,
      monthlyTokens: 100_000,
      tokenPackages: [],
      isBalanceEnforced: false,
      narrator: { engine: 'storyteller' },
      narratorFallback: 'off',
      painter: { engine: 'sketch' },
      proxy: { HTTP_PROXY: undefined, HTTPS_PROXY: undefined, NO_PROXY: undefined },
      mail: undefined,
      ad: { scriptUrl: undefined },
      secrets: { databaseUrl: undefined, storageUrl: undefined },
    })
    const root = join(import.meta.dirname, '../../..')
    expect([dataDir, webDir]).toEqual([join(process.cwd(), 'data'), join(root, 'dist/web')])
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test('all stand in .env.example, with their defaults', () => {
    const file = join(import.meta.dirname, '../../../.env.example')
    const example = parseEnv(readFileSync(file, 'utf8'))
    expect(Object.keys(example).toSorted()).toEqual(settingNames.toSorted())
    expect(readConfig(example)).toEqual(readConfig({}))
  })

  test.each(['.env.example', 'README.md'])('name every engine in %s', (name) => {
    const text = readFileSync(join(import.meta.dirname, '../../..', name), 'utf8')
    const engines = [...Object.keys(narratorEngines), ...Object.keys(painterEngines)]
    expect(engines.filter((engine) => !text.includes(engine))).toEqual([])
  })

  test('cannot be changed once they are read', () => {
    const config = readConfig(mail)
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError)
    expect(() => Object.assign(config.secrets, { databaseUrl: 'x' })).toThrow(TypeError)
    expect(() => Object.assign(config.mail!, { from: 'x' })).toThrow(TypeError)
  })

  test('that are empty count as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      mail: undefined,
      secrets: { databaseUrl: undefined },
    })
  })

  test('are read from their text', () => {
    const names = { HOST: '::', DATA_DIR: '/tmp/d', DATABASE_URL: 'postgres://x', STORAGE_URL: 'http://s' }
    expect(readConfig({ ...names, RATE_LIMIT_FACTOR: '2' })).toMatchObject({
      host: '::',
      dataDir: '/tmp/d',
      rateLimitFactor: 2,
      secrets: { databaseUrl: 'postgres://x', storageUrl: 'http://s' },
    })
    const env = {
      PORT: '8080',
      TRUST_PROXY: '10.0.0.1, 10.0.0.2,',
      IMAGE_GENERATION: 'off',
      PICTURES_AT_ONCE: '6',
      ...mail,
    }
    expect(readConfig(env)).toMatchObject({
      port: 8080,
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      imageGeneration: false,
      picturesAtOnce: 6,
      publicUrl: 'https://example.org',
      mail: { smtpUrl: 'smtp://localhost', from: 'a@example.org' },
    })
  })

  test('of engines are read by their kind', () => {
    const env = {
      NARRATOR: 'openai-compatible',
      NARRATOR_MODEL: 'm',
      NARRATOR_BASE_URL: 'http://models.test/v1',
      NARRATOR_CONTEXT_TOKENS: '8000',
      NARRATOR_FALLBACK: 'storyteller',
      PAINTER: 'openai',
      PAINTER_MODEL: 'p',
      PAINTER_API_KEY: 'k',
      ENFORCE_BALANCE: 'on',
      AUDIT_DAYS: '2',
      AD_SCRIPT_URL: 'https://ads.test/a.js',
      AD_SPONSOR_TEXT: 'Tea',
      AD_SPONSOR_URL: 'https://tea.test',
    }
    expect(readConfig(env)).toMatchObject({
      narrator: {
        engine: 'openai-compatible',
        model: 'm',
        baseUrl: 'http://models.test/v1',
        contextTokens: 8_000,
      },
      narratorFallback: 'storyteller',
      painter: { engine: 'openai', model: 'p', apiKey: 'k' },
      isBalanceEnforced: true,
      auditMs: 172_800_000,
      ad: { scriptUrl: 'https://ads.test/a.js', sponsor: { text: 'Tea', url: 'https://tea.test' } },
    })
  })

  test('of packages are read in the smallest coin', () => {
    const env = { TOKEN_PACKAGES: 'Pocket=100000/4.99 EUR, Big trunk=500000/1900 JPY, Two=2/20.1 USD' }
    expect(readConfig(env).tokenPackages).toEqual([
      { name: 'Pocket', tokens: 100_000, amount: 499, currency: 'EUR' },
      { name: 'Big trunk', tokens: 500_000, amount: 1_900, currency: 'JPY' },
      { name: 'Two', tokens: 2, amount: 2_010, currency: 'USD' },
    ])
  })

  test('of traces, logins and secrets are read whole', () => {
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://o.test//',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x=y, team=1',
      OIDC_ISSUER: 'https://id.test:8443/realm',
      OIDC_CLIENT_ID: 'us',
      PUBLIC_URL: 'https://a.test',
      SECRET_KEY: `${'x'.repeat(32)},,${'y'.repeat(40)}`,
    }
    const config = readConfig(env)
    expect(config).toMatchObject({
      traces: {
        endpoint: 'http://o.test/v1/traces',
        headers: { authorization: 'Bearer x=y', team: '1' },
        serviceName: 'lanterntale',
        share: 1,
      },
      oidc: { issuer: 'https://id.test:8443/realm', clientId: 'us', name: 'id.test:8443' },
      secrets: { secretKeys: ['x'.repeat(32), 'y'.repeat(40)] },
    })
    expect(Object.isFrozen(config.traces!.headers)).toBe(true)
    expect(readConfig({ ...env, OIDC_NAME: 'x'.repeat(40) }).oidc?.name).toBe('x'.repeat(40))
    expect(readConfig({})).toMatchObject({ traces: undefined, oidc: undefined })
  })

  test.each([
    [{ BASE_PATH: '/' }, { basePath: '' }],
    [{ BASE_PATH: '/tales/of.old/' }, { basePath: '/tales/of.old' }],
    [{ AUDIT_DAYS: '36500' }, { auditMs: 36_500 * 86_400_000 }],
    [{ RATE_LIMIT_FACTOR: '0.001' }, { rateLimitFactor: 0.001 }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://o', OTEL_TRACES_SAMPLER_ARG: '0' }, { traces: { share: 0 } }],
    [
      { PORT: '65535', METRICS_PORT: '0' },
      { port: 65_535, metricsPort: 0 },
    ],
    [
      { PORT: '0', METRICS_PORT: '65535' },
      { port: 0, metricsPort: 65_535 },
    ],
    [{ DATABASE_POOL_SIZE: '1000' }, { databasePoolSize: 1_000 }],
    [{ TURN_LEASE_SECONDS: '1' }, { turnLeaseMs: 1_000 }],
    [{ TURN_LEASE_SECONDS: '600' }, { turnLeaseMs: 600_000 }],
    [{ MONTHLY_TOKENS: '0' }, { monthlyTokens: 0 }],
    [{ PUBLIC_URL: 'https://a.test//' }, { publicUrl: 'https://a.test', hasPublicUrl: true }],
    [{ PUBLIC_URL: 'https://a.test/tales/', BASE_PATH: '/tales' }, { publicUrl: 'https://a.test/tales' }],
    [{ PUBLIC_URL: 'http://tales', BASE_PATH: '/tales' }, { publicUrl: 'http://tales/tales' }],
    [{ DATABASE_URL: 'postgresql://x' }, { secrets: { databaseUrl: 'postgresql://x' } }],
  ])('may go to their bounds: %j', (env, settings) => {
    expect(readConfig(env)).toMatchObject(settings)
  })

  test.each([
    [{ METRICS_PORT: '65536' }, 'METRICS_PORT: must be at most 65535'],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE: must be at least 1'],
    [{ TURN_LEASE_SECONDS: '601' }, 'TURN_LEASE_SECONDS: must be at most 600'],
    [{ AUDIT_DAYS: '0' }, 'AUDIT_DAYS: must be at least 1'],
    [{ NARRATOR_CONTEXT_TOKENS: '999' }, 'NARRATOR_CONTEXT_TOKENS: must be at least 1000'],
    [{ STORAGE_URL: 'ftp://x' }, 'STORAGE_URL: must start with http:// or https://'],
    [{ PAINTER: 'openai' }, 'PAINTER=openai needs PAINTER_MODEL'],
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT: must be at most 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres:// or postgresql://'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR: must be at least 0.001'],
    [{ IMAGE_GENERATION: 'maybe' }, 'IMAGE_GENERATION'],
    [{ PICTURES_AT_ONCE: '0' }, 'PICTURES_AT_ONCE'],
    [{ NARRATOR: 'bard' }, 'NARRATOR'],
    [{ NARRATOR: 'openai' }, 'NARRATOR=openai needs NARRATOR_MODEL'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL: must start with http:// or https://'],
    [{ SMTP_URL: 'http://localhost' }, 'SMTP_URL: must start with smtp:// or smtps://'],
    [{ ...mail, MAIL_FROM: '' }, 'SMTP_URL needs MAIL_FROM'],
    [{ TOKEN_PACKAGES: 'Pocket=100/4.999 EUR' }, 'is not of the form name=tokens/price currency'],
    [{ TOKEN_PACKAGES: 'Pocket=0/5 EUR' }, 'is not of the form name=tokens/price currency'],
    [{ TOKEN_PACKAGES: 'Pocket=100/5 KWD' }, 'is not of the form name=tokens/price currency'],
    [{ TOKEN_PACKAGES: 'A=1/5 EUR, A=2/6 EUR' }, 'TOKEN_PACKAGES: each package needs a name of its own'],
    [{ STRIPE_SECRET_KEY: 'k' }, 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'k' }, 'STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 'w' }, 'STRIPE_SECRET_KEY needs TOKEN_PACKAGES'],
    [{ AD_SPONSOR_TEXT: 'Tea' }, 'AD_SPONSOR_TEXT needs AD_SPONSOR_URL'],
    [{ AD_SPONSOR_URL: 'https://tea.test' }, 'AD_SPONSOR_URL needs AD_SPONSOR_TEXT'],
    [{ AD_SCRIPT_URL: 'https://' }, 'AD_SCRIPT_URL: must be an address'],
    [{ ...mail, PUBLIC_URL: '' }, 'SMTP_URL needs PUBLIC_URL'],
    [{ SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY.0: each secret must have at least 32 characters'],
    [{ SECRET_KEY: ' , ' }, 'SECRET_KEY: must not be empty'],
    [{ BASE_PATH: 'tales' }, 'BASE_PATH: must be a path such as /tales'],
    [{ BASE_PATH: '/../tales' }, 'BASE_PATH: must be a path such as /tales'],
    [{ OIDC_ISSUER: 'https://id.test' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://id.test', OIDC_CLIENT_ID: 'us' }, 'OIDC_ISSUER needs PUBLIC_URL'],
    [{ OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG: must be at most 1'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://o.test', OTEL_EXPORTER_OTLP_HEADERS: 'a=b,c' },
      'OTEL_EXPORTER_OTLP_HEADERS: must be like name=value,other=value',
    ],
    [{ MODEL_PRICES: 'gpt' }, 'MODEL_PRICES: "gpt" is not of the form'],
    [{ NARRATOR: 'local' }, 'NARRATOR=local needs NARRATOR_FILE'],
    [{ AUDIT_DAYS: '36501' }, 'AUDIT_DAYS: must be at most 36500'],
    [{ RATE_LIMIT_FACTOR: '1000001' }, 'RATE_LIMIT_FACTOR: must be at most 1000000'],
  ])('that cannot be used are named: %j', (env, text) => {
    expect(() => readConfig(env)).toThrow(text)
  })

  test('that cannot be used are all named at once', () => {
    expect(() => readConfig({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow(/PORT.*LOG_LEVEL/)
  })
})

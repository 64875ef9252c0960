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
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      imageGeneration: true,
      rateLimitFactor: 1,
      trustProxy: [],
      mail: undefined,
      narrator: { engine: 'storyteller' },
      secrets: { databaseUrl: undefined },
    })
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
    const env = { PORT: '8080', TRUST_PROXY: '10.0.0.1, 10.0.0.2,', IMAGE_GENERATION: 'off', ...mail }
    expect(readConfig(env)).toMatchObject({
      port: 8080,
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      imageGeneration: false,
      publicUrl: 'https://example.org',
      mail: { smtpUrl: 'smtp://localhost', from: 'a@example.org' },
    })
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT: must be at most 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must start with postgres:// or postgresql://'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR: must be at least 0.001'],
    [{ IMAGE_GENERATION: 'maybe' }, 'IMAGE_GENERATION'],
    [{ NARRATOR: 'bard' }, 'NARRATOR'],
    [{ NARRATOR: 'openai' }, 'NARRATOR=openai needs NARRATOR_MODEL'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL: must start with http:// or https://'],
    [{ SMTP_URL: 'http://localhost' }, 'SMTP_URL: must start with smtp:// or smtps://'],
    [{ ...mail, MAIL_FROM: '' }, 'SMTP_URL needs MAIL_FROM'],
    [{ AD_SPONSOR_TEXT: 'Tea' }, 'AD_SPONSOR_TEXT needs AD_SPONSOR_URL'],
    [{ AD_SPONSOR_URL: 'https://tea.test' }, 'AD_SPONSOR_URL needs AD_SPONSOR_TEXT'],
    [{ AD_SCRIPT_URL: 'https://' }, 'AD_SCRIPT_URL: must be an address'],
    [{ ...mail, PUBLIC_URL: '' }, 'SMTP_URL needs PUBLIC_URL'],
  ])('that cannot be used are named: %j', (env, text) => {
    expect(() => readConfig(env)).toThrow(text)
  })

  test('that cannot be used are all named at once', () => {
    expect(() => readConfig({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow(/PORT.*LOG_LEVEL/)
  })
})

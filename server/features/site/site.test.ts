import { expect, test } from 'vitest'
import { getConfig } from '#contract/site.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

test.each(engines)('the site says who tells and paints, and nothing secret, on %s', async (engine) => {
  const env = {
    NARRATOR: 'openai',
    NARRATOR_MODEL: 'gpt',
    NARRATOR_API_KEY: 'sk-canary-narrator',
    PAINTER: 'openai',
    PAINTER_MODEL: 'brush',
    PAINTER_API_KEY: 'sk-canary-painter',
    SMTP_URL: 'smtp://me:canary-mail@127.0.0.1:1',
    MAIL_FROM: 'lantern@example.org',
    PUBLIC_URL: 'https://tales.example.org',
    SECRET_KEY: 'canary-secret-of-a-length-that-is-long-enough',
    AD_SPONSOR_TEXT: 'Tea',
    AD_SPONSOR_URL: 'https://tea.example.test/',
  }
  await using app = await startTestApp(engine, { env })
  const config = await app.visitor().ask(getConfig)
  expect(config).toEqual({
    imageGeneration: true,
    publicUrl: 'https://tales.example.org',
    narrator: { name: 'Scripted Narrator', isModel: true },
    painter: { name: 'Scripted Painter', isModel: true },
    readerConnections: true,
    passwordMail: true,
    signUp: { mode: 'open' },
    auditDays: 365,
    ad: { sponsor: { text: 'Tea', url: 'https://tea.example.test/' }, hasScript: false },
  })
  expect(JSON.stringify(config) + app.logged.join()).not.toContain('canary')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPreferences, savePreferences } from '#contract/preferences.ts'
import { getTypeSettings, saveTypeSettings } from '#contract/type-settings.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('type settings on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  test('are empty until the reader sets something, then as they were set last', async () => {
    const reader = await app.reader()
    expect(await reader.ask(getTypeSettings)).toEqual({})
    await reader.ask(saveTypeSettings, { body: { textSize: 'huge', paper: 'sepia' } })
    await reader.ask(saveTypeSettings, { body: { typeface: 'dyslexic', paper: 'black' } })
    expect(await reader.ask(getTypeSettings)).toEqual({ typeface: 'dyslexic', paper: 'black' })
    await reader.ask(saveTypeSettings, { body: {} })
    expect(await reader.ask(getTypeSettings)).toEqual({})
  })

  test("are the reader's own, and leave the preferences of the narration alone", async () => {
    const reader = await app.reader()
    const other = await app.reader()
    await reader.ask(savePreferences, { body: { languageStyle: 'archaic' } })
    await reader.ask(saveTypeSettings, { body: { lineHeight: 'open' } })
    expect(await reader.ask(getPreferences)).toMatchObject({ languageStyle: 'archaic' })
    expect(await other.ask(getTypeSettings)).toEqual({})
  })

  test('take no value that is not declared', async () => {
    const reader = await app.reader()
    const refused = await reader.call(saveTypeSettings, { body: { paper: 'plaid' } })
    expect(refused.status).toBe(400)
    expect(await reader.ask(getTypeSettings)).toEqual({})
  })
})

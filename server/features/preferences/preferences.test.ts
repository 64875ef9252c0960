import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPreferences, savePreferences } from '#contract/preferences.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('preferences on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const wishesTold = () => app.narrator.inputs.at(-1)!.preferences
  const goOn = (reader: Person, storyId: string) =>
    reader.ask(continueStory, { params: { storyId }, body: { message: 'I go on' } })

  test('are the defaults until the reader chooses', async () => {
    const reader = await app.reader()
    expect(await reader.ask(getPreferences)).toEqual({
      contentRating: 'general',
      narrativeStyle: 'descriptive',
      languageStyle: 'modern',
    })
  })

  test('change one by one and stay', async () => {
    const reader = await app.reader()
    const first = await reader.ask(savePreferences, { body: { languageStyle: 'archaic' } })
    expect(first).toEqual({
      contentRating: 'general',
      narrativeStyle: 'descriptive',
      languageStyle: 'archaic',
    })
    await reader.ask(savePreferences, { body: { contentRating: 'teen', narrativeStyle: 'dramatic' } })
    expect(await reader.ask(getPreferences)).toEqual({
      contentRating: 'teen',
      narrativeStyle: 'dramatic',
      languageStyle: 'archaic',
    })
  })

  test('that change at the same time are all kept', async () => {
    const reader = await app.reader()
    await Promise.all([
      reader.ask(savePreferences, { body: { contentRating: 'mature' } }),
      reader.ask(savePreferences, { body: { narrativeStyle: 'concise' } }),
      reader.ask(savePreferences, { body: { languageStyle: 'formal' } }),
    ])
    expect(await reader.ask(getPreferences)).toEqual({
      contentRating: 'mature',
      narrativeStyle: 'concise',
      languageStyle: 'formal',
    })
  })

  test('steer the narrator from the next turn on', async () => {
    const reader = await app.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A mill' } })
    await reader.ask(savePreferences, { body: { narrativeStyle: 'concise', languageStyle: 'formal' } })
    await goOn(reader, storyId)
    expect(wishesTold()).toEqual({
      contentRating: 'general',
      narrativeStyle: 'concise',
      languageStyle: 'formal',
    })
  })

  test('leave a story its content rating, unless they become stricter', async () => {
    const reader = await app.reader()
    await reader.ask(savePreferences, { body: { contentRating: 'teen' } })
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A duel' } })
    expect(wishesTold().contentRating).toBe('teen')

    await reader.ask(savePreferences, { body: { contentRating: 'mature' } })
    await goOn(reader, storyId)
    expect(wishesTold().contentRating).toBe('teen')

    await reader.ask(savePreferences, { body: { contentRating: 'general' } })
    await goOn(reader, storyId)
    expect(wishesTold().contentRating).toBe('general')
  })

  test('of one reader are not those of another', async () => {
    const [one, other] = [await app.reader(), await app.reader()]
    await one.ask(savePreferences, { body: { contentRating: 'mature' } })
    expect(await other.ask(getPreferences)).toMatchObject({ contentRating: 'general' })
  })

  test('need a session', async () => {
    const refused = { status: 401, body: { error: 'Not authenticated', code: 'not_authenticated' } }
    const visitor = app.visitor()
    expect(await visitor.call(getPreferences)).toMatchObject(refused)
    expect(await visitor.call(savePreferences, { body: { contentRating: 'teen' } })).toMatchObject(refused)
  })

  test.each([
    [{}, 'Please choose at least one preference'],
    [{ colour: 'red' }, 'Please choose at least one preference'],
    [{ contentRating: '' }, 'contentRating is missing or not valid'],
    [{ narrativeStyle: 'rude' }, 'narrativeStyle is missing or not valid'],
    [null, 'The body must be a JSON object'],
    [[], 'The body must be a JSON object'],
    [7, 'The body must be a JSON object'],
  ])('refuse %j', async (given, text) => {
    const reader = await app.reader()
    const { status, body } = await reader.call(savePreferences, { body: given })
    expect({ status, code: body.code, error: body.error }).toEqual({
      status: 400,
      code: 'invalid_input',
      error: text,
    })
  })
})

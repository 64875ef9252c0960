import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addFact } from '#contract/memory.ts'
import { getPortraits, paintPortrait, removePortrait, type StoryPortraits } from '#contract/portraits.ts'
import { continueStory, retryTurn, startStory } from '#contract/stories.ts'
import { deleteStory } from '#contract/library.ts'
import { daysMs } from '#server/ground/clock.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { emptyBin } from '../library/empty-bin.ts'
import { pictureRemoval } from './picture-data.ts'
import { pictureKeys } from './picture-files.ts'

const PREMISE = 'I am Wren, a young mapmaker with red hair.'

/** A story of two turns in which Mira is known from the second one on, or always. */
async function begin(app: TestApp, reader: Person, holds: 'from_here' | 'always' = 'always') {
  app.narrator.script = { pieces: () => ['The ferry leaves.'] }
  const { storyId } = await reader.ask(startStory, { body: { prompt: PREMISE } })
  const params = { storyId }
  const { messageId } = await reader.ask(continueStory, { params, body: { message: 'I board' } })
  const body = { about: 'Mira', kind: 'person', text: 'Mira wears a long green coat', holds } as const
  await reader.ask(addFact, { params, body })
  return { params, messageId }
}

const personIn = ({ people }: StoryPortraits, name: string) =>
  people.find(({ person }) => person === name.toLowerCase())

/** Waits until nobody of the story is being painted any more. */
async function settled(reader: Person, params: { storyId: string }): Promise<StoryPortraits> {
  await expect
    .poll(
      async () =>
        (await reader.ask(getPortraits, { params })).people.filter(({ status }) => status === 'painting')
          .length,
      { timeout: 20_000 },
    )
    .toBe(0)
  return reader.ask(getPortraits, { params })
}

const idOf = (image: string | undefined) => /\/pictures\/([\w-]+)\//.exec(image ?? '')?.[1] ?? ''
const filesOf = async (app: TestApp, id: string) =>
  (await Promise.all(pictureKeys(id).map((key) => app.context.storage.get(key)))).filter(Boolean).length

test.each(engines)('a portrait is painted after words that are shown before, on %s', async (engine) => {
  await using app = await startTestApp(engine, { env: { MODEL_PRICES: 'Scripted Painter=10/20' } })
  const reader = await app.reader()
  const { params } = await begin(app, reader)

  const before = await reader.ask(getPortraits, { params })
  expect(before.painter).toEqual({ name: 'Scripted Painter', isModel: true })
  expect(before.priceUsd).toBeUndefined()
  expect(before.alsoSaid).toContain('It must')
  expect(personIn(before, 'hero')).toEqual({ person: 'hero', words: PREMISE })
  expect(personIn(before, 'Mira')).toEqual({
    person: 'mira',
    name: 'Mira',
    words: 'Mira. Mira wears a long green coat.',
  })
  expect(app.painter.inputs).toEqual([])

  const words = 'Mira. Her coat is red.'
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  app.painter.script = { until }
  const asked = await reader.ask(paintPortrait, { params, body: { person: 'mira', words } })
  expect(personIn(asked, 'Mira')).toMatchObject({ status: 'painting', words })
  await reader.ask(paintPortrait, { params, body: { person: 'mira', words } })
  letGo()
  const after = await settled(reader, params)
  expect(personIn(after, 'Mira')).toMatchObject({ status: 'painted', words, alt: 'A dark room' })
  // (7 · 10 + 11 · 20) / 1,000,000
  expect(after.priceUsd).toBeCloseTo(0.00029)

  expect(app.painter.inputs).toHaveLength(1)
  expect(app.painter.inputs[0]).toMatchObject({ sitter: { name: 'Mira', words }, premise: PREMISE })
  const image = await reader.fetch(personIn(after, 'Mira')!.image!)
  expect(await sharp(await image.arrayBuffer()).metadata()).toMatchObject({
    format: 'webp',
    width: 540,
    height: 720,
  })
  expect((await (await app.reader()).fetch(personIn(after, 'Mira')!.image!)).status).toBe(404)

  const { db } = app.context
  const usage = await db.selectFrom('usage').selectAll().where('kind', '=', 'image').execute()
  expect(usage).toMatchObject([{ storyId: params.storyId, priceNanoUsd: 290_000, inputTokens: 7 }])
  const stored = await db.selectFrom('portraits').selectAll().executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ provider: 'scripted', model: 'Scripted Painter', priceNanoUsd: 290_000 })
  expect(stored.seed).toContain(stored.id)
})

test.each(engines)(
  'a portrait is painted again in the place of the first, and removed, on %s',
  async (engine) => {
    await using app = await startTestApp(engine)
    const reader = await app.reader()
    const { params } = await begin(app, reader)
    const paint = async (words: string) => {
      await reader.ask(paintPortrait, { params, body: { person: 'hero', words } })
      return personIn(await settled(reader, params), 'hero')!
    }
    app.painter.script = { figures: [{ key: 'hero', looks: '{"hue":20}' }] }
    const first = await paint('In a red coat')
    app.painter.script = { fails: 'provider_error' }
    expect(await paint('In a blue coat')).toMatchObject({ status: 'failed', image: first.image })
    app.painter.script = { figures: [{ key: 'hero', looks: '{"hue":90}' }] }
    const second = await paint('In a blue coat')
    expect(second).toMatchObject({ status: 'painted', words: 'In a blue coat' })
    expect(second.image).not.toBe(first.image)
    expect(await filesOf(app, idOf(first.image))).toBe(0)
    expect(await filesOf(app, idOf(second.image))).toBeGreaterThan(0)
    // The figure is drawn so from now on.
    expect(await app.context.db.selectFrom('figures').select('looks').execute()).toEqual([
      { looks: '{"hue":90}' },
    ])

    const { people } = await reader.ask(removePortrait, { params, query: { person: 'hero' } })
    expect(people[0]).toEqual({ person: 'hero', words: PREMISE })
    expect(await filesOf(app, idOf(second.image))).toBe(0)
  },
)

test.each(engines)('a portrait counts where its person is known, on %s', async (engine) => {
  await using app = await startTestApp(engine)
  const reader = await app.reader()
  const { params, messageId } = await begin(app, reader, 'from_here')
  for (const person of ['mira', 'hero'])
    await reader.ask(paintPortrait, { params, body: { person, words: 'In a long coat' } })
  expect((await settled(reader, params)).people.map(({ status }) => status)).toEqual(['painted', 'painted'])

  await reader.ask(retryTurn, { params: { storyId: params.storyId, messageId: String(messageId) } })
  const elsewhere = await reader.ask(getPortraits, { params })
  expect(personIn(elsewhere, 'Mira')).toBeUndefined()
  expect(personIn(elsewhere, 'hero')).toMatchObject({ status: 'painted' })
  const refused = await reader.call(paintPortrait, { params, body: { person: 'mira', words: 'In a coat' } })
  expect(refused).toMatchObject({ status: 404, body: { code: 'portrait_person_unknown' } })
})

test('portraits go along with later scenes where the painter looks at pictures', async () => {
  await using app = await startTestApp('sqlite')
  app.painter.takesReferences = 2
  const reader = await app.reader()
  const { params, messageId } = await begin(app, reader)
  app.narrator.script = { pieces: () => ['Mira rows, and the water is black.'] }
  for (const person of ['mira', 'hero'])
    await reader.ask(paintPortrait, { params, body: { person, words: 'In a long coat' } })
  await settled(reader, params)
  const referencesFor = async (id: number) => {
    await askForPicture(reader, params.storyId, id)
    const references = app.painter.inputs.at(-1)!.references ?? []
    return Promise.all(references.map(async (bytes) => (await sharp(bytes).metadata()).height / 720))
  }
  // The hero's alone, since Mira is not named in the words of this turn.
  expect(await referencesFor(messageId)).toHaveLength(1)
  const next = await reader.ask(continueStory, { params, body: { message: 'I ask her name' } })
  expect(await referencesFor(next.messageId)).toHaveLength(3)
})

test('nobody is painted while image generation is off, and what is there stays', async () => {
  await using app = await startTestApp('sqlite', { env: { IMAGE_GENERATION: 'off' } })
  const reader = await app.reader()
  const { params } = await begin(app, reader)
  const refused = await reader.call(paintPortrait, { params, body: { person: 'hero', words: 'In a coat' } })
  expect(refused).toMatchObject({ status: 403, body: { code: 'images_off' } })
  expect((await reader.ask(getPortraits, { params })).people).toHaveLength(2)
  expect(app.painter.inputs).toEqual([])
})

test('portraits go with their story for good', async () => {
  await using app = await startTestApp('sqlite')
  const reader = await app.reader()
  const { params } = await begin(app, reader)
  await reader.ask(paintPortrait, { params, body: { person: 'hero', words: 'In a coat' } })
  const { image } = personIn(await settled(reader, params), 'hero')!
  await reader.ask(deleteStory, { params })
  expect((await reader.fetch(image!)).status).toBe(404)
  expect(await filesOf(app, idOf(image))).toBeGreaterThan(0)
  const { db, log, storage } = app.context
  const clock = { now: () => Date.now() + 40 * daysMs }
  await emptyBin({ db, log, clock, prepareStoryRemoval: pictureRemoval(storage) })
  expect(await filesOf(app, idOf(image))).toBe(0)
  expect(await db.selectFrom('portraits').select('id').execute()).toEqual([])
})

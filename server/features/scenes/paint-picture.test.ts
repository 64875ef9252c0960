import sharp from 'sharp'
import { expect, test } from 'vitest'
import { generateImage } from '#contract/scenes.ts'
import { continueStory, retryTurn, startStory } from '#contract/stories.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import { startTestApp } from '#testing/start-test-app.ts'

test('a painter is handed the moment, and the replies of the twelve messages above it', async () => {
  await using app = await startTestApp('sqlite')
  const reader = await app.reader()
  app.narrator.script = { pieces: ({ number }) => [`Reply ${number}.`] }
  const prompt = 'A dark stair. Mix in the following genre preferences: 50% horror'
  const { storyId } = await reader.ask(startStory, { body: { prompt } })
  const params = { storyId }
  let messageId = 0
  for (let turn = 1; turn <= 8; turn++)
    ({ messageId } = await reader.ask(continueStory, { params, body: { message: `Act ${turn}` } }))
  await askForPicture(reader, storyId, messageId)
  expect(app.painter.inputs).toEqual([
    {
      seed: `${storyId}:${messageId}`,
      moment: 'Reply 8.',
      premise: 'A dark stair.',
      earlier: ['Reply 3.', 'Reply 4.', 'Reply 5.', 'Reply 6.', 'Reply 7.'],
      genreMix: { horror: 50 },
      contentRating: 'general',
    },
  ])
  const { pictures } = (await (await reader.fetch('/api/account/download')).json()) as { pictures: object[] }
  expect(pictures).toEqual([
    {
      image: expect.stringMatching(/^\/pictures\/[\w-]{21}\/1280\.webp$/) as unknown,
      storyId,
      messageId,
      alt: 'A dark room',
      createdAt: expect.stringMatching(/^20\d\d-.*Z$/) as unknown,
    },
  ])
})

test('a painter that looks at pictures is handed the newest above the moment, on its path alone', async () => {
  await using app = await startTestApp('sqlite')
  app.painter.takesReferences = 2
  const reader = await app.reader()
  const first = await reader.ask(startStory, { body: { prompt: 'A dark stair' } })
  const params = { storyId: first.storyId }
  const referencesFor = async (messageId: number) => {
    await askForPicture(reader, first.storyId, messageId)
    return app.painter.inputs.at(-1)?.references?.length ?? 0
  }
  const told = [first.messageId]
  for (const message of ['I climb', 'I rest', 'I climb on'])
    told.push((await reader.ask(continueStory, { params, body: { message } })).messageId)
  const counts: number[] = []
  for (const messageId of told) counts.push(await referencesFor(messageId))
  expect(counts).toEqual([0, 1, 2, 2])
  const again = { storyId: first.storyId, messageId: String(told.at(-1)) }
  const other = await reader.ask(retryTurn, { params: again, body: {} })
  expect(await referencesFor(other.messageId)).toBe(2)
  const { width } = await sharp(app.painter.inputs.at(-1)!.references![0]).metadata()
  expect(width).toBe(1280)
})

test('no picture is painted while image generation is off', async () => {
  await using app = await startTestApp('sqlite', { env: { IMAGE_GENERATION: 'off' } })
  const reader = await app.reader()
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A dark stair' } })
  const given = { params: { messageId: String(messageId) }, body: { storyId, content: 'A stair' } }
  expect(await reader.call(generateImage, given)).toMatchObject({
    status: 403,
    body: { error: 'Image generation failed' },
  })
  expect(app.painter.inputs).toEqual([])
})

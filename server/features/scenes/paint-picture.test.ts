import { expect, test } from 'vitest'
import { generateImage } from '#contract/scenes.ts'
import { continueStory, startStory } from '#contract/stories.ts'
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
  const body = { storyId, content: 'Not what is stored' }
  await reader.ask(generateImage, { params: { messageId: String(messageId) }, body })
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

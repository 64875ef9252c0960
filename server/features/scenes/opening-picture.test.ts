import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateImage, generateInitialImage } from '#contract/scenes.ts'
import { startStory } from '#contract/stories.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the picture of an opening on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  test('is asked for without the story’s id, by its reader alone; any other picture needs it', async () => {
    const reader = await app.reader()
    const { messageId } = await reader.ask(startStory, { body: { prompt: 'A cellar of old masks' } })
    const unnamed = { params: { messageId: String(messageId) }, body: { content: 'Masks on every wall' } }
    const stranger = await app.reader()
    expect(await stranger.call(generateInitialImage, unnamed)).toMatchObject({
      status: 404,
      body: { error: 'Could not find message to generate image for' },
    })
    expect(await reader.ask(generateInitialImage, unnamed)).toMatchObject({ imageMessageId: messageId })
    expect(app.painter.inputs).toMatchObject([{ premise: 'A cellar of old masks' }])
    expect(await reader.call(generateImage, unnamed as never)).toMatchObject({
      status: 400,
      body: { error: 'Cannot generate image: Story not properly initialized' },
    })
  })
})

import { expect, test } from 'vitest'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

test.each(engines)('a painter is not handed the replies that came to nothing on %s', async (engine) => {
  await using app = await startTestApp(engine)
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A cellar of old masks' } })
  const params = { storyId }
  app.narrator.script = { failAfter: { pieces: 0, reason: 'broke_off' } }
  await reader.call(continueStory, { params, body: { message: 'I lift a mask' } })
  app.narrator.script = {}
  const { messageId } = await reader.ask(continueStory, { params, body: { message: 'I put it on' } })
  await askForPicture(reader, storyId, messageId)
  const { messages } = await reader.ask(getCurrentState, { params })
  expect(app.painter.inputs.at(-1)!.earlier).toEqual([messages[0]!.content])
})

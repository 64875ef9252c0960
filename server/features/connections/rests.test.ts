import { expect, test, describe, vi } from 'vitest'
import { generateImage, getImage } from '#contract/scenes.ts'
import { startStory } from '#contract/stories.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the engines that the settings name, on %s', (engine) => {
  test('rest as connections do once they have failed five times, and are tried half a minute later', async () => {
    let now = Date.now()
    await using app = await startTestApp(engine, { clock: { now: () => now } })
    const reader = await app.reader()
    const start = () => reader.call(startStory, { body: { prompt: 'A ferry at night' } })
    const paint = async () => {
      const { storyId, messageId } = (await start()).body
      const params = { messageId: String(messageId) }
      await reader.call(generateImage, { params, body: { storyId, content: 'A ferry' } })
      const status = async () => (await reader.call(getImage, { params })).body.status
      await vi.waitFor(async () => expect(['painted', 'failed']).toContain(await status()), 10_000)
      return status()
    }

    app.painter.script = { fails: 'unreachable' }
    for (let n = 0; n < 6; n++) expect(await paint()).toBe('failed')
    expect(app.painter.inputs.length).toBe(5)
    app.painter.script = {}
    now += 30_000
    expect(await paint()).toBe('painted')

    app.narrator.script = { failAfter: { pieces: 0, reason: 'unreachable' } }
    const reasons: unknown[] = []
    for (let n = 0; n < 6; n++) reasons.push((await start()).body.reason)
    expect(reasons).toEqual([...Array<string>(5).fill('unreachable'), 'resting'])
    app.narrator.script = {}
    expect((await start()).body.reason).toBe('resting')
    now += 30_000
    expect((await start()).status).toBe(200)
    expect(app.logged.filter((line) => line.includes('again and again')).length).toBe(2)
  })
})

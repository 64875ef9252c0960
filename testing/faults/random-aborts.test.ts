import { describe, expect, test } from 'vitest'
import { randomFrom } from '#server/ground/random.ts'
import { engines, startTestApp } from '../start-test-app.ts'
import { HastyReader } from './hasty-reader.ts'

const READERS = ['ada', 'ben', 'cleo', 'dov']
const TURNS = 8

describe.each(engines)('calls that are broken off at any moment, on %s,', (engine) => {
  test('lose, double and mix up nothing', async () => {
    await using app = await startTestApp(engine)
    app.narrator.script.pieceEveryMs = 1
    const random = randomFrom('hasty')
    const readers = READERS.map((name) => new HastyReader([app.url], name, random.fork(name)))
    await Promise.all(
      readers.map(async (reader) => {
        await reader.begin()
        for (let turn = 0; turn < TURNS; turn++) await reader.play()
      }),
    )
    const aborts = readers.reduce((sum, reader) => sum + reader.aborts, 0)
    expect(aborts).toBeGreaterThan(TURNS * 2)
    for (const reader of readers) {
      const { name, storyId, marks, heard } = reader
      const [opening, ...messages] = await reader.read()
      expect(opening).toContain(`mark-${name}-0`)
      expect(messages).toEqual(
        marks.flatMap((mark, at) => [
          `I row on, ${mark}`,
          `Turn ${at + 1}. You have it: I row on, ${mark}. The lantern flickers.`,
        ]),
      )
      expect(
        heard
          .join(' ')
          .match(/mark-\w+/g)!
          .filter((mark) => mark !== `mark-${name}`),
      ).toEqual([])
      const charges = app.context.db.selectFrom('usage').select('messageId').where('storyId', '=', storyId)
      const charged = (await charges.where('kind', '=', 'text').execute()).map(({ messageId }) => messageId)
      expect(charged).toHaveLength(1 + TURNS)
      expect(new Set(charged).size).toBe(1 + TURNS)
    }
  })
})

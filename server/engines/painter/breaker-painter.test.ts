import { expect, test } from 'vitest'
import { scriptedPainter } from '#testing/scripted-painter.ts'
import { restPainter } from './breaker-painter.ts'
import { PaintingFailed } from './painter.ts'

const scene = {
  seed: 's',
  moment: 'A ferry',
  premise: 'A river',
  earlier: [],
  contentRating: 'general' as const,
}

test('a painter rests after five failures in a row, and never for scenes that it refuses', async () => {
  let now = 0
  let rests = 0
  const asked = scriptedPainter({ fails: 'refused' })
  const painter = restPainter(asked, { now: () => now, onRest: () => (rests += 1) })
  const paint = async () => {
    try {
      return (await painter.paint(scene, new AbortController().signal)).alt
    } catch (error) {
      return error instanceof PaintingFailed ? error.reason : String(error)
    }
  }
  for (let n = 0; n < 6; n++) expect(await paint()).toBe('refused')
  asked.script = { fails: 'timeout' }
  for (let n = 0; n < 5; n++) expect(await paint()).toBe('timeout')
  expect([await paint(), asked.inputs.length, rests]).toEqual(['resting', 11, 1])
  asked.script = {}
  now = 30_000
  expect([await paint(), await paint()]).toEqual(['A dark room', 'A dark room'])
})

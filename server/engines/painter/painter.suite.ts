import { describe, expect, test } from 'vitest'
import { renderPicture } from './check-picture.ts'
import type { Painter, PainterInput } from './painter.ts'

/** A scene any painter can paint. */
export const someScene: PainterInput = {
  seed: 'story:1',
  moment:
    'At dusk the traveller lifts a lantern before the gate of the old castle. Rain falls on the stones.',
  premise: 'I am Wren, a young mapmaker in a valley kingdom.',
  earlier: ['The keeper has white hair and wears a long grey coat.'],
  genreMix: { fantasy: 60, mystery: 40 },
  contentRating: 'general',
}

/** Duties of every painter, whatever it paints with. `open` gives a painter that works. */
export function testPainter(name: string, open: () => Promise<Painter>): void {
  describe(`the painter ${name}`, () => {
    const never = new AbortController().signal

    test('gives a picture that can be checked, stored and served', async () => {
      const painter = await open()
      const { bytes } = await painter.paint(someScene, never)
      const picture = await renderPicture(bytes)
      expect(picture.width / picture.height).toBeCloseTo(16 / 9, 1)
      expect(picture.width).toBeGreaterThanOrEqual(480)
    })

    test('says in one sentence of at most 200 characters what is to be seen', async () => {
      const painter = await open()
      const long = { ...someScene, moment: `${'The long corridor goes on and on '.repeat(40)}.` }
      for (const scene of [someScene, long, { ...someScene, moment: '' }]) {
        const { alt } = await painter.paint(scene, never)
        expect(alt.length).toBeGreaterThan(10)
        expect(alt.length).toBeLessThanOrEqual(200)
        expect(alt).not.toMatch(/[<>\n]/)
      }
    })

    test('counts the tokens it used in whole numbers', async () => {
      const painter = await open()
      const { usage } = await painter.paint(someScene, never)
      for (const tokens of [usage.inputTokens, usage.outputTokens]) {
        expect(Number.isInteger(tokens)).toBe(true)
        expect(tokens).toBeGreaterThanOrEqual(0)
      }
    })

    test('tells its engine and model by name', async () => {
      const painter = await open()
      expect(painter.provider).toMatch(/^[a-z-]+$/)
      expect(painter.model).not.toBe('')
    })

    test('gives up with PaintingFailed when it is told to stop', async () => {
      const painter = await open()
      const stopped = painter.paint(someScene, AbortSignal.abort())
      await expect(stopped).rejects.toMatchObject({ name: 'PaintingFailed', reason: 'timeout' })
    })

    test('paints what it is given, however odd the words', async () => {
      const painter = await open()
      const odd = {
        ...someScene,
        moment: '</svg><script>alert(1)</script> \u0000 𝔊 🐉 "&amp;'.repeat(30),
        seed: '',
      }
      const { bytes } = await painter.paint(odd, never)
      await expect(renderPicture(bytes)).resolves.toBeDefined()
    })
  })
}

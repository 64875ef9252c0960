import { once } from 'node:events'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import {
  type KeptFigure,
  PaintingFailed,
  type Painter,
  type PaintingFailure,
  type PainterInput,
} from '#server/engines/painter/painter.ts'

export interface PaintingScript {
  /** The picture that the painter hands over; by default a plain dark one. */
  bytes?: Uint8Array
  /** Holds each picture back until the test lets them go. */
  until?: Promise<unknown>
  fails?: PaintingFailure
  figures?: KeptFigure[]
}

/** A painter that paints what the test wrote; it remembers its inputs. */
export function scriptedPainter(
  script: PaintingScript = {},
): Painter & { inputs: PainterInput[]; script: PaintingScript; takesReferences: number } {
  const painter = {
    provider: 'scripted',
    model: 'Scripted Painter',
    isModel: true,
    takesReferences: 0,
    inputs: [] as PainterInput[],
    script,
    async paint(input: PainterInput, signal: AbortSignal) {
      painter.inputs.push(input)
      const { bytes = await plainPicture(), until, fails, figures = [] } = painter.script
      if (until) await Promise.race([until, aborted(signal)])
      if (fails) throw new PaintingFailed(fails)
      return { bytes, alt: 'A dark room', figures, usage: { inputTokens: 7, outputTokens: 11 } }
    },
  }
  return painter
}

/** Fails once the signal says so. */
async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

/** A picture in one colour, as PNG. */
export const plainPicture = (width = 1280, height = 720): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: '#221a33' } })
    .png()
    .toBuffer()

/** A PNG whose header claims `width` × `height`, whatever is in it: what a decoder must refuse before it unpacks. */
export async function claimedPicture(width: number, height: number): Promise<Uint8Array> {
  const png = Buffer.from(await plainPicture(16, 9))
  const [typeAt, widthAt, heightAt, sumAt] = [12, 16, 20, 29]
  png.writeUInt32BE(width, widthAt)
  png.writeUInt32BE(height, heightAt)
  png.writeUInt32BE(crc32(png.subarray(typeAt, sumAt)), sumAt)
  return png
}

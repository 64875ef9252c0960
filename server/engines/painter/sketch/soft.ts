import { type Colour, rgb } from './colour.ts'
import { pngAddress } from './png.ts'
import type { Sheet } from './sheet.ts'
import { element, fine, type Point, rounded } from './svg.ts'

/** Pixels across a shine; odd, so that one is its very middle. */
const ACROSS = 49
/** Half the side of a shine in the units in which it is defined. */
const REACH = 100

/** How much there is of a shine, by how far from its middle. */
const fading = [
  [0, 0.9],
  [0.12, 0.52],
  [0.35, 0.2],
  [0.65, 0.06],
  [1, 0],
] as const

function fadedAt(out: number): number {
  const next = fading.findIndex(([from]) => from > out)
  if (next < 0) return 0
  const [[from, more], [to, less]] = [fading[next - 1]!, fading[next]!]
  return more + ((less - more) * (out - from)) / (to - from)
}

const faded = Float32Array.from({ length: ACROSS * ACROSS }, (_, i) => {
  const middle = (ACROSS - 1) / 2
  return fadedAt(Math.hypot((i % ACROSS) - middle, Math.floor(i / ACROSS) - middle) / middle)
})

/**
 * A round shine from a few pixels drawn large, which costs a sixth of what a gradient costs over as large a surface.
 * `across` and `up` are how far it reaches.
 */
export function softShine(
  sheet: Sheet,
  at: Point,
  across: number,
  up: number,
  colour: Colour,
  strength: number,
): string {
  const pixels = new Uint8Array(ACROSS * ACROSS * 4)
  const [red, green, blue] = rgb(colour)
  for (const [i, share] of faded.entries())
    pixels.set([red, green, blue, 255 * Math.min(1, share * strength)], i * 4)
  const side = (2 * REACH * ACROSS) / (ACROSS - 1)
  const image = sheet.define('image', {
    href: pngAddress(ACROSS, ACROSS, pixels),
    x: -side / 2,
    y: -side / 2,
    width: side,
    height: side,
    preserveAspectRatio: 'none',
  })
  return element('use', {
    href: image.slice('url('.length, -1),
    transform: `translate(${rounded(at.x)} ${rounded(at.y)}) scale(${fine(across / REACH)} ${fine(up / REACH)})`,
  })
}

import { type Colour, rgb } from '../colour.ts'
import { createNoise, fractal, step } from '../noise.ts'
import { pngAddress } from '../png.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { element } from '../svg.ts'

const COARSENESS = 4

/** Clouds of glowing dust along a slanting band, with dark lanes in it. */
export function nebula(stage: Stage, [cold, warm]: [Colour, Colour], strength: number): string {
  const width = WIDTH / COARSENESS
  const height = HEIGHT / COARSENESS
  const noise = createNoise(`${stage.facts.seed}/nebula`)
  const dust = fractal(noise, 6)
  const drift = fractal(noise, 3)
  const slope = stage.random.fork('nebula').between(-0.6, 0.6)
  const [cool, hot] = [rgb(cold), rgb(warm)]
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x * 0.017
      const v = y * 0.017
      const bend = drift(u + 3, v + 8) * 2.2
      const value = dust(u + bend, v + bend * 0.6)
      const lanes = dust(u * 1.7 + 40, v * 1.7 + bend)
      const off = (y - height / 2 - (x - width / 2) * slope) / height
      const band = Math.exp(-off * off * 5.5)
      const body = step(0.36, 0.78, value) * band
      const at = (y * width + x) * 4
      const heat = step(0.52, 0.76, value * 0.75 + lanes * 0.25) * band
      for (let c = 0; c < 3; c++) pixels[at + c] = cool[c]! + (hot[c]! - cool[c]!) * heat
      pixels[at + 3] = 255 * Math.max(0, body - step(0.56, 0.7, lanes) * 0.5 * body) * strength
    }
  }
  return element('image', {
    href: pngAddress(width, height, pixels),
    x: 0,
    y: 0,
    width: WIDTH,
    height: HEIGHT,
    preserveAspectRatio: 'none',
  })
}

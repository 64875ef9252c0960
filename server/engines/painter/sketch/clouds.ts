import { type Colour, mix, rgb } from './colour.ts'
import { createNoise, fractal, step } from './noise.ts'
import { pngAddress } from './png.ts'
import type { Stage } from './stage.ts'
import { element } from './svg.ts'

export interface CloudBank {
  top: number
  /** Where the clouds end: far away, at the horizon. */
  bottom: number
  /** 0: clear, 1: a closed ceiling. */
  cover: number
  /** Size of one cloud against the picture; 1 is ordinary. */
  scale: number
  lit: Colour
  shade: Colour
  opacity: number
}

/** One pixel of clouds, or of mist, stands for this many of the picture; they are soft anyway. */
const COARSENESS = 5
const MIST_COARSENESS = 8
/** Steps through the noise in which a cloud was drawn well, against those of a pixel. */
const STEP = COARSENESS / 4

/** Clouds that recede to the horizon, lit on the side of the light. */
export function cloudBank(stage: Stage, bank: CloudBank): string {
  const width = Math.ceil(stage.sheet.width / COARSENESS)
  const height = Math.max(2, Math.ceil((bank.bottom - bank.top) / COARSENESS))
  const noise = createNoise(`${stage.facts.seed}/clouds/${bank.top}`)
  const billow = fractal(noise, 5)
  const drift = fractal(noise, 2)
  const lit = rgb(bank.lit)
  const shade = rgb(bank.shade)
  const pixels = new Uint8Array(width * height * 4)
  const lightX = stage.light.x / COARSENESS
  const lightY = (stage.light.y - bank.top) / COARSENESS
  const edge = 0.66 - bank.cover * 0.42

  for (let y = 0; y < height; y++) {
    const distance = 46 / ((height - y) * STEP + 14)
    for (let x = 0; x < width; x++) {
      const u = ((x - width / 2) * STEP * distance * 0.035) / bank.scale + 60
      const v = (distance * 3.4) / bank.scale + y * STEP * 0.012
      const bend = drift(u * 0.5 + 9, v * 0.5) * 0.7
      const thickness = billow(u + bend, v + bend)
      const body = step(edge, edge + 0.24, thickness)
      if (body <= 0.004) continue
      const toLightX = lightX - x
      const toLightY = lightY - y
      const away = Math.hypot(toLightX, toLightY) + 1
      const reach = 0.16
      const ahead = billow(u + bend + (toLightX / away) * reach, v + bend - (toLightY / away) * reach * 0.5)
      const near = Math.max(0, 1 - away / (width * 0.75))
      const shine = Math.min(
        1,
        Math.max(0, 0.42 + (thickness - ahead) * 5.5 + near * near * 0.5 - body * 0.3),
      )
      const fade = step(0, 0.16, (height - y) / height) * step(-0.02, 0.25, y / height + bank.cover * 0.3)
      const at = (y * width + x) * 4
      for (let c = 0; c < 3; c++) pixels[at + c] = shade[c]! + (lit[c]! - shade[c]!) * shine
      pixels[at + 3] = 255 * body * fade * bank.opacity
    }
  }
  return image(pngAddress(width, height, pixels), bank.top, stage.sheet.width, bank.bottom - bank.top)
}

export interface MistBank {
  top: number
  bottom: number
  colour: Colour
  opacity: number
  /** Length of the wisps against their height. */
  stretch: number
}

/** Mist in wisps, thickest in the middle of its band. */
export function mistBank(stage: Stage, bank: MistBank): string {
  const width = Math.ceil(stage.sheet.width / MIST_COARSENESS)
  const height = Math.max(2, Math.ceil((bank.bottom - bank.top) / MIST_COARSENESS))
  const wisps = fractal(createNoise(`${stage.facts.seed}/mist/${bank.top}`), 4)
  const bright = rgb(mix(bank.colour, stage.light.colour, 0.35))
  const plain = rgb(bank.colour)
  const pixels = new Uint8Array(width * height * 4)
  const lightX = stage.light.x / MIST_COARSENESS
  for (let y = 0; y < height; y++) {
    const across = y / (height - 1)
    const band = Math.sin(Math.PI * across) ** 1.3
    for (let x = 0; x < width; x++) {
      const value = wisps((x * 0.055) / bank.stretch + 20, y * 0.075)
      const at = (y * width + x) * 4
      const near = Math.max(0, 1 - Math.abs(x - lightX) / (width * 0.5))
      for (let c = 0; c < 3; c++) pixels[at + c] = plain[c]! + (bright[c]! - plain[c]!) * near
      pixels[at + 3] = 255 * band * step(0.24, 0.72, value) * bank.opacity
    }
  }
  return image(pngAddress(width, height, pixels), bank.top, stage.sheet.width, bank.bottom - bank.top)
}

const image = (href: string, y: number, width: number, height: number): string =>
  element('image', { href, x: 0, y, width, height, preserveAspectRatio: 'none' })

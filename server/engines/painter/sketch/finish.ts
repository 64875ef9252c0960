import { createNoise, fractal } from './noise.ts'

const COARSENESS = 8
/** Brightness from which on a pixel shines into its surroundings. */
const BLOOM_FROM = 120
const SHARE = 1 / 255

/**
 * Makes a drawing a printed page, on the RGB pixels in place: light blooms into its surroundings,
 * corners fall off, paper shows through as tooth and grain (which also hides steps in dark gradients).
 */
export function finish(pixels: Uint8Array, width: number, height: number): void {
  const columns = Math.ceil(width / COARSENESS)
  const rows = Math.ceil(height / COARSENESS)
  const bloom = blur(blur(brights(pixels, width, height, columns, rows), columns, rows, 3), columns, rows, 6)
  const tooth = (paper ??= paperTooth())
  const across = Float32Array.from({ length: width }, (_, x) => ((x / width - 0.5) * 1.12) ** 2)
  /** The bloom of one row of pixels, still coarse across. */
  const line = new Float32Array((columns + 1) * 3)
  for (let y = 0; y < height; y++) {
    const down = ((y / height - 0.5) * 1.05) ** 2
    const row = Math.min(rows - 1.001, y / COARSENESS)
    const upper = Math.floor(row) * columns * 3
    const below = row - Math.floor(row)
    for (let i = 0; i < columns * 3; i++) {
      const here = bloom[upper + i]!
      line[i] = (here + (bloom[upper + columns * 3 + i]! - here) * below) * 0.5
    }
    const toothRow = (y & 255) * 256
    let at = y * width * 3
    for (let column = 0; column < columns; column++) {
      const cell = Math.min(column, columns - 2) * 3
      const [red, green, blue] = [line[cell]!, line[cell + 1]!, line[cell + 2]!]
      const [redStep, greenStep, blueStep] = [
        line[cell + 3]! - red,
        line[cell + 4]! - green,
        line[cell + 5]! - blue,
      ]
      const end = Math.min(width, (column + 1) * COARSENESS)
      for (let x = column * COARSENESS; x < end; x++, at += 3) {
        const right = Math.min(columns - 1.001, x / COARSENESS) - cell / 3
        const corner = across[x]! + down
        const fall = corner > 0.1 ? 1 - (corner - 0.1) * 0.85 : 1
        const grain = tooth[toothRow + (x & 255)]!
        const slope = fall + grain * (0.45 * SHARE)
        const ground = grain * 0.55
        pixels[at] = printed(pixels[at]!, red + redStep * right, slope, ground)
        pixels[at + 1] = printed(pixels[at + 1]!, green + greenStep * right, slope, ground)
        pixels[at + 2] = printed(pixels[at + 2]!, blue + blueStep * right, slope, ground)
      }
    }
  }
}

/** One channel of a pixel with what shines into it, on paper: grain shows more where it is bright. */
function printed(value: number, shine: number, slope: number, ground: number): number {
  const ink = (value + shine * (1 - value * SHARE)) * slope + ground
  return ink < 0 ? 0 : ink > 255 ? 255 : ink
}

/** The picture in small, only what is bright. */
function brights(
  pixels: Uint8Array,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Float32Array {
  const small = new Float32Array(columns * rows * 3)
  const step = 2
  const samples = (COARSENESS / step) ** 2
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 3
      const peak = Math.max(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
      if (peak <= BLOOM_FROM) continue
      const share = (peak - BLOOM_FROM) / (255 - BLOOM_FROM) / samples
      const cell = ((y >> 3) * columns + (x >> 3)) * 3
      for (let c = 0; c < 3; c++) small[cell + c]! += pixels[at + c]! * share
    }
  }
  return small
}

/** A box blur, twice over each axis, which is close to a round one. */
function blur(source: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  let from = source
  for (let pass = 0; pass < 2; pass++) {
    from = slide(slide(from, columns, rows, radius, 3, columns * 3), rows, columns, radius, columns * 3, 3)
  }
  return from
}

/** A running mean along lines of `length` cells, `stride` apart; lines are `hop` apart. */
function slide(
  source: Float32Array,
  length: number,
  count: number,
  radius: number,
  stride: number,
  hop: number,
) {
  const result = new Float32Array(source.length)
  const span = radius * 2 + 1
  for (let line = 0; line < count; line++) {
    for (let c = 0; c < 3; c++) {
      const base = line * hop + c
      let sum = 0
      for (let i = -radius; i <= radius; i++) sum += source[base + bound(i, length) * stride]!
      for (let i = 0; i < length; i++) {
        result[base + i * stride] = sum / span
        sum +=
          source[base + bound(i + radius + 1, length) * stride]! -
          source[base + bound(i - radius, length) * stride]!
      }
    }
  }
  return result
}

/** The same paper for all pictures, made with the first. */
let paper: Float32Array | undefined

/** A tile of 256 × 256 brightness offsets: fine grain over the coarser tooth of paper. */
function paperTooth(): Float32Array {
  const noise = createNoise('grain')
  const fibres = fractal(createNoise('paper'), 2)
  const tile = new Float32Array(256 * 256)
  for (let y = 0; y < 256; y++) {
    for (let x = 0; x < 256; x++) {
      tile[y * 256 + x] = (noise(x, y) - 0.5) * 7 + (fibres(x / 4, y / 4) - 0.5) * 7
    }
  }
  return tile
}

const bound = (i: number, length: number): number => (i < 0 ? 0 : i >= length ? length - 1 : i)

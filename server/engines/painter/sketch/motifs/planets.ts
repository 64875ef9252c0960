import { glow } from '../light.ts'
import { createNoise, fractal, step } from '../noise.ts'
import { pngAddress } from '../png.ts'
import type { Stage } from '../stage.ts'
import { type Point, element, group, trace, rounded } from '../svg.ts'
import { stroked } from '../ink.ts'
import { type Colour, oklch, mix, rgb } from '../colour.ts'

export interface Planet {
  centre: Point
  radius: number
  kind: 'rock' | 'gas' | 'sea'
  colours: [Colour, Colour, Colour]
  /** Degrees from which the light comes, 0 is right, 90 is below. */
  litFrom: number
  hasRing?: boolean
}

const MAX_PIXELS = 330

/** A planet as a lit ball with its own weather, an edge of air, perhaps a ring. */
export function planet(stage: Stage, body: Planet): string {
  const { centre, radius } = body
  const air = mix(body.colours[2], oklch(0.9, 0.05, body.colours[2].h), 0.5)
  const angle = (body.litFrom * Math.PI) / 180
  const towards = {
    x: centre.x + Math.cos(angle) * radius * 0.35,
    y: centre.y + Math.sin(angle) * radius * 0.35,
  }
  const tilt = -16
  const ball = element('image', {
    href: ballAddress(stage, body),
    x: centre.x - radius,
    y: centre.y - radius,
    width: radius * 2,
    height: radius * 2,
  })
  const shine = glow(stage, towards, radius * 1.75, air, 0.55)
  if (!body.hasRing) return shine + ball
  return shine + ring(stage, body, tilt, true) + ball + ring(stage, body, tilt, false)
}

function ballAddress(stage: Stage, { radius, kind, colours, litFrom }: Planet): string {
  const size = Math.min(MAX_PIXELS, Math.ceil(radius * 1.6))
  const noise = createNoise(`${stage.facts.seed}/planet/${radius}/${kind}`)
  const surface = fractal(noise, 5)
  const bend = fractal(noise, 3)
  const [deep, middle, high] = [rgb(colours[0]), rgb(colours[1]), rgb(colours[2])]
  const pixels = new Uint8Array(size * size * 4)
  const angle = (litFrom * Math.PI) / 180
  const sun = { x: Math.cos(angle) * 0.93, y: Math.sin(angle) * 0.93, z: 0.22 }
  for (let row = 0; row < size; row++) {
    const y = (row + 0.5) / (size / 2) - 1
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5) / (size / 2) - 1
      const out = x * x + y * y
      if (out > 1) continue
      const z = Math.sqrt(1 - out)
      const longitude = Math.atan2(x, z + 0.2)
      const latitude = Math.asin(y)
      const value =
        kind === 'gas'
          ? surface(
              3 + longitude * 0.6 + bend(longitude * 2, latitude * 7) * 0.5,
              9 + latitude * 6 + bend(longitude * 1.5 + 4, latitude * 4) * 1.1,
            )
          : surface(5 + longitude * 2.2, 5 + latitude * 2.4 + bend(longitude * 2, latitude * 2) * 0.8)
      const share =
        kind === 'sea'
          ? step(0.42, 0.62, value) * 0.75 + step(0.5, 0.75, bend(longitude * 3 + 9, latitude * 5)) * 0.25
          : step(0.28, 0.72, value)
      const lit = Math.max(0, x * sun.x + y * sun.y + z * sun.z)
      const shade = 0.03 + 0.9 * step(0, 0.95, lit)
      const rim = (1 - z) ** 2.2 * step(0.02, 0.5, lit)
      const at = (row * size + column) * 4
      for (let c = 0; c < 3; c++) {
        const base =
          share < 0.5
            ? deep[c]! + (middle[c]! - deep[c]!) * share * 2
            : middle[c]! + (high[c]! - middle[c]!) * (share * 2 - 1)
        pixels[at + c] = Math.min(255, base * shade + high[c]! * rim * 0.75)
      }
      pixels[at + 3] = 255 * step(1, 1 - 3 / size, Math.sqrt(out))
    }
  }
  return pngAddress(size, size, pixels)
}

/** Half of a ring of fine bands, the far half behind the ball or the near half before it. */
function ring(stage: Stage, { centre, radius, colours }: Planet, tilt: number, isBehind: boolean): string {
  const random = stage.random.fork('ring')
  let content = ''
  for (let band = 0; band < 16; band++) {
    const out = radius * (1.32 + band * 0.052)
    const gap = band === 9 ? 0.08 : random.between(0.25, 0.85)
    const half = trace`M${-out} 0A${out} ${out * 0.2} 0 0 ${isBehind ? 1 : 0} ${out} 0`
    content += stroked(half, mix(colours[2], colours[1], random.next()), radius * 0.05, gap * 0.62)
  }
  return group({ transform: `translate(${rounded(centre.x)} ${rounded(centre.y)}) rotate(${tilt})` }, content)
}

/** Two to three colours a world can have, from the hues of the scene. */
export function worldColours(hue: number, lightness = 0.62): [Colour, Colour, Colour] {
  return [
    oklch(lightness - 0.26, 0.08, hue - 30),
    oklch(lightness - 0.04, 0.1, hue),
    oklch(lightness + 0.16, 0.09, hue + 24),
  ]
}

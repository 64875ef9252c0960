/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Colour {
  l: number
  c: number
  h: number
  /** How much of it a gradient has there: 1 if not said. */
  a?: number
}

export const oklch = (l: number, c: number, h: number): Colour => ({ l, c, h })

/** The colour between two others, mixed in OKLab so that no step turns muddy; `share` of 1 is wholly `b`. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const keep = 1 - share
  const [ax, ay] = plane(a)
  const [bx, by] = plane(b)
  const x = ax * keep + bx * share
  const y = ay * keep + by * share
  return { l: a.l * keep + b.l * share, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI }
}

export const lighter = (colour: Colour, by: number): Colour => ({
  ...colour,
  l: Math.min(1, Math.max(0, colour.l + by)),
})

/** A colour of which a gradient has only so much. */
export const faint = (colour: Colour, a: number): Colour => ({ ...colour, a })

export const muted = (colour: Colour, keep: number): Colour => ({ ...colour, c: colour.c * keep })

/** The sRGB channels, 0 to 255, clipped to what a screen can show. */
export function rgb(colour: Colour): [red: number, green: number, blue: number] {
  const [a, b] = plane(colour)
  const l = (colour.l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (colour.l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (colour.l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export const css = (colour: Colour): string =>
  `#${rgb(colour)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

const plane = ({ c, h }: Colour): [a: number, b: number] => [
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
]

function channel(linear: number): number {
  const lit = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, lit)) * 255)
}

import { escapeMarkup } from '#server/ground/escape-markup.ts'
/** Values of attributes; `undefined` leaves the attribute out. */
export type Attributes = Record<string, string | number | undefined>

export interface Point {
  x: number
  y: number
}

/** One SVG element as text; attribute values are escaped, children are SVG already. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(children.length > 0 ? attributes : inked(attributes))) {
    if (value !== undefined)
      text += ` ${key}="${typeof value === 'number' ? rounded(value) : escapeMarkup(value)}"`
  }
  return children.length > 0 ? `${text}>${children.join('')}</${name}>` : `${text}/>`
}

/**
 * A single shape's opacity as that of its ink: the same to the eye where it is only filled or only drawn in lines, and
 * without the layer as large as the picture that `opacity` costs each time.
 */
function inked({ opacity, ...rest }: Attributes): Attributes {
  if (opacity === undefined) return rest
  if (rest.stroke === undefined) return { ...rest, 'fill-opacity': opacity }
  return rest.fill === 'none' ? { ...rest, 'stroke-opacity': opacity } : { ...rest, opacity }
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, ...children)

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes })

/** Drawings one after the other, `count` of them. */
export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Drawings one after the other, one for each of a list. */
export const each = <Item>(list: readonly Item[], draw: (item: Item, i: number) => string): string =>
  list.map(draw).join('')

/** Moves, turns and stretches what is drawn around the origin to where it stands. */
export function placed(
  at: Point,
  content: string,
  { scale = 1, stretch = 1, flip = false, turn = 0 }: Partial<Stance> = {},
): string {
  const across = (flip ? -scale : scale) * stretch
  const spin = turn === 0 ? '' : ` rotate(${rounded(turn)})`
  return group(
    {
      transform: `translate(${rounded(at.x)} ${rounded(at.y)})${spin} scale(${fine(across)} ${fine(scale)})`,
    },
    content,
  )
}

export interface Stance {
  scale: number
  /** Width against height. */
  stretch: number
  flip: boolean
  /** Degrees, clockwise. */
  turn: number
}

/** Straight lines through all points. */
export const lines = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('')

/** A closed outline, always drawn the same way round, so that overlapping ones in one path leave no holes. */
export const polygon = (points: readonly Point[]): string => `${lines(clockwise(points))}Z`

function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0
  for (const [i, { x, y }] of points.entries()) {
    const next = points[(i + 1) % points.length] ?? { x, y }
    area += x * next.y - next.x * y
  }
  return area < 0 ? points.toReversed() : points
}

/** A soft line through all points (Catmull-Rom), open or closed. */
export function curve(line: readonly Point[], isClosed = false): string {
  const points = isClosed ? clockwise(line) : line
  const count = points.length
  const at = (i: number): Point =>
    points[isClosed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? { x: 0, y: 0 }
  let text = `M${rounded(at(0).x)} ${rounded(at(0).y)}`
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const handle = (a: Point, b: Point, c: Point) =>
      `${rounded(a.x + (c.x - b.x) / 6)} ${rounded(a.y + (c.y - b.y) / 6)}`
    text += `C${handle(from, before, to)} ${handle(to, after, from)} ${rounded(to.x)} ${rounded(to.y)}`
  }
  return isClosed ? `${text}Z` : text
}

/** Path data with its numbers rounded: trace`M${x} ${y}L${point}H${right}Z`. */
export function trace(text: TemplateStringsArray, ...values: (string | number | Point)[]): string {
  let d = text[0] ?? ''
  for (const [i, value] of values.entries()) d += dataOf(value) + (text[i + 1] ?? '')
  return d
}

function dataOf(value: string | number | Point): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? rounded(value) : `${rounded(value.x)} ${rounded(value.y)}`
}

/** One decimal is finer than a pixel's edge shows. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10)
/** Scales and opacities need more. */
export const fine = (value: number): string => String(Math.round(value * 1000) / 1000)

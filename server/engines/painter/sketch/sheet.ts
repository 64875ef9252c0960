import { type Colour, css } from './colour.ts'
import { element, fine, type Point } from './svg.ts'

/** Colours of a gradient by where they lie on it, from 0 to 1. */
export type Stops = Record<number, Colour>

/** A picture in the making: collects what fills refer to, and puts the picture together. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Defines something fills can use; gives back `url(#…)`. */
  define(name: string, attributes: Record<string, string | number>, ...children: string[]): string
  /** A fill that changes along the line from one point to another, and beyond them over and over where it is repeated. */
  linear(from: Point, to: Point, stops: Stops, isRepeated?: boolean): string
  /** A fill that changes from one height of the picture down to another. */
  fall(top: number, foot: number, stops: Stops): string
  /** A fill that changes from a centre outwards; `squash` below 1 flattens it. */
  radial(centre: Point, radius: number, stops: Stops, squash?: number): string
  /** A fill over the width of whatever shape it fills, from its left edge to its right one. */
  across(stops: Stops): string
  /** A fill over the height of whatever shape it fills, from its top to its foot. */
  down(stops: Stops): string
  /** The finished SVG text. */
  toSvg(content: string): string
}

export function createSheet(width: number, height: number): Sheet {
  const definitions = new Map<string, string>()

  const define: Sheet['define'] = (name, attributes, ...children) => {
    const id = `d${definitions.size}`
    const text = element(name, attributes, ...children)
    const known = definitions.get(text)
    if (known) return `url(#${known})`
    definitions.set(text, id)
    return `url(#${id})`
  }

  const linear: Sheet['linear'] = (from, to, stops, isRepeated = false) =>
    define(
      'linearGradient',
      {
        gradientUnits: 'userSpaceOnUse',
        x1: from.x,
        y1: from.y,
        x2: to.x,
        y2: to.y,
        ...(isRepeated && { spreadMethod: 'repeat' }),
      },
      ...stopElements(stops),
    )
  const along = (x2: number, y2: number, stops: Stops) =>
    define('linearGradient', { x1: 0, y1: 0, x2, y2 }, ...stopElements(stops))

  return {
    width,
    height,
    define,
    linear,
    fall: (top, foot, stops) => linear({ x: 0, y: top }, { x: 0, y: foot }, stops),
    radial: (centre, radius, stops, squash = 1) =>
      define(
        'radialGradient',
        {
          gradientUnits: 'userSpaceOnUse',
          cx: 0,
          cy: 0,
          r: radius,
          gradientTransform: `translate(${fine(centre.x)} ${fine(centre.y)}) scale(1 ${fine(squash)})`,
        },
        ...stopElements(stops),
      ),
    across: (stops) => along(1, 0, stops),
    down: (stops) => along(0, 1, stops),
    toSvg(content) {
      const defs = [...definitions].map(([text, id]) => text.replace(/^<(\w+)/, `<$1 id="${id}"`)).join('')
      return element(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
        element('defs', {}, defs),
        content,
      )
    },
  }
}

const stopElements = (stops: Stops): string[] =>
  Object.entries(stops)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([offset, colour]) =>
      element('stop', {
        offset: fine(Number(offset)),
        'stop-color': css(colour),
        'stop-opacity': fine(colour.a ?? 1),
      }),
    )

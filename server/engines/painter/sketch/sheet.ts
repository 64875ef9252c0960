import { type Colour, css } from './colour.ts'
import { element, fine, type Point } from './svg.ts'

/** Where on a gradient, which colour, how much of it (1 if not said). */
export type Stop = [offset: number, colour: Colour, opacity?: number]

/** A picture in the making: collects what fills refer to, and puts the picture together. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Defines something fills can use; gives back `url(#…)`. */
  define(name: string, attributes: Record<string, string | number>, ...children: string[]): string
  /** A fill that changes along the line from one point to another. */
  linear(from: Point, to: Point, stops: Stop[]): string
  /** A fill that changes from a centre outwards; `squash` below 1 flattens it. */
  radial(centre: Point, radius: number, stops: Stop[], squash?: number): string
  /** A fill over the width of whatever shape it fills, from its left edge to its right one. */
  across(stops: Stop[]): string
  /** A fill over the height of whatever shape it fills, from its top to its foot. */
  down(stops: Stop[]): string
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

  return {
    width,
    height,
    define,
    linear: (from, to, stops) =>
      define(
        'linearGradient',
        { gradientUnits: 'userSpaceOnUse', x1: from.x, y1: from.y, x2: to.x, y2: to.y },
        ...stops.map(stopElement),
      ),
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
        ...stops.map(stopElement),
      ),
    across: (stops) => define('linearGradient', { x1: 0, y1: 0, x2: 1, y2: 0 }, ...stops.map(stopElement)),
    down: (stops) => define('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops.map(stopElement)),
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

const stopElement = ([offset, colour, opacity = 1]: Stop): string =>
  element('stop', { offset: fine(offset), 'stop-color': css(colour), 'stop-opacity': fine(opacity) })

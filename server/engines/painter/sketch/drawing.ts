import { inkOf, type Paint, stroked } from './ink.ts'
import { each, path } from './svg.ts'

const LINE = /^(\w+)(?:~([\d.]+))?(?:\/([\d.]+))? (.+)$/
const OVAL = /O(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)/g

/** One shape of a drawing: its outline, the name of its ink, the width if it is lines, how much of the ink there is. */
export interface Shape {
  ink: string
  d: string
  width?: number
  opacity?: number
}

/**
 * Shapes from text, one a line: the ink, `~` and the width where it is lines, `/` and how much of the ink, the outline.
 * In an outline `O` stands for an oval: its middle and how far it reaches across and up.
 */
export const shapesOf = (text: string): Shape[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, ink, width, opacity, outline] = LINE.exec(line.trim()) ?? []
      if (!ink || !outline) throw new Error(`No shape: '${line}'`)
      const d = outline.replaceAll(OVAL, (_, x, y, across, up) => ovalOf(+x, +y, +across, +up))
      return { ink, d, ...(width && { width: Number(width) }), ...(opacity && { opacity: Number(opacity) }) }
    })

const ovalOf = (x: number, y: number, across: number, up: number): string =>
  `M${x - across} ${y}A${across} ${up} 0 1 1 ${x + across} ${y}A${across} ${up} 0 1 1 ${x - across} ${y}Z`

export const drawShape = ({ d, width, opacity }: Shape, paint: Paint, rule?: 'evenodd'): string =>
  width === undefined
    ? path(d, { fill: inkOf(paint), 'fill-rule': rule, opacity })
    : stroked(d, paint, width, opacity)

/** A drawing from such text, with its inks by their names. */
export const drawing = (inks: Record<string, Paint>, text: string): string =>
  each(shapesOf(text), (shape) => {
    const paint = inks[shape.ink]
    if (paint === undefined) throw new Error(`No ink '${shape.ink}'`)
    return drawShape(shape, paint)
  })

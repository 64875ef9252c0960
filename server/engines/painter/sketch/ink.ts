import { type Colour, css } from './colour.ts'
import { HEIGHT, WIDTH } from './stage.ts'
import { element, path, type Point } from './svg.ts'

/** A colour, or a fill that a sheet has defined. */
export type Paint = Colour | string

export const inkOf = (paint: Paint): string => (typeof paint === 'string' ? paint : css(paint))

/** A shape by its outline. */
export const filled = (d: string, paint: Paint, opacity?: number): string =>
  path(d, { fill: inkOf(paint), opacity })

/** Lines of a width. */
export const stroked = (d: string, paint: Paint, width: number, opacity?: number): string =>
  path(d, { fill: 'none', stroke: inkOf(paint), 'stroke-width': width, opacity })

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  opacity?: number,
): string => element('rect', { x, y, width, height, fill: inkOf(paint), opacity })

export const ellipse = (
  { x, y }: Point,
  across: number,
  up: number,
  paint: Paint,
  opacity?: number,
): string => element('ellipse', { cx: x, cy: y, rx: across, ry: up, fill: inkOf(paint), opacity })

export const disc = ({ x, y }: Point, radius: number, paint: Paint, opacity?: number): string =>
  element('circle', { cx: x, cy: y, r: radius, fill: inkOf(paint), opacity })

/** The whole picture in one paint. */
export const backdrop = (paint: Paint, opacity?: number): string => box(0, 0, WIDTH, HEIGHT, paint, opacity)

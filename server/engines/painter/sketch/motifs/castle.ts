import { lampGlow, rimLight } from '../light.ts'
import type { Stage } from '../stage.ts'
import { type Point, each, path, trace, rounded } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix, lighter } from '../colour.ts'

/** A castle whose middle stands at `foot`: a keep among towers, walls between them, a few windows lit. */
export function castle(stage: Stage, foot: Point, width: number, nearness: number): string {
  const random = stage.random.fork(`castle ${foot.x}`)
  const { palette, sheet } = stage
  const unit = width / 100
  const side = stage.light.x < foot.x ? 1 : -1
  const colour = palette.land(nearness)
  const lit = mix(mix(colour, palette.ink, 0.12), stage.light.colour, 0.2)
  const dark = mix(colour, palette.ink, 0.42)
  const stone = sheet.across(side > 0 ? { 0: lit, 0.35: colour, 1: dark } : { 0: dark, 0.65: colour, 1: lit })
  const rim = rimLight(stage, 0.8)
  const windows: Point[] = []
  const raise = (d: string): string =>
    path(d, { fill: rim, transform: `translate(${rounded(-side * Math.max(0.9, unit * 0.5))} 0)` }) +
    each(d.split(/(?=M)/), (part) => filled(part, stone))

  const towers = [-46, -31, -17, 9, 15, 29, 46, 0].map((offset) => {
    const middle = 1 - Math.abs(offset) / 46
    const isKeep = offset === 0
    const isTurret = offset === 9
    const tall = unit * (isKeep ? 84 : isTurret ? 104 : 28 + middle * 34 + random.between(-8, 9))
    const wide = unit * (isKeep ? 17 : isTurret ? 6.5 : random.between(7.5, 12))
    const x = foot.x + (offset + random.between(-3, 3)) * unit
    const roof =
      isKeep || isTurret || random.chance(0.66) ? unit * random.between(17, 30) * (isKeep ? 1.25 : 1) : 0
    const floors = Math.floor(tall / (unit * 11))
    for (let floor = 1; floor < floors; floor++) {
      if (random.chance(0.42))
        windows.push({ x: x + random.between(-0.2, 0.2) * wide, y: foot.y - tall + floor * unit * 11 })
    }
    return raise(tower(x, foot.y + 10 * unit, wide, tall, roof, unit))
  })
  return (
    towers.join('') +
    raise(wall(foot.x - 44 * unit, foot.x + 44 * unit, foot.y - 17 * unit, foot.y + 12 * unit, unit)) +
    each(windows, (at) => lampGlow(stage, at, unit * 7, 0.5)) +
    filled(
      each(windows, (at) => slit(at, unit)),
      lighter(palette.lamp, 0.06),
    )
  )
}

function tower(x: number, base: number, wide: number, tall: number, roof: number, unit: number): string {
  const half = wide / 2
  const top = base - tall
  const ledge = half + unit * 1.1
  const body = trace`M${x - half} ${base}L${x - half} ${top}L${x + half} ${top}L${x + half} ${base}Z`
  const head = trace`M${x - ledge} ${top + unit * 2}L${x - ledge} ${top - unit * 3}L${x + ledge} ${top - unit * 3}L${x + ledge} ${top + unit * 2}Z`
  if (roof === 0) return body + head + battlements(x - ledge, x + ledge, top - unit * 3, unit)
  const eave = ledge + unit * 0.8
  const tip = top - unit * 2 - roof
  return trace`${body}${head}M${x - eave} ${top - unit * 2.6}Q${x - half * 0.5} ${tip + roof * 0.5} ${x} ${tip}Q${x + half * 0.5} ${tip + roof * 0.5} ${x + eave} ${top - unit * 2.6}ZM${x - unit * 0.25} ${tip - unit * 5}L${x + unit * 0.25} ${tip - unit * 5}L${x + unit * 0.3} ${tip + 2}L${x - unit * 0.3} ${tip + 2}ZM${x} ${tip - unit * 5}L${x + unit * 4} ${tip - unit * 4}L${x} ${tip - unit * 2.8}Z`
}

function wall(from: number, to: number, top: number, base: number, unit: number): string {
  return trace`M${from} ${base}L${from} ${top}L${to} ${top}L${to} ${base}Z${battlements(from, to, top, unit)}`
}

/** Merlons along the top of a wall. */
function battlements(from: number, to: number, top: number, unit: number): string {
  const count = Math.max(2, Math.round((to - from) / (unit * 2.6)))
  const pitch = (to - from) / count
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = from + i * pitch
    d += trace`M${x} ${top + 0.5}V${top - unit * 1.6}H${x + pitch * 0.58}V${top + 0.5}Z`
  }
  return d
}

const slit = ({ x, y }: Point, unit: number): string =>
  trace`M${x - unit * 0.6} ${y + unit * 1.8}V${y - unit}Q${x} ${y - unit * 2.2} ${x + unit * 0.6} ${y - unit}V${y + unit * 1.8}Z`

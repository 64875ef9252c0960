import type { Chance } from '../chance.ts'
import { css, lighter, mix } from '../colour.ts'
import { lampGlow, rimLight } from '../light.ts'
import type { Stage } from '../stage.ts'
import { number, path, type Point } from '../svg.ts'

/** A castle whose middle stands at `foot`: a keep among towers, walls between them, a few windows lit. */
export function castle(stage: Stage, foot: Point, width: number, nearness: number): string {
  const chance = stage.chance.fork(`castle ${foot.x}`)
  const { palette, sheet } = stage
  const unit = width / 100
  const side = stage.light.x < foot.x ? 1 : -1
  const colour = palette.land(nearness)
  const lit = mix(mix(colour, palette.ink, 0.12), stage.light.colour, 0.2)
  const dark = mix(colour, palette.ink, 0.42)
  const stone = sheet.across(
    side > 0
      ? [
          [0, lit],
          [0.35, colour],
          [1, dark],
        ]
      : [
          [0, dark],
          [0.65, colour],
          [1, lit],
        ],
  )
  const rim = rimLight(stage, 0.8)
  const windows: Point[] = []
  const raise = (d: string): string =>
    path(d, { fill: rim, transform: `translate(${number(-side * Math.max(0.9, unit * 0.5))} 0)` }) +
    d
      .split(/(?=M)/)
      .map((part) => path(part, { fill: stone }))
      .join('')

  const towers = [-46, -31, -17, 9, 15, 29, 46, 0].map((offset) => {
    const middle = 1 - Math.abs(offset) / 46
    const isKeep = offset === 0
    const isTurret = offset === 9
    const tall = unit * (isKeep ? 84 : isTurret ? 104 : 28 + middle * 34 + chance.between(-8, 9))
    const wide = unit * (isKeep ? 17 : isTurret ? 6.5 : chance.between(7.5, 12))
    const x = foot.x + (offset + chance.between(-3, 3)) * unit
    const roof =
      isKeep || isTurret || chance.isLikely(0.66) ? unit * chance.between(17, 30) * (isKeep ? 1.25 : 1) : 0
    const floors = Math.floor(tall / (unit * 11))
    for (let floor = 1; floor < floors; floor++) {
      if (chance.isLikely(0.42))
        windows.push({ x: x + chance.between(-0.2, 0.2) * wide, y: foot.y - tall + floor * unit * 11 })
    }
    return raise(tower(x, foot.y + 10 * unit, wide, tall, roof, unit))
  })
  return (
    towers.join('') +
    raise(wall(foot.x - 44 * unit, foot.x + 44 * unit, foot.y - 17 * unit, foot.y + 12 * unit, unit)) +
    windows.map((at) => lampGlow(stage, at, unit * 7, 0.5)).join('') +
    path(windows.map((at) => slit(at, unit)).join(''), { fill: css(lighter(palette.lamp, 0.06)) })
  )
}

function tower(x: number, base: number, wide: number, tall: number, roof: number, unit: number): string {
  const half = wide / 2
  const top = base - tall
  const ledge = half + unit * 1.1
  const body = `M${number(x - half)} ${number(base)}L${number(x - half)} ${number(top)}L${number(x + half)} ${number(top)}L${number(x + half)} ${number(base)}Z`
  const head = `M${number(x - ledge)} ${number(top + unit * 2)}L${number(x - ledge)} ${number(top - unit * 3)}L${number(x + ledge)} ${number(top - unit * 3)}L${number(x + ledge)} ${number(top + unit * 2)}Z`
  if (roof === 0) return body + head + battlements(x - ledge, x + ledge, top - unit * 3, unit)
  const eave = ledge + unit * 0.8
  const tip = top - unit * 2 - roof
  return `${body}${head}M${number(x - eave)} ${number(top - unit * 2.6)}Q${number(x - half * 0.5)} ${number(tip + roof * 0.5)} ${number(x)} ${number(tip)}Q${number(x + half * 0.5)} ${number(tip + roof * 0.5)} ${number(x + eave)} ${number(top - unit * 2.6)}ZM${number(x - unit * 0.25)} ${number(tip - unit * 5)}L${number(x + unit * 0.25)} ${number(tip - unit * 5)}L${number(x + unit * 0.3)} ${number(tip + 2)}L${number(x - unit * 0.3)} ${number(tip + 2)}ZM${number(x)} ${number(tip - unit * 5)}L${number(x + unit * 4)} ${number(tip - unit * 4)}L${number(x)} ${number(tip - unit * 2.8)}Z`
}

function wall(from: number, to: number, top: number, base: number, unit: number): string {
  return `M${number(from)} ${number(base)}L${number(from)} ${number(top)}L${number(to)} ${number(top)}L${number(to)} ${number(base)}Z${battlements(from, to, top, unit)}`
}

export function battlements(from: number, to: number, top: number, unit: number): string {
  const count = Math.max(2, Math.round((to - from) / (unit * 2.6)))
  const pitch = (to - from) / count
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = from + i * pitch
    d += `M${number(x)} ${number(top + 0.5)}V${number(top - unit * 1.6)}H${number(x + pitch * 0.58)}V${number(top + 0.5)}Z`
  }
  return d
}

const slit = ({ x, y }: Point, unit: number): string =>
  `M${number(x - unit * 0.6)} ${number(y + unit * 1.8)}V${number(y - unit)}Q${number(x)} ${number(y - unit * 2.2)} ${number(x + unit * 0.6)} ${number(y - unit)}V${number(y + unit * 1.8)}Z`

/** Towers and pinnacles for ruins and churches: the same tower, alone. */
export const loneTower = (chance: Chance, foot: Point, height: number): string =>
  tower(foot.x, foot.y, height * 0.2, height, chance.isLikely(0.5) ? height * 0.3 : 0, height / 90)

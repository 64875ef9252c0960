import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { nearView } from './near-view.ts'
import { fallenShadow, nearTones, tableTop } from './table-top.ts'
import { element, group, path, polygon, trace } from '../svg.ts'
import { filled, stroked, disc } from '../ink.ts'
import { oklch, mix, lighter, css } from '../colour.ts'

/** A folded letter with its seal. */
export function nearLetter(stage: Stage): Scenery {
  const { paper, dark, shine } = nearTones(stage)
  const random = stage.random.fork('letter')
  const sheet = 'M-210 -260L200 -270L214 250L-196 262Z'
  let lines = ''
  for (let row = 0; row < 11; row++) {
    const y = -200 + row * 34
    for (let x = -160; x < (row === 10 ? -20 : 150);) {
      const length = random.between(18, 62)
      lines += trace`M${x} ${y + random.between(-2, 2)}q${length / 2} ${random.between(-6, 6)} ${length} 0`
      x += length + 14
    }
  }
  const seal = mix(oklch(0.42, 0.15, 25), shine, 0.12)
  return nearView(
    tableTop(stage) +
      group(
        { transform: `translate(660 370) rotate(${random.between(-9, 9).toFixed(1)})` },
        fallenShadow(stage, sheet),
        filled(
          sheet,
          stage.sheet.linear(
            { x: -210, y: -260 },
            { x: 210, y: 260 },
            { 0: lighter(paper, 0.04), 1: mix(paper, dark, 0.32) },
          ),
        ),
        stroked('M-206 -90L206 -96M-202 86L210 80', dark, 2, 0.25),
        stroked(lines, dark, 3.2, 0.7),
        disc({ x: 110, y: 200 }, 36, seal),
        disc({ x: 110, y: 200 }, 22, mix(seal, dark, 0.35)),
      ),
  )
}

/** A book, open under the lamp. */
export function nearBook(stage: Stage): Scenery {
  const { paper, dark, wood } = nearTones(stage)
  const random = stage.random.fork('book')
  const cover = 'M-420 -230L420 -230L430 250L-430 250Z'
  const page = (side: number) => {
    let lines = ''
    for (let row = 0; row < 14; row++) {
      const y = -160 + row * 26
      const end = row === 13 ? 190 : 330
      lines += trace`M${side * 50} ${y}Q${side * 190} ${y - 10} ${side * end} ${y + random.between(-1, 1)}`
    }
    const outline = trace`M0 -205C${side * 120} -240 ${side * 300} -230 ${side * 395} -212L${side * 402} 222C${side * 300} 208 ${side * 120} 200 0 232Z`
    return (
      filled(
        outline,
        stage.sheet.linear(
          { x: 0, y: 0 },
          { x: side * 400, y: 0 },
          { 0: mix(paper, dark, 0.45), 0.22: paper, 1: mix(paper, dark, side > 0 ? 0.25 : 0.08) },
        ),
      ) + stroked(lines, dark, 2.6, 0.5)
    )
  }
  return nearView(
    tableTop(stage) +
      group(
        { transform: `translate(640 365) rotate(${random.between(-6, 6).toFixed(1)})` },
        fallenShadow(stage, cover, 16),
        filled(cover, mix(mix(wood, stage.palette.accent, 0.4), dark, 0.4)),
        page(-1),
        page(1),
      ),
  )
}

/** A map, its coast and ways drawn in ink. */
export function nearMap(stage: Stage): Scenery {
  const { paper, dark, shine } = nearTones(stage)
  const random = stage.random.fork('map')
  const sheet = polygon([
    { x: -470, y: -270 },
    { x: 460, y: -286 },
    { x: 480, y: 262 },
    { x: -456, y: 280 },
  ])
  let coast = 'M-430 40'
  for (let x = -430; x < 400; x += 46)
    coast += trace`q${random.between(10, 30)} ${random.between(-46, 46)} 46 ${random.between(-26, 22)}`
  let peaks = ''
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-330 + i * 56 + random.between(-14, 14), -150 + random.between(-40, 40)]
    peaks += trace`M${x - 22} ${y + 22}L${x} ${y - 16}L${x + 24} ${y + 22}M${x} ${y - 16}l6 22`
  }
  const ink = { stroke: css(dark), 'stroke-width': 3.4, fill: 'none', opacity: 0.72 }
  return nearView(
    tableTop(stage) +
      group(
        { transform: 'translate(640 360) rotate(-3)' },
        fallenShadow(stage, sheet),
        filled(
          sheet,
          stage.sheet.linear(
            { x: -470, y: -280 },
            { x: 470, y: 280 },
            { 0: paper, 1: mix(paper, dark, 0.4) },
          ),
        ),
        stroked('M-158 -278V274M158 -282V268', dark, 2, 0.2),
        path(coast, ink),
        path(peaks, ink),
        path('M-380 190C-250 100 -120 180 20 60S220 -60 330 -130', { ...ink, 'stroke-dasharray': '14 12' }),
        stroked('M316 -144l28 28m0 -28l-28 28', mix(oklch(0.45, 0.16, 25), shine, 0.1), 7),
        element('circle', { cx: 350, cy: 170, r: 54, ...ink }),
        filled('M350 100L362 170L350 240L338 170ZM280 170L350 160L420 170L350 180Z', dark, 0.7),
      ),
  )
}

import { css, lighter, mix, oklch } from '../colour.ts'
import { drawing } from '../drawing.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { many, path, trace } from '../svg.ts'
import { nearTones, onTable } from './table-top.ts'

/** A folded letter with its seal. */
export function nearLetter(stage: Stage): Scenery {
  const { paper, dark, shine } = nearTones(stage)
  const random = stage.random.fork('letter')
  const outline = 'M-210 -260L200 -270L214 250L-196 262Z'
  const lines = many(11, (row) => {
    const y = -200 + row * 34
    let words = ''
    for (let x = -160; x < (row === 10 ? -20 : 150);) {
      const length = random.between(18, 62)
      words += trace`M${x} ${y + random.between(-2, 2)}q${length / 2} ${random.between(-6, 6)} ${length} 0`
      x += length + 14
    }
    return words
  })
  const seal = mix(oklch(0.42, 0.15, 25), shine, 0.12)
  const inks = {
    paper: stage.sheet.linear(
      { x: -210, y: -260 },
      { x: 210, y: 260 },
      {
        0: lighter(paper, 0.04),
        1: mix(paper, dark, 0.32),
      },
    ),
    dark,
    seal,
    stamp: mix(seal, dark, 0.35),
  }
  return onTable(
    stage,
    { x: 660, y: 370 },
    random.between(-9, 9),
    outline,
    drawing(
      inks,
      `paper ${outline}
      dark~2/0.25 M-206 -90L206 -96M-202 86L210 80
      dark~3.2/0.7 ${lines}
      seal O110 200 36 36
      stamp O110 200 22 22`,
    ),
  )
}

/** A book, open under the lamp. */
export function nearBook(stage: Stage): Scenery {
  const { paper, dark, wood } = nearTones(stage)
  const random = stage.random.fork('book')
  const turn = random.between(-6, 6)
  const cover = 'M-420 -230L420 -230L430 250L-430 250Z'
  const page = (side: number) => {
    const lines = many(14, (row) => {
      const y = -160 + row * 26
      return trace`M${side * 50} ${y}Q${side * 190} ${y - 10} ${side * (row === 13 ? 190 : 330)} ${y + random.between(-1, 1)}`
    })
    const paint = stage.sheet.linear(
      { x: 0, y: 0 },
      { x: side * 400, y: 0 },
      {
        0: mix(paper, dark, 0.45),
        0.22: paper,
        1: mix(paper, dark, side > 0 ? 0.25 : 0.08),
      },
    )
    return drawing(
      { paint, dark },
      trace`paint M0 -205C${side * 120} -240 ${side * 300} -230 ${side * 395} -212L${side * 402} 222C${side * 300} 208 ${side * 120} 200 0 232Z
      dark~2.6/0.5 ${lines}`,
    )
  }
  const leather = mix(mix(wood, stage.palette.accent, 0.4), dark, 0.4)
  const book = drawing({ leather }, `leather ${cover}`) + page(-1) + page(1)
  return onTable(stage, { x: 640, y: 365 }, turn, cover, book, 16)
}

/** A map, its coast and ways drawn in ink. */
export function nearMap(stage: Stage): Scenery {
  const { paper, dark, shine } = nearTones(stage)
  const random = stage.random.fork('map')
  const outline = 'M-470 -270L460 -286L480 262L-456 280Z'
  const coast = many(
    19,
    () => trace`q${random.between(10, 30)} ${random.between(-46, 46)} 46 ${random.between(-26, 22)}`,
  )
  const peaks = many(9, (i) => {
    const [x, y] = [-330 + i * 56 + random.between(-14, 14), -150 + random.between(-40, 40)]
    return trace`M${x - 22} ${y + 22}L${x} ${y - 16}L${x + 24} ${y + 22}M${x} ${y - 16}l6 22`
  })
  const inks = {
    paper: stage.sheet.linear(
      { x: -470, y: -280 },
      { x: 470, y: 280 },
      { 0: paper, 1: mix(paper, dark, 0.4) },
    ),
    dark,
    red: mix(oklch(0.45, 0.16, 25), shine, 0.1),
  }
  const way = path('M-380 190C-250 100 -120 180 20 60S220 -60 330 -130', {
    stroke: css(dark),
    'stroke-width': 3.4,
    'stroke-dasharray': '14 12',
    fill: 'none',
    opacity: 0.72,
  })
  return onTable(
    stage,
    { x: 640, y: 360 },
    -3,
    outline,
    drawing(
      inks,
      `paper ${outline}
      dark~2/0.2 M-158 -278V274M158 -282V268
      dark~3.4/0.72 M-430 40${coast}${peaks}O350 170 54 54
      red~7 M316 -144l28 28m0 -28l-28 28
      dark/0.7 M350 100L362 170L350 240L338 170ZM280 170L350 160L420 170L350 180Z`,
    ) + way,
  )
}

import { mix, oklch } from '../colour.ts'
import { backdrop, disc, ellipse, filled, stroked } from '../ink.ts'
import { glow } from '../light.ts'
import { water } from '../motifs/terrain.ts'
import { swell } from '../motifs/waves.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { lines, many, trace } from '../svg.ts'
import { landscape } from './land.ts'

/** Land under water: roofs and treetops stand out of it; somebody without a boat is on a roof. */
export const flood = landscape('flood', (land) => {
  const { stage, random, palette, away, facts } = land
  const top = 430
  const roof = (x: number, y: number, half: number, nearness: number) => {
    const [tone, rise] = [palette.land(nearness), half * 0.62]
    const chimney = x + half * 0.3
    return (
      filled(
        trace`M${x - half} ${y}L${x - half * 0.55} ${y - rise}H${x + half * 0.55}L${x + half} ${y}Z`,
        tone,
      ) +
      filled(
        trace`M${chimney} ${y - rise - half * 0.3}h${half * 0.18}V${y - rise + 4}h${-half * 0.18}Z`,
        tone,
      ) +
      ellipse({ x, y: y + 3 }, half * 1.05, 5, palette.horizon, 0.3)
    )
  }
  const crown = (x: number, y: number, size: number, nearness: number) =>
    many(5, (i) =>
      disc(
        { x: x + (i - 2) * size * 0.5, y: y - size * (0.3 + (i % 2) * 0.4) },
        size * random.between(0.45, 0.65),
        palette.land(nearness),
      ),
    )
  const mine = away(930)
  const isAfloat = facts.isAfloat === true
  return {
    behind: [
      land.sky(top),
      land.layer(land.ridge('hills', top + 2, 40, 2.4), 0.2, top + 10),
      land.mist(top - 60, top + 60, 0.5, 7),
      water(stage, top, HEIGHT, 0.55),
      many(4, (i) => roof(away(140 + i * 150), 486 + random.between(-6, 10), 56, 0.4)),
      crown(away(700), 492, 34, 0.42),
      crown(away(1180), 500, 44, 0.46),
      roof(away(250), 560, 130, 0.62),
      crown(away(520), 566, 52, 0.64),
      swell(stage, random, 590, 10, 0.62),
      isAfloat ? '' : roof(mine, 690, 300, 0.86),
      swell(stage, random, 676, 16, 0.84),
    ],
    x: mine,
    on: 690 - 300 * 0.62,
    sunk: 4,
    height: 124,
    water: { x: mine, y: 616 },
  }
})

/** A salt flat: white crust as level as a table, cracked into plates. */
export const saltFlat = landscape('salt flat', (land) => {
  const { random, palette, facts, stage } = land
  const top = 500
  const salt = mix(oklch(facts.time === 'night' ? 0.55 : 0.9, 0.012, 90), palette.horizon, 0.3)
  const seams = many(9, (row) => {
    const y = top + 14 + row * row * 2.9
    const wide = 40 + row * 34
    return many(Math.ceil(WIDTH / wide) + 1, (i) => {
      const x = (i - 0.5) * wide + (row % 2) * wide * 0.5 + random.between(-0.1, 0.1) * wide
      const deep = 5 + row * 5.8
      return trace`M${x} ${y}l${wide * 0.5} ${-deep * 0.35}l${wide * 0.5} ${deep * 0.35}M${x} ${y}l${random.between(-4, 4)} ${deep}`
    })
  })
  return {
    behind: [
      land.sky(top),
      land.layer(land.ridge('hills', top + 2, 26, 1.6), 0.16, top + 8),
      filled(
        `M-20 ${top}H${WIDTH + 20}V740H-20Z`,
        stage.sheet.fall(top, HEIGHT, {
          0: mix(salt, palette.horizon, 0.4),
          1: mix(salt, palette.skyMiddle, 0.25),
        }),
      ),
      stroked(seams, mix(salt, palette.ink, 0.4), 1.6, 0.5),
      land.mist(top - 40, top + 40, 0.7, 9, salt),
    ],
    x: WIDTH * random.between(0.38, 0.62),
    on: 640,
    height: 140,
  }
})

/** Down a well or a pit: rings of stone round whoever is in there, the opening far above. */
export function shaft(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const random = stage.random.fork('shaft')
  const stone = mix(oklch(0.34, 0.025, 120), palette.ink, 0.2)
  const sky = stage.facts.time === 'night' ? palette.skyMiddle : mix(palette.light, palette.horizon, 0.4)
  const opening = { x: WIDTH / 2 + random.between(-40, 40), y: 96 }
  const rows = 11
  const ring = (i: number) => {
    const t = (i / rows) ** 1.7
    return { y: opening.y + t * 520, half: 70 + t * 620, rise: 22 + t * 120 }
  }
  const courses = many(rows, (i) => {
    const { y, half, rise } = ring(i + 1)
    return trace`M${opening.x - half} ${y}Q${opening.x} ${y + rise * 2} ${opening.x + half} ${y}`
  })
  const joints = many(rows, (i) => {
    const [here, next] = [ring(i), ring(i + 1)]
    return many(9, (j) => {
      const u = (j + (i % 2) * 0.5) / 4.5 - 1
      const at = ({ y, half, rise }: typeof here) => ({ x: opening.x + u * half, y: y + rise * (1 - u * u) })
      return Math.abs(u) < 1 ? lines([at(here), at(next)]) : ''
    })
  })
  const floor = 640
  return {
    behind:
      backdrop(
        sheet.radial(opening, 900, {
          0: mix(stone, sky, 0.5),
          0.35: stone,
          1: mix(stone, palette.ink, 0.75),
        }),
      ) +
      stroked(courses + joints, palette.ink, 3, 0.45) +
      ellipse(opening, 84, 30, sky) +
      glow(stage, opening, 420, sky, 0.5) +
      ellipse({ x: opening.x, y: floor + 40 }, 560, 110, mix(stone, palette.ink, 0.6)) +
      ellipse({ x: opening.x, y: floor + 30 }, 320, 44, mix(stone, sky, 0.25), 0.6),
    ground: { x: opening.x, y: floor + 24 },
    height: 250,
    before: '',
    most: 3,
  }
}

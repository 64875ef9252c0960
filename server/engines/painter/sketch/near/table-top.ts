import { lampGlow } from '../light.ts'
import { groundHue } from '../lexicon/names.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import type { Scenery } from '../scenery.ts'
import { path, placed, type Point, trace } from '../svg.ts'
import { stroked, backdrop } from '../ink.ts'
import { type Colour, oklch, mix, lighter, css } from '../colour.ts'

/** Colours of a near view: paper, brass and wood by the light of its hour. */
export interface NearTones {
  wood: Colour
  paper: Colour
  brass: Colour
  dark: Colour
  shine: Colour
}

export function nearTones({ palette, facts }: Stage): NearTones {
  const { hue = 50, chroma } = groundHue(facts.place)
  const isDay = facts.time === 'day' || facts.time === 'dawn'
  const shine = isDay ? palette.light : palette.lamp
  return {
    wood: mix(oklch(isDay ? 0.42 : 0.33, chroma, hue), shine, 0.06),
    paper: mix(oklch(isDay ? 0.88 : 0.8, 0.05, 82), shine, 0.22),
    brass: mix(oklch(0.62, 0.11, 78), shine, 0.2),
    dark: mix(palette.ink, oklch(0.16, 0.03, hue), 0.5),
    shine,
  }
}

/** A table seen from above, its boards lit from one side. */
export function tableTop(stage: Stage, lamp: Point = { x: 250, y: 120 }): string {
  const { sheet } = stage
  const tones = nearTones(stage)
  const random = stage.random.fork('table top')
  let seams = ''
  let grain = ''
  for (let i = 1; i < 6; i++) seams += trace`M0 ${i * 128 + random.between(-14, 14)}H${WIDTH}`
  for (let i = 0; i < 70; i++) {
    const y = random.between(0, HEIGHT)
    const x = random.between(-100, WIDTH)
    grain += trace`M${x} ${y}q${random.between(60, 160)} ${random.between(-5, 5)} ${random.between(160, 380)} 0`
  }
  return (
    backdrop(
      sheet.radial(lamp, 1250, {
        0: lighter(mix(tones.wood, tones.shine, 0.3), 0.06),
        0.4: tones.wood,
        1: mix(tones.wood, tones.dark, 0.82),
      }),
    ) +
    stroked(grain, tones.dark, 1.4, 0.2) +
    stroked(seams, tones.dark, 4, 0.5) +
    lampGlow(stage, { x: lamp.x - 120, y: lamp.y - 120 }, 620, 0.55)
  )
}

/** The soft shadow that a flat thing throws away from the lamp. */
const fallenShadow = (stage: Stage, d: string, shift: number): string =>
  path(d, { fill: css(stage.palette.ink), opacity: 0.45, transform: `translate(${shift} ${shift})` })

/** A picture that one thing fills: nobody stands in it, nothing is put into it. */
export const nearView = (behind: string): Scenery => ({
  behind,
  ground: { x: -400, y: 0 },
  height: 60,
  before: '',
})

/** A thing that lies on a table, turned by degrees, with the shadow of its outline. */
export const onTable = (
  stage: Stage,
  at: Point,
  turn: number,
  outline: string,
  thing: string,
  shift = 12,
): Scenery => nearView(tableTop(stage) + placed(at, fallenShadow(stage, outline, shift) + thing, { turn }))

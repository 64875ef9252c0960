import type { Genre } from '#contract/genres.ts'
import { type Colour, mix, oklch } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { backdrop, filled, stroked } from '../ink.ts'
import { glow } from '../light.ts'
import { leafClump } from '../motifs/leaves.ts'
import type { SceneFacts } from '../scene-facts.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, many, placed, trace } from '../svg.ts'

const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }
const RADIUS = 236

/** Tones of a page on which nothing is claimed but an hour that is told. */
const grounds: Record<SceneFacts['time'] | 'untold', Colour> = {
  untold: oklch(0.72, 0.035, 78),
  day: oklch(0.8, 0.04, 88),
  dawn: oklch(0.56, 0.05, 20),
  dusk: oklch(0.42, 0.07, 45),
  night: oklch(0.36, 0.05, 265),
}

/**
 * No place, whoever is there: the sign of the genre. It has neither sky nor land, and its tone is that of the hour where one is
 * told.
 */
export function ornament(stage: Stage): Scenery {
  const { facts, palette, sheet } = stage
  const ground = grounds[facts.isHourTold ? facts.time : 'untold']
  const edge = mix(ground, palette.ink, 0.72)
  return {
    behind:
      backdrop(
        sheet.radial(CENTRE, 760, { 0: mix(ground, palette.ink, 0.35), 1: mix(edge, palette.ink, 0.5) }),
      ) +
      frame(stage) +
      emblem(stage),
    ground: { x: -400, y: 0 },
    height: 330,
    before: '',
  }
}

/** Rings, rays and leaves, as printers set them. */
function frame(stage: Stage): string {
  const { palette } = stage
  const random = stage.random.fork('sprays')
  const gold = mix(palette.lamp, palette.ink, 0.25)
  const ring = (r: number) => `O${CENTRE.x} ${CENTRE.y} ${r} ${r}`
  const rays = many(48, (i) => {
    const angle = (i * Math.PI) / 24
    const at = (out: number) => ({ x: CENTRE.x + Math.cos(angle) * out, y: CENTRE.y + Math.sin(angle) * out })
    return trace`M${at(RADIUS + 46)}L${at(RADIUS + (i % 2 ? 62 : 84))}`
  })
  return (
    glow(stage, CENTRE, 420, palette.lamp, 0.25) +
    stroked(rays, gold, 2.5, 0.6) +
    drawing(
      { gold },
      `gold~7/0.95 ${ring(RADIUS)}\ngold~2/0.7 ${ring(RADIUS + 18)}\ngold~1.4/0.45 ${ring(RADIUS + 36)}`,
    ) +
    each([-1, 1], (side) => {
      const x = (out: number) => CENTRE.x + side * out
      const leaves = many(7, (i) =>
        leafClump(random, { x: x(370 + i * 36), y: 456 - i * 34 + (i % 2) * 26 }, 13),
      )
      const tone = mix(gold, palette.ink, 0.55)
      return (
        filled(leaves, tone) +
        stroked(trace`M${x(350)} 470C${x(430)} 420 ${x(500)} 300 ${x(590)} 250`, tone, 3)
      )
    })
  )
}

const emblem = ({ facts, palette }: Stage): string =>
  placed(
    CENTRE,
    drawing(
      { gold: mix(palette.lamp, palette.ink, 0.12), dark: mix(palette.lamp, palette.ink, 0.7) },
      emblems[facts.genre],
    ),
    { scale: 1.5 },
  )

/** Signs of the genres: things of a printer's case, of which none says where a story plays. */
const emblems: Record<Genre, string> = {
  // An open book with a star.
  fantasy: `gold M-90 50C-60 34 -24 36 0 56C24 36 60 34 90 50V-20C60 -36 24 -34 0 -14C-24 -34 -60 -36 -90 -20Z
    dark~3 M0 -14V56M-76 -8C-52 -18 -30 -16 -14 -4M-76 12C-52 2 -30 4 -14 16M76 -8C52 -18 30 -16 14 -4M76 12C52 2 30 4 14 16
    gold M0 -104L9 -78L36 -78L14 -62L22 -36L0 -52L-22 -36L-14 -62L-36 -78L-9 -78Z`,
  // Paths about a kernel.
  scifi: `gold~5 O0 0 100 36
    gold~5 M-50 -86C-20 -104 70 34 50 86C20 104 -70 -34 -50 -86Z
    gold~5 M50 -86C20 -104 -70 34 -50 86C-20 104 70 -34 50 -86Z
    gold O0 0 16 16`,
  // A magnifying glass.
  mystery: `gold~10 O-16 -16 58 58
    gold~18 M28 28L88 88
    gold~4/0.6 M-52 -26C-46 -44 -32 -52 -16 -52`,
  // A candle that is out.
  horror: `gold M-18 90V-20H18V90Z
    gold M-56 92H56V104H-56Z
    gold~4 M0 -20V-40
    gold~4/0.6 M0 -46C-22 -62 18 -76 -4 -100C-14 -112 2 -120 4 -124`,
  // A horseshoe.
  western: `gold M-70 80C-96 20 -88 -90 0 -90C88 -90 96 20 70 80H42C64 20 58 -58 0 -58C-58 -58 -64 20 -42 80Z
    dark O-64 -10 5 7O64 -10 5 7O-46 -52 5 6O46 -52 5 6O-62 34 5 7O62 34 5 7`,
  // A compass.
  postapocalyptic: `gold~7 O0 0 88 88
    gold M0 -76L16 0H-16Z
    gold~4 M-16 0L0 76L16 0
    gold~3 M-88 0H-66M66 0H88`,
  // A mask that laughs.
  comedy: `gold M-80 -70C-30 -50 30 -50 80 -70C92 30 50 92 0 92C-50 92 -92 30 -80 -70Z
    dark M-52 -18Q-34 -38 -14 -18Q-34 -8 -52 -18ZM52 -18Q34 -38 14 -18Q34 -8 52 -18ZM-48 24Q0 46 48 24Q34 70 0 70Q-34 70 -48 24Z`,
  // An hourglass.
  historical: `gold M-60 -96H60V-84H-60ZM-60 84H60V96H-60Z
    gold~4 M-46 -84C-46 -30 -8 -14 -8 0C-8 14 -46 30 -46 84M46 -84C46 -30 8 -14 8 0C8 14 46 30 46 84
    gold M-30 -44C-14 -22 14 -22 30 -44C16 -20 4 -12 0 0C-4 -12 -16 -20 -30 -44ZM-38 84C-30 50 30 50 38 84Z`,
  // A heart.
  romance: `gold M0 92C-80 32 -88 -34 -38 -46C-14 -50 0 -26 0 -26S14 -50 38 -46C88 -34 80 32 0 92Z`,
  // An eye in a keyhole's shape: a key.
  thriller: `gold~12 O0 -56 34 34
    gold M-7 -24H7V96H-7ZM7 52H36V66H7ZM7 76H28V90H7Z`,
}

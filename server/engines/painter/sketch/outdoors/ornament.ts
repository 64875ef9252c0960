import type { Genre } from '#contract/genres.ts'
import { lighter, mix } from '../colour.ts'
import { backdrop, filled, stroked } from '../ink.ts'
import { leafClump } from '../motifs/leaves.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { cactus } from '../motifs/plants.ts'
import { column } from '../motifs/stones.ts'
import { streetLamp } from '../motifs/street-lamp.ts'
import { bareTree, leafTree } from '../motifs/trees.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { each, element, group, trace } from '../svg.ts'
import { drawing } from '../drawing.ts'
import { type Land, landscape } from './land.ts'

const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }
const RADIUS = 262
const foot = { x: CENTRE.x, y: 576 }

/** An ornament in the colours of genre and hour, where the words tell of no place: it claims nothing. */
export const ornament = landscape('ornament', (land) => {
  const { palette, sheet, facts } = land
  const clip = sheet.define('clipPath', {}, element('circle', { cx: CENTRE.x, cy: CENTRE.y, r: RADIUS }))
  const hills = land.ridge('hills', 640, 130, 2.4)
  const ground = mix(mix(palette.ink, palette.skyTop, 0.35), palette.skyMiddle, 0.4)
  const rays = land.many(48, (i) => {
    const angle = (i * Math.PI) / 24
    const at = (out: number) => ({ x: CENTRE.x + Math.cos(angle) * out, y: CENTRE.y + Math.sin(angle) * out })
    return trace`M${at(RADIUS + 46)}L${at(RADIUS + (i % 2 ? 66 : 92))}`
  })
  const ring = (r: number) => `O${CENTRE.x} ${CENTRE.y} ${r} ${r}`
  return {
    behind: [
      backdrop(sheet.radial(CENTRE, 760, { 0: ground, 1: palette.ink })),
      sprays(land),
      land.glow(CENTRE.x, CENTRE.y, 520, mix(palette.horizon, palette.lamp, 0.4), 0.35),
      stroked(rays, palette.lamp, 2.5, 0.5),
      group(
        { 'clip-path': clip },
        land.sky(560),
        facts.genre === 'scifi' ? '' : land.layer(hills, 0.7, 760),
        emblems[facts.genre](land),
      ),
      drawing(
        { gold: mix(palette.lamp, palette.horizon, 0.3) },
        `gold~7/0.95 ${ring(RADIUS)}
        gold~2/0.7 ${ring(RADIUS + 18)}
        gold~1.4/0.45 ${ring(RADIUS + 36)}`,
      ),
    ],
    x: -400,
    on: 0,
    height: 60,
  }
})

/** Leaves to both sides, as printers set them. */
function sprays({ stage, palette, many }: Land): string {
  const random = stage.random.fork('sprays')
  const tone = mix(palette.lamp, palette.ink, 0.66)
  return each([-1, 1], (side) => {
    const x = (out: number) => CENTRE.x + side * out
    const leaves = many(7, (i) =>
      leafClump(random, { x: x(370 + i * 36), y: 456 - i * 34 + (i % 2) * 26 }, 13),
    )
    const stem = trace`M${x(350)} 470C${x(430)} 420 ${x(500)} 300 ${x(590)} 250`
    return filled(leaves, tone) + stroked(stem, tone, 3)
  })
}

/** The sign of each genre in its roundel. */
const emblems: Record<Genre, (land: Land) => string> = {
  fantasy: ({ stage, inked }) => inked(leafTree(stage.random.fork('tree'), foot, 300)),
  scifi: ({ stage, palette }) =>
    planet(stage, {
      centre: { x: CENTRE.x, y: CENTRE.y + 10 },
      radius: 96,
      kind: 'gas',
      colours: worldColours(palette.accent.h, 0.62),
      litFrom: -30,
      hasRing: true,
    }),
  mystery: ({ stage }) => streetLamp(stage, foot, 300, 0.9),
  horror: ({ stage, inked }) => inked(bareTree(stage.random.fork('tree'), foot, 320, 0.1)),
  western: ({ stage, inked }) => inked(cactus(stage.random.fork('cactus'), foot, 240)),
  postapocalyptic: ({ stage, inked }) => inked(bareTree(stage.random.fork('tree'), foot, 220, 0.4)),
  comedy: ({ stage, palette, many }) => {
    const random = stage.random.fork('bunting')
    return many(24, (n) => {
      const [row, i] = [Math.floor(n / 8), n % 8]
      const tone = random.pick([palette.accent, palette.lamp, lighter(palette.horizon, 0.05)])
      return filled(
        trace`M${400 + i * 64} ${190 + row * 90 + Math.sin((i / 7) * Math.PI) * 50}l48 4l-24 46Z`,
        tone,
      )
    })
  },
  historical: ({ stage }) => column(stage, stage.random.fork('column'), foot, 300, 0.8, 0.8),
  romance: ({ lampGlow, inked }) =>
    lampGlow(CENTRE.x, 470, 190, 0.8) +
    inked(
      'M640 560C560 500 560 440 604 436C626 434 640 456 640 456S654 434 676 436C720 440 720 500 640 560Z',
    ),
  thriller: ({ houses }) =>
    houses({ base: 600, low: 60, high: 250, narrow: 34, wide: 70, roof: 'flat', lit: 0.2 }, 1, 0.8),
}

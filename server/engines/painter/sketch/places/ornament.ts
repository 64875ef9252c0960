import type { Genre } from '#contract/genres.ts'
import { glow, lampGlow } from '../light.ts'
import { leafClump } from '../motifs/leaves.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { cactus } from '../motifs/plants.ts'
import { skyline } from '../motifs/skyline.ts'
import { column } from '../motifs/stones.ts'
import { streetLamp } from '../motifs/street-lamp.ts'
import { ridgeLine, landLayer } from '../motifs/terrain.ts'
import { bareTree, leafTree } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { element, group, trace } from '../svg.ts'
import { filled, stroked, backdrop } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }
const RADIUS = 262

/** An ornament in the colours of genre and hour, where the words tell of no place: it claims nothing. */
export function ornament(stage: Stage): Scenery {
  const { palette, sheet, facts } = stage
  const random = stage.random.fork('ornament')
  const clip = sheet.define('clipPath', {}, element('circle', { cx: CENTRE.x, cy: CENTRE.y, r: RADIUS }))
  const hills = ridgeLine(random, { shape: 'hills', base: 640, height: 130, tops: 2.4 })
  const ground = mix(palette.ink, palette.skyTop, 0.35)
  const ring = (r: number, width: number, opacity: number) =>
    element('circle', {
      cx: CENTRE.x,
      cy: CENTRE.y,
      r,
      fill: 'none',
      stroke: css(mix(palette.lamp, palette.horizon, 0.3)),
      'stroke-width': width,
      opacity,
    })
  let rays = ''
  for (let i = 0; i < 48; i++) {
    const angle = (i * Math.PI) / 24
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const [from, to] = [RADIUS + 46, RADIUS + (i % 2 ? 66 : 92)]
    rays += trace`M${CENTRE.x + x * from} ${CENTRE.y + y * from}L${CENTRE.x + x * to} ${CENTRE.y + y * to}`
  }
  return {
    behind:
      backdrop(sheet.radial(CENTRE, 760, { 0: mix(ground, palette.skyMiddle, 0.4), 1: palette.ink })) +
      sprays(stage) +
      glow(stage, CENTRE, 520, mix(palette.horizon, palette.lamp, 0.4), 0.35) +
      stroked(rays, palette.lamp, 2.5, 0.5) +
      group(
        { 'clip-path': clip },
        sky(stage, 560),
        facts.genre === 'scifi' ? '' : landLayer(stage, hills, 0.7, { foot: 760, isSoft: true }),
        emblems[facts.genre](stage),
      ) +
      ring(RADIUS, 7, 0.95) +
      ring(RADIUS + 18, 2, 0.7) +
      ring(RADIUS + 36, 1.4, 0.45),
    ground: { x: -400, y: 0 },
    height: 60,
    before: '',
  }
}

/** Leaves to both sides, as printers set them. */
function sprays(stage: Stage): string {
  const random = stage.random.fork('sprays')
  const tone = css(mix(stage.palette.lamp, stage.palette.ink, 0.66))
  let d = ''
  let stems = ''
  for (const side of [-1, 1]) {
    stems += trace`M${CENTRE.x + side * 350} 470C${CENTRE.x + side * 430} 420 ${CENTRE.x + side * 500} 300 ${CENTRE.x + side * 590} 250`
    for (let i = 0; i < 7; i++)
      d += leafClump(random, { x: CENTRE.x + side * (370 + i * 36), y: 456 - i * 34 + (i % 2) * 26 }, 13)
  }
  return filled(d, tone) + stroked(stems, tone, 3)
}

const inInk = (stage: Stage, d: string) => filled(d, stage.palette.ink)
const foot = { x: CENTRE.x, y: 576 }

/** The sign of each genre in its roundel. */
const emblems: Record<Genre, (stage: Stage) => string> = {
  fantasy: (stage) => inInk(stage, leafTree(stage.random.fork('tree'), foot, 300)),
  scifi: (stage) =>
    planet(stage, {
      centre: { x: CENTRE.x, y: CENTRE.y + 10 },
      radius: 96,
      kind: 'gas',
      colours: worldColours(stage.palette.accent.h, 0.62),
      litFrom: -30,
      hasRing: true,
    }),
  mystery: (stage) => streetLamp(stage, foot, 300, 0.9),
  horror: (stage) => inInk(stage, bareTree(stage.random.fork('tree'), foot, 320, 0.1)),
  western: (stage) => inInk(stage, cactus(stage.random.fork('cactus'), foot, 240)),
  postapocalyptic: (stage) => inInk(stage, bareTree(stage.random.fork('tree'), foot, 220, 0.4)),
  comedy: (stage) => bunting(stage),
  historical: (stage) => column(stage, stage.random.fork('column'), foot, 300, 0.8, 0.8),
  romance: (stage) =>
    lampGlow(stage, { x: CENTRE.x, y: 470 }, 190, 0.8) +
    inInk(
      stage,
      'M640 560C560 500 560 440 604 436C626 434 640 456 640 456S654 434 676 436C720 440 720 500 640 560Z',
    ),
  thriller: (stage) => {
    const roofs = skyline(stage.random.fork('roofs'), {
      base: 600,
      low: 60,
      high: 250,
      narrow: 34,
      wide: 70,
      roof: 'flat',
      lit: 0.2,
    })
    return filled(roofs.d, stage.palette.ink) + filled(roofs.windows, stage.palette.lamp, 0.8)
  },
}

function bunting(stage: Stage): string {
  const { palette } = stage
  const random = stage.random.fork('bunting')
  const flags = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 8 }, (_, i) => {
      const x = 400 + i * 64
      const y = 190 + row * 90 + Math.sin((i / 7) * Math.PI) * 50
      const tone = random.pick([palette.accent, palette.lamp, lighter(palette.horizon, 0.05)])
      return filled(trace`M${x} ${y}l48 4l-24 46Z`, tone)
    }),
  )
  return flags.join('')
}

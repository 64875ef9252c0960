import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { lampGlow, rimLight } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { grass } from '../motifs/leaves.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { bareTree, firWood } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, placed, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

/** An old house on a hill behind iron gates, one window lit. */
export function manor(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('manor')
  const houseX = light.x + (light.x < WIDTH / 2 ? 130 : -130)
  const hill = ridgeLine(random, { shape: 'hills', base: 600, height: 120, tops: 1.2, towards: houseX })
  const at = heightAt(hill, houseX)
  const drive = trace`M${houseX - 10} ${at + 2}C${houseX + 60} 580 ${WIDTH / 2 - 160} 600 ${WIDTH / 2 - 60} 720L${WIDTH / 2 + 190} 720C${WIDTH / 2 + 40} 620 ${houseX + 130} 580 ${houseX + 14} ${at + 2}Z`
  let trees = ''
  for (const x of [houseX - 330, houseX - 240, houseX + 250, houseX + 350])
    trees += bareTree(
      random,
      { x, y: heightAt(hill, Math.min(WIDTH, Math.max(0, x))) + 6 },
      random.between(190, 290),
    )
  const standX = WIDTH / 2 + 40
  return {
    behind:
      sky(stage, 560) +
      filled(
        firWood(random, () => 560, { from: -10, to: WIDTH, height: 120, gap: 26 }),
        palette.land(0.24),
      ) +
      mistBank(stage, { top: 430, bottom: 620, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      filled(trees, palette.land(0.5)) +
      house(stage, random, { x: houseX, y: at + 8 }, 330, 0.52) +
      landLayer(stage, hill, 0.7, { foot: 740, isSoft: true, rim: 0.5 }) +
      filled(
        drive,
        stage.sheet.fall(at, HEIGHT, {
          0: mix(palette.land(0.4), palette.lamp, 0.2),
          1: mix(palette.land(0.7), palette.ink, 0.2),
        }),
      ) +
      filled(
        grass(random, (x) => heightAt(hill, x), -10, WIDTH, 14, 6),
        palette.land(0.74),
      ) +
      mistBank(stage, { top: 540, bottom: 700, colour: palette.horizon, opacity: 0.38, stretch: 8 }),
    ground: { x: standX, y: 676 },
    height: 142,
    before:
      gates(stage, standX) +
      filled(
        bareTree(random, { x: houseX > WIDTH / 2 ? 40 : WIDTH - 40, y: HEIGHT + 10 }, 700),
        palette.ink,
      ) +
      birds(stage, { x: houseX, y: 200 }, 5, 12),
  }
}

function house(stage: Stage, random: Random, foot: Point, width: number, nearness: number): string {
  const { palette, sheet } = stage
  const u = width / 100
  const wall = mix(palette.land(nearness), palette.ink, 0.35)
  const roof = mix(wall, palette.ink, 0.5)
  const walls = 'M-50 2V-34H-22V2ZM-24 2V-52H4V2ZM2 2V-38H50V2ZM30 2V-62H50V2Z'
  const roofs =
    'M-54 -33L-46 -52H-26L-20 -33ZM-27 -51L-10 -82L7 -51ZM0 -37L8 -54H32V-37ZM26 -61L40 -100L54 -61ZM-40 -50V-64H-36V-50ZM14 -52V-68H19V-52ZM-10.4 -90H-9.6V-80H-10.4ZM39.6 -110H40.4V-98H39.6ZM-4 -60H-16V-66Q-10 -72 -4 -66ZM-26 2V-16H6V2Z'
  const panes: [number, number][] = [
    [-44, -26],
    [-34, -26],
    [-44, -12],
    [-34, -12],
    [-18, -42],
    [-6, -42],
    [8, -30],
    [18, -30],
    [8, -14],
    [18, -14],
    [34, -52],
    [43, -52],
    [36, -30],
    [44, -30],
    [38, -14],
    [-11.5, -62],
  ]
  const litOnes = panes.filter((_, i) => i === 10 || random.chance(0.18))
  const pane = ([x, y]: [number, number]) =>
    `M${x} ${y + 7}V${y + 1.4}Q${x + 1.8} ${y - 1} ${x + 3.6} ${y + 1.4}V${y + 7}Z`
  return (
    litOnes
      .map(([x, y]) => lampGlow(stage, { x: foot.x + (x + 2) * u, y: foot.y + (y + 4) * u }, 14 * u, 0.6))
      .join('') +
    placed(
      foot,
      filled(walls, sheet.fall(-62, 2, { 0: wall, 1: mix(wall, palette.ink, 0.5) })) +
        roofs
          .split(/(?=M)/)
          .map((d) => filled(d, roof))
          .join('') +
        stroked(
          'M-46 -52H-26M-10 -82L7 -51M-10 -82L-27 -51M40 -100L54 -61M40 -100L26 -61M8 -54H32',
          edgeTone(stage),
          0.6,
        ) +
        filled(panes.map(pane).join(''), mix(palette.ink, palette.skyMiddle, 0.35)) +
        filled(litOnes.map(pane).join(''), lighter(palette.lamp, 0.05)) +
        stroked(
          panes.map(([x, y]) => `M${x + 1.8} ${y}V${y + 7}M${x} ${y + 3.4}H${x + 3.6}`).join(''),
          roof,
          0.5,
        ) +
        filled('M-13 2V-10Q-10 -14 -7 -10V2Z', mix(palette.lamp, palette.ink, 0.55)) +
        stroked('M-25 -15V2M-17 -15V2M-3 -15V2M5 -15V2', palette.ink, 1),
      { scale: u },
    )
  )
}

const edgeTone = ({ palette, light }: Stage): string => css(mix(palette.land(0.4), light.colour, 0.5))

/** Two stone posts with iron wings, open in the middle. */
function gates(stage: Stage, x: number): string {
  const { palette } = stage
  const ink = css(palette.ink)
  const bars = (from: number, to: number, lean: number) => {
    let d = ''
    for (let i = 0; i <= 9; i++) {
      const t = i / 9
      const at = from + (to - from) * t
      const top = 520 + lean * t - Math.sin(t * Math.PI) * 26
      d += trace`M${at} ${top}V730`
    }
    return trace`${d}M${from} 560L${to} ${560 + lean}M${from} 690L${to} ${690 + lean}`
  }
  const post = (at: number) =>
    box(at - 22, 490, 44, 240, ink) +
    filled(`M${at - 28} 490L${at} 466L${at + 28} 490ZM${at - 12} 470a12 12 0 1 1 24 0Z`, ink) +
    stroked(`M${at - 22} 492V720`, rimLight(stage, 0.5, 800), 2)
  return (
    post(x - 250) +
    post(x + 250) +
    stroked(
      bars(x - 228, x - 130, 24) +
        bars(x + 228, x + 130, 24) +
        bars(x - 272, x - 640, 0) +
        bars(x + 272, x + 640, 0),
      ink,
      5,
    )
  )
}

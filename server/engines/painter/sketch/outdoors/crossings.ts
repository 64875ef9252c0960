import { mix } from '../colour.ts'
import { box, filled, stroked } from '../ink.ts'
import { rimLight } from '../light.ts'
import { skyline } from '../motifs/skyline.ts'
import { streetLamp, wetReflection } from '../motifs/street-lamp.ts'
import { water } from '../motifs/terrain.ts'
import { leafTree } from '../motifs/trees.ts'
import { mooredBoat } from '../motifs/vessels.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { curve, element, path, trace } from '../svg.ts'
import { type Land, landscape, SILL } from './land.ts'
import { ropeBridge } from './rope-bridge.ts'

/** A bridge of stone over a stream, or one of ropes where one is told of. */
export const bridge = (stage: Stage): Scenery =>
  (stage.facts.details?.includes('ropes') ? ropeBridge : stoneBridge)(stage)

const stoneBridge = landscape('bridge', (land) => {
  const { stage, random, palette, sheet, light } = land
  const shore = 560
  const far = land.ridge('peaks', 480, 230, 2.6)
  const wood = land.ridge('hills', 540, 120, 2)
  const stone = mix(palette.land(0.6), palette.ink, 0.15)
  const deckAt = (x: number) => 478 + ((x - WIDTH / 2) / 640) ** 2 * 110
  const deck = Array.from({ length: 30 }, (_, i) => ({ x: -20 + i * 46, y: deckAt(-20 + i * 46) }))
  const arch = (x: number, half: number, rise: number) =>
    `M${x - half} ${shore + 40}C${x - half} ${shore - rise} ${x + half} ${shore - rise} ${x + half} ${shore + 40}Z`
  const openings = arch(WIDTH / 2, 150, 74) + arch(WIDTH / 2 - 350, 92, 26) + arch(WIDTH / 2 + 350, 92, 26)
  const bricks = land.many(130, () => {
    const x = random.between(0, WIDTH)
    return trace`M${x} ${random.between(deckAt(x) + 26, shore)}h${random.between(12, 30)}`
  })
  const parapet = curve(deck.map(({ x, y }) => ({ x, y: y - 20 })))
  const x = WIDTH * random.between(0.44, 0.56)
  const clip = sheet.define(
    'mask',
    { maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: WIDTH, height: HEIGHT },
    element('rect', { width: WIDTH, height: HEIGHT, fill: '#fff' }),
    path(openings, { fill: '#000' }),
  )
  const fall = land.fall(470, shore + 40, {
    0: mix(stone, light.colour, 0.1),
    1: mix(stone, palette.ink, 0.5),
  })
  return {
    behind: [
      land.sky(500),
      land.where('mountains', () => land.layer(far, 0.12, 560)),
      land.mist(400, 560, 0.6, 6),
      land.where('trees', () =>
        land.tinted(
          0.38,
          land.firs((at) => wood.at(at) + 4, 120, 24),
        ),
      ),
      land.layer(wood, 0.4, 640, { rim: 0 }),
      land.mist(450, 620, 0.5, 7),
      water(stage, shore + 10),
      filled(openings, mix(palette.ink, palette.land(0.5), 0.3), 0.35),
      element(
        'g',
        { mask: clip },
        filled(`${curve(deck)}V${shore + 40}H-20Z`, fall),
        stroked(bricks, palette.ink, 1.5, 0.3),
      ),
      stroked(openings, mix(stone, light.colour, 0.22), 9, 0.5),
    ],
    x,
    on: land.edge(deck),
    sunk: 2,
    isUneven: true,
    height: 118,
    before: [
      filled(
        `${parapet}L${curve(deck.map((at) => ({ x: at.x, y: at.y + 8 })).reverse()).slice(1)}Z`,
        mix(stone, palette.ink, 0.3),
      ),
      stroked(parapet, rimLight(stage, 0.8, 900), 2.2),
      land.where('lamp', () => streetLamp(stage, { x: x + 190, y: deckAt(x + 190) - 14 }, 150, 0.8)),
      land.inked(leafTree(random, { x: land.away(20), y: HEIGHT + 20 }, 620, 460) + land.grass(SILL, 46, 7)),
    ],
  }
})

/** A harbour with moored boats, warehouses and lamps on the quay. */
export const harbour = landscape('harbour', (land) => {
  const { stage, random, palette, facts } = land
  const isLit = facts.time !== 'day' && facts.time !== 'dawn'
  const [shore, quay] = [452, 612]
  const town = skyline(random, {
    base: shore,
    low: 34,
    high: 96,
    narrow: 36,
    wide: 74,
    roof: 'gabled',
    lit: isLit ? 0.32 : 0.03,
  })
  const hills = land.ridge('hills', shore, 170, 2)
  const isLeft = random.chance(0.5)
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const lamp = { x: side(420), y: quay + 26 }
  const reflections = land.many(16, () => {
    const at = { x: random.between(0, WIDTH), y: shore + 4 }
    return wetReflection(stage, at, random.between(40, 110), 9, isLit ? 0.5 : 0)
  })
  const boats = (
    [
      [650, 512, 0.9, 0.42],
      [1190, 520, 1, 0.46],
      [820, 530, 1.15, 0.5],
      [1010, 560, 1.5, 0.66],
    ] as const
  ).map(([x, y, scale, nearness]) =>
    mooredBoat(stage, { x: side(x), y }, scale, nearness, random.chance(0.5)),
  )
  const planks = land.many(
    24,
    (i) => trace`M${side(-20 + i * 24)} ${quay + 4}L${side(-60 + i * 30)} ${HEIGHT + 10}`,
  )
  return {
    behind: [
      land.sky(shore),
      land.layer(hills, 0.16, shore + 40),
      land.mist(330, shore + 10, 0.5, 6),
      land.tinted(0.42, town.d),
      filled(town.windows, palette.lamp, 0.9),
      isLit ? land.glow(WIDTH / 2, shore - 30, 760, palette.lamp, 0.34, 0.24) : '',
      water(stage, shore),
      reflections,
      ...boats,
      land.mist(440, 560, facts.weather === 'fog' ? 0.9 : 0.4, 8),
      filled(
        `M${side(-20)} ${quay}H${side(560)}L${side(600)} ${HEIGHT + 10}H${side(-20)}Z`,
        land.fall(quay, HEIGHT, {
          0: mix(palette.land(0.7), palette.lamp, isLit ? 0.16 : 0.05),
          1: palette.ink,
        }),
      ),
      stroked(planks, palette.ink, 2, 0.6),
      stroked(`M${side(-20)} ${quay}H${side(560)}`, rimLight(stage, 0.6, 900), 2),
      ...[40, 190, 350, 510].map((x) => box(side(x) - 8, quay - 12, 16, 130, palette.ink)),
      crate(land, side(110), quay + 30, 64),
      crate(land, side(176), quay + 30, 50),
      crate(land, side(128), quay - 34, 44),
      isLit ? land.glow(lamp.x, lamp.y, 230, palette.lamp, 0.6, 0.2) + streetLamp(stage, lamp, 270, 0.9) : '',
    ],
    x: side(330),
    on: quay + 36,
    height: 150,
  }
})

function crate({ palette }: Land, x: number, foot: number, size: number): string {
  const [left, top] = [x - size / 2, foot - size]
  return (
    box(left, top, size, size, mix(palette.land(0.8), palette.ink, 0.35)) +
    stroked(
      trace`M${left + 3} ${top + 3}h${size - 6}v${size - 6}h${6 - size}ZM${left + 3} ${top + 3}l${size - 6} ${size - 6}`,
      mix(palette.lamp, palette.ink, 0.7),
      1.6,
    )
  )
}

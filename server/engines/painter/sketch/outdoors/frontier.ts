import { lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { box, filled, stroked } from '../ink.ts'
import { glow, rimLight } from '../light.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { placed, type Point, trace } from '../svg.ts'
import { type Land, landscape, SILL } from './land.ts'

/** The only street of a frontier town. */
export const westernTown = landscape('western', (land) => {
  const { random, palette, light, ink } = land
  const far = land.ridge('mesas', 500, 170, 2.4)
  const x = WIDTH * random.between(0.46, 0.54)
  const row = (way: number) =>
    land.many(4, (i) => {
      const depth = 3 - i
      const scale = 1 / (1 + depth * 0.52)
      const foot = { x: WIDTH / 2 + way * (620 * scale + 20), y: 510 + 128 * scale }
      return falseFront(land, foot, 3 * scale, 0.9 - depth * 0.17)
    })
  const ruts = [-220, -150, 150, 220].map((out) => `M${640 + out * 0.1} 540L${640 + out * 2.4} 730`)
  const street = land.fall(530, HEIGHT, {
    0: mix(palette.horizon, palette.land(0.4), 0.5),
    0.35: palette.land(0.66),
    1: mix(palette.land(0.85), palette.ink, 0.4),
  })
  return {
    behind: [
      land.sky(520),
      land.layer(far, 0.14, 560),
      land.mist(430, 560, 0.6, 6),
      box(0, 530, WIDTH, 240, street),
      land.glow(light.x, 560, 420, light.colour, 0.35, 0.2),
      stroked(ruts.join(''), ink, 4, 0.16),
      row(-1),
      row(1),
      land.mist(500, 640, 0.3, 8, mix(palette.horizon, palette.lamp, 0.2)),
    ],
    x,
    on: 652,
    height: 160,
    before: [stroked(tumbleweed(land, { x: WIDTH * random.between(0.2, 0.35), y: 676 }, 30), ink, 1.3)],
  }
})

/** A wooden house with a false front, a porch and windows. */
function falseFront(land: Land, foot: Point, scale: number, nearness: number): string {
  const { stage, palette, random, many, isDark } = land
  const wood = mix(palette.land(nearness), palette.ink, 0.25)
  const crown = random.pick([
    'M-50 -96V-112H-30V-122H30V-112H50V-96Z',
    'M-50 -96V-108L0 -128L50 -108V-96Z',
    'M-50 -96V-116H50V-96Z',
    'M-50 -96V-108C-30 -108 -26 -126 0 -126C26 -126 30 -108 50 -108V-96Z',
  ])
  const inks = {
    wood: land.fall(-120, 2, { 0: mix(wood, stage.light.colour, 0.1), 1: mix(wood, palette.ink, 0.5) }),
    ink: palette.ink,
    pane: isDark ? mix(palette.lamp, wood, 0.08) : mix(palette.skyMiddle, wood, 0.5),
    bars: mix(wood, palette.ink, 0.6),
    door: isDark ? mix(palette.lamp, wood, 0.3) : palette.ink,
    leaves: mix(wood, palette.ink, 0.5),
    eaves: mix(wood, palette.ink, 0.55),
    porch: mix(wood, palette.ink, 0.7),
    sign: mix(lighter(wood, 0.1), palette.lamp, 0.2),
  }
  return placed(
    foot,
    (isDark ? glow(stage, { x: 0, y: -26 }, 100, palette.lamp, 0.4) : '') +
      drawing(
        inks,
        `wood M-50 2V-98H50V2Z${crown}
        ink~0.7/0.4 ${many(9, (i) => `M-50 ${-12 - i * 12}H50`)}
        pane M-38 -88h13v18h-13ZM-7 -88h13v18h-13ZM25 -88h13v18h-13ZM-42 -40h22v24h-22ZM20 -40h22v24h-22Z
        bars~1.4 M-31.5 -88V-70M-.5 -88V-70M31.5 -88V-70M-31 -40V-16M31 -40V-16M-42 -28H-20M20 -28H42
        door M-9 2V-42H9V2Z
        leaves M-8 -12V-32H-1V-12ZM1 -12V-32H8V-12Z
        eaves M-58 -48L-54 -60H54L58 -48Z
        porch M-56 -48H-53V4H-56ZM53 -48H56V4H53ZM-20 -48H-17V4H-20ZM17 -48H20V4H17ZM-58 0H58V6H-58Z
        sign/0.5 M-30 -111H30V-101H-30Z`,
      ),
    { scale },
  )
}

const tumbleweed = ({ random, many }: Land, at: Point, size: number): string =>
  many(22, () => {
    const a = random.between(0, 6.3)
    const b = a + random.between(1.4, 3.4)
    const on = (turn: number) => ({ x: at.x + Math.cos(turn) * size, y: at.y + Math.sin(turn) * size * 0.9 })
    return trace`M${on(a)}Q${at.x + random.between(-0.5, 0.5) * size} ${at.y + random.between(-0.5, 0.5) * size} ${on(b)}`
  })

/** Towers of a dead city, a road that breaks off. */
export const ruinedCity = landscape('ruined city', (land) => {
  const { random, light } = land
  const floor = land.ridge('rocks', 690, 60, 3)
  const x = light.x + random.between(-40, 40)
  return {
    behind: [
      land.sky(560),
      deadTowers(land, 540, 140, 300, 70, 0.12),
      land.mist(330, 580, 0.6, 5),
      deadTowers(land, 580, 120, 340, 110, 0.34),
      land.mist(430, 630, 0.5, 6),
      deadTowers(land, 640, 110, 420, 170, 0.62),
      land.mist(520, 680, 0.45, 7),
      land.layer(floor, 0.84, 770),
      wreck(land, { x: x + (x < WIDTH / 2 ? 260 : -260), y: 668 }),
      land.glow(light.x, 640, 360, light.colour, 0.3, 0.2),
    ],
    x,
    on: floor,
    sunk: 18,
    height: 136,
    before: [land.boulders(SILL, 48, 120, { from: -10 }), land.birds(light.x, 190, 6, 12)],
  }
})

/** A rank of towers with broken tops, lower where the light stands. */
function deadTowers(
  land: Land,
  base: number,
  low: number,
  high: number,
  wide: number,
  nearness: number,
): string {
  const { stage, random, palette, light, many } = land
  let [d, holes, bars] = ['', '', '']
  for (let x = -40; x < WIDTH + 20;) {
    const width = wide * random.between(0.6, 1.3)
    const tall =
      random.between(low, high) * (1 - Math.max(0, 1 - Math.abs(x + width / 2 - light.x) / 240) * 0.6)
    const top = base - tall
    d += trace`M${x} ${base + 90}V${top + random.between(0, 40)}`
    const teeth = Math.max(4, Math.round(width / 13))
    const slant = random.between(-0.22, 0.22) * tall
    let bite = 0
    for (let i = 0; i <= teeth; i++) {
      bite = random.chance(0.3) ? random.next() ** 2 * tall * 0.26 : bite * 0.6
      d += trace`L${x + (width * i) / teeth} ${top + Math.max(0, slant * (i / teeth)) + bite + random.between(0, 7)}`
    }
    d += `V${base + 90}Z`
    for (let y = top + tall * 0.32; y < base - 12; y += 17 + nearness * 12) {
      for (let at = x + 7; at < x + width - 10; at += 13 + nearness * 10) {
        if (random.chance(0.5))
          holes += trace`M${at} ${y}h${6 + nearness * 5}v${8 + nearness * 7}h${-6 - nearness * 5}Z`
      }
    }
    bars += many(
      3,
      () =>
        trace`M${x + random.next() * width} ${top + tall * 0.2}l${random.between(-9, 9)} ${-random.between(16, 44)}`,
    )
    x += width + random.between(4, 60)
  }
  const tone = palette.land(nearness)
  return (
    stroked(bars, tone, 1.4) +
    filled(
      d,
      land.fall(base - high, base, { 0: tone, 1: mix(tone, palette.horizon, 0.4 * (1 - nearness)) }),
    ) +
    stroked(d, rimLight(stage, 0.55), 1.2) +
    filled(holes, mix(palette.horizon, palette.skyMiddle, 0.4), 0.4 - nearness * 0.25)
  )
}

/** A car that nobody came back for. */
const wreck = ({ stage, palette, ink }: Land, foot: Point): string =>
  placed(
    foot,
    drawing(
      {
        ink,
        body: mix(ink, palette.land(0.7), 0.35),
        glass: mix(palette.horizon, ink, 0.45),
        rim: rimLight(stage, 0.8, 900),
      },
      `body M-84 0L-86 -20L-78 -30L-46 -34L-24 -58L26 -58L48 -34L80 -28L86 -14L84 0Z
      glass/0.55 M-40 -34L-22 -53L-2 -53V-34ZM4 -34V-53H24L40 -34Z
      rim~1.6 M-78 -30L-46 -34L-24 -58L26 -58L48 -34L80 -28
      ink O-50 0 15 13
      ink O52 2 15 10`,
    ),
    { turn: -3 },
  )

import { cloudBank } from './clouds.ts'
import { glow } from './light.ts'
import { type Stage, WIDTH } from './stage.ts'
import { group } from './svg.ts'
import { backdrop, disc, ellipse } from './ink.ts'
import { oklch, mix, lighter, muted, faint } from './colour.ts'

/** The whole sky down to `horizon`: gradient, stars, sun or moon, clouds. */
export function sky(stage: Stage, horizon: number, cover = coverOf(stage)): string {
  const { palette, light, sheet, facts } = stage
  const air = backdrop(
    sheet.fall(0, horizon, {
      0: palette.skyTop,
      0.5: palette.skyMiddle,
      0.86: mix(palette.skyMiddle, palette.horizon, 0.78),
      1: palette.horizon,
    }),
  )
  const isNight = facts.time === 'night'
  const isWet = facts.weather === 'rain' || facts.weather === 'storm'
  const clouds =
    cover <= 0.02
      ? ''
      : cloudBank(stage, {
          top: 0,
          bottom: horizon,
          cover,
          scale: 1.1,
          lit: isWet
            ? mix(palette.horizon, palette.skyMiddle, 0.45)
            : mix(palette.horizon, light.colour, isNight ? 0.25 : 0.6),
          shade: mix(palette.skyTop, palette.skyMiddle, isNight ? 0.75 : 0.55),
          opacity: isNight ? 0.75 : 0.9,
        })
  return (
    air +
    (isNight && cover < 0.75 ? stars(stage, horizon, 240) : '') +
    celestial(stage) +
    clouds +
    haze(stage)
  )
}

function coverOf({ facts, random }: Stage): number {
  const clear = random.fork('cover').between(0, 0.2)
  return { untold: 0.62, clear, cloudy: 0.8, rain: 1, storm: 1, snow: 0.75, fog: 0.5, ash: 1 }[facts.weather]
}

/** Stars, a few of them bright, denser along a faint band. */
export function stars(stage: Stage, horizon: number, count: number): string {
  const random = stage.random.fork('stars')
  const colours = [oklch(0.96, 0.02, 85), oklch(0.92, 0.04, 250), oklch(0.9, 0.06, 60)] as const
  let content = ''
  for (let i = 0; i < count; i++) {
    const isInBand = random.chance(0.4)
    const x = random.between(0, WIDTH)
    const y = isInBand
      ? horizon * 0.55 - (x - WIDTH / 2) * 0.25 + (random.next() + random.next() - 1) * 110
      : random.between(0, horizon)
    if (y < 0 || y > horizon) continue
    const size = random.next() ** 6
    content += disc(
      { x, y },
      0.45 + size * 1.5,
      random.pick(colours),
      Math.round((0.25 + random.next() * 0.75) * (1 - (y / horizon) ** 2 * 0.8) * 100) / 100,
    )
  }
  return group({}, content)
}

function celestial(stage: Stage): string {
  const { light, palette, facts } = stage
  const isNight = facts.time === 'night'
  const halo = mix(light.colour, palette.horizon, 0.4)
  if (light.kind === 'none') return glow(stage, light, light.reach * 0.9, halo, 0.28)
  const isVeiled = facts.weather === 'fog' || facts.weather === 'cloudy'
  const radius = isNight ? 38 : facts.time === 'day' ? 26 : 40
  const shine = glow(stage, light, light.reach, halo, isNight ? 0.42 : 0.85)
  if (isVeiled) return shine + glow(stage, light, radius * 2.4, light.colour, 0.8)
  return shine + (isNight ? moon(stage, radius) : sun(stage, radius))
}

function sun(stage: Stage, radius: number): string {
  const { light } = stage
  return (
    glow(stage, light, radius * 4, lighter(light.colour, 0.03), 0.8) +
    disc(light, radius, lighter(muted(light.colour, 0.7), 0.05))
  )
}

/** A disc with the seas of the moon, shaded a little at its rim. */
function moon(stage: Stage, radius: number): string {
  const { light, sheet } = stage
  const random = stage.random.fork('moon')
  const face = lighter(light.colour, 0.02)
  const seas = Array.from({ length: 7 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const out = radius * 0.62 * Math.sqrt(random.next())
    const size = radius * random.between(0.12, 0.32)
    return ellipse(
      { x: light.x + Math.cos(angle) * out, y: light.y + Math.sin(angle) * out },
      size,
      size * random.between(0.6, 0.95),
      mix(face, stage.palette.skyMiddle, 0.3),
      0.35,
    )
  })
  const shade = sheet.radial({ x: light.x - radius * 0.25, y: light.y - radius * 0.3 }, radius * 1.35, {
    0.55: faint(stage.palette.skyTop, 0),
    1: faint(stage.palette.skyTop, 0.45),
  })
  return (
    glow(stage, light, radius * 3.4, light.colour, 0.55) +
    disc(light, radius, face) +
    group({}, ...seas) +
    disc(light, radius, shade)
  )
}

/** Light scattered over everything that is far. */
function haze(stage: Stage): string {
  const { light, palette } = stage
  return glow(
    stage,
    light,
    light.reach * 1.4,
    mix(light.colour, palette.horizon, 0.5),
    stage.facts.time === 'night' ? 0.14 : 0.3,
  )
}

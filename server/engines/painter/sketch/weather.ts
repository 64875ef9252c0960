import { mistBank } from './clouds.ts'
import { isIndoors, type Place } from './scene-facts.ts'
import { HEIGHT, type Stage, WIDTH } from './stage.ts'
import { element, group, trace } from './svg.ts'
import { stroked } from './ink.ts'
import { type Colour, mix, lighter, css } from './colour.ts'

const weatherless: ReadonlySet<Place> = new Set(['ornament', 'space', 'underwater'])

/** Things that fall and drift between the scene and the eye. */
export function weatherOver(stage: Stage): string {
  const { place } = stage.facts
  if (isIndoors(place) || weatherless.has(place)) return ''
  switch (stage.facts.weather) {
    case 'rain':
      return rain(stage, 420)
    case 'storm':
      return rain(stage, 620)
    case 'snow':
      return flakes(stage, lighter(mix(stage.palette.horizon, stage.light.colour, 0.5), 0.12))
    case 'ash':
      return flakes(stage, mix(stage.palette.ink, stage.palette.horizon, 0.35)) + fog(stage)
    case 'fog':
      return fog(stage)
    case 'untold':
    case 'clear':
    case 'cloudy':
      return ''
  }
}

function rain(stage: Stage, count: number): string {
  const random = stage.random.fork('rain')
  const slant = random.between(0.08, 0.22) * random.pick([-1, 1])
  let far = ''
  let near = ''
  for (let i = 0; i < count; i++) {
    const isNear = i % 4 === 0
    const length = isNear ? random.between(38, 80) : random.between(14, 34)
    const x = random.between(-60, WIDTH + 60)
    const y = random.between(-40, HEIGHT)
    const drop = trace`M${x} ${y}l${-slant * length} ${length}`
    if (isNear) near += drop
    else far += drop
  }
  const colour = css(lighter(mix(stage.palette.horizon, stage.light.colour, 0.4), 0.08))
  return stroked(far, colour, 0.8, 0.24) + stroked(near, colour, 1.4, 0.2)
}

function flakes(stage: Stage, colour: Colour): string {
  const random = stage.random.fork('flakes')
  const drawn = Array.from({ length: 340 }, () => {
    const near = random.next() ** 5
    return element('circle', {
      cx: random.between(0, WIDTH),
      cy: random.between(0, HEIGHT),
      r: 0.8 + near * 5.5,
      opacity: Math.round((0.75 - near * 0.5) * 100) / 100,
    })
  })
  return group({ fill: css(colour) }, ...drawn)
}

function fog(stage: Stage): string {
  const { palette } = stage
  return (
    mistBank(stage, { top: 320, bottom: 620, colour: palette.horizon, opacity: 0.36, stretch: 6 }) +
    mistBank(stage, { top: 520, bottom: 820, colour: palette.horizon, opacity: 0.3, stretch: 8 })
  )
}

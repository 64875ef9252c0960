import { hourOf, isNight, timeOf } from '../../world/clock.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'

/** 'Is it getting dark?', 'does it rain?': read off the clock, the season and the weather; false where 'it' is something. */
export function tellSky(scene: Scene, { text, about }: Asked): boolean {
  const { world, reply } = scene
  const { weather, season } = world
  const [, word, wet] =
    /\b(?:is|was|does|did|will|has) it (?:\w+ ){0,2}?(?:(dark|light|late|early|cold|warm|hot|night|evening|day|windy|foggy|cloudy)|(rain|snow|storm|hail|thunder)\w*)\b/.exec(
      text,
    ) ?? []
  if ((!word && !wet) || (about && about.kind !== 'place' && about.name.includes(word ?? wet!))) return false
  scene.isSettled = true
  const hour = hourOf(world)
  const isCold = /snow|frost/.test(weather) || season === 'winter' || (isNight(world) && season !== 'summer')
  const isSo: Record<string, boolean> = {
    dark: isNight(world),
    night: isNight(world),
    light: !isNight(world),
    day: !isNight(world),
    late: hour >= 20 || hour < 4,
    early: hour >= 4 && hour < 8,
    evening: hour >= 17 && hour < 21,
    cold: isCold,
    warm: !isCold,
    hot: !isCold && season === 'summer',
    windy: weather.includes('wind') || weather === 'stormy',
    foggy: /fog|mist/.test(weather),
    cloudy: /cloud|grey|rain|storm|snow/.test(weather),
  }
  const isYes = wet ? weather.includes(wet) : isSo[word!]
  reply.tell(
    `${isYes ? 'Yes' : 'No'}: it is ${timeOf(world.minutes)}, in [season], and the weather is [weather].`,
  )
  return true
}

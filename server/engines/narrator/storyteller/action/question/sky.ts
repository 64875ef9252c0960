import { hourOf, isNight, timeOf } from '../../world/clock.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'

/** 'Is it getting dark?', 'was it cold?': read off the clock, the season and the weather; false where 'it' is something. */
export function tellSky(scene: Scene, { text, about }: Asked): boolean {
  const { world, reply } = scene
  const word =
    /\b(?:is|was|are|were|does|did|will|has) it (?:\w+ ){0,2}?(dark|light|late|early|cold|warm|hot|chilly|freezing|morning|night|noon|midnight|evening|day|daytime|sunny|windy|foggy|cloudy)\b/.exec(
      text,
    )?.[1]
  if (!word || (about && about.kind !== 'place' && about.name.includes(word))) return false
  scene.isSettled = true
  const hour = hourOf(world)
  const isCold =
    /snow|frost|freez/.test(world.weather) ||
    world.season === 'winter' ||
    (isNight(world) && world.season !== 'summer')
  const isSo: Record<string, boolean> = {
    dark: isNight(world),
    night: isNight(world),
    midnight: hour === 0,
    light: !isNight(world),
    day: !isNight(world),
    daytime: !isNight(world),
    late: hour >= 20 || hour < 4,
    early: hour >= 4 && hour < 8,
    morning: hour >= 5 && hour < 12,
    noon: hour === 12,
    evening: hour >= 17 && hour < 21,
    cold: isCold,
    chilly: isCold,
    freezing: isCold && world.season === 'winter',
    warm: !isCold,
    hot: !isCold && world.season === 'summer',
    sunny: /clear|sunny|bright/.test(world.weather) && !isNight(world),
    windy: world.weather.includes('wind') || world.weather === 'stormy',
    foggy: /fog|mist/.test(world.weather),
    cloudy: /cloud|grey|rain|storm|snow/.test(world.weather),
  }
  const how = `it is ${timeOf(world.minutes)}, in [season], and the weather is [weather]`
  reply.tell(`${isSo[word] ? 'Yes' : 'No'}: ${how}.`)
  return true
}

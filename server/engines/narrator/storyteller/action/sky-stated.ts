import { weatherLines } from '../content/statement-lines.ts'
import { capitalised } from '../language/letter-case.ts'
import { onlookerOf } from '../telling/onlooker.ts'
import { nextHour } from '../world/clock.ts'
import type { Scene } from './scene.ts'

export const WEATHER =
  /\b(?:rain(?:s|ing)?|snow(?:s|ing)?|storm|thunder|fog|mist|sun(?= (?:comes? out|shines?|is out|is shining|breaks?))|wind|hail|drizzl\w+)\b/i

export function changeWeather(scene: Scene, text: string): void {
  const { world, reply } = scene
  const word = WEATHER.exec(text)![0].toLowerCase()
  world.weather = /^rain|drizz/.test(word)
    ? 'rainy'
    : word.startsWith('snow')
      ? 'snowy'
      : /^(?:storm|thunder)/.test(word)
        ? 'stormy'
        : /^(?:fog|mist)/.test(word)
          ? 'foggy'
          : word.startsWith('sun')
            ? 'sunny'
            : word.startsWith('wind')
              ? 'windy'
              : 'rough'
  reply.tell('[told]', { told: `${capitalised(text.replace(/[.!]+$/, ''))}.` })
  const who = onlookerOf(scene, [])
  if (!(who && reply.sayNew(weatherLines.said, { who })) && !reply.sayNew(weatherLines.seen))
    reply.tell('The weather over [place] is [weather] now.')
}

export function moveClock({ world, reply }: Scene, told: string, hour: number): void {
  world.minutes = nextHour(world.minutes, hour)
  reply.tell('[told]', { told })
}

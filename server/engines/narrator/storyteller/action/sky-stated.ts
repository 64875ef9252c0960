import { capitalised } from '../language/letter-case.ts'
import { sayOutcome } from '../telling/say-outcome.ts'
import { nextHour } from '../world/clock.ts'
import type { Scene } from './scene.ts'

export const WEATHER =
  /\b(?:rain(?:s|ing)?|snow(?:s|ing)?|storm|thunder|fog|mist|sun(?= (?:comes? out|shines?|is out|is shining|breaks?))|wind|hail|drizzl\w+)\b/i

/** The weather is from now on what is told of it, and it is told what one sees of that. */
export function changeWeather(scene: Scene, told: string): void {
  const { world, reply } = scene
  const word = WEATHER.exec(told)![0].toLowerCase()
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
  reply.tell('[told]', { told: `${capitalised(told.replace(/[.!]+$/, ''))}.` })
  const kind = /^(?:rain|drizz)/.test(word) ? 'rain' : word.replace(/(?:s|ing)$/, '')
  const names = /^(?:fog|mist)$/.test(kind) ? ['come'] : kind === 'wind' ? ['rise'] : ['fall']
  if (!/\b(?:was|were)\b/.test(told))
    sayOutcome(scene, names, [`by_${kind === 'thunder' ? 'storm' : kind}`], {
      actor: { name: kind, owner: undefined },
    })
}

export function moveClock(scene: Scene, told: string, hour: number): void {
  const { world, reply } = scene
  world.minutes = nextHour(world.minutes, hour)
  reply.tell('[told]', { told })
  if (/\bdark\b|\bnight/i.test(told)) sayOutcome(scene, ['is_dark'], ['it'], {})
}

import { capitalised } from '../../language/letter-case.ts'
import { sayOutcome } from '../../telling/say-outcome.ts'
import { nextHour } from '../../world/clock.ts'
import type { Scene } from '../scene.ts'

export const WEATHER =
  /\b(?:rain(?:s|ing)?|snow(?:s|ing)?|storm|thunder|fog|mist|sun(?= (?:comes? out|shines?|is out|is shining|breaks?))|wind|hail|drizzl\w+)\b/i

/** What the weather is called by the word for what falls or blows. */
const CALLED: Record<string, string> = {
  rain: 'rainy',
  drizzl: 'rainy',
  snow: 'snowy',
  storm: 'stormy',
  thunder: 'stormy',
  fog: 'foggy',
  mist: 'foggy',
  sun: 'sunny',
  wind: 'windy',
  hail: 'rough',
}

/** The weather is from now on what is told of it; out of doors one feels it. */
export function changeWeather(scene: Scene, told: string): void {
  const { world, reply } = scene
  const word = WEATHER.exec(told)![0].toLowerCase()
  const [kind = 'hail', called = 'rough'] =
    Object.entries(CALLED).find(([each]) => word.startsWith(each)) ?? []
  world.weather = called
  reply.tell('[told]', { told: `${capitalised(told.replace(/[.!]+$/, ''))}.` })
  if (/\b(?:was|were)\b/.test(told)) return
  const name = called === 'foggy' ? 'come' : kind === 'wind' ? 'rise' : 'fall'
  const by = { drizzl: 'rain', thunder: 'storm', mist: 'fog' }[kind] ?? kind
  sayOutcome(scene, [name], [`by_${by}`], { actor: { name: by, owner: undefined } })
}

export function moveClock(scene: Scene, told: string, hour: number): void {
  const { world, reply } = scene
  world.minutes = nextHour(world.minutes, hour)
  reply.tell('[told]', { told })
  sayOutcome(scene, ['come'], [hour > 12 ? 'by_evening' : 'by_morning'], {})
}

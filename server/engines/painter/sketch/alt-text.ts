import { isIndoors, type SceneFacts } from './scene-facts.ts'
import { personNames, placeNames, thingNames } from './lexicon/names.ts'

const MAX_CHARACTERS = 200

/** One plain sentence that says what is to be seen, at most 200 characters. */
export function altText(facts: SceneFacts): string {
  const who = listed(facts.people.map((person) => personNames[person]))
  const where = placeNames[facts.place]
  const beside = facts.things
    .filter((thing) => thing !== 'moon' && thing !== 'fire')
    .slice(0, 1)
    .map((thing) => thingNames[thing])
  const seen = who === '' ? where.seen : `${who} ${where.at}`
  const withThing = beside.length > 0 && who !== '' ? `, with ${beside[0]}` : ''
  const sentence = `${seen}${withThing}, ${circumstances(facts)}.`
  const whole = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return whole.length <= MAX_CHARACTERS ? whole : `${whole.slice(0, MAX_CHARACTERS - 1).trimEnd()}…`
}

function circumstances({ place, time, weather }: SceneFacts): string {
  if (place === 'space') return 'among the stars'
  const when = { night: 'by night', dusk: 'at dusk', dawn: 'at dawn', day: 'by day' }[time]
  if (place === 'underwater') return 'in light from above'
  if (isIndoors(place))
    return { night: 'by lamplight', dusk: 'at dusk', dawn: 'at dawn', day: 'in daylight' }[time]
  const sky = {
    clear: 'under a clear sky',
    cloudy: 'under heavy clouds',
    rain: 'in the rain',
    storm: 'in a storm',
    snow: 'in falling snow',
    fog: 'in the mist',
  }[weather]
  return `${when} ${sky}`
}

function listed(names: string[]): string {
  if (names.length <= 1) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

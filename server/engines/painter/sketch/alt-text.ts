import { herdNames, manyNames, personNames, placeName, poseNames, thingNames } from './lexicon/names.ts'
import { HERO } from './reading/read-cast.ts'
import type { CastMember, Feeling, Person } from './figures/cast-member.ts'
import { type Drawn, isIndoors, type TimeOfDay, type Weather } from './scene-facts.ts'

const LONGEST = 200

/** One plain sentence that says all that was drawn and nothing else, at most 200 characters: names, then postures, are left out of a longer one. */
export function altText(drawn: Drawn): string {
  const unnamed = drawn.people.map((member): CastMember => {
    const { name, ...rest } = member
    return name === undefined ? member : rest
  })
  const idle = unnamed.map((member): CastMember => ({ ...member, pose: 'standing' }))
  const told = [drawn.people, unnamed, idle].map((people) => sentenceOf({ ...drawn, people }))
  return told.find((sentence) => sentence.length <= LONGEST) ?? told.at(-1)!
}

function sentenceOf(drawn: Drawn): string {
  const { people, things, place, herds = [] } = drawn
  const where = placeName(place)
  if (drawn.emblems && place === 'ornament')
    return capitalised(`${engraved(drawn.emblems)}, ${circumstances(drawn)}.`)
  const behind = drawn.isNear ? people.find(({ key }) => key === HERO) : undefined
  const faces = drawn.isNear
    ? people.filter((member) => member !== behind).map(faceOf)
    : people.map((member): CastMember => ({ ...member, feeling: 'calm' }))
  const ofWhich = [...grouped(faces), ...(drawn.crowd ? [crowdOf(drawn.crowd)] : [])]
  const who = listed(ofWhich)
  const beside = listed(
    things.map((thing) => (herds.includes(thing) ? herdNames[thing] : undefined) ?? thingNames[thing]),
  )
  const seen = who === '' ? where.seen : `${who} ${where.at}`.replace(',,', ',')
  const over = behind && `, seen over the shoulder of ${personNames[behind.suit ?? behind.kind]}`
  const below = drawn.emblems && `engraved in gold below: ${listed(drawn.emblems.map(({ name }) => name))}`
  const parts = [seen + (over ?? ''), beside && `with ${beside}`, circumstances(drawn)].filter(Boolean)
  return capitalised(`${[parts.join(', '), below].filter(Boolean).join('; ')}.`)
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** 'A bell between a ladder and a broom'. */
function engraved(emblems: readonly { name: string }[]): string {
  const [first, second, third] = emblems.map(({ name }) => name)
  return third === undefined
    ? [first, second].filter(Boolean).join(' and ')
    : `${first} between ${second} and ${third}`
}

/** 'Ilse, a woman, reading'; without a name only what they are. */
function nameOf({ name, kind, pose, suit, feeling = 'calm' }: CastMember): string {
  const what = `${personNames[suit ?? kind]}${poseNames[pose]}${feelingNames[feeling]}`
  return name === undefined ? what : `${name}, ${what},`
}

/** Of somebody seen from near only what is seen. */
const faceOf = (member: CastMember): CastMember => ({
  ...member,
  pose: 'standing',
  feeling: member.pose === 'asleep' ? 'asleep' : (member.feeling ?? 'calm'),
})
const feelingNames: Record<Feeling, string> = {
  calm: '',
  happy: ' smiling',
  sad: ' in sorrow',
  angry: ' in anger',
  afraid: ' in fear',
  asleep: ' with closed eyes',
}

/** 'A crowd of men', 'a crowd'. */
const crowdOf = (kind: Person): string =>
  manyNames[kind] === undefined || kind === 'someone' ? 'a crowd' : `a crowd of ${manyNames[kind]}`

/** Each in their own words, and 'two men' instead of 'a man and a man'. */
function grouped(people: readonly CastMember[]): string[] {
  const alike = new Map<string, CastMember[]>()
  for (const member of people) alike.set(nameOf(member), [...(alike.get(nameOf(member)) ?? []), member])
  return [...alike].flatMap(([name, members]) => {
    const [{ kind, suit, pose }] = members as [CastMember]
    const many = manyNames[suit ?? kind]
    if (members.length === 1 || many === undefined) return members.map(() => name)
    return [`${['two', 'three', 'four', 'five'][members.length - 2]} ${many}${poseNames[pose]}`]
  })
}

const falls: Partial<Record<Weather, string>> = {
  rain: 'in the rain',
  storm: 'in a storm',
  snow: 'in falling snow',
}

const signs: Record<TimeOfDay | 'untold', string> = {
  day: 'a sun',
  dawn: 'half a sun',
  dusk: 'half a sun',
  night: 'a moon',
  untold: 'a star',
}

function circumstances(drawn: Drawn): string {
  const { place, time, isHourTold, weather } = drawn
  const isUntold = !isHourTold && time === 'day'
  const when = isUntold
    ? 'in an even light'
    : { night: 'by night', dusk: 'at dusk', dawn: 'at dawn', day: 'by day' }[time]
  if (place === 'space') return 'among the stars'
  if (place === 'underwater') return 'in light from above'
  if (place === 'ornament') {
    const sign = drawn.emblems ? 'engraved in gold' : `${signs[isHourTold ? time : 'untold']} in a ring`
    const fall = falls[weather]
    const seen = [isUntold ? '' : when, fall ?? ''].join(' ').trim()
    return seen ? `${sign}, ${seen}` : sign
  }
  if (isIndoors(place))
    return (
      (drawn.isFlooded ? 'under water to the knees, ' : '') +
      (isUntold
        ? when
        : { night: 'by lamplight', dusk: 'at dusk', dawn: 'at dawn', day: 'in daylight' }[time])
    )
  const sky = {
    untold: '',
    ash: 'in drifting ash or dust',
    clear: 'under a clear sky',
    cloudy: 'under heavy clouds',
    rain: 'in the rain',
    storm: 'in a storm',
    snow: 'in falling snow',
    fog: 'in the mist',
  }[weather]
  return `${when} ${sky}`.trimEnd()
}

function listed(names: string[]): string {
  if (names.length <= 1) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

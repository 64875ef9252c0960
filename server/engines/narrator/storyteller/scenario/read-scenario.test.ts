import { expect, test } from 'vitest'
import { readScenario } from './read-scenario.ts'

test('people, their fates, the foe and the want', () => {
  const scenario = readScenario(
    "Venice, 1755. I am a glassblower's daughter. The Doge's men took my father. With my cat Nero I must free him before the carnival ends.",
  )
  expect(scenario).toMatchObject({
    era: 'earlyModern',
    year: 1755,
    place: { name: 'Venice' },
    deadline: 'before the carnival ends',
    want: { verb: 'free', plain: 'free your father before the carnival ends', isStated: true },
  })
  expect(scenario.people.find(({ role }) => role === 'father')?.state).toBe('captive')
  expect(scenario.people.find(({ name }) => name === 'Nero')).toMatchObject({
    kind: 'animal',
    isCompanion: true,
  })
  expect(scenario.foe?.kind).toBe('group')
})

test('a hero told of in the third person, and what must not be', () => {
  const scenario = readScenario(
    "Bedtime story about Pip the mouse who wants to find the moon's lost button. No villains, nothing scary.",
  )
  expect(scenario.hero).toMatchObject({ name: 'Pip', role: 'mouse', kind: 'animal' })
  expect(scenario.prohibitions).toEqual(expect.arrayContaining(['villains', 'scary']))
  expect(scenario.foe).toBeUndefined()
})

test('who is to hang is captive, not dead', () => {
  const scenario = readScenario('My partner Jonas hangs on Friday. I have three days to find the real thief.')
  expect(scenario.people[0]).toMatchObject({ name: 'Jonas', state: 'captive' })
  expect(scenario.foe?.name).toBe('the real thief')
})

test('a name after in, on or of is a place or a thing', () => {
  const scenario = readScenario(
    'I sail a ferry on the Bosphorus. Someone stole the Star of Jaipur from a guest.',
  )
  expect(scenario.people.map(({ name, role }) => name ?? role)).toEqual(['guest'])
})

test('another language is told, and nothing is read of it', () => {
  const scenario = readScenario('Erzähl mir eine Geschichte über einen Drachen')
  expect(scenario.language).toBe('de')
  expect(scenario.people).toEqual([])
})

test('a topic of a few words has a place and a time of its own, and no hero by its first capital', () => {
  expect(readScenario('A ferry at night')).toMatchObject({
    place: { kind: 'ferry' },
    time: 'night',
    facts: ['A ferry at night.'],
  })
  for (const topic of [
    'dragons',
    'Space pirates at midnight',
    'zombie apocalypse',
    'Cats ruling the world',
  ]) {
    const { hero } = readScenario(topic)
    expect([topic, hero.name, hero.role]).toEqual([topic, undefined, undefined])
  }
  const pirates = readScenario('Space pirates at midnight')
  expect(pirates.time).toBe('midnight')
  expect(pirates.people.map(({ name }) => name)).not.toContain('Space')
  expect(readScenario('Sherlock Holmes in Paris')).toMatchObject({
    hero: { name: 'Sherlock Holmes' },
    place: { name: 'Paris' },
  })
  expect(readScenario('The ferry leaves at midnight').time).toBeUndefined()
})

test('a name that is told of somebody already spoken of is theirs', () => {
  const people = (text: string) => readScenario(text).people.map(({ name, role }) => `${role}: ${name}`)
  expect(people("My wife and I own a farm. Her name's Bea.")).toEqual(['wife: Bea'])
  expect(people('I bake for a wedding. The groom is Theo, his mother is Mrs Orr who hates cake.')).toEqual([
    'groom: Theo',
    'mother: Mrs Orr',
  ])
  expect(people('I met the man who runs the bank in Fenn Street.')).not.toContain('undefined: Street')
  expect(readScenario("I'm a telegraph boy, Alfie. The post is late.").hero.name).toBe('Alfie')
})

test('who is away by the scenario is not here, and a town is nobody', () => {
  const away = (text: string) =>
    readScenario(text).people.filter(({ isElsewhere, state }) => isElsewhere || state === 'absent')
  expect(away('My colleague Dolores is on her lunch break. I have a goat.')[0]?.name).toBe('Dolores')
  expect(away('I blow glass. The inspector Ser Brando comes tomorrow.')[0]?.name).toBe('Ser Brando')
  expect(away('I teach dragons. The class pet, a boy called Ned, has escaped.')[0]?.name).toBe('Ned')
  const train = readScenario('I am a conductor between Lisbon and Madrid. The cook is Manel.')
  expect(train.people.map(({ name }) => name)).toEqual(['Manel'])
})

test.each([
  ['Someone has stolen the great clock.', 'find the great clock'],
  ['Somebody stole the golden cup of Karn and fled.', 'find the golden cup of Karn'],
  ['Thieves have stolen the bell from the tower.', 'find the bell'],
])('%s what was stolen is called by all of its words', (told, plain) => {
  expect(readScenario(`I am Ilse, a clockmaker. ${told}`).want).toMatchObject({ plain })
})

test.each([
  ['I drive a night bus in Glasgow.', { kind: 'night bus' }],
  ['I wake up in the back of a police van in Leeds.', { kind: 'van' }],
  [
    'I am the surgeon on the whaler Persistence. The captain is ill.',
    { name: 'the Persistence', kind: 'ship' },
  ],
  ['Mags runs the only garage on the moon.', { kind: 'garage' }],
])('%s tells where one is', (text, place) => {
  const scenario = readScenario(text)
  expect(scenario.place).toMatchObject(place)
  expect(scenario.people.map(({ name }) => name)).not.toContain('Persistence')
})

test('who has gone is not there', () => {
  const { people } = readScenario('I sell lamps. My mechanic Teo has quit.')
  expect(people.find(({ name }) => name === 'Teo')).toMatchObject({ state: 'absent' })
})

test.each([
  ["New year's eve. I am stuck in a lift.", { time: 'night', season: 'winter' }],
  ['Christmas eve in the kitchen, and the oven burns.', { time: 'evening', season: 'winter' }],
  ['We are camping by a lake at midnight when something comes.', { time: 'midnight', deadline: undefined }],
])('%s tells the hour and the season', (text, expected) => {
  expect(readScenario(text)).toMatchObject(expected)
})

test.each([
  ['Rescue dog POV. My handler is under the snow.', { role: 'rescue dog' }],
  ['Hansel here. My sister and I run a bakery.', { name: 'Hansel' }],
  ["The hero is a baker's boy called Tom Thistle who carries a cake.", { name: 'Tom Thistle' }],
  ['Dear Storyteller, I would like to be a pirate. My parrot is Greg.', { role: 'pirate' }],
  ["First contact. I'm a linguist in a tent.", { role: 'linguist' }],
  ['In 2077 Detective Kaori Tan hunts an android.', { name: 'Detective Kaori Tan' }],
  ['In a city where it is forbidden to sing, Corvin mends umbrellas.', { name: 'Corvin' }],
])('%s has its hero', (text, hero) => {
  const read = readScenario(text)
  expect(read.hero).toMatchObject(hero)
  expect(read.people.map(({ name }) => name)).not.toContain('Storyteller')
})

test('what is joined is no place where one is, and a rank before a name is none', () => {
  expect(readScenario('A vampire moves into a care home and joins the bingo club.').place?.kind).not.toBe(
    'club',
  )
  expect(readScenario('Sgt. Wanjiru polices the market in Kisumu.').place?.kind).toBe('market')
})

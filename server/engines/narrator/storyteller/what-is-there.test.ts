import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'
import { placeKinds } from './content/place-families.ts'
import { kindOfKnown, kindOfPlace } from './content/places.ts'

const last = (premise: string, turns: string[]): string => playTurns(premise, turns).at(-1)!.text
const opened = (premise: string): string => last(premise, [])

describe('A place', () => {
  test('names no noun twice, and has three things at least', () => {
    const nouns = placeKinds.flatMap((kind) => [...kind.nouns, ...kind.vague])
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([])
    expect(placeKinds.filter(({ props }) => props.length < 3)).toEqual([])
  })

  test.each([
    ['desert gas station', /till/],
    ['torpedo room', /torpedo/],
    ['cheese emporium', /counter/],
    ['lagoon', /seaweed|rock/],
  ])('of the name %s has what such a place has', (name, props) => {
    expect(kindOfKnown({ name })?.props.join(', ')).toMatch(props)
  })

  test.each(['picnic table', 'alien', 'dentist'])('is not named by %s', (name) => {
    expect(kindOfPlace(name)).toBeUndefined()
  })
})

describe('A premise', () => {
  test.each([
    ['a laundromat at 2 am', /^You are in a laundromat at 2 am\./],
    ['Submarine cook, 1943', /^You are a submarine cook, 1943\.[^]*periscope|valves|bunk/],
    ['Hamster Detective Noir', /^You are a hamster detective\./],
    ['a wedding in a barn, 1920s Alabama, the groom is late', /the groom is late/],
    ['The hold of a slave ship, 1790. A girl counts the waves.', /crates|barrels|ladder/],
    ['my roommate (a vampire) wants to adopt a puppy', /^Your roommate, a vampire, wants/],
    ['Grandpa forgot where he parked the submarine.', /^Grandpa forgot/],
    ['Night guard at the wax museum. One figure is missing.', /^You are a night guard/],
  ])('%s is told where it stands', (premise, told) => expect(opened(premise)).toMatch(told))
})

describe('Whoever goes', () => {
  test.each([
    ['a bakery', 'I go out into the street', /shop window|street corner|row of doors|low wall/],
    ['a laundromat', 'go outside', /Behind you is the laundromat/],
    ['stowaway on a cargo ship', 'I climb up to the deck', /railing|mast|hatch|rope/],
    ['a library', 'I go upstairs', /shelf|lamp|table|chair|door/],
    ['a bookshop', 'look around the shop', /bookshelf|counter|books|stepladder/],
    ['a bakery', 'I go home', /window|table|door|staircase|hook|cupboard/],
  ])('from %s by %s gets there', (premise, typed, told) => expect(last(premise, [typed])).toMatch(told))

  test('into the street and back is where they were', () => {
    expect(last('a laundromat', ['I go out into the street', 'I go back in'])).toMatch(/in the laundromat/)
  })
})

describe('Who it is', () => {
  test.each([
    ['a hardware store', ['who comes in?'], /^A (?:man|woman) with /],
    ['a bank', ['someone knocks. who is it?'], /, by the name of/],
    ['a cave', ['who is with me?'], /Nobody/],
  ])('in %s after %s', (premise, turns, told) => expect(last(premise, turns)).toMatch(told))
})

test('what a player names keeps its name at every rating', () => {
  expect(last('a dinner with my aunt', ['I pour her a glass of wine'])).toMatch(
    /^You pour her a glass of wine\./,
  )
})

test('a look around the hall is one at what stands here, and at no scratch in the hall', () => {
  const looked = last('A castle. I am a guard.', ['I shake the rain off my coat and look around the hall'])
  expect(looked).toMatch(/winding stair|gate|torch|tapestry|bench/)
  expect(looked).not.toMatch(/on the hall|still again|Say what comes of it/)
})

describe('What the story has told is there to be seen and heard', () => {
  const hull =
    'You are in the engine room of the submarine Perch. Somewhere forward water is coming in. Someone is whistling behind the bulkhead. Nobody has oiled the gyroscope.'

  test.each([
    ['listen', /[Ss]omeone is whistling/],
    ['look', /[Ww]ater is coming in|[Ss]omeone is whistling/],
    ['look at the gyroscope', /[Nn]obody has oiled the gyroscope/],
    ['go forward', /lies forward/],
    ['climb into the torpedo tube', /in the torpedo tube now/],
  ])('%s', (turn, told) => {
    expect(last(hull, [turn])).toMatch(told)
  })
})

import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, type Language } from './read-language.ts'
import { readScenario } from './read-scenario.ts'

let language: Language
beforeAll(async () => {
  language = await loadLanguage()
})

/** As 'Juno the mechanic', with what the story must know: foe, away, with (at the hero's side). */
function castOf(premise: string): string[] {
  return readScenario(premise, language).people.map(({ name, role, isFoe, isAway, isWith }) =>
    [name, role, isFoe && 'foe', isAway && 'away', isWith && 'with'].filter(Boolean).join(' '),
  )
}

const scenarios: [premise: string, cast: string[], shape: string][] = [
  [
    "Your father Tobias went out in the boat three nights ago and hasn't come back, and tonight someone else has lit the lamp.",
    ['Tobias father away'],
    'vanished',
  ],
  ['A dragon took my sister Mira. I am a baker with no sword.', ['dragon foe', 'Mira sister away'], 'taken'],
  [
    'You are a knight. The evil wizard Malgor has kidnapped Princess Elena and locked her in his tower.',
    ['Malgor wizard foe', 'Princess Elena princess away'],
    'taken',
  ],
  [
    "I'm captain of a small cargo ship, the Magpie. My crew is Juno the mechanic and Old Pike, who used to be a pirate. We just took a job from a man called Varga and the crate in the hold started knocking.",
    ['Juno mechanic with', 'Old Pike pirate with', 'Varga acquaintance'],
    'strange',
  ],
  ['I am a detective in Paris whose partner Luc was killed last night.', ['Luc partner away'], 'loss'],
  ['My cat Biscuit can talk and we open a bakery together.', ['Biscuit cat with'], 'venture'],
  ['My husband David disappeared six months ago.', ['David husband away'], 'vanished'],
  [
    'I live in a subway station. Raiders led by a woman called Knox want our water.',
    ['Knox raider foe'],
    'defend',
  ],
  [
    'You are a witch in a village where magic is forbidden. The priest suspects you.',
    ['priest foe'],
    'strange',
  ],
  [
    "Ship's cook Marlow overhears the first mate, Silas Crane, planning a mutiny against Captain Ward.",
    ['Silas Crane mate foe'],
    'defend',
  ],
  ["I'm in love with my rival, the chef across the street.", ['chef with'], 'heart'],
  [
    'Someone is murdering the members of the chess club. My only ally is the janitor, Mr. Okafor.',
    ['Mr Okafor janitor with'],
    'loss',
  ],
]

test.each(scenarios)('knows who is who in “%s”', (premise, cast, shape) => {
  expect(castOf(premise)).toEqual(cast)
  expect(readScenario(premise, language).shape).toBe(shape)
})

test.each([
  ["You are a lighthouse keeper's daughter in 1890s Cornwall.", 'lighthouse', undefined],
  ["I'm a thief hired to steal a ruby from the vault of Lord Ashby.", undefined, 'vault of Lord Ashby'],
  ['A wizard has locked the queen in his tower. You are a knight.', undefined, 'tower'],
  ['My grandmother left me her old house and a key that fits no door.', 'old house', undefined],
  ['I wake up in a hospital in Berlin.', 'hospital', undefined],
])('knows where “%s” begins and where it leads', (premise, here, far) => {
  const { place, farPlace } = readScenario(premise, language)
  expect([place?.name, farPlace?.name]).toEqual([here, far])
})

test('somebody who is told of as dead is not searched for', () => {
  const { people, shape } = readScenario('My grandfather died and left me his farm.', language)
  expect(people[0]).toMatchObject({ role: 'grandfather', isAway: true, isDead: true })
  expect(shape).not.toBe('vanished')
})

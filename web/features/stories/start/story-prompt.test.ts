import { expect, test } from 'vitest'
import { promptFromAddress, promptWithMix, randomPrompt } from './story-prompt.ts'

test('a genre mix stands behind the scenario', () => {
  expect(promptWithMix(' A lighthouse. ', { horror: 70, mystery: 30, comedy: 0 })).toBe(
    'A lighthouse.\n\nMix in the following genre preferences: 70% horror, 30% mystery',
  )
})

test('without a mix the scenario stands alone', () => {
  expect(promptWithMix('A lighthouse.')).toBe('A lighthouse.')
  expect(promptWithMix('A lighthouse.', { horror: 0 })).toBe('A lighthouse.')
})

test('a random story mixes different genres', () => {
  expect(randomPrompt()).toBe('Create a story mixing different genres. Surprise me with an unexpected twist!')
})

test('a random story combines the genres of the mix, strongest first', () => {
  expect(randomPrompt({ fantasy: 20, thriller: 90, romance: 50 })).toBe(
    'Create a story that combines thriller, romance, and fantasy. Surprise me with an unexpected twist!' +
      '\n\nMix in the following genre preferences: 90% thriller, 50% romance, 20% fantasy',
  )
})

test.each([
  ['?scenario=A%20lighthouse.', 'A lighthouse.'],
  ['?type=random', 'Create a story mixing different genres. Surprise me with an unexpected twist!'],
  [
    '?scenario=%20&type=random',
    'Create a story mixing different genres. Surprise me with an unexpected twist!',
  ],
  ['?preset=nothing', undefined],
  ['', undefined],
])('the address %j asks for %j', (search, prompt) => {
  expect(promptFromAddress(search)).toBe(prompt)
})

test.each(['fantasy-quest', 'Fantasy%20Quest'])('a preset is found as %s', (preset) => {
  expect(promptFromAddress(`?preset=${preset}`)).toContain('the valley kingdom of Aldermere')
})

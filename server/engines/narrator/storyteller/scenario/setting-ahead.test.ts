import { expect, test } from 'vitest'
import { readScenario } from './read-scenario.ts'

test.each(['Lighthouse, no light', 'Stone age. First fire.', 'Antarctica. A locked door.', 'Bakery, 4am'])(
  '%s: the hero is neither the place nor the time',
  (premise) => {
    expect(readScenario(premise).hero.name).toBeUndefined()
  },
)

test('whoever is by a door is not the hero for that', () => {
  expect(readScenario('There is a clown in the attic of my house in Bath.').hero.role).toBeUndefined()
})

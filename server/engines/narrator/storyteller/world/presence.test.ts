import { describe, expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'

const inn = 'I keep the inn at Low Ford with my sister Nell and the cook Bram. It rains.'
const last = (turns: string[], premise = inn): string => play(premise, turns).at(-1)!.text

describe('Who is here', () => {
  test.each([
    'Bram goes down to the cellar',
    'Bram takes his coat and walks out',
    'Bram runs off to fetch the doctor',
    'Two soldiers come in. They drag Bram out',
    'I send Bram to the mill',
    'I throw Bram out of the house',
    'Bram is gone',
    'Bram goes to check the stable',
    'Bram stomps off',
    'Bram walks on',
    'A pilgrim walks out. Bram goes after him',
    'Bram faints',
    'Bram dies in my arms',
  ])('leaves the answer to whoever is left: %s', (turn) => {
    const reply = last([
      '"Good evening, Bram," I say',
      turn,
      'Nell looks at me',
      '"What do we do now?" I ask',
    ])
    expect(reply).toMatch(/says Nell/)
    expect(reply).not.toMatch(/Bram/)
  })

  test.each([
    'Bram goes to the window',
    'Bram gets up',
    'Bram runs to me',
    'Bram walks up and down',
    'I shove the box into Bram’s arms and move off',
  ])('keeps whoever only moves: %s', (turn) => {
    expect(last([turn, '"Bram, are you tired?"'])).toMatch(/says Bram/)
  })

  test.each(['Bram walks in while I sweep', 'Bram runs in'])('has whoever comes in hear: %s', (turn) => {
    expect(last(['Bram goes down to the cellar', turn, '"Bram, are you tired?"'])).toMatch(/says Bram/)
  })

  test('has somebody answer again who has come back', () => {
    const turns = ['Bram goes down to the cellar', 'Nell sighs', 'Bram comes back up', '"Was it cold?" I ask']
    expect(last(turns)).toMatch(/says Bram/)
  })

  test('lets whoever has just left hear a call, and be run after', () => {
    expect(last(['Bram walks out', '"Bram, wait!"'])).toMatch(/Bram/)
    expect(last(['Bram walks out', 'I run after him', '"Are you angry?"'])).toMatch(/says Bram/)
  })

  test('takes along whom the hero takes, and nobody else', () => {
    const turns = ['Nell and I go to the mill', '"Are you cold?" I ask']
    expect(last(turns)).toMatch(/says Nell/)
  })

  test('has whoever rings on the line until it is hung up', () => {
    const premise =
      'It is 1990. I run a bakery with my sister Odile. Our landlord Perrin wants us out by noon.'
    const rung = ['The phone rings. It is Perrin.', '"Can you wait?" I say']
    expect(last(rung, premise)).toMatch(/says Perrin/)
    expect(last([...rung, 'I hang up', '"Are you scared?"'], premise)).not.toMatch(/Perrin/)
  })

  test('has those speak who come in, and not who was spoken with before', () => {
    const turns = ['"Is it late, Bram?"', 'A pilgrim stumbles in', '"Where do you come from?"']
    expect(last(turns)).not.toMatch(/Bram|Nell/)
  })

  test('has nobody answer for somebody who is called and far off', () => {
    const reply = last(['Bram goes down to the cellar', 'Nell sighs', 'I sit down', '"Bram! Are you hurt?"'])
    expect(reply).not.toMatch(/says/)
    expect(reply).toMatch(/Bram is not here/)
  })

  test('has whoever is heard through a door hear what is said', () => {
    const turns = [
      'Bram goes down to the cellar',
      "I hear Bram's voice through the door",
      '"Bram! Are you hurt?"',
    ]
    expect(last(turns)).toMatch(/says Bram/)
  })

  test('asks after whoever is not here with a pronoun that may mean two', () => {
    const premise = 'I keep the inn at Low Ford with my brother Otto, the cook Bram and my sister Nell.'
    expect(last(['Otto walks out', '"Bram, are you cold?"', 'I ask Nell where he is'], premise)).toMatch(
      /Otto is not here/,
    )
  })

  test('has whoever vanishes hear nothing any more', () => {
    expect(last(['Bram vanishes', '"Bram?"'])).toMatch(/Bram is not here/)
  })

  test('says of somebody who is sent only that they are', () => {
    expect(last(['I send Bram to the mill'])).toBe('You send Bram to the mill.')
  })

  test('has whoever is called with a word of encouragement hear it', () => {
    expect(last(['"Good evening, Nell"', '"be careful bram!"'])).toMatch(/Bram/)
  })

  test('has a name that ends in s be one person', () => {
    const premise = 'I guard two prisoners, Cole and Amos Rudd, in my jail.'
    expect(last(['Cole laughs at me', '"You will hang," I tell Amos'], premise)).toMatch(/Amos/)
  })

  test('has whoever a premise has on the line answer first', () => {
    const premise = 'I am a dispatcher. Our supervisor is Marcus. A child is on the line.'
    expect(last(['"Are you alone, sweetheart?"'], premise)).toMatch(/the child/)
  })
})

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

  test.each(['Bram goes to the window', 'Bram gets up', 'Bram runs to me', 'Bram walks up and down'])(
    'keeps whoever only moves: %s',
    (turn) => {
      expect(last([turn, '"Bram, are you tired?"'])).toMatch(/says Bram/)
    },
  )

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
    expect(last([...rung, 'I hang up', '"Are you scared?"'], premise)).toMatch(/says Odile/)
  })

  test('has those speak who come in, and not who was spoken with before', () => {
    const turns = ['"Is it late, Bram?"', 'A pilgrim stumbles in', '"Where do you come from?"']
    expect(last(turns)).not.toMatch(/Bram|Nell/)
  })
})

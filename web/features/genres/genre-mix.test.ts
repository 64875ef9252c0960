import { expect, test } from 'vitest'
import { initialMix, nextStop } from './genre-mix.ts'
import { mixSentence } from './mix-sentence.ts'

test('home begins with four genres at 25', () => {
  expect(initialMix).toEqual({ fantasy: 25, scifi: 25, mystery: 25, horror: 25 })
})

test.each([
  [25, 30, 30],
  [25, 20, 20],
  [30, 35, 40],
  [30, 25, 20],
  [0, 5, 10],
  [10, 5, 0],
  [95, 100, 100],
  [0, 65, 70],
  [100, 40, 40],
])('a slider on %i that is moved to %i stands on %i', (before, moved, stop) => {
  expect(nextStop(before, moved)).toBe(stop)
})

test.each([
  [{}, 'No genre stands out: the narrator is free.'],
  [{ horror: 0 }, 'No genre stands out: the narrator is free.'],
  [{ western: 40 }, 'Nothing but western.'],
  [{ romance: 50, comedy: 50 }, 'Comedy and romance in equal parts.'],
  [initialMix, 'Fantasy, science fiction, mystery and horror in equal parts.'],
  [{ fantasy: 80, mystery: 60 }, 'Mostly fantasy, then mystery.'],
  [{ scifi: 80, comedy: 20 }, 'Mostly science fiction, with a touch of comedy.'],
  [
    { fantasy: 90, mystery: 60, horror: 50, comedy: 10, romance: 20 },
    'Mostly fantasy, then mystery and horror, with a touch of romance and comedy.',
  ],
  [{ historical: 100, thriller: 100, horror: 30 }, 'Mostly history and thriller, with a touch of horror.'],
])('the mix %j reads: %s', (mix, sentence) => {
  expect(mixSentence(mix)).toBe(sentence)
})

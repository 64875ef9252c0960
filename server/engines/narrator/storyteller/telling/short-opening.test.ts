import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

test.each(['A ferry at night', 'pirates', 'kitten detective', 'A letter arrives'])(
  'a scenario that is no more than “%s” is opened whole, with a question',
  (topic) => {
    const [{ text } = { text: '' }] = playTurns(topic, [])
    const words = text.split(/\s+/).length
    expect([words > 12, words < 50, text.includes('?')]).toEqual([true, true, true])
  },
)

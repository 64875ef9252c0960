import { describe, expect, test } from 'vitest'
import type { GenreMix } from '#contract/genres.ts'
import type { Preferences } from '#contract/preferences.ts'
import { lowBarrow as village, playTurns as play } from '#testing/play-turns.ts'

describe('A reply', () => {
  const turns = [
    'I take the lantern',
    'I go to the mill',
    'I ask the miller about the river',
    'I climb the wall',
    'I break the jug',
    'I sit down and wait',
  ]

  test.each([
    ['I take the lantern', /lantern/],
    ['I go to the mill', /mill/],
    ['I climb the wall', /climb|up here|wall/],
    ['I break the jug', /jug|pieces/],
  ])('to “%s” says first what the act did', (turn, outcome) => {
    const [first = '', second = ''] = play(village, [turn])[1]!.text.split(/(?<=[.!?]”?)\s+/)
    expect(`${first} ${second}`).toMatch(outcome)
  })

  test.each([
    ['I drop the jug', /jug lies where it fell/],
    ['I kick the door down', /door hangs by one hinge/],
  ])('a deed comes to something: to “%s”', (turn, outcome) => {
    const [, ...more] = play(village, [turn])[1]!.text.split(/(?<=[.!?]”?)\s+/)
    expect(more.join(' ')).toMatch(outcome)
  })

  test('never speaks, thinks or decides for the hero', () => {
    for (const { text } of play(village, turns))
      expect(text).not.toMatch(/\byou (?:say|shout|whisper|reply|think|decide|feel that|realise)\b/i)
  })

  test('is told as the player asked for', () => {
    expect(play(village, ['shorter please'])[1]!.text).toContain('Shorter it is')
    const told = (turn: string) => play(village, [turn, 'I look around'])[2]!.memory
    expect(told('more dialogue please')).toContain('"style":"dramatic"')
  })

  test('names what is wanted by when once, and to the hero', () => {
    const scenario =
      'I am a stowaway on a steamer in 1931. I want to find out what the captain smuggles before we reach Lisbon.'
    const opening = play(scenario, [])[0]!.text
    expect(opening).toContain('You want to find out what the captain smuggles before you reach Lisbon.')
  })

  test.each([
    [
      'Tomas, a Czech violinist, meets Hana every Thursday on the tram in Prague and has never dared speak to her. Tomorrow she moves to Brno.',
      'You meet Hana every Thursday on the tram in Prague and have never dared speak to her. Tomorrow she moves to Brno.',
    ],
    [
      'Old Mother Tallow keeps the candles of everyone’s life. She has dropped one and doesn’t know whose.',
      'You keep the candles of everyone’s life. You have dropped one and don’t know whose.',
    ],
    [
      'I live with my husband, Dev. Every night the radio picks up a man singing. We have no radio.',
      'You live with your husband, Dev. Every night the radio picks up a man singing. You have no radio.',
    ],
    [
      'Malaya, a diver in Palawan, brings up a pearl as big as a fist. Her mother wants her married.',
      'You are Malaya, a diver in Palawan. You bring up a pearl as big as a fist. Your mother wants you married.',
    ],
    // Told softly at 'general'.
    ['Murder at the clown convention. Everyone has an alibi and a pie.', 'Murder at the clown convention.'],
    // Whose 'his' it is nobody can tell.
    [
      'Inspector Nwosu is in Lagos. A senator has been found in a lift with his shoes on the wrong feet.',
      'A senator has been found in a lift with his shoes on the wrong feet.',
    ],
  ])('opens with all that the premise says: “%s”', (scenario, told) => {
    const [{ text } = { text: '' }] = play(scenario, [])
    expect(text.replaceAll('’', "'")).toContain(told.replaceAll('’', "'"))
    expect(text).not.toMatch(/here too|over at you|\b(?:morning|weather)\b/)
  })

  test('never repeats the typed words as a whole', () => {
    for (const [at, { text }] of play(village, turns).slice(1).entries())
      expect(text.toLowerCase()).not.toContain(turns[at]!.toLowerCase())
  })

  test('to what it does not understand says so in one line, with what can be done', () => {
    const reply = play(village, ['asdf qwer'])[1]!
    expect(reply.text.trim().split('\n')).toHaveLength(1)
    expect(reply.suggestions.length).toBeGreaterThan(0)
  })

  test('shows the language style', () => {
    const told = (preferences: Partial<Preferences>, genreMix?: GenreMix) =>
      play(village, turns, preferences, genreMix)
        .map(({ text }) => text)
        .join(' ')
    expect(told({ languageStyle: 'archaic' })).toMatch(/\b(?:hath|doth|quoth|’tis|'tis)\b/)
    expect(told({ languageStyle: 'modern' })).not.toMatch(/\b(?:hath|doth|quoth)\b/)
  })
})

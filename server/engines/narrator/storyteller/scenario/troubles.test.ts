import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'
import { storylets } from '../content/storylets.ts'
import { troublesIn } from './troubles.ts'

const turnsOn = (text: string, role?: string) =>
  troublesIn(text, { aliases: [], role }).map(({ kind }) => kind)

test.each([
  ['You are a midwife. A fever has come up the river.', 'sickness', 'the fever'],
  ['My tea stall is failing and the landlord wants it back by Friday.', 'eviction', undefined],
  ['Four of us plan a heist at the opera.', 'heist', undefined],
  ['I keep a small kitchen, and a critic sits at the window.', 'visit', 'the critic'],
  ['The fortress has been under siege since spring.', 'siege', 'the siege'],
  ['My aunt left me her house in Riga.', 'farewell', undefined],
  ['I found a hidden door behind the stove.', 'door', 'the door'],
  ['A stranger comes to my forge and asks for a key.', 'guest', 'the stranger'],
  ['It is my first night as a porter.', 'first-day', undefined],
  ['I have accidentally sold the wrong house.', 'mishap', undefined],
  ['You stand before the tomb of a queen.', 'tomb', 'the tomb'],
  ['We hide a deserter in the loft.', 'hiding', undefined],
  ['We cross the pass with a mule called Bet and an old mule.', 'creature', 'the mule'],
])('%s turns on %s', (premise, kind, name) => {
  expect(troublesIn(premise, { aliases: [] })).toContainEqual(name ? { kind, name } : { kind })
})

test.each([
  ['You are the inspector of the mines.', 'visit', 'inspector of the mines'],
  ['I am a ghost in a theatre.', 'haunting', 'ghost'],
  ['I am the referee of the race.', 'contest', 'referee'],
  ['A detective looks into a theft at a hotel; three suspects.', 'lodger', 'detective'],
  ['She wears a wedding dress.', 'wedding', undefined],
])('%s does not turn on %s', (premise, kind, role) => {
  expect(turnsOn(premise, role)).not.toContain(kind)
})

test('what a premise turns on is what its story tells of first', () => {
  const firstLines = (kind: string) =>
    storylets.filter(({ trouble }) => trouble === kind).flatMap(({ beats }) => beats.start!.told)
  const isBegunBy = (text: string, lines: string[]) =>
    lines.some((line) => {
      const [longest = ''] = line
        .split(/\[[^\]]*\]|["']/)
        .map((part) => part.trim())
        .toSorted((a, b) => b.length - a.length)
      return text.includes(longest.slice(0, 40))
    })
  for (const [premise, kind] of [
    [
      'You are a young healer. A fever spreads in your village, and Tobin the smith comes with you.',
      'sickness',
    ],
    ['I am Corvina, a jewel thief, and my partner Felix plays in the band.', 'heist'],
    ['I run a tiny bookshop in Leeds with my sister Dot.', 'business'],
    ['The squire Bettany and I hold the tower. The siege has lasted for two years.', 'siege'],
  ] as const)
    for (const first of ['Look around', 'Listen']) {
      const [, , told] = playTurns(premise, [first, 'See what happens next'])
      expect(`${premise} ${isBegunBy(told!.text, firstLines(kind)) ? kind : told!.text}`).toBe(
        `${premise} ${kind}`,
      )
    }
})

test('whoever a premise turns on is not who tells of it', () => {
  const [, told] = playTurns(
    'I am Dario, head chef at a small restaurant. A critic, Signora Bellini, has just sat down. My sous-chef is Pina.',
    ['See what happens next'],
  )
  expect(told!.text).toContain('hisses')
  expect(told!.text).not.toContain('Bellini')
})

test('who looks into a crime that a premise tells of wants to know who did it, among those who are named', () => {
  const [opening, told] = playTurns(
    'Detective Sergeant Voss, on a mine under the sea. The air plant was sabotaged last night. Three suspects: the botanist Kim, the pilot Reyes and the cook Otto.',
    [({ suggestions }) => suggestions[0]!],
  )
  expect(opening!.suggestions[0]).toBe('Find out who did it')
  for (const name of ['Kim', 'Reyes', 'Otto']) expect(told!.text).toContain(name)
})

import { expect, test } from 'vitest'
import { allPlots } from './wordbooks/all-plots.ts'
import type { Plot } from './wordbooks/wordbook.ts'

const templatesOf = ({ hook, clues, press, setback, climax, win, after }: Plot) => [
  ...hook,
  ...clues.flatMap(({ said, seen }) => [...said, ...seen]),
  ...press,
  ...setback,
  ...climax,
  ...win.force,
  ...win.words,
  ...win.wit,
  ...after,
]

/** What a template may name besides the parts of its plot. */
const ALWAYS = new Set(['who', 'goal', 'motif', 'matter'])

test.each(allPlots.map((plot): [string, Plot] => [plot.id, plot]))(
  'the plot %s speaks only of its own parts',
  (_, plot) => {
    const named = templatesOf(plot).flatMap((text) =>
      [...text.matchAll(/\[\^?([a-z]+)/g)].map(([, name]) => name!),
    )
    expect(Object.keys(plot.parts)).toEqual(
      expect.arrayContaining([...new Set(named)].filter((name) => !ALWAYS.has(name))),
    )
  },
)

/** What the book itself tells, without what is spoken or written in it. */
const narrationOf = (text: string) => text.replaceAll(/"[^"]*"|\*[^*]+\*/g, '…')

test('no plot puts words into the hero’s mouth', () => {
  const speaking =
    /\byou (?:say|said|ask|tell|told|answer|reply|call|shout|whisper|murmur|announce|explain|read (?:\S+ )*out|talk)\b/i
  const spoken = allPlots
    .flatMap(templatesOf)
    .filter((text) => /" you \w/.test(text) || speaking.test(narrationOf(text)))
  expect(spoken).toEqual([])
})

/** What the hero may do in an ending that a deed of the player's has brought about: perceive it. */
const PERCEIVING = /^(?:see|hear|feel|find|watch|know|need|are|can|could)$/

/** The verbs that have 'you' for their subject at the head of a clause: "You've pulled" counts as "'ve". */
const heroVerbsOf = (text: string) =>
  [...narrationOf(text).matchAll(/(?:^|[.!?;:…]\s+|,? (?:and|but|so) )you(?: \w+ly)?\s?('\w+|\b\w+)/gi)].map(
    ([, verb]) => verb!,
  )

test.each(allPlots.map((plot): [string, Plot] => [plot.id, plot]))(
  'no ending of %s acts for the hero: the world answers the deed',
  (_, { win }) => {
    const lines = [...win.force, ...win.words, ...win.wit]
    const acting = lines.filter((text) => heroVerbsOf(text).some((verb) => !PERCEIVING.test(verb)))
    expect(acting).toEqual([])
  },
)

test('every plot can be told from its hook to its end', () => {
  for (const plot of allPlots) {
    expect(plot.clues).toHaveLength(3)
    for (const pool of [plot.hook, plot.press, plot.setback, plot.climax, plot.after])
      expect(pool.length).toBeGreaterThan(0)
    for (const pool of Object.values(plot.win)) expect(pool.length).toBeGreaterThan(0)
  }
})

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

test('no plot puts words into the hero’s mouth', () => {
  const spoken = allPlots.flatMap(templatesOf).filter((text) => /[,?!.]" you (?:say|ask|tell)\b/.test(text))
  expect(spoken).toEqual([])
})

test('every plot can be told from its hook to its end', () => {
  for (const plot of allPlots) {
    expect(plot.clues).toHaveLength(3)
    for (const pool of [plot.hook, plot.press, plot.setback, plot.climax, plot.after])
      expect(pool.length).toBeGreaterThan(0)
    for (const pool of Object.values(plot.win)) expect(pool.length).toBeGreaterThan(0)
  }
})

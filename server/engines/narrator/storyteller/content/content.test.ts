import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isWithinRating } from '../telling/fits.ts'
import { readLine, slotsOf } from '../telling/template.ts'

/** Slots that the scene fills, and those that the code which tells a pool hands over. */
const SLOTS = new Set(
  'act half number rest sought where actor agreed asked Asked being choice deadline deed doing echo flavour foe found friend from goal goalplace guess hero known name object one other owner partofday place prop quality question season smell sound target thing time to told Told tool topic trace two three want culprit mate weather words who witness'.split(
    ' ',
  ),
)
const CONDITIONS = new Set(
  'in out night day old today modern future sea alone people teen mature foe nofoe child ghost law noble kin rogue learned machine close foeman'.split(
    ' ',
  ),
)
const MOST_WORDS = 48

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /lines?\.ts$|plots|answers|reactions|outcomes|consequences|finds|sights|thing-details|asides|titles|happenings/.test(
      file,
    ) && !/line-list|act-lines\//.test(file),
)
const lines = (
  await Promise.all(
    files.map(async (file) =>
      linesOf((await import(new URL(file, folder).href)) as object).map((line) => ({ file, line })),
    ),
  )
).flat()

/** Every text that has a slot or ends like a sentence, however deep it lies. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return /[.!?"]$/.test(value) || value.includes('[') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : []
}

describe('Every line of content', () => {
  test('is found by this test', () => {
    expect(lines.length).toBeGreaterThan(400)
  })

  test('asks for slots and conditions that exist', () => {
    const unknown = lines.filter(({ line }) => {
      const { conditions, template } = readLine(line)
      return (
        slotsOf(template).some((slot) => !SLOTS.has(slot)) || conditions.some((name) => !CONDITIONS.has(name))
      )
    })
    expect(unknown).toEqual([])
  })

  test('names something of the scene or the turn', () => {
    // An answer in the first person is told with who says it; what comes of a deed may be all that is seen.
    const isSaid = (file: string, line: string) => file === 'answers.ts' && /\b(?:I|that)\b/i.test(line)
    const empty = lines.filter(
      ({ file, line }) =>
        slotsOf(line).length === 0 && !/asides|finds|sights|outcomes/.test(file) && !isSaid(file, line),
    )
    expect(empty).toEqual([])
  })

  test('has straight quotes that open and close', () => {
    expect(
      lines.filter(({ line }) => (line.match(/"/g) ?? []).length % 2 === 1 || /[“”‘]/.test(line)),
    ).toEqual([])
  })

  test(`has at most ${MOST_WORDS} words`, () => {
    expect(
      lines.filter(({ file, line }) => line.split(/\s+/).length > MOST_WORDS && !/asides/.test(file)),
    ).toEqual([])
  })

  test('is fit for every rating, unless it says from which rating on', () => {
    const harsh = lines.filter(({ line }) => {
      const { conditions, template } = readLine(line)
      return (
        !conditions.some((name) => name === 'teen' || name === 'mature') &&
        !isWithinRating(template.replace(/\[[^\]]*\]/g, ''), 'general')
      )
    })
    expect(harsh).toEqual([])
  })

  test('stands once', () => {
    const seen = new Set<string>()
    expect(lines.filter(({ line }) => seen.size === seen.add(line).size)).toEqual([])
  })
})

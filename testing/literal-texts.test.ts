import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readLiteralTexts } from './literal-texts.ts'
import { filesIn } from './source-files.ts'
import { HOLE, textsIn } from './source-texts.ts'

/** The most texts that no journey reaches: to become smaller, and never larger. */
const MOST_NEVER = 28

const isProduct = (file: string): boolean => /\.(tsx?|js|html)$/.test(file) && !/\.(test|suite)\./.test(file)
const textsByFile = new Map(
  ['contract', 'server', 'web']
    .flatMap((wing) =>
      readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((file) => join(wing, file)),
    )
    .filter(isProduct)
    .map((file) => [file, textsIn(file)]),
)

const sections = readLiteralTexts()

test.for(sections)('the texts of $name stand where they belong', ({ places, texts }) => {
  const files = [...textsByFile].filter(([file]) => places.some((place) => file.startsWith(place)))
  const there = files.flatMap(([, found]) => found)
  expect(texts).not.toEqual([])
  expect(texts.filter(({ text }) => !there.some((found) => says(found, text)))).toEqual([])
})

const journeys = new Map(
  filesIn('e2e')
    .filter((file) => /\.(spec|screens)\.ts$/.test(file))
    .map((file) => [basename(file), textsIn(file)]),
)

test.for(sections)('the texts of $name are reached by a journey, or the list says why not', ({ texts }) => {
  const isReached = ({ text, shownBy }: (typeof texts)[number]): boolean =>
    /^never: \S/.test(shownBy) || (journeys.get(shownBy) ?? []).some((found) => holds(found, text))
  expect(texts.filter((one) => !isReached(one))).toEqual([])
})

test('no more texts are reached by no journey than there were', () => {
  const never = sections.flatMap(({ texts }) => texts).filter(({ shownBy }) => shownBy.startsWith('never: '))
  expect(never.length).toBeLessThanOrEqual(MOST_NEVER)
})

/** Whether a text of a journey holds all of the wanted one that is known before it is shown. */
const holds = (found: string, wanted: string): boolean =>
  wanted
    .replace(/^\+/, '')
    .split(/\{[^}]*\}/)
    .every((part) => found.includes(part.trim()))

/** Whether a text of the product is the wanted one, letter for letter; its holes fill the wanted one's. */
function says(found: string, wanted: string): boolean {
  const text = wanted.replace(/^\+/, '').replace(/\{[^}]*\}/g, HOLE)
  return wanted.startsWith('+') ? found.includes(text) : found === text
}

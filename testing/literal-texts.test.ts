import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOLE, textsIn } from './source-texts.ts'

interface Section {
  name: string
  /** The beginnings of the paths where its texts stand. */
  places: string[]
  texts: string[]
}

const isProduct = (file: string): boolean => /\.(tsx?|js|html)$/.test(file) && !/\.(test|suite)\./.test(file)
const textsByFile = new Map(
  ['contract', 'server', 'web']
    .flatMap((wing) =>
      readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((file) => join(wing, file)),
    )
    .filter(isProduct)
    .map((file) => [file, textsIn(file)]),
)

test.for(readSections())('the texts of $name stand where they belong', ({ places, texts }) => {
  const files = [...textsByFile].filter(([file]) => places.some((place) => file.startsWith(place)))
  const there = files.flatMap(([, found]) => found)
  expect(texts).not.toEqual([])
  expect(texts.filter((text) => !there.some((found) => says(found, text)))).toEqual([])
})

function readSections(): Section[] {
  const [, ...parts] = readFileSync('testing/literal-texts.txt', 'utf8').split(/^## /m)
  return parts.map((part) => {
    const [head = '', ...texts] = part.trim().split('\n')
    const [, name = '', places = ''] = /^(.*) \[(.*)\]$/.exec(head) ?? []
    return { name, places: places.split(' '), texts }
  })
}

/** Whether a text of the product is the wanted one, letter for letter; its holes fill the wanted one's. */
function says(found: string, wanted: string): boolean {
  const text = wanted.replace(/^\+/, '').replace(/\{[^}]*\}/g, HOLE)
  return wanted.startsWith('+') ? found.includes(text) : found === text
}

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { plantIn, type Position } from './plant-in.ts'

/** Stryker plants all that lies within a place: the body of a whole function would crowd out the rest of a sample. */
const MOST_IN_A_PLACE = 6

export interface PlaceOfMutants {
  file: string
  /** Lines and columns count from 0. */
  start: Position
  end: Position
  /** Faults within it, those in its parts included. */
  mutants: number
}

/** Places in the product code below a folder, or in one file, where a fault can be planted. */
export async function listPlaces(folder: string): Promise<PlaceOfMutants[]> {
  const names = globSync([`${folder}/**/*.ts`, folder]).filter(isProductCode)
  const files = names.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const { mutants } = await plantIn(files)
  const spans = mutants.map(({ fileName, location }) => ({ file: fileName, ...location }))
  const places = new Map<string, PlaceOfMutants>()
  for (const span of spans) {
    const key = rangeOf(span)
    const within = () => spans.filter((other) => isWithin(other, span)).length
    if (!places.has(key)) places.set(key, { ...span, mutants: within() })
  }
  return [...places.values()].filter((place) => place.mutants <= MOST_IN_A_PLACE)
}

/** Places with about `most` faults together; the same seed draws the same of the same code. */
export function samplePlaces(places: PlaceOfMutants[], most: number, seed: string): PlaceOfMutants[] {
  const orderOf = (place: PlaceOfMutants) =>
    createHash('sha256')
      .update(`${seed}\n${rangeOf(place)}`)
      .digest('hex')
  const inOrder = places.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
  const sample: PlaceOfMutants[] = []
  let planted = 0
  for (const place of inOrder) {
    if (planted + place.mutants > most) continue
    planted += place.mutants
    sample.push(place)
  }
  return sample
}

/** Components (`.tsx`) are held by journeys, which no run of planted faults can afford. */
const isProductCode = (file: string): boolean =>
  file.endsWith('.ts') && !/\.(test|suite|bench|d)\.|\/migrations\//.test(file)

type Span = Omit<PlaceOfMutants, 'mutants'>

/** `file:line:column-line:column`, by which a seed draws. */
const rangeOf = ({ file, start, end }: Span): string =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.file === outer.file && !isBefore(inner.start, outer.start) && !isBefore(outer.end, inner.end)

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column)

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** Texts are left out: most are words for people, which other tests hold. */
export const EXCLUDED_MUTATIONS = ['StringLiteral']

/** Stryker plants all that lies within a range: the body of a whole function would crowd out the rest of a sample. */
const MOST_IN_A_PLACE = 6

export interface PlaceOfMutants {
  file: string
  /** `file:line:column-line:column`, as Stryker reads it. */
  range: string
  /** Faults within it, those in its parts included. */
  mutants: number
}

/** Places in the product code below a folder, or in one file, where a fault can be planted. */
export async function listPlaces(folder: string): Promise<PlaceOfMutants[]> {
  const names = globSync([`${folder}/**/*.ts`, folder]).filter(isProductCode)
  const files = names.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const options = { excludedMutations: EXCLUDED_MUTATIONS, ignorers: [], plugins: null }
  const { mutants } = await new Instrumenter(silentLogger).instrument(files, options)
  const planted = mutants.filter(({ status }) => status !== 'Ignored')
  const spans = planted.map(({ fileName, location }) => ({ fileName, ...location }))
  const places = new Map<string, PlaceOfMutants>()
  for (const span of spans) {
    const range = rangeOf(span)
    const within = () => spans.filter((other) => isWithin(other, span)).length
    if (!places.has(range)) places.set(range, { file: span.fileName, range, mutants: within() })
  }
  return [...places.values()].filter((place) => place.mutants <= MOST_IN_A_PLACE)
}

/** Places with about `most` faults together; the same seed draws the same of the same code. */
export function samplePlaces(places: PlaceOfMutants[], most: number, seed: string): PlaceOfMutants[] {
  const orderOf = ({ range }: PlaceOfMutants) =>
    createHash('sha256').update(`${seed}\n${range}`).digest('hex')
  const inOrder = places.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
  const sample: PlaceOfMutants[] = []
  let planted = 0
  for (const place of inOrder) {
    if (planted + place.mutants > most) break
    planted += place.mutants
    sample.push(place)
  }
  return sample
}

/** Components (`.tsx`) are held by journeys, which no run of planted faults can afford. */
const isProductCode = (file: string): boolean =>
  file.endsWith('.ts') && !/\.(test|suite|bench|d)\.|\/migrations\//.test(file)

interface Span {
  fileName: string
  start: Position
  end: Position
}

interface Position {
  line: number
  column: number
}

/** Lines count from 0 in the instrumenter and from 1 in a range. */
const rangeOf = ({ fileName, start, end }: Span): string =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.fileName === outer.fileName && !isBefore(inner.start, outer.start) && !isBefore(outer.end, inner.end)

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column)

const no = () => false
const nothing = () => undefined
const silentLogger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
}

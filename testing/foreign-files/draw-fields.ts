import fc from 'fast-check'
import { Expected, type Landing } from './landing.ts'

/** Words with signs that mean something to one format or another, and nothing in a text. */
const WORDS = [
  'Mira',
  'élan',
  '橋',
  '🌊',
  '"so"',
  'a\\b',
  '&',
  '<b>',
  '*',
  '#',
  'it’s',
  'שלום',
  '%',
  'null',
  '0',
]

type Lists = 'list' | 'one text'
/** A field of a format: where its text lands, or the name by which it is listed as left out. */
export type DeclaredField = { shape?: Lists } & ({ lands: Landing } | { leftOut: string })
export type DeclaredFields = Readonly<Record<string, DeclaredField>>

/** Draws the fields of a file by chance, and keeps account of where each is to land. */
export class FieldDraw {
  readonly expected = new Expected()
  readonly #draw: fc.GeneratorValue
  #marks = 0

  constructor(draw: fc.GeneratorValue) {
    this.#draw = draw
  }

  chance = (): boolean => this.#draw(fc.boolean)

  count = (least: number, most: number): number => this.#draw(fc.integer, { min: least, max: most })

  pick = <T>(choices: readonly T[]): T => choices[this.count(0, choices.length - 1)]!

  /** A text that stands nowhere else in the file, whatever its words. */
  text(): string {
    const words = Array.from({ length: this.count(0, 4) }, () => this.pick(WORDS))
    return [`m${++this.#marks}x`, ...words].join(' ')
  }

  landing(field: string, lands: Landing): string {
    const text = this.text()
    this.expected.land(field, text, lands)
    return text
  }

  /** A record with some of the declared fields, some of them within others (`extensions.depth_prompt`). */
  record(declared: DeclaredFields): Record<string, unknown> {
    const record: Record<string, unknown> = {}
    for (const [path, field] of Object.entries(declared)) {
      if (this.chance()) continue
      const texts = Array.from({ length: field.shape === 'list' ? this.count(1, 3) : 1 }, () =>
        this.landing(path, 'lands' in field ? field.lands : 'nowhere'),
      )
      if ('leftOut' in field) this.expected.leftOut.add(field.leftOut)
      put(record, path.split('.'), field.shape === 'list' ? texts : texts[0])
    }
    return record
  }

  /** A record with a field that no program is known to write. */
  withUnknown<T extends Record<string, unknown>>(record: T): T {
    if (this.chance()) return record
    const name = `unknown_${this.count(0, 99)}`
    this.expected.leftOut.add(`“${name}”`)
    return { ...record, [name]: this.landing(name, 'nowhere') }
  }
}

function put(record: Record<string, unknown>, [name = '', ...inner]: string[], value: unknown): void {
  if (inner.length === 0) record[name] = value
  else put((record[name] ??= {}) as Record<string, unknown>, inner, value)
}

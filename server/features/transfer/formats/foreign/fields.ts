/** A record of a stranger's file, read field by field; it knows which filled fields nobody has asked for. */
export class Fields {
  readonly #values: ReadonlyMap<string, unknown>
  readonly #unread: Set<string>

  constructor(value: unknown) {
    const entries = isRecord(value) ? Object.entries(value) : []
    this.#values = new Map(entries)
    this.#unread = new Set(entries.flatMap(([name, held]) => (isFilled(held) ? [name] : [])))
  }

  has(...names: string[]): boolean {
    return names.every((name) => this.#values.has(name))
  }

  /** '' for what is no text. */
  text(name: string): string {
    const value = this.#read(name)
    return typeof value === 'string' ? value.trim() : ''
  }

  number(name: string): number | undefined {
    const value = this.#read(name)
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }

  flag(name: string): boolean | undefined {
    const value = this.#read(name)
    return typeof value === 'boolean' ? value : undefined
  }

  /** The filled texts of a list, or of one text between commas. */
  texts(name: string): string[] {
    const value = this.#read(name)
    const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
    return list.flatMap((each: unknown) => (typeof each === 'string' && each.trim() ? [each.trim()] : []))
  }

  fields(name: string): Fields {
    return new Fields(this.#read(name))
  }

  /** The records of a list, or of a record of records, in their order. */
  list(name: string): Fields[] {
    const value = this.#read(name)
    const list = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
    return list.map((each: unknown) => new Fields(each))
  }

  /** The texts of a list in their places; '' for what is none. */
  lines(name: string): string[] {
    const value = this.#read(name)
    return Array.isArray(value) ? value.map((each: unknown) => (typeof each === 'string' ? each : '')) : []
  }

  /** Marks fields as known that say nothing about a story. */
  ignore(...names: string[]): this {
    for (const name of names) this.#unread.delete(name)
    return this
  }

  /** The names of filled fields that were never read. */
  unread(): string[] {
    return [...this.#unread]
  }

  #read(name: string): unknown {
    this.#unread.delete(name)
    return this.#values.get(name)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || Object.keys(value).length > 0
}

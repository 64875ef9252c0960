/** The numbers of things within a document, from 1 on, by the ids of their rows in the order in which they came. */
export class Numbers {
  readonly #byId: ReadonlyMap<number, number>

  constructor(ids: readonly number[]) {
    this.#byId = new Map(ids.map((id, at) => [id, at + 1]))
  }

  /** Null for what the document leaves out, and for none. */
  of(id: number | null | undefined): number | null {
    return (id === null || id === undefined ? undefined : this.#byId.get(id)) ?? null
  }
}

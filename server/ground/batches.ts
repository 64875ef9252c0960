interface BatchRules<Item> {
  /** Two with one key never go together. */
  keyOf?: (item: Item) => unknown
  most: number
  /** Batches under way; whatever comes meanwhile waits for the next one. */
  atOnce: number
  /** Whether each of a batch that failed may have succeeded alone. */
  isWorthAlone?: (error: unknown) => boolean
}

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item
}

/** Does together what is asked for at one pass of the event loop, or while as many batches as may be are under way. */
export function createBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { keyOf, most, atOnce, isWorthAlone = () => false }: BatchRules<Item>,
): (item: Item) => Promise<Result> {
  let line: Waiting<Item, Result>[] = []
  let underWay = 0
  let isComing = false

  function takeBatch(): Waiting<Item, Result>[] {
    const keys = new Set<unknown>()
    const batch: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const waiting of line) {
      const key = keyOf ? keyOf(waiting.item) : waiting
      const isFree = batch.length < most && !keys.has(key)
      keys.add(key)
      ;(isFree ? batch : left).push(waiting)
    }
    line = left
    return batch
  }

  async function runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, at) => resolve(results[at]!))
    } catch (error) {
      if (batch.length > 1 && isWorthAlone(error))
        return void (await Promise.all(batch.map((one) => runBatch([one]))))
      for (const { reject } of batch) reject(error)
    }
  }

  function begin(): void {
    isComing = false
    while (line.length > 0 && underWay < atOnce) {
      underWay += 1
      void runBatch(takeBatch()).finally(() => {
        underWay -= 1
        begin()
      })
    }
  }

  return (item) => {
    const waiting = { item, ...Promise.withResolvers<Result>() }
    line.push(waiting)
    if (!isComing) setImmediate(begin)
    isComing = true
    return waiting.promise
  }
}

/** A kind of jobs, counted over all nodes each time somebody measures. */
export interface Queue {
  name: string
  count(): Promise<{ waiting: number; running: number }>
}

const queues = new Set<Queue>()

/** Has a queue counted from now on, until the answer is called. Costs nothing while nobody measures. */
export function watchQueue(queue: Queue): () => void {
  queues.add(queue)
  return () => void queues.delete(queue)
}

/** Lengths of all queues of this process; one whose database does not answer is left out. */
export async function countQueues(): Promise<{ name: string; waiting: number; running: number }[]> {
  const counts = [...queues].map(async ({ name, count }) => ({ name, ...(await count()) }))
  const settled = await Promise.allSettled(counts)
  return settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

import type { QueryClient } from '@tanstack/react-query'

/** What a page was written from: the key under which a read keeps it, and the data. */
export type Seed = [key: string[], data: unknown]

/** Takes what came with the page, so that the first render equals its markup and nothing is asked for twice. */
export function takeSeeds(queries: QueryClient): void {
  const text = document.querySelector('#seeds')?.textContent
  if (!text) return
  for (const [key, data] of JSON.parse(text) as Seed[]) queries.setQueryData(key, data)
}

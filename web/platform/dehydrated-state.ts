import type { QueryClient } from '@tanstack/react-query'
import type { DehydratedState } from '#contract/prerender.ts'

/** Takes a state into the reads of the page. */
export function hydrate(queries: QueryClient, state: DehydratedState): void {
  for (const [queryKey, data] of state) queries.setQueryData(queryKey, data)
}

/** The state that came with the page. */
export const pageState = (): DehydratedState =>
  JSON.parse(document.querySelector('#dehydrated-state')?.textContent ?? '[]') as DehydratedState

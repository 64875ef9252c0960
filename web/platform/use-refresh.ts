import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { repliesOf } from './query-client.ts'

/** Has the replies of these endpoints read anew, whatever they were asked for; settled once those on the page are there. */
export function useRefresh(...endpoints: Endpoint[]): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries(repliesOf(...endpoints))
}

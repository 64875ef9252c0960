import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { pathTo } from '#contract/endpoint.ts'
import { toast } from '#web/ui/toast.ts'
import type { Given, Sent } from './call.ts'
import { call } from './call.ts'
import { AUTHENTICATION_REQUIRED, isSignedOutError, textOfError } from './call-error.ts'

/** The words of a toast. */
interface Words {
  title: string
  description: string
}

/** Words of a read that fails for its toast; without them the page says so in place (CLIENT-8). */
interface ReadManners extends Record<string, unknown> {
  notice?: Words
}

interface WriteManners extends Record<string, unknown> {
  /** The caller shows the error in its own place, so no toast. */
  isQuiet?: boolean
  /** Takes the place of 'Error' and the error's text. */
  notice?: Words
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadManners
    mutationMeta: WriteManners
  }
}

const FRESH_FOR_MS = 30_000
const MOST_RETRIES = 3
// A server on the reader's own machine answers without any network; an unreachable one is an error, not a pause.
const networkMode = 'always'

/** Reads are tried again only when the server could not be reached, and signed-out ones never (CLIENT-18). */
export const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < MOST_RETRIES && !isSignedOutError(error) && /fetch/i.test(error.message)

const sayFailure = (words: Words) => void toast({ ...words, variant: 'danger' })

/** The defaults of reads and writes, and the toasts of what failed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.notice && !isSignedOutError(error)) sayFailure(meta.notice)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.isQuiet || error.message.includes(AUTHENTICATION_REQUIRED)) return
        sayFailure(meta?.notice ?? { title: 'Error', description: textOfError(error) })
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_FOR_MS, refetchOnWindowFocus: false, retry: isWorthRetrying, networkMode },
      mutations: { retry: false, networkMode },
    },
  })
}

/** The key under which an endpoint's reply is cached: its path with parameters and query. */
export const keyOf = (endpoint: Endpoint, args?: Sent): [string] => [pathTo(endpoint, args)]

/** Picks the cached replies of these endpoints, whatever they were asked for. */
export const repliesOf = (...endpoints: Endpoint[]) => ({
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
    typeof path === 'string' && endpoints.some((endpoint) => keyOf(endpoint)[0] === path.split('?')[0]),
})

/** A read of the contract for `useQuery`: `useQuery(read(getConfig))`. */
export function read<E extends Endpoint>(endpoint: E, ...[args]: Given<E>) {
  const sent: Sent = { ...args }
  return queryOptions({
    queryKey: keyOf(endpoint, sent),
    queryFn: ({ signal }): Promise<ReplyOf<E>> => call(endpoint, ...([{ ...sent, signal }] as Given<E>)),
  })
}

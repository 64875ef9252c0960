import type { PendingContinuation, PendingOperation } from '#web/platform/pending-operation.ts'

/** The operations that wait for a reader who has just logged in. */
export interface AwaitingLogin {
  operation?: Pick<PendingOperation, 'path'>
  continuation?: PendingContinuation
  /** The auth page's own query. */
  query: URLSearchParams
}

export interface Destination {
  path: string
  /** The toast 'Authentication Successful' goes with it. */
  notice?: string
}

/** Where a login leads, by the order of AUTH-45 to AUTH-49. */
export function destinationAfterLogin({ operation, continuation, query }: AwaitingLogin): Destination {
  if (operation?.path) {
    return { path: safePath(operation.path), notice: 'Resuming your previous action...' }
  }
  if (continuation?.path) {
    return { path: safePath(continuation.path), notice: 'Resuming your story conversation...' }
  }
  const redirect = safePath(query.get('redirect'))
  if (packageToBuy(query)) return { path: redirect }
  const story = storyAskedFor(query)
  return { path: story ? `/story/new?${story}` : redirect }
}

/** The token package that is bought after login, if the page was opened for that. */
export function packageToBuy(query: URLSearchParams): string | undefined {
  const isPurchase = query.get('redirect')?.includes('/tokens')
  return (isPurchase && query.get('package')) || undefined
}

function storyAskedFor(query: URLSearchParams): string {
  const asked = ['scenario', 'type', 'preset'].flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(asked).toString()
}

/** Only paths on this site, and never back to the auth page, which would turn in a circle; anything else becomes `/` (AUTH-50). */
export function safePath(path: string | null | undefined): string {
  if (!path || !/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)) return '/'
  return /^\/auth(?:[/?#]|$)/.test(path) ? '/' : path
}

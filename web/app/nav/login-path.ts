/** The way to the auth page that comes back here afterwards; from home and from the auth page itself it needs no note. */
export function loginPath(path: string, search: string): string {
  const here = search ? `${path}?${search}` : path
  if (path === '/auth') return here
  return here === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(here)}`
}

/** Only paths on this site, and never back to the auth page, which would turn in a circle; anything else becomes `/` (AUTH-50). */
export function safePath(path: string | null | undefined): string {
  if (!path || !/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)) return '/'
  return /^\/auth(?:[/?#]|$)/.test(path) ? '/' : path
}

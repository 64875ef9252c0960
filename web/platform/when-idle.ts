const WITHIN_MS = 2_000

/** Does what can wait until the page has come to rest; in browsers that cannot tell, after what is due now. */
export function whenIdle(deed: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(deed, { timeout: WITHIN_MS })
  else setTimeout(deed)
}

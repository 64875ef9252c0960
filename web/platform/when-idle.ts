const WITHIN_MS = 2_000

/** Defers a task until the page has come to rest; in browsers that do not know, until the tasks at hand are done. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: WITHIN_MS })
  else setTimeout(task)
}

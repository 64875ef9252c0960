/** Waits, but no longer than until the network is back; rejects when the signal aborts. */
export function pauseFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', resume)
      signal?.removeEventListener('abort', abort)
    }
    const resume = (): void => (end(), resolve())
    const abort = (): void => (end(), reject(signal?.reason))
    const timer = setTimeout(resume, ms)
    if (signal?.aborted) return abort()
    globalThis.addEventListener?.('online', resume)
    signal?.addEventListener('abort', abort)
  })
}

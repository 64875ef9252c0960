/**
 * Makes a gate that lets callers through a few at each pass of the event loop. When hundreds want the same costly
 * deed at once, what else there is to do (streams, other calls) gets its turn between them.
 */
export function createTurnstile(atOnce: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isTurning = false

  const turn = (): void => {
    for (const pass of waiting.splice(0, atOnce)) pass()
    isTurning = waiting.length > 0
    if (isTurning) setImmediate(turn)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (isTurning) return
      isTurning = true
      setImmediate(turn)
    })
}

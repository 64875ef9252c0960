/** Runs `task` after `afterMs`; the answer takes it back. */
export type StartTimer = (task: () => void, afterMs: number) => () => void

const startRealTimer: StartTimer = (task, afterMs) => {
  const timer = setTimeout(task, afterMs)
  return () => clearTimeout(timer)
}

/**
 * Turns text that `source` pushes into pieces to pull: the first at once, then, each `everyMs()`, what has gathered.
 * Ends when the source's promise does, with all text handed over first; then throws what the source threw.
 * `poke` has a piece pulled though there may be no text: something else has happened.
 */
export async function* gatherPieces(
  source: (push: (text: string) => void, poke: () => void) => Promise<void>,
  everyMs: () => number,
  startTimer = startRealTimer,
): AsyncGenerator<string, void, void> {
  let gathered = ''
  let hasEnded = false
  let isPoked = false
  let onText = () => {}
  let onEnd = () => {}

  const push = (text: string) => {
    gathered += text
    if (text !== '') onText()
  }
  const poke = () => {
    isPoked = true
    onText()
  }
  const end = source(push, poke).finally(() => {
    hasEnded = true
    onText()
    onEnd()
  })
  end.catch(() => {}) // thrown below; a reader who has left does not want to know

  for (;;) {
    if (gathered === '' && !hasEnded && !isPoked) await new Promise<void>((resolve) => (onText = resolve))
    if (gathered === '' && !isPoked) break
    isPoked = false
    const piece = gathered
    gathered = ''
    yield piece
    if (!hasEnded) await windowToPass()
  }
  await end

  function windowToPass() {
    return new Promise<void>((resolve) => {
      const stopTimer = startTimer(resolve, everyMs())
      onEnd = () => {
        stopTimer()
        resolve()
      }
    })
  }
}

export const AHEAD_MS = 12_000

const module = `const { now } = Date
Date.now = () => now() + ${AHEAD_MS}
globalThis.Date = class extends Date { constructor(...given) { super(...(given.length === 0 ? [Date.now()] : given)) } }`

/** Environment of a process whose machine's clock is ahead. */
export const clockAhead = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}`,
}

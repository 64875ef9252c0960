let open = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  open += by
  for (const listener of listeners) listener()
}

/** Whether a reader logs in again without leaving their page: until then it stays, with what they wrote on it. */
export const loginUnderWay = {
  now: (): boolean => open > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Answers how it ends. */
  begin: (): (() => void) => {
    change(1)
    return () => change(-1)
  },
}

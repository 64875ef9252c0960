/** Runs what is due; many waiting callers share one timer, so that hundreds of streams stay cheap. */
export interface TimerWheel {
  /** Runs `task` once, `afterMs` from now or up to one tick later. */
  after(afterMs: number, task: () => void): void
  stop(): void
}

export function createTimerWheel(tickMs = 2): TimerWheel {
  const slots = new Map<number, (() => void)[]>()
  let waiting = 0
  let lastSlot = 0
  let timer: NodeJS.Timeout | undefined

  const slotNow = () => Math.floor(performance.now() / tickMs)

  function turn() {
    const now = slotNow()
    for (; lastSlot < now; lastSlot++) {
      const due = slots.get(lastSlot)
      if (!due) continue
      slots.delete(lastSlot)
      waiting -= due.length
      for (const task of due) task()
    }
    if (waiting === 0) stop()
  }

  function stop() {
    clearInterval(timer)
    timer = undefined
  }

  return {
    after(afterMs, task) {
      if (!timer) {
        lastSlot = slotNow()
        timer = setInterval(turn, tickMs)
      }
      const slot = slotNow() + Math.ceil(afterMs / tickMs)
      const due = slots.get(slot)
      if (due) due.push(task)
      else slots.set(slot, [task])
      waiting += 1
    },
    stop,
  }
}

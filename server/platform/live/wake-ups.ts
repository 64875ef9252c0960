/** Reasons to look at the database now. */
type WakeTopic =
  /** Somebody follows this reply on another node. */
  | 'follow'
  /** This reply has more text, or has ended. */
  | 'text'
  /** This reply is asked to stop. */
  | 'stop'
  /** A process has handed over its turns. */
  | 'handed_over'
  /** The memory of the story that this message is of has changed. */
  | 'remembered'

/**
 * Wake-ups between the nodes on one database: hints to look now, never the news itself. One that is lost costs a delay,
 * since whoever waits also looks by itself.
 */
export interface WakeUps extends AsyncDisposable {
  /** Whether other nodes are heard at the moment. */
  readonly areHeard: boolean
  /** Tells the other nodes, soon and outside of any transaction. */
  send(topic: WakeTopic, id: number): void
  /** Calls `hear` at each wake-up of another node. Returns how to end that. */
  on(topic: WakeTopic, hear: (id: number) => void): () => void
}

/** Wake-ups of a node that is alone. */
export const noWakeUps: WakeUps = {
  areHeard: false,
  send: () => {},
  on: () => () => {},
  [Symbol.asyncDispose]: async () => {},
}

/** Listeners by topic, for who takes wake-ups in. */
export function createListeners() {
  const byTopic = new Map<string, Set<(id: number) => void>>()
  return {
    on(topic: WakeTopic, hear: (id: number) => void): () => void {
      const listeners = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, listeners.add(hear))
      return () => void listeners.delete(hear)
    },
    wake(topic: string, id: number): void {
      for (const hear of byTopic.get(topic) ?? []) hear(id)
    },
  }
}

/** Waits for the wake-ups of one id; one that comes while nobody waits ends the next wait. */
export function createWaiter(wakeUps: WakeUps, topic: WakeTopic, id: number) {
  let isAwake = false
  let wake = (): void => {}
  const forget = wakeUps.on(topic, (woken) => {
    if (woken !== id) return
    isAwake = true
    wake()
  })
  return {
    /** Resolves at a wake-up, at the latest after `ms`. */
    async wait(ms: number): Promise<void> {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isAwake = false
    },
    [Symbol.dispose]: forget,
  }
}

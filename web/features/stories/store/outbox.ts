import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import type { StoredValue } from '#web/platform/browser-store.ts'

const WaitingTurn = z.object({
  storyId: z.string(),
  /** The id that keeps a repeated send from making two turns (ruling 8). */
  clientId: z.string(),
  message: z.string(),
  createdAt: z.string(),
  /** The story's last message when it was written: a turn answers what the reader has read. */
  afterId: z.optional(z.number()),
  /** Why it will not be sent; it goes back to the reader. */
  refusal: z.optional(z.string()),
})
export type WaitingTurn = z.infer<typeof WaitingTurn>

/** Turns written without a connection, kept until the server has them: closing the browser loses none. */
export class WaitingTurns {
  readonly #kept: StoredValue<WaitingTurn[]>
  readonly #listeners = new Set<() => void>()

  constructor(kept: StoredValue<WaitingTurn[]>) {
    this.#kept = kept
  }

  /** Those that are still to be sent, in the order in which they were written. */
  waiting(storyId?: string): WaitingTurn[] {
    const isMeant = (turn: WaitingTurn) => storyId === undefined || turn.storyId === storyId
    return this.#all().filter((turn) => turn.refusal === undefined && isMeant(turn))
  }

  /** Whether anything is here that the server does not have, also what it refused. */
  get isEmpty(): boolean {
    return this.#all().length === 0
  }

  /** Says whether it is kept: a storage can be full or blocked. */
  add(turn: WaitingTurn): boolean {
    this.#write([...this.#all().filter(({ clientId }) => clientId !== turn.clientId), turn])
    return this.#all().some(({ clientId }) => clientId === turn.clientId)
  }

  /** The server has the turn; those that wait behind it follow its reply. */
  accept({ storyId, clientId }: WaitingTurn, replyId: number): void {
    const others = this.#all().filter((turn) => turn.clientId !== clientId)
    this.#write(others.map((turn) => (turn.storyId === storyId ? { ...turn, afterId: replyId } : turn)))
  }

  /** None of the story's turns will be sent: each may build on the one before it. */
  refuse(storyId: string, refusal: string): void {
    this.#write(this.#all().map((turn) => (turn.storyId === storyId ? { ...turn, refusal } : turn)))
  }

  /** Hands out what was refused of a story, once. */
  takeRefused(storyId: string): { text: string; refusal: string } | undefined {
    const isRefused = (turn: WaitingTurn) => turn.storyId === storyId && turn.refusal !== undefined
    const refused = this.#all().filter(isRefused)
    const refusal = refused[0]?.refusal
    if (refusal === undefined) return undefined
    this.#write(this.#all().filter((turn) => !isRefused(turn)))
    return { text: refused.map(({ message }) => message).join('\n\n'), refusal }
  }

  /** Hears of every change, also of those that other tabs make. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const hear = ({ key }: StorageEvent) => key === this.#kept.key && listener()
    this.#listeners.add(listener)
    globalThis.addEventListener?.('storage', hear)
    return () => {
      this.#listeners.delete(listener)
      globalThis.removeEventListener?.('storage', hear)
    }
  }

  #all(): WaitingTurn[] {
    return this.#kept.read() ?? []
  }

  #write(turns: WaitingTurn[]): void {
    if (turns.length > 0) this.#kept.write(turns)
    else this.#kept.clear()
    for (const listener of this.#listeners) listener()
  }
}

export const waitingTurns = new WaitingTurns(
  stored('waiting-turns', z.array(WaitingTurn), { isReaders: true }),
)

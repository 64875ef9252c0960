import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import type { StoredValue } from '#web/platform/browser-store.ts'
import { createStore } from '#web/platform/store.ts'
import type { Store } from '#web/platform/store.ts'
import { OutboxTurn } from '../model/outbox-messages.ts'

/** Turns written without a connection, kept until the server has them: closing the browser loses none. */
export class Outbox {
  readonly #turns: Store<OutboxTurn[]>

  constructor(place: StoredValue<OutboxTurn[]>) {
    // All tabs deliver from one outbox, so each look at it reads the storage.
    this.#turns = createStore<OutboxTurn[]>([], { stored: place, isShared: true })
  }

  /** Those that are still to be sent, in the order in which they were written. */
  waiting(storyId?: string): OutboxTurn[] {
    const isMeant = (turn: OutboxTurn) => storyId === undefined || turn.storyId === storyId
    return this.#turns.get().filter((turn) => turn.refusal === undefined && isMeant(turn))
  }

  /** Whether anything is here that the server does not have, also what it refused. */
  get isEmpty(): boolean {
    return this.#turns.get().length === 0
  }

  /** Returns whether the turn is kept: a storage can be full or blocked. */
  add(turn: OutboxTurn): boolean {
    this.#turns.set([...this.#turns.get().filter(({ clientId }) => clientId !== turn.clientId), turn])
    return this.#turns.get().some(({ clientId }) => clientId === turn.clientId)
  }

  /** The server has the turn; those that wait behind it follow its reply. */
  accept({ storyId, clientId }: OutboxTurn, replyId: number): void {
    const others = this.#turns.get().filter((turn) => turn.clientId !== clientId)
    this.#turns.set(others.map((turn) => (turn.storyId === storyId ? { ...turn, afterId: replyId } : turn)))
  }

  /** None of the story's turns will be sent: each may build on the one before it. */
  refuse(storyId: string, refusal: string): void {
    this.#turns.set(this.#turns.get().map((turn) => (turn.storyId === storyId ? { ...turn, refusal } : turn)))
  }

  /** Hands out what was refused of a story, once. */
  takeRefused(storyId: string): { text: string; refusal: string } | undefined {
    const isRefused = (turn: OutboxTurn) => turn.storyId === storyId && turn.refusal !== undefined
    const refused = this.#turns.get().filter(isRefused)
    const refusal = refused[0]?.refusal
    if (refusal === undefined) return undefined
    this.#turns.set(this.#turns.get().filter((turn) => !isRefused(turn)))
    return { text: refused.map(({ message }) => message).join('\n\n'), refusal }
  }

  /** Tells of every change, also of those that other tabs make. */
  readonly subscribe = (listener: () => void): (() => void) => this.#turns.subscribe(listener)
}

// NOTE: the key is older than the outbox's name; renamed, it would lose what browsers keep under it.
export const outbox = new Outbox(stored('waiting-turns', z.array(OutboxTurn), { isReaders: true }))

import { createStore, patchStore } from '#web/platform/store.ts'
import type { ReadableStore, Store } from '#web/platform/store.ts'
import { adLabel, countMessage } from './ad-schedule.ts'
import { mayShow } from './ad-settings.ts'
import type { AdPreferences } from './ad-settings.ts'

/** A finished reply, and the reader's message before it. */
export interface FinishedTurn {
  replyId: number
  /** The id of the reader's message; undefined for a story's opening, which answers nobody. */
  clientId: string | undefined
  /** Which of the reader's messages it is, from 1. */
  turn: number
}

/** The messages since the last ad; they are kept with their story, so that a look at another page skips no ad. */
interface Counter {
  read: () => number | undefined
  write: (messages: number) => void
}

/** Where ads stand in the feed of one story while its page is open: by the reply they come after. */
export class FeedAds {
  readonly #settings: Pick<Store<AdPreferences>, 'get' | 'set'>
  readonly #labels = createStore<ReadonlyMap<number, string>>(new Map())
  readonly #counter: Counter
  #counted: FinishedTurn | undefined

  constructor(settings: Pick<Store<AdPreferences>, 'get' | 'set'>, counter: Counter) {
    this.#settings = settings
    this.#counter = counter
  }

  readonly labels: ReadableStore<ReadonlyMap<number, string>> = this.#labels

  /** Counts the reader's message once, however often its reply is generated; an ad that is due comes after the reply. */
  readonly count = (finished: FinishedTurn): void => {
    const { replyId, clientId, turn } = finished
    const before = this.#counted
    this.#counted = finished
    if (clientId === undefined) return
    if (clientId === before?.clientId) return this.#move(before.replyId, replyId)
    const settings = this.#settings.get()
    if (!mayShow('chat', settings)) return
    const { currentFrequencyLevel, messageFrequency } = settings
    const schedule = { messageCounter: this.#counter.read() ?? 0, currentFrequencyLevel }
    const { isDue, ...next } = countMessage(schedule, messageFrequency)
    this.#counter.write(next.messageCounter)
    if (!isDue) return
    patchStore(this.#settings, { currentFrequencyLevel: next.currentFrequencyLevel })
    this.#place(replyId, adLabel(turn))
  }

  /** The reply was generated again, as another message. */
  #move(from: number, to: number): void {
    const label = this.#labels.get().get(from)
    if (label !== undefined) this.#place(to, label)
  }

  #place(replyId: number, label: string): void {
    this.#labels.set(new Map(this.#labels.get()).set(replyId, label))
  }
}

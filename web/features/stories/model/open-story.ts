import { isSignedOutError } from '#web/platform/call-error.ts'
import { createStore } from '#web/platform/store.ts'
import type { ReadableStore, Store } from '#web/platform/store.ts'
import { mergeMessages } from './feed-message.ts'
import { hasLost, withOutbox } from './outbox-messages.ts'
import type { PlayerContext } from './player-context.ts'
import { readWithRetries } from './read-with-retries.ts'
import { keepAfterChange } from './keep-after-change.ts'
import type { ReadStory, StoryCalls } from './story-calls.ts'
import { changeStory, emptyStory, isStreaming } from './story-state.ts'
import type { StoryChange, StoryState } from './story-state.ts'
import { streamTurn } from './stream-turn.ts'
import type { TurnToStream } from './stream-turn.ts'
import { changeOf, endingOf, hasMovedOn, textOfLoadError } from './turn-changes.ts'
import type { SendOutcome, TurnInPlay } from './turn-changes.ts'

/** One story while its page is open: reads it, follows its replies, and remembers it in the browser. */
export class OpenStory {
  readonly storyId: string
  protected readonly context: PlayerContext
  readonly #state: Store<StoryState>
  #visit = new AbortController()
  /** The read or the stream under way; begun anew, the old one is of no use. */
  #reading = new AbortController()
  #readingOlder: Promise<void> | undefined
  #hasArrived: boolean

  /** `arrived` is the story as it came with the page: then the first visit need not read it. */
  constructor(storyId: string, context: PlayerContext, arrived?: ReadStory) {
    this.storyId = storyId
    this.context = context
    const { messages = [], title } = context.snapshot.read(storyId) ?? {}
    const known = messages.filter(({ status }) => status !== 'waiting')
    const shown = withOutbox(known, context.outbox.waiting(storyId))
    const unread: StoryState = { ...emptyStory, messages: shown, title, isLoadingStory: true }
    this.#state = createStore(unread)
    this.#hasArrived = arrived !== undefined
    if (arrived) this.#state.set(changeStory(unread, this.#loadedBy(arrived)))
  }

  get state(): ReadableStore<StoryState> {
    return this.#state
  }

  /** Begins a visit: reads the story and follows a turn that runs. Returns the way to end the visit. */
  open(read?: StoryCalls['read']): () => void {
    const visit = new AbortController()
    this.#visit = visit
    if (this.#hasArrived && !read) {
      this.context.whenIdle(this.#rememberLoaded)
      void this.#goOn()
    } else {
      this.change({ type: 'loading' })
      const isKnown = this.#state.get().messages.length > 0
      void this.#load(read ?? (isKnown ? this.context.calls.read : this.#readFirst))
    }
    this.#hasArrived = false
    return () => visit.abort()
  }

  /** Reads the messages above the first one, where there are any; they also come by themselves when the page rests. */
  readonly readOlder = (): Promise<void> => {
    this.#readingOlder ??= this.#readOlder().finally(() => (this.#readingOlder = undefined))
    return this.#readingOlder
  }

  protected get signal(): AbortSignal {
    return AbortSignal.any([this.#visit.signal, this.#reading.signal])
  }

  protected get isBusy(): boolean {
    const { isGenerating, isLoadingStory, isMoving } = this.#state.get()
    return isGenerating || isLoadingStory || isMoving
  }

  /** The last message that the server has stored. */
  protected get lastId(): number | undefined {
    return this.#state.get().messages.findLast(({ messageId }) => messageId !== undefined)?.messageId
  }

  protected readAgain(): void {
    this.#reading.abort()
    this.#reading = new AbortController()
    const { calls, pause } = this.context
    // A copy may not know yet what made this page look again.
    const read: StoryCalls['read'] = (storyId, signal) =>
      readWithRetries((lasting) => calls.readFreshly(storyId, lasting), signal, pause)
    void this.#load(read)
  }

  /** The newest messages, or the whole story where its reader was further up. */
  readonly #readFirst: StoryCalls['read'] = async (storyId, signal) => {
    const { calls } = this.context
    const newest = await calls.readNewest(storyId, signal)
    const place = newest.lastPlace?.place
    const holdsPlace = !place || newest.messages.some(({ messageId }) => messageId === place.messageId)
    return holdsPlace || !newest.hasOlder ? newest : calls.read(storyId, signal)
  }

  async #readOlder(): Promise<void> {
    const { calls, newId, onSignedOut, pause } = this.context
    const { messages, hasOlder } = this.#state.get()
    const before = messages[0]?.messageId
    const signal = this.signal
    if (!hasOlder || before === undefined) return
    try {
      const read = (lasting: AbortSignal) => calls.readOlder(this.storyId, before, lasting)
      const older = await readWithRetries(read, signal, pause)
      if (!signal.aborted) {
        this.change({ type: 'older', before, messages: mergeMessages([], older.messages, newId) })
      }
    } catch (error) {
      if (!signal.aborted && isSignedOutError(error)) onSignedOut()
    }
  }

  /** A story that stands on the page: its older messages come when the page rests, and a reply that runs is followed. */
  async #goOn(): Promise<void> {
    if (this.#state.get().hasOlder) this.context.whenIdle(() => void this.readOlder())
    await this.followStreaming()
  }

  async #load(read: StoryCalls['read']): Promise<void> {
    const signal = this.signal
    const before = this.context.outbox.waiting(this.storyId)
    try {
      const story = await read(this.storyId, signal)
      if (signal.aborted) return
      const waiting = this.context.outbox.waiting(this.storyId)
      // A turn that was sent while the story was on its way here may be missing in it.
      if (hasLost(before, waiting, story.messages)) return this.readAgain()
      this.show(story)
    } catch (error) {
      if (signal.aborted) return
      this.change({ type: 'load-failed', error: textOfLoadError(error) })
      if (isSignedOutError(error)) this.context.onSignedOut()
      return
    }
    await this.#goOn()
  }

  /** Shows the story as it was read. */
  protected show(read: ReadStory): void {
    this.change(this.#loadedBy(read))
  }

  #loadedBy({ messages, title, ...marks }: ReadStory): StoryChange {
    const merged = mergeMessages(this.#state.get().messages, messages, this.context.newId)
    const shown = withOutbox(merged, this.context.outbox.waiting(this.storyId))
    return { ...marks, type: 'loaded', messages: shown, title: title ?? undefined }
  }

  protected async followStreaming(): Promise<void> {
    const streaming = this.#state.get().messages.find(isStreaming)
    if (streaming?.messageId === undefined) return
    const running = { storyId: this.storyId, messageId: streaming.messageId }
    await this.stream({ running, receivedUnits: streaming.content.length })
  }

  protected async stream(turn: Omit<TurnToStream, 'follow'>, inPlay: TurnInPlay = {}): Promise<SendOutcome> {
    const { calls, pause, onSignedOut } = this.context
    const signal = this.signal
    let hasBegun = turn.running !== undefined
    try {
      for await (const event of streamTurn({ ...turn, follow: calls.follow }, { signal, pause })) {
        hasBegun ||= event.type === 'turn'
        this.change(changeOf(event, inPlay, this.context))
      }
      return 'accepted'
    } catch (error) {
      if (signal.aborted) return 'accepted'
      const { change, outcome } = endingOf(error, inPlay, hasBegun)
      this.change(change)
      if (hasMovedOn(error)) void this.#load(calls.read)
      if (isSignedOutError(error)) onSignedOut()
      return outcome
    }
  }

  protected change(change: StoryChange): void {
    this.#state.set(changeStory(this.#state.get(), change))
    // The server has what was read: keeping a long story does not hold up its first sight.
    if (change.type === 'loaded') this.context.whenIdle(this.#rememberLoaded)
    else this.#remember(change.type)
  }

  readonly #rememberLoaded = (): void => {
    if (!this.#visit.signal.aborted) this.#remember('loaded')
  }

  #remember(type: StoryChange['type']): void {
    keepAfterChange(type, { storyId: this.storyId, state: this.#state.get() }, this.context)
  }
}

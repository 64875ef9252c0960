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

  constructor(storyId: string, context: PlayerContext) {
    this.storyId = storyId
    this.context = context
    const { messages = [], title } = context.snapshot.read(storyId) ?? {}
    const known = messages.filter(({ status }) => status !== 'waiting')
    const shown = withOutbox(known, context.outbox.waiting(storyId))
    this.#state = createStore<StoryState>({ ...emptyStory, messages: shown, title, isLoadingStory: true })
  }

  get state(): ReadableStore<StoryState> {
    return this.#state
  }

  /** Begins a visit: reads the story and follows a turn that runs. Returns the way to end the visit. */
  open(read = this.context.calls.read): () => void {
    const visit = new AbortController()
    this.#visit = visit
    this.change({ type: 'loading' })
    void this.#load(read)
    return () => visit.abort()
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
    void this.#load((storyId, signal) => readWithRetries(calls, storyId, signal, pause))
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
    await this.followStreaming()
  }

  /** Shows the story as it was read. */
  protected show({ messages, title, ...marks }: ReadStory): void {
    const merged = mergeMessages(this.#state.get().messages, messages, this.context.newId)
    const whole = withOutbox(merged, this.context.outbox.waiting(this.storyId))
    this.change({ ...marks, type: 'loaded', messages: whole, title: title ?? undefined })
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

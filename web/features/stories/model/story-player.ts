import { CallError, isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import { createStore } from '#web/platform/store.ts'
import type { ReadableStore, Store } from '#web/platform/store.ts'
import { mergeMessages } from './feed-message.ts'
import type { FeedMessage } from './feed-message.ts'
import { hasLost, withOutbox } from './outbox-messages.ts'
import type { StoryCalls } from './story-calls.ts'
import { readWithRetries } from './read-with-retries.ts'
import { streamTurn } from './stream-turn.ts'
import type { TurnToStream } from './stream-turn.ts'
import { changeStory, emptyStory, isStreaming } from './story-state.ts'
import type { StoryChange, StoryState } from './story-state.ts'
import { changeOf, endingOf, hasMovedOn } from './turn-changes.ts'
import type { PlayerContext } from './player-context.ts'
import type { SendOutcome, TurnInPlay } from './turn-changes.ts'

/** One story while its page is open: reads it, sends turns, streams the replies, and remembers it in the browser. */
export class StoryPlayer {
  readonly storyId: string
  readonly #context: PlayerContext
  readonly #state: Store<StoryState>
  #visit = new AbortController()
  /** The read or the stream under way; begun anew, the old one is of no use. */
  #reading = new AbortController()

  constructor(storyId: string, context: PlayerContext) {
    this.storyId = storyId
    this.#context = context
    const { messages = [], title } = context.snapshot.read(storyId) ?? {}
    const known = messages.filter(({ status }) => status !== 'waiting')
    const shown = withOutbox(known, context.outbox.waiting(storyId))
    this.#state = createStore<StoryState>({ ...emptyStory, messages: shown, title, isLoadingStory: true })
  }

  get state(): ReadableStore<StoryState> {
    return this.#state
  }

  /** Begins a visit: reads the story and follows a turn that runs. Returns the way to end the visit. */
  open(read = this.#context.calls.read): () => void {
    const visit = new AbortController()
    this.#visit = visit
    this.#change({ type: 'loading' })
    void this.#load(read)
    return () => visit.abort()
  }

  /** Sends the reader's action; settles when the reply has ended, or nothing is to be sent. */
  readonly send = (text: string): Promise<SendOutcome> => {
    const { newId, now } = this.#context
    const createdAt = new Date(now()).toISOString()
    return this.#sendOrWait({ id: newId(), role: 'user', content: text, createdAt })
  }

  /** Sends a message again that could not be sent; it is the same message, so it never makes two turns. */
  readonly sendAgain = async (id: string): Promise<SendOutcome> => {
    const unsent = this.#state
      .get()
      .messages.find((message) => message.id === id && message.status === 'unsent')
    return unsent && !this.#isBusy ? this.#sendOrWait(unsent) : 'unsent'
  }

  /** Has the last reply generated again. */
  readonly retry = async (): Promise<void> => {
    const { messageId } = this.#state.get().messages.findLast(({ role }) => role === 'assistant') ?? {}
    if (messageId === undefined || this.#isBusy) return
    this.#change({ type: 'asked-again' })
    const reply = { storyId: this.storyId, messageId }
    await this.#stream(
      { open: (signal) => this.#context.calls.retry(reply, signal) },
      { replaced: messageId },
    )
  }

  /** Stops the narrator; the words so far stay. */
  readonly stop = async (): Promise<void> => {
    const { messageId } = this.#state.get().messages.find(isStreaming) ?? {}
    if (messageId === undefined || this.#state.get().isStopping) return
    this.#change({ type: 'stopping' })
    try {
      await this.#context.calls.stop({ storyId: this.storyId, messageId })
    } catch (error) {
      this.#change({ type: 'stop-failed', error: textOfError(error) })
    }
  }

  /** Shows the outbox after a change, and reads the story anew where a turn was sent or refused. */
  readonly showOutbox = (): void => {
    const waiting = this.#context.outbox.waiting(this.storyId)
    const isLess = this.#state
      .get()
      .messages.some(
        ({ id, status }) => status === 'waiting' && !waiting.some(({ clientId }) => clientId === id),
      )
    this.#change({ type: 'waiting', messages: withOutbox(this.#state.get().messages, waiting) })
    if (isLess) this.#readAgain()
  }

  /** The connection is back: the story may have moved on elsewhere. */
  readonly refresh = (): void => {
    if (this.#state.get().hasFailedToLoad) this.#change({ type: 'loading' })
    else if (this.#isBusy) return
    this.#readAgain()
  }

  /** Shows why a turn from the outbox is back in the field. */
  readonly showReturned = (error: string): void => this.#change({ type: 'returned', error })

  readonly dismissError = (): void => this.#change({ type: 'error-dismissed' })

  get #signal(): AbortSignal {
    return AbortSignal.any([this.#visit.signal, this.#reading.signal])
  }

  get #isBusy(): boolean {
    return this.#state.get().isGenerating || this.#state.get().isLoadingStory
  }

  #readAgain(): void {
    this.#reading.abort()
    this.#reading = new AbortController()
    const { calls, pause } = this.#context
    // A copy may not know yet what made this page look again.
    void this.#load((storyId, signal) => readWithRetries(calls, storyId, signal, pause))
  }

  async #load(read: StoryCalls['read']): Promise<void> {
    const signal = this.#signal
    const before = this.#context.outbox.waiting(this.storyId)
    try {
      const { messages, title, note } = await read(this.storyId, signal)
      if (signal.aborted) return
      const waiting = this.#context.outbox.waiting(this.storyId)
      // A turn that was sent while the story was on its way here may be missing in it.
      if (hasLost(before, waiting, messages)) return this.#readAgain()
      const merged = mergeMessages(this.#state.get().messages, messages, this.#context.newId)
      const whole = withOutbox(merged, waiting)
      this.#change({ type: 'loaded', messages: whole, title: title ?? undefined, note })
    } catch (error) {
      if (signal.aborted) return
      this.#change({ type: 'load-failed', error: textOfLoadError(error) })
      if (isSignedOutError(error)) this.#context.onSignedOut()
      return
    }
    const streaming = this.#state.get().messages.find(isStreaming)
    if (streaming?.messageId === undefined) return
    const running = { storyId: this.storyId, messageId: streaming.messageId }
    await this.#stream({ running, receivedUnits: streaming.content.length })
  }

  async #sendOrWait(message: FeedMessage): Promise<SendOutcome> {
    const { outbox, isOnline } = this.#context
    if (message.content.trim() === '' || this.#isBusy) return 'refused'
    if (this.#state.get().messages.length === 0) {
      this.#change({ type: 'refused', error: 'No active story. Please start a new story first.' })
      return 'refused'
    }
    // The outbox goes first.
    const mustWait = !isOnline() || outbox.waiting(this.storyId).length > 0
    if (mustWait && this.#wait(message)) return 'waiting'
    const outcome = await this.#send(message)
    return outcome === 'unsent' && !isOnline() && this.#wait(message) ? 'waiting' : outcome
  }

  #wait({ id: clientId, content: message, createdAt = '' }: FeedMessage): boolean {
    const { storyId } = this
    const afterId = this.#state.get().messages.findLast(({ messageId }) => messageId !== undefined)?.messageId
    return this.#context.outbox.add({ storyId, clientId, message, createdAt, afterId })
  }

  #send(message: FeedMessage): Promise<SendOutcome> {
    const { id, content } = message
    this.#change({ type: 'sent', message: { ...message, status: 'sending' } })
    const body = { message: content, clientId: id }
    return this.#stream(
      { open: (signal) => this.#context.calls.send(this.storyId, body, signal) },
      { sentId: id },
    )
  }

  async #stream(turn: Omit<TurnToStream, 'follow'>, inPlay: TurnInPlay = {}): Promise<SendOutcome> {
    const { calls, pause, onSignedOut } = this.#context
    const signal = this.#signal
    let hasBegun = turn.running !== undefined
    try {
      for await (const event of streamTurn({ ...turn, follow: calls.follow }, { signal, pause })) {
        hasBegun ||= event.type === 'turn'
        this.#change(changeOf(event, inPlay, this.#context))
      }
      return 'accepted'
    } catch (error) {
      if (signal.aborted) return 'accepted'
      const { change, outcome } = endingOf(error, inPlay, hasBegun)
      this.#change(change)
      if (hasMovedOn(error)) void this.#load(calls.read)
      if (isSignedOutError(error)) onSignedOut()
      return outcome
    }
  }

  #change(change: StoryChange): void {
    this.#state.set(changeStory(this.#state.get(), change))
    // The server has what was read: keeping a long story does not hold up its first sight.
    if (change.type === 'loaded') this.#context.whenIdle(this.#rememberLoaded)
    else this.#remember(change.type)
  }

  readonly #rememberLoaded = (): void => {
    if (!this.#visit.signal.aborted) this.#remember('loaded')
  }

  #remember(type: StoryChange['type']): void {
    const { snapshot, keepCopy } = this.#context
    if (lasting.has(type)) snapshot.write(this.storyId, this.#state.get())
    if (whole.has(type)) keepCopy(this.storyId, this.#state.get())
  }
}

/** Changes that the browser remembers at once; the pieces of a reply under way are the server's to keep. */
const lasting: ReadonlySet<StoryChange['type']> = new Set([
  'loaded',
  'sent',
  'begun',
  'finished',
  'failed',
  'refused',
  'unsent',
])

/** Changes after which the story stands as the server has it. */
const whole: ReadonlySet<StoryChange['type']> = new Set(['loaded', 'finished', 'failed'])

const textOfLoadError = (error: unknown): string =>
  error instanceof CallError && error.status === 0
    ? 'Story content could not be loaded properly.'
    : textOfError(error)

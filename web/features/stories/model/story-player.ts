import { CallError, isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import { mergeMessages } from './message.ts'
import type { FeedMessage } from './message.ts'
import { hasLost, withWaiting } from './outbox-messages.ts'
import { newestThatFit } from '../store/snapshot.ts'
import type { KeptStory } from '../store/snapshot.ts'
import { copyOf } from '../store/story-copy.ts'
import type { StoryCalls } from '../stories.api.ts'
import { readPatiently } from './read-with-retries.ts'
import { wholeTurn } from './stream-turn.ts'
import type { TurnToHear } from './stream-turn.ts'
import { changeStory, emptyStory, isBeingTold } from './story-state.ts'
import type { StoryChange, StoryState } from './story-state.ts'
import { changeOf, endingOf, hasMovedOn } from './turn-changes.ts'
import type { StoryWorld } from './player-context.ts'
import type { SendOutcome, TurnInPlay } from './turn-changes.ts'

/** One story while its page is open: reads it, sends turns, hears them told, and remembers it in the browser. */
export class StoryPlayer {
  readonly storyId: string
  readonly #world: StoryWorld
  readonly #listeners = new Set<() => void>()
  #state: StoryState
  #visit = new AbortController()
  /** What is being read and heard; begun anew, the old is of no use. */
  #attention = new AbortController()

  constructor(storyId: string, world: StoryWorld) {
    this.storyId = storyId
    this.#world = world
    const { messages = [], title } = this.#kept() ?? {}
    const known = messages.filter(({ status }) => status !== 'waiting')
    const shown = withWaiting(known, world.turns.waiting(storyId))
    this.#state = { ...emptyStory, messages: shown, title, isLoadingStory: true }
  }

  readonly state = (): StoryState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Begins a visit: reads the story and follows a turn that runs. Answers how to end the visit. */
  open(read = this.#world.calls.read): () => void {
    const visit = new AbortController()
    this.#visit = visit
    this.#change({ type: 'loading' })
    void this.#load(read)
    return () => visit.abort()
  }

  /** Sends what the reader does; settles when it is told to its end, or is not to be sent (section 5). */
  readonly send = (text: string): Promise<SendOutcome> => {
    const { newId, now } = this.#world
    const createdAt = new Date(now()).toISOString()
    return this.#sendOrWait({ id: newId(), role: 'user', content: text, createdAt })
  }

  /** Sends a message again that could not be sent; it is the same message, so it never makes two turns. */
  readonly sendAgain = async (id: string): Promise<SendOutcome> => {
    const unsent = this.#state.messages.find((message) => message.id === id && message.status === 'unsent')
    return unsent && !this.#isBusy ? this.#sendOrWait(unsent) : 'unsent'
  }

  /** Tells the last reply again. */
  readonly retry = async (): Promise<void> => {
    const { messageId } = this.#state.messages.findLast(({ role }) => role === 'assistant') ?? {}
    if (messageId === undefined || this.#isBusy) return
    this.#change({ type: 'asked-again' })
    const reply = { storyId: this.storyId, messageId }
    await this.#hear({ open: (signal) => this.#world.calls.retry(reply, signal) }, { replaced: messageId })
  }

  /** Stops the narrator; what was told so far stays. */
  readonly stop = async (): Promise<void> => {
    const { messageId } = this.#state.messages.find(isBeingTold) ?? {}
    if (messageId === undefined || this.#state.isStopping) return
    this.#change({ type: 'stopping' })
    try {
      await this.#world.calls.stop({ storyId: this.storyId, messageId })
    } catch (error) {
      this.#change({ type: 'stop-failed', error: textOfError(error) })
    }
  }

  /** What waits has changed: shows it, and reads the story anew where one was sent or refused. */
  readonly showWaiting = (): void => {
    const waiting = this.#world.turns.waiting(this.storyId)
    const isLess = this.#state.messages.some(
      ({ id, status }) => status === 'waiting' && !waiting.some(({ clientId }) => clientId === id),
    )
    this.#change({ type: 'waiting', messages: withWaiting(this.#state.messages, waiting) })
    if (isLess) this.#readAgain()
  }

  /** The connection is back: the story may have moved on elsewhere. */
  readonly refresh = (): void => {
    if (this.#state.hasFailedToLoad) this.#change({ type: 'loading' })
    else if (this.#isBusy) return
    this.#readAgain()
  }

  /** Says why something that waited is back in the field. */
  readonly tellReturned = (error: string): void => this.#change({ type: 'returned', error })

  readonly dismissError = (): void => this.#change({ type: 'error-dismissed' })

  get #signal(): AbortSignal {
    return AbortSignal.any([this.#visit.signal, this.#attention.signal])
  }

  get #isBusy(): boolean {
    return this.#state.isGenerating || this.#state.isLoadingStory
  }

  #readAgain(): void {
    this.#attention.abort()
    this.#attention = new AbortController()
    const { calls, pause } = this.#world
    // A copy may not know yet what made this page look again.
    void this.#load((storyId, signal) => readPatiently(calls, storyId, signal, pause))
  }

  async #load(read: StoryCalls['read']): Promise<void> {
    const signal = this.#signal
    const waitedBefore = this.#world.turns.waiting(this.storyId)
    try {
      const { messages, title, note } = await read(this.storyId, signal)
      if (signal.aborted) return
      const waiting = this.#world.turns.waiting(this.storyId)
      // What was sent while the story was on its way here may be missing in it.
      if (hasLost(waitedBefore, waiting, messages)) return this.#readAgain()
      const merged = mergeMessages(this.#state.messages, messages, this.#world.newId)
      const whole = withWaiting(merged, waiting)
      this.#change({ type: 'loaded', messages: whole, title: title ?? undefined, note })
    } catch (error) {
      if (signal.aborted) return
      this.#change({ type: 'load-failed', error: textOfLoadError(error) })
      if (isSignedOutError(error)) this.#world.onSignedOut()
      return
    }
    const telling = this.#state.messages.find(isBeingTold)
    if (telling?.messageId === undefined) return
    const running = { storyId: this.storyId, messageId: telling.messageId }
    await this.#hear({ running, toldUnits: telling.content.length })
  }

  async #sendOrWait(message: FeedMessage): Promise<SendOutcome> {
    const { turns, isOnline } = this.#world
    if (message.content.trim() === '' || this.#isBusy) return 'refused'
    if (this.#state.messages.length === 0) {
      this.#change({ type: 'refused', error: 'No active story. Please start a new story first.' })
      return 'refused'
    }
    // What waits already goes first.
    const mustWait = !isOnline() || turns.waiting(this.storyId).length > 0
    if (mustWait && this.#wait(message)) return 'waiting'
    const outcome = await this.#send(message)
    return outcome === 'unsent' && !isOnline() && this.#wait(message) ? 'waiting' : outcome
  }

  #wait({ id: clientId, content: message, createdAt = '' }: FeedMessage): boolean {
    const { storyId } = this
    const afterId = this.#state.messages.findLast(({ messageId }) => messageId !== undefined)?.messageId
    return this.#world.turns.add({ storyId, clientId, message, createdAt, afterId })
  }

  #send(message: FeedMessage): Promise<SendOutcome> {
    const { id, content } = message
    this.#change({ type: 'sent', message: { ...message, status: 'sending' } })
    const body = { message: content, clientId: id }
    return this.#hear(
      { open: (signal) => this.#world.calls.send(this.storyId, body, signal) },
      { sentId: id },
    )
  }

  async #hear(turn: Omit<TurnToHear, 'follow'>, inPlay: TurnInPlay = {}): Promise<SendOutcome> {
    const { calls, pause, onSignedOut } = this.#world
    const signal = this.#signal
    let hasBegun = turn.running !== undefined
    try {
      for await (const event of wholeTurn({ ...turn, follow: calls.follow }, { signal, pause })) {
        hasBegun ||= event.type === 'turn'
        this.#change(changeOf(event, inPlay, this.#world))
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
    this.#state = changeStory(this.#state, change)
    // What was read the server has too: keeping a long story does not hold up its first sight.
    if (change.type === 'loaded') this.#world.whenIdle(this.#rememberLoaded)
    else this.#remember(change.type)
    for (const listener of this.#listeners) listener()
  }

  readonly #rememberLoaded = (): void => {
    if (!this.#visit.signal.aborted) this.#remember('loaded')
  }

  #remember(type: StoryChange['type']): void {
    if (lasting.has(type)) this.#keep()
    if (whole.has(type)) this.#world.keepCopy(copyOf(this.storyId, this.#state))
  }

  #kept(): KeptStory | undefined {
    const kept = this.#world.kept.read()
    return kept?.storyId === this.storyId ? kept : undefined
  }

  #keep(): void {
    const { messages, title } = this.#state
    this.#world.kept.write({
      ...this.#kept(),
      storyId: this.storyId,
      title,
      messages: newestThatFit(messages),
    })
  }
}

/** What the browser remembers at once; the pieces of a reply that is being told are the server's to keep. */
const lasting: ReadonlySet<StoryChange['type']> = new Set([
  'loaded',
  'sent',
  'begun',
  'finished',
  'failed',
  'refused',
  'unsent',
])

/** When the story stands as the server has it. */
const whole: ReadonlySet<StoryChange['type']> = new Set(['loaded', 'finished', 'failed'])

const textOfLoadError = (error: unknown): string =>
  error instanceof CallError && error.status === 0
    ? 'Story content could not be loaded properly.'
    : textOfError(error)

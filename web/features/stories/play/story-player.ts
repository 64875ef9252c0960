import { CallError, isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import type { StoredValue } from '#web/platform/browser-store.ts'
import type { StoryCopy } from '#web/platform/offline/story-copies.ts'
import { mergeMessages } from '../feed-message.ts'
import type { FeedMessage } from '../feed-message.ts'
import { newestThatFit } from '../kept-story.ts'
import type { KeptStory } from '../kept-story.ts'
import { copyOf } from '../story-copy.ts'
import type { StoryCalls } from '../stories.api.ts'
import { wholeTurn } from '../whole-turn.ts'
import type { TurnToHear } from '../whole-turn.ts'
import { changeStory, emptyStory, isBeingTold } from './story-state.ts'
import type { StoryChange, StoryState } from './story-state.ts'
import { changeOf, endingOf, hasMovedOn } from './turn-changes.ts'
import type { SendOutcome, TurnInPlay } from './turn-changes.ts'

interface Surroundings {
  calls: StoryCalls
  kept: StoredValue<KeptStory>
  /** Keeps the story for reading without a connection. */
  keepCopy: (copy: StoryCopy) => unknown
  newId: () => string
  /** Milliseconds since 1970. */
  now: () => number
  /** The session has ended. */
  onSignedOut: () => void
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** One story while its page is open: reads it, sends turns, hears them told, and remembers it in the browser. */
export class StoryPlayer {
  readonly storyId: string
  readonly #world: Surroundings
  readonly #listeners = new Set<() => void>()
  #state: StoryState
  #visit = new AbortController()

  constructor(storyId: string, world: Surroundings) {
    this.storyId = storyId
    this.#world = world
    const { messages = [], title } = this.#kept() ?? {}
    this.#state = { ...emptyStory, messages, title, isLoadingStory: true }
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
    return this.#send({ id: newId(), role: 'user', content: text, createdAt: new Date(now()).toISOString() })
  }

  /** Sends a message again that could not be sent; it is the same message, so it never makes two turns. */
  readonly sendAgain = async (id: string): Promise<SendOutcome> => {
    const unsent = this.#state.messages.find((message) => message.id === id && message.status === 'unsent')
    return unsent && !this.#isBusy ? this.#send(unsent) : 'unsent'
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

  readonly dismissError = (): void => this.#change({ type: 'error-dismissed' })

  get #isBusy(): boolean {
    return this.#state.isGenerating || this.#state.isLoadingStory
  }

  async #load(read: StoryCalls['read']): Promise<void> {
    const { signal } = this.#visit
    try {
      const { messages, title, note } = await read(this.storyId, signal)
      if (signal.aborted) return
      const merged = mergeMessages(this.#state.messages, messages, this.#world.newId)
      this.#change({ type: 'loaded', messages: merged, title: title ?? undefined, note })
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

  async #send(message: FeedMessage): Promise<SendOutcome> {
    const { id, content } = message
    if (content.trim() === '' || this.#isBusy) return 'refused'
    if (this.#state.messages.length === 0) {
      this.#change({ type: 'refused', error: 'No active story. Please start a new story first.' })
      return 'refused'
    }
    this.#change({ type: 'sent', message: { ...message, status: 'sending' } })
    const body = { message: content, clientId: id }
    return this.#hear(
      { open: (signal) => this.#world.calls.send(this.storyId, body, signal) },
      { sentId: id },
    )
  }

  async #hear(turn: Omit<TurnToHear, 'follow'>, inPlay: TurnInPlay = {}): Promise<SendOutcome> {
    const { calls, pause, onSignedOut } = this.#world
    const { signal } = this.#visit
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
    if (lasting.has(change.type)) this.#keep()
    if (whole.has(change.type)) this.#world.keepCopy(copyOf(this.storyId, this.#state))
    for (const listener of this.#listeners) listener()
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

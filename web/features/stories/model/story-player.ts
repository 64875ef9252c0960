import { isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import type { FeedMessage } from './feed-message.ts'
import { OpenStory } from './open-story.ts'
import { toOutbox, waitForLess, withOutbox } from './outbox-messages.ts'
import type { StoryMove } from './story-calls.ts'
import { isStreaming } from './story-state.ts'
import { NEEDS_CONNECTION, textOfMoveError } from './turn-changes.ts'
import type { SendOutcome } from './turn-changes.ts'
import { writtenKindOf } from './written-kind.ts'
import type { WrittenKind } from './written-kind.ts'

/** A story and what its reader does in it: sends turns, has replies generated again, goes elsewhere in its tree. */
export class StoryPlayer extends OpenStory {
  /** Sends the reader's turn; settles when the reply has ended, or nothing is to be sent. */
  readonly send = (text: string, kind: WrittenKind = 'do'): Promise<SendOutcome> => {
    const { newId, now } = this.context
    const createdAt = new Date(now()).toISOString()
    const marks = kind === 'do' ? {} : { kind }
    return this.#sendOrWait({ id: newId(), role: 'user', content: text, createdAt, ...marks })
  }

  /** Sends a message again that could not be sent; it is the same message, so it never makes two turns. */
  readonly sendAgain = async (id: string): Promise<SendOutcome> => {
    const { messages } = this.state.get()
    const unsent = messages.find((message) => message.id === id && message.status === 'unsent')
    return unsent && !this.isBusy ? this.#sendOrWait(unsent) : 'unsent'
  }

  /** Has the last reply generated again, with a wish if there is one; the versions before stay beside it. */
  readonly retry = async (guide?: string): Promise<void> => {
    const { messageId } = this.state.get().messages.findLast(({ role }) => role === 'assistant') ?? {}
    if (messageId === undefined || !this.#canAsk()) return
    this.change({ type: 'asked-again' })
    const reply = { storyId: this.storyId, messageId }
    await this.stream(
      { open: (signal) => this.context.calls.retry(reply, guide, signal) },
      { replaced: messageId },
    )
  }

  /** Has the narrator go on without a turn of the reader's. */
  readonly goOn = async (): Promise<void> => {
    if (this.lastId === undefined || !this.#canAsk()) return
    this.change({ type: 'asked-again' })
    const turn = { kind: 'more', clientId: this.context.newId(), parentId: this.lastId } as const
    await this.stream({ open: (signal) => this.context.calls.send(this.storyId, turn, signal) })
  }

  /**
   * Takes the story to another place in its tree, as `move` answers. Returns how it stood before; undefined where it
   * stays, and then the page says why.
   */
  readonly move = async (move: StoryMove): Promise<FeedMessage[] | undefined> => {
    if (this.isBusy) return undefined
    const signal = this.signal
    const before = this.state.get().messages
    this.change({ type: 'moving' })
    try {
      const read = await move(this.storyId, signal)
      if (signal.aborted) return undefined
      this.show(read)
    } catch (error) {
      if (signal.aborted) return undefined
      this.change({ type: 'move-failed', error: textOfMoveError(error) })
      if (isSignedOutError(error)) this.context.onSignedOut()
      return undefined
    }
    void this.followStreaming()
    return before
  }

  /** Stops the narrator; the words so far stay. */
  readonly stop = async (): Promise<void> => {
    const { messageId } = this.state.get().messages.find(isStreaming) ?? {}
    if (messageId === undefined || this.state.get().isStopping) return
    this.change({ type: 'stopping' })
    try {
      await this.context.calls.stop({ storyId: this.storyId, messageId })
    } catch (error) {
      this.change({ type: 'stop-failed', error: textOfError(error) })
    }
  }

  /** Shows the outbox after a change, and reads the story anew where a turn was sent or refused. */
  readonly showOutbox = (): void => {
    const waiting = this.context.outbox.waiting(this.storyId)
    const { messages } = this.state.get()
    this.change({ type: 'waiting', messages: withOutbox(messages, waiting) })
    if (waitForLess(messages, waiting)) this.readAgain()
  }

  /** The connection is back: the story may have moved on elsewhere. */
  readonly refresh = (): void => {
    if (this.state.get().hasFailedToLoad) this.change({ type: 'loading' })
    else if (this.isBusy) return
    this.readAgain()
  }

  readonly showNote = (note: string): void => this.change({ type: 'noted', note: note || undefined })

  /** Shows why a turn from the outbox is back in the field. */
  readonly showReturned = (error: string): void => this.change({ type: 'returned', error })

  readonly dismissError = (): void => this.change({ type: 'error-dismissed' })

  /** Whether the narrator can be asked now; what needs a connection says so. */
  #canAsk(): boolean {
    if (this.isBusy) return false
    if (!this.context.isOnline()) this.change({ type: 'move-failed', error: NEEDS_CONNECTION })
    return this.context.isOnline()
  }

  async #sendOrWait(message: FeedMessage): Promise<SendOutcome> {
    const { outbox, isOnline } = this.context
    if (message.content.trim() === '' || this.isBusy) return 'refused'
    if (this.state.get().messages.length === 0) {
      this.change({ type: 'refused', error: 'No active story. Please start a new story first.' })
      return 'refused'
    }
    // The outbox goes first.
    const mustWait = !isOnline() || outbox.waiting(this.storyId).length > 0
    if (mustWait && this.#wait(message)) return 'waiting'
    const outcome = await this.#send(message)
    return outcome === 'unsent' && !isOnline() && this.#wait(message) ? 'waiting' : outcome
  }

  #wait(message: FeedMessage): boolean {
    const { storyId } = this
    return this.context.outbox.add(toOutbox(message, { storyId, afterId: this.lastId }))
  }

  #send(message: FeedMessage): Promise<SendOutcome> {
    const { id, content, kind } = message
    const parentId = this.lastId
    this.change({ type: 'sent', message: { ...message, status: 'sending' } })
    const body = { message: content, kind: writtenKindOf(kind), clientId: id, parentId }
    return this.stream(
      { open: (signal) => this.context.calls.send(this.storyId, body, signal) },
      { sentId: id },
    )
  }
}

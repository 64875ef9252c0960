import { setTimeout as wait } from 'node:timers/promises'
import { nanoid } from 'nanoid'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, followTurn, startStory } from '#contract/stories.ts'
import { Person, signUp } from '#testing/people.ts'
import { readStream } from '#testing/read-stream.ts'

/** One turn as a reader has lived through it. */
interface LivedTurn {
  clientId: string
  isAcknowledged: boolean
  outcome?: 'done' | 'failed'
  /** The words on the page were those of the reply in the end. */
  isWhole: boolean
  /** The longest time without a word, in milliseconds. */
  longestPauseMs: number
  connections: number
}

/** Plays one story over several nodes as the page does: a lost stream is followed on another node. */
export class FaultReader {
  readonly #nodes: Person[]
  readonly turns: LivedTurn[] = []
  storyId = ''
  /** Counts of answers other than 200: with a sentence that says what is the matter, and without. */
  readonly refusals = { inWords: 0, without: 0 }
  #at = 0

  constructor(urls: readonly string[]) {
    this.#nodes = urls.map((url) => new Person(url))
  }

  async begin(name: string): Promise<void> {
    const [first, ...others] = this.#nodes
    await signUp(first!, name)
    for (const node of others) for (const [key, value] of first!.cookies) node.cookies.set(key, value)
    this.storyId = (await first!.ask(startStory, { body: { prompt: `The tale of ${name}` } })).storyId
  }

  async play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await this.#turn()
  }

  async #turn(): Promise<void> {
    const turn: LivedTurn = {
      clientId: nanoid(),
      isAcknowledged: false,
      isWhole: false,
      longestPauseMs: 0,
      connections: 0,
    }
    this.turns.push(turn)
    let text = ''
    let messageId: number | undefined
    let heardAt = performance.now()
    while (!turn.outcome) {
      turn.connections += 1
      try {
        const response = await this.#ask(turn, messageId, text.length)
        if (response.status !== 200) {
          const body = (await response.json().catch(() => ({}))) as { error?: string }
          this.refusals[body.error ? 'inWords' : 'without'] += 1
          throw new Error(body.error)
        }
        for await (const { event, data } of readStream(response)) {
          if (event === 'turn') {
            turn.isAcknowledged = true
            messageId = Number(data.messageId)
          }
          if (event === 'text') text = text.slice(0, data.at as number | undefined) + String(data.text)
          const now = performance.now()
          turn.longestPauseMs = Math.max(turn.longestPauseMs, now - heardAt)
          heardAt = now
          if (event === 'done') {
            turn.outcome = 'done'
            turn.isWhole = text === data.message
          }
          if (event === 'failed') turn.outcome = 'failed'
        }
      } catch {}
      if (turn.outcome) return
      this.#at += 1
      await wait(200)
    }
  }

  #ask({ clientId }: LivedTurn, messageId: number | undefined, received: number): Promise<Response> {
    const node = this.#nodes[this.#at % this.#nodes.length]!
    const params = { storyId: this.storyId }
    const signal = AbortSignal.timeout(30_000)
    if (messageId === undefined)
      return node.fetch(pathTo(continueStory, { params }), {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ message: `I act, time ${this.turns.length}`, clientId }),
        signal,
      })
    return node.fetch(pathTo(followTurn, { params: { ...params, messageId } }), {
      headers: { 'last-event-id': String(received) },
      signal,
    })
  }
}

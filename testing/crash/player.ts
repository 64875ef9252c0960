import { setTimeout as wait } from 'node:timers/promises'
import { nanoid } from 'nanoid'
import { pathTo } from '#contract/endpoint.ts'
import {
  continueStory,
  getCurrentState,
  retryTurn,
  startStory,
  type StoryMessage,
} from '#contract/stories.ts'
import { signUp, Person } from '../people.ts'
import { readStream } from '../read-stream.ts'

/** One turn as its player knows it: what was sent, and how far the server has vouched for it. */
interface SentTurn {
  text: string
  clientId: string
  isAcknowledged: boolean
  /** The whole reply, once the player knows it. */
  reply?: string
}

/** The server answered, and not as it should: no crash explains that. */
class Refusal extends Error {}

/** Plays one story without a pause, over crashes of the server, and remembers what was promised. */
export class Player {
  readonly #person: Person
  readonly #name: string
  readonly turns: SentTurn[] = []
  storyId = ''
  retries = 0

  constructor(url: string, name: string) {
    this.#person = new Person(url)
    this.#name = name
  }

  async begin(): Promise<void> {
    await signUp(this.#person, this.#name)
    this.storyId = (
      await this.#person.ask(startStory, { body: { prompt: `The tale of ${this.#name}` } })
    ).storyId
  }

  /** Plays on until the server is gone. */
  async playUntilCrash(): Promise<void> {
    for (;;) {
      const turn: SentTurn = {
        text: `${this.#name} acts, time ${this.turns.length}`,
        clientId: nanoid(),
        isAcknowledged: false,
      }
      this.turns.push(turn)
      try {
        await this.#send(turn)
      } catch (error) {
        if (error instanceof Refusal) throw error
        return
      }
    }
  }

  /** After a restart: sends again what was never acknowledged, and has interrupted replies generated again. */
  async recover(): Promise<void> {
    const reply = await this.#lastReply()
    const open = this.turns.at(-1)
    if (!open || open.reply !== undefined) return
    // Acknowledged turns are there; of the rest the player can't know, and the client id sees to it.
    if (open.isAcknowledged) open.reply = reply
    else await this.#send(open)
  }

  async messages(): Promise<StoryMessage[]> {
    return (await this.#person.ask(getCurrentState, { params: { storyId: this.storyId } })).messages
  }

  async #send(turn: SentTurn): Promise<void> {
    const response = await this.#person.fetch(pathTo(continueStory, { params: { storyId: this.storyId } }), {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message: turn.text, clientId: turn.clientId }),
    })
    if (response.status !== 200) throw new Refusal(`${response.status}: ${await response.text()}`)
    for await (const { event, data } of readStream(response)) {
      if (event === 'turn') turn.isAcknowledged = true
      if (event === 'done') turn.reply = String(data.message)
      if (event === 'failed') throw new Refusal(`a turn failed: ${String(data.code)}`)
    }
    if (turn.reply === undefined) throw new Error('the stream broke off')
  }

  /** The story's last reply, gone on with after the crash, or generated again where too many have interrupted it. */
  async #lastReply(): Promise<string> {
    const { status, messageId, content } = await this.#settled()
    if (status === undefined) return content
    if (status !== 'interrupted') throw new Refusal(`a turn is ${status} after a crash`)
    this.retries++
    const params = { storyId: this.storyId, messageId: String(messageId) }
    return (await this.#person.ask(retryTurn, { params })).message
  }

  /** The last message once nobody generates it any more: the server goes on with it when the dead one's lease has run out. */
  async #settled(): Promise<StoryMessage> {
    for (;;) {
      const last = (await this.messages()).at(-1)!
      if (last.status !== 'streaming') return last
      await wait(100)
    }
  }
}

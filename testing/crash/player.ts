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

/** One deed as its player knows it: what was sent, and how far the server has vouched for it. */
interface Deed {
  text: string
  clientId: string
  isAcknowledged: boolean
  told?: string
}

/** Plays one story without a pause, over crashes of the server, and remembers what was promised. */
export class Player {
  readonly #person: Person
  readonly #name: string
  readonly deeds: Deed[] = []
  #storyId = ''
  retries = 0

  constructor(url: string, name: string) {
    this.#person = new Person(url)
    this.#name = name
  }

  async begin(): Promise<void> {
    await signUp(this.#person, this.#name)
    this.#storyId = (
      await this.#person.ask(startStory, { body: { prompt: `The tale of ${this.#name}` } })
    ).storyId
  }

  /** Plays on until the server is gone. */
  async playUntilCrash(): Promise<void> {
    for (;;) {
      const deed: Deed = {
        text: `${this.#name} does deed ${this.deeds.length}`,
        clientId: nanoid(),
        isAcknowledged: false,
      }
      this.deeds.push(deed)
      try {
        await this.#send(deed)
      } catch {
        return
      }
    }
  }

  /** After a restart: sends again what was never acknowledged, and has the interrupted told again. */
  async recover(): Promise<void> {
    const last = await this.#settled()
    if (last.status === 'interrupted' || last.status === 'failed') await this.#tellAgain(last)
    const open = this.deeds.at(-1)
    if (open && !open.isAcknowledged) await this.#send(open)
  }

  async messages(): Promise<StoryMessage[]> {
    return (await this.#person.ask(getCurrentState, { params: { storyId: this.#storyId } })).messages
  }

  async #send(deed: Deed): Promise<void> {
    const response = await this.#person.fetch(pathTo(continueStory, { params: { storyId: this.#storyId } }), {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message: deed.text, clientId: deed.clientId }),
    })
    if (response.status !== 200)
      throw new Error(`a deed was answered with ${response.status}: ${await response.text()}`)
    for await (const { event, data } of readStream(response)) {
      if (event === 'turn') deed.isAcknowledged = true
      if (event === 'done') deed.told = String(data.message)
      if (event === 'failed') throw new Error(`a deed failed: ${String(data.code)}`)
    }
    if (deed.told === undefined) throw new Error('the stream broke off')
  }

  async #tellAgain({ messageId }: StoryMessage): Promise<void> {
    const params = { storyId: this.#storyId, messageId: String(messageId) }
    const { message } = await this.#person.ask(retryTurn, { params })
    this.retries++
    const acknowledged = this.deeds.findLast(({ isAcknowledged }) => isAcknowledged)
    if (acknowledged && acknowledged.told === undefined) acknowledged.told = message
  }

  /** The last message once nobody tells it any more: at the latest when the dead server's lease has run out. */
  async #settled(): Promise<StoryMessage> {
    for (;;) {
      const last = (await this.messages()).at(-1)!
      if (last.status !== 'telling') return last
      await wait(100)
    }
  }
}

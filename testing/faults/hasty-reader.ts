import { setImmediate as soon } from 'node:timers/promises'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import type { Random } from '#server/ground/random.ts'
import { Person, signUp } from '../people.ts'
import { readStream } from '../read-stream.ts'

const MOST_TRIES = 4

/** Breaks off calls at any moment and makes them again, at one node or another; every word bears a mark of its own. */
export class HastyReader {
  readonly name: string
  readonly marks: string[] = []
  /** Everything heard, of whatever turn. */
  readonly heard: string[] = []
  aborts = 0
  storyId = ''
  readonly #nodes: [Person, ...Person[]]
  readonly #random: Random

  constructor(urls: readonly string[], name: string, random: Random) {
    this.#nodes = urls.map((url) => new Person(url)) as [Person, ...Person[]]
    this.name = name
    this.#random = random
  }

  async begin(): Promise<void> {
    const [first, ...others] = this.#nodes
    await signUp(first, this.name)
    for (const node of others) for (const [key, value] of first.cookies) node.cookies.set(key, value)
    const body = { prompt: `A ferry at night, mark-${this.name}-0` }
    this.storyId = (await first.ask(startStory, { body })).storyId
  }

  /** Plays a turn until it has been heard whole, over a few calls. */
  async play(): Promise<void> {
    const mark = `mark-${this.name}-${this.marks.length + 1}`
    const clientId = mark.padEnd(21, '_').slice(0, 21)
    this.marks.push(mark)
    for (let left = this.#random.whole(0, MOST_TRIES - 1); left > 0; left--) {
      this.aborts += 1
      await this.#listen({ mark, clientId }, this.#random.whole(0, 4))
    }
    const end = await this.#listen({ mark, clientId }, Infinity)
    const whole = this.heard.at(-1)
    if (end?.event !== 'done' || end.data.message !== whole)
      throw new Error(`${mark} ended as ${JSON.stringify(end)} after ${whole}`)
  }

  /** Messages of the story, oldest first. */
  async read(): Promise<string[]> {
    const { messages } = await this.#nodes[0].ask(getCurrentState, { params: { storyId: this.storyId } })
    return messages.map(({ content }) => content)
  }

  /** Breaks off after so many events, at none before there is an answer; returns the last event otherwise. */
  async #listen({ mark, clientId }: { mark: string; clientId: string }, mostEvents: number) {
    const leaving = new AbortController()
    let text = ''
    let events = 0
    try {
      const node = this.#random.pick(this.#nodes)
      const asked = node.fetch(pathTo(continueStory, { params: { storyId: this.storyId } }), {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ message: `I row on, ${mark}`, clientId }),
        signal: leaving.signal,
      })
      if (mostEvents === 0) {
        for (let turns = this.#random.whole(0, 20); turns > 0; turns--) await soon()
        leaving.abort()
      }
      const response = await asked
      if (response.status !== 200) throw new Error(`${mark} was answered ${response.status}`)
      for await (const event of readStream(response)) {
        events += 1
        if (event.event === 'text')
          text = text.slice(0, event.data.at as number | undefined) + String(event.data.text)
        if (event.event === 'done' || event.event === 'failed') return event
        if (events >= mostEvents) leaving.abort()
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error
    } finally {
      this.heard.push(text)
    }
    return undefined
  }
}

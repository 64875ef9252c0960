import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { continueStory, getCurrentState, retryTurn, startStory, type TurnReply } from '#contract/stories.ts'
import { moveHead } from '#contract/versions.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { memoryModel, promptText, type MemoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

/** `MEMORY_WALKS` and `MEMORY_WALKS_SEED` make more of them, and others. */
const WALKS = Number(process.env.MEMORY_WALKS ?? 1)
const SEED = Number(process.env.MEMORY_WALKS_SEED ?? 7)
const WALK_MS = 60_000
const STEPS = 30
const names = ['Mira', 'Odo', 'Hask', 'Nell', 'Wat']
const things = ['key', 'coin', 'letter', 'knife', 'ring', 'map', 'bell']

/** Tells something new each time: who hides what where. */
const pageOf = (at: number) =>
  `${names[at % names.length]} hides the ${things[at % things.length]} in house ${at}. The rain goes on. Nobody sees it.`

/** Keeps each page's first sentence; what somebody hid before is replaced. */
function keep({ messages }: ModelPrompt): string {
  const text = messages[0]!.content
  const facts = [...text.matchAll(/(\w+) hides the (\w+) in house \d+\./g)].map(([quote, about = '']) => {
    const known = new RegExp(`^#(\\d+) ${about}:`, 'm').exec(text)?.[1]
    return {
      kind: 'person',
      about,
      aliases: [],
      text: quote,
      quote,
      cues: [],
      weight: 3,
      known_by: [],
      replaces: known ? Number(known) : null,
    }
  })
  const summary = facts.map(({ quote }) => quote).join(' ')
  return JSON.stringify({ title: '', summary, open_threads: [], closed_threads: [], facts })
}

type Step = { kind: 'play' } | { kind: 'retry' } | { kind: 'back'; share: number }
const aStep = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Step>({ kind: 'play' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'retry' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('back' as const),
      share: fc.double({ min: 0.5, max: 1, noNaN: true }),
    }),
  },
)

class Game {
  readonly #reader: Person
  readonly #db: Database
  readonly #tell: (text: string) => void
  storyId = ''
  constructor(reader: Person, db: Database, tell: (text: string) => void) {
    this.#reader = reader
    this.#db = db
    this.#tell = tell
  }

  async begin(text: string) {
    this.#tell(text)
    this.storyId = (await this.#reader.ask(startStory, { body: { prompt: 'A wet town' } })).storyId
  }
  async play(message: string, text: string): Promise<TurnReply> {
    this.#tell(text)
    const told = await this.#reader.ask(continueStory, {
      params: { storyId: this.storyId },
      body: { message },
    })
    await this.#settle()
    return told
  }
  async retry(text: string): Promise<void> {
    this.#tell(text)
    const messageId = String((await this.path()).at(-1)!.messageId)
    await this.#reader.ask(retryTurn, { params: { storyId: this.storyId, messageId } })
    await this.#settle()
  }
  async back(share: number): Promise<void> {
    const replies = (await this.path()).filter(({ role }) => role === 'assistant')
    const { messageId } = replies[Math.floor((replies.length - 1) * share)]!
    await this.#reader.ask(moveHead, { params: { storyId: this.storyId }, body: { messageId } })
  }
  path = async () => (await this.#reader.ask(getCurrentState, { params: { storyId: this.storyId } })).messages

  /** Looks at the rows alone: nothing is open where none is due, and none has failed. */
  async #settle(): Promise<void> {
    await vi.waitFor(
      async () => {
        const spans = this.#db.selectFrom('memorySpans').select('status').where('storyId', '=', this.storyId)
        const open = await spans.where('status', 'in', ['due', 'failed']).executeTakeFirst()
        if (open) throw new Error(`still ${open.status}`)
      },
      { timeout: 10_000, interval: 5 },
    )
  }
}

describe.each(engines)('walks over a story on %s', (engine) => {
  test(
    'the prompt after any walk is that of the same path told straight',
    { timeout: WALKS * WALK_MS },
    async () => {
      let next = ''
      const model: MemoryModel = memoryModel({ tell: () => next, keep }, 3_500)
      await using app: TestApp<Narrator> = await startTestApp(engine, { narrator: model.narrator })
      const reader = await app.reader()
      const aGame = () => new Game(reader, app.context.db, (text) => (next = text))
      const walk = async (steps: Step[]) => {
        const game = aGame()
        let page = 0
        await game.begin(pageOf(page++))
        for (let played = 0; played < 22; played++) await game.play(`I do ${page}`, pageOf(page++))
        for (const step of steps) {
          if (step.kind === 'play') await game.play(`I do ${page}`, pageOf(page++))
          else if (step.kind === 'retry') await game.retry(pageOf(page++))
          else await game.back(step.share)
        }
        const [opening, ...path] = await game.path()
        const straight = aGame()
        await straight.begin(opening!.content)
        for (let at = 0; at < path.length; at += 2)
          await straight.play(path[at]!.content, path[at + 1]!.content)
        const prompts = []
        for (const each of [game, straight]) {
          await each.play('Where is the key that Mira hid?', 'Nobody knows.')
          prompts.push(promptText(model.told.at(-1)!))
        }
        expect(prompts[0]).toBe(prompts[1])
      }
      const steps = fc.array(aStep, { minLength: STEPS, maxLength: STEPS })
      await fc.assert(fc.asyncProperty(steps, walk), { numRuns: WALKS, endOnFailure: true, seed: SEED })
    },
  )
})

import { deepStrictEqual as expectEqual } from 'node:assert'
import fc from 'fast-check'
import { continueStory, retryTurn, startStory } from '#contract/stories.ts'
import { editMessage, getTree, moveHead, redoTurn, undoTurn } from '#contract/versions.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { promptText, type MemoryModel } from '../memory-model.ts'
import type { Person } from '../people.ts'
import { hidingPage } from './hiding-pages.ts'
import { pathDownTo, StoryModel, type ToldText } from './story-model.ts'

/** As many turns as have the first part of a story kept, and two. */
const TURNS_BEFORE = 22
const MOVES = [
  'retry',
  'undo',
  'redo',
  'back',
  'follow',
  'version',
  'ask otherwise',
  'correct',
  'correct far',
] as const
/** As many turns as moves, and half as many again: else a path would hardly grow. */
const STEPS = [...MOVES, ...Array.from({ length: 18 }, () => 'play' as const)]

export interface MemoryStep {
  does: (typeof STEPS)[number]
  /** Which text it is done to, as a share of those that come into question. */
  at: number
}

export const memorySteps = (length: number): fc.Arbitrary<MemoryStep[]> =>
  fc.array(
    fc.record<MemoryStep>({
      does: fc.constantFrom(...STEPS),
      at: fc.noBias(fc.nat(999)).map((thousandths) => thousandths / 1_000),
    }),
    { minLength: length, maxLength: length, size: 'max' },
  )

export interface MemoryWalker {
  reader: Person
  db: Database
  model: MemoryModel
  /** Says what the model tells next. */
  tell(text: string): void
}

/** The prompt that a reply was told from, and the texts above it. */
interface SentPrompt {
  above: string
  prompt: string
}

/**
 * Plays a story with all that its reader can do to a path, asks a question, and tells the path that came of it straight as
 * another story. Expects the same prompt for the question, and for each reply of that path whose texts above are as they
 * were when it was told. Returns how many such replies had been told after the first move that was no turn.
 */
export async function walkMemory(walker: MemoryWalker, steps: readonly MemoryStep[]): Promise<number> {
  const walked = new WalkedStory(walker)
  await walked.begin(hidingPage(0))
  for (let played = 0; played < TURNS_BEFORE; played++) await walked.play()
  const sent = new Map<ToldText, SentPrompt>()
  let isStraight = true
  for (const step of steps) {
    const isTold = await walked.take(step)
    isStraight &&= step.does === 'play'
    if (isTold && !isStraight) sent.set(walked.story.head, walked.lastPrompt())
  }
  await walked.play(QUESTION, 'Nobody knows.')
  sent.set(walked.story.head, walked.lastPrompt())

  const straight = new WalkedStory(walker)
  const [opening, ...path] = walked.story.path
  await straight.begin(opening!.text)
  let compared = 0
  for (let at = 0; at < path.length; at += 2) {
    await straight.play(path[at]!.text, path[at + 1]!.text)
    const there = sent.get(path[at + 1]!)
    const here = straight.lastPrompt()
    if (there?.above !== here.above) continue
    expectEqual(there.prompt, here.prompt)
    compared += 1
  }
  return compared
}

const QUESTION = 'Where is the key that Mira hid?'

/** A story that is played over HTTP, beside a model of its tree. */
class WalkedStory {
  readonly #walker: MemoryWalker
  readonly #ids = new Map<ToldText, number>()
  #pages = 1
  #storyId = ''
  story!: StoryModel

  constructor(walker: MemoryWalker) {
    this.#walker = walker
  }

  async begin(opening: string): Promise<void> {
    this.#walker.tell(opening)
    const { storyId, messageId } = await this.#walker.reader.ask(startStory, {
      body: { prompt: 'A wet town' },
    })
    this.#storyId = storyId
    this.story = new StoryModel(opening)
    this.#ids.set(this.story.head, messageId)
  }

  async play(message = `I do ${this.#pages}`, text = hidingPage(this.#pages++)): Promise<void> {
    this.#walker.tell(text)
    const params = { storyId: this.#storyId }
    const told = await this.#walker.reader.ask(continueStory, { params, body: { message } })
    this.story.say(message, text)
    this.#ids.set(this.story.head, told.messageId)
    await this.#settle()
  }

  /** Takes a step where it can be taken; whether a reply was told. */
  async take({ does, at }: MemoryStep): Promise<boolean> {
    const { reader } = this.#walker
    const params = { storyId: this.#storyId }
    const { path } = this.story
    const within = <Item>(items: readonly Item[]): Item => items[Math.floor(items.length * at)]!
    /** A path that is cut shorter than this has nothing that is remembered. */
    const late = path.slice(Math.floor(path.length / 2))
    const replies = late.filter(isReply)
    const current = this.story.told.filter(({ formerOf }) => !formerOf)
    if (does === 'play') await this.play()
    else if (does === 'retry') await this.#retry()
    else if (does === 'undo' && this.story.canUndo) {
      await reader.ask(undoTurn, { params })
      this.story.undo()
    } else if (does === 'redo' && this.story.canRedo) {
      await reader.ask(redoTurn, { params })
      this.story.redo()
    } else if (does === 'back') await this.#go(within(replies), false)
    else if (does === 'follow') await this.#go(within(current.filter(isReply)), true)
    else if (does === 'version') await this.#addVersion(within(replies))
    else if (does === 'ask otherwise') await this.#askOtherwise(within(late.filter((one) => !isReply(one))))
    else if (does === 'correct') await this.#correct(within(path))
    else if (does === 'correct far') await this.#correct(within(current))
    await this.#settle()
    return ['play', 'retry', 'ask otherwise'].includes(does)
  }

  async #retry(): Promise<void> {
    const text = hidingPage(this.#pages++)
    this.#walker.tell(text)
    const messageId = String(await this.#idOf(this.story.head))
    const told = await this.#walker.reader.ask(retryTurn, { params: { storyId: this.#storyId, messageId } })
    this.story.retry(text)
    this.#ids.set(this.story.head, told.messageId)
  }
  async #go(to: ToldText, isToFollow: boolean): Promise<void> {
    const body = { messageId: await this.#idOf(to), follow: isToFollow }
    await this.#walker.reader.ask(moveHead, { params: { storyId: this.#storyId }, body })
    if (isToFollow) this.story.follow(to)
    else this.story.go(to)
  }
  async #addVersion(of: ToldText, text = hidingPage(this.#pages++)): Promise<void> {
    await this.#edit(of, text, false)
    this.story.addVersion(of, text)
  }
  /** As the page does it: other words of one's own want a reply. */
  async #askOtherwise(of: ToldText): Promise<void> {
    await this.#addVersion(of, `I do ${this.#pages} instead`)
    const text = hidingPage(this.#pages++)
    this.#walker.tell(text)
    const params = { storyId: this.#storyId }
    const told = await this.#walker.reader.ask(continueStory, { params, body: { kind: 'more' } })
    this.story.goOn(text)
    this.#ids.set(this.story.head, told.messageId)
  }
  async #correct(which: ToldText): Promise<void> {
    const text = which.role === 'assistant' ? hidingPage(this.#pages++) : `I do ${this.#pages++} after all`
    await this.#edit(which, text, true)
    this.story.correct(which, text)
  }
  async #edit(which: ToldText, content: string, keepFollowing: boolean): Promise<void> {
    const params = { storyId: this.#storyId, messageId: String(await this.#idOf(which)) }
    await this.#walker.reader.ask(editMessage, { params, body: { content, keepFollowing } })
  }

  async #idOf(told: ToldText): Promise<number> {
    const known = this.#ids.get(told)
    if (known !== undefined) return known
    const { nodes } = await this.#walker.reader.ask(getTree, { params: { storyId: this.#storyId } })
    const { messageId } = nodes.find(({ excerpt }) => excerpt === told.text)!
    this.#ids.set(told, messageId)
    return messageId
  }

  /** The prompt of the reply that was told last. */
  lastPrompt(): SentPrompt {
    const above = pathDownTo(this.story.head).slice(0, -1)
    return {
      above: above.map(({ text }) => text).join('\n'),
      prompt: promptText(this.#walker.model.told.at(-1)!),
    }
  }

  /** Looks at the rows alone: nothing is open where none is due, and none has failed. */
  async #settle(): Promise<void> {
    const { db } = this.#walker
    const spans = db.selectFrom('memorySpans').select('status').where('storyId', '=', this.#storyId)
    for (;;) {
      const open = await spans.where('status', 'in', ['due', 'failed']).executeTakeFirst()
      if (!open) return
      if (open.status === 'failed') throw new Error('a part could not be kept')
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
}

const isReply = ({ role }: ToldText): boolean => role === 'assistant'

import type { EntryKind } from '#contract/memory.ts'
import { limits } from '#contract/limits.ts'
import { toIso } from '#server/ground/clock.ts'
import type { StoryDocument } from '../json/story-document.ts'
import type { Fields } from './fields.ts'
import { memoryOfLore, type Lore } from './memory-of-lore.ts'
import { cutText } from './split-text.ts'

interface DraftMessage {
  /** The place of the message above it; null for an opening. */
  parentAt: number | null
  role: 'user' | 'assistant'
  text: string
  /** In milliseconds since the epoch, where the file says so. */
  writtenAt?: number | undefined
}

/** The reader's part in how a file is read. */
export interface ReaderWish {
  /** A title for what has none. */
  title: string
  /** The player's name, for files that leave it open. */
  playerName?: string | undefined
}

const MESSAGE_LENGTH = 100_000
const FIELD_NAME_LENGTH = 60

/** A story of a foreign file while it is gathered; it keeps account of what can't be carried. */
export class ForeignStory {
  title = ''
  /** The file leaves the player's name open. */
  namesPlayer = false
  /** The place of the message at which the story stands. */
  headAt = 0
  readonly #scenario: string[] = []
  readonly #notes: string[] = []
  readonly #messages: DraftMessage[] = []
  readonly #lore: Lore[] = []
  readonly #leftOut = new Set<string>()

  get lastAt(): number | null {
    return this.#messages.length === 0 ? null : this.#messages.length - 1
  }

  addScenario(text: string): void {
    if (text) this.#scenario.push(text)
  }

  addNote(text: string): void {
    if (text) this.#notes.push(text)
  }

  addLore(lore: Lore): void {
    if (lore.text) this.#lore.push(lore)
  }

  /** Adds a message and returns its place. */
  addMessage(message: DraftMessage): number {
    return this.#messages.push(message) - 1
  }

  leaveOut(name: string): void {
    this.#leftOut.add(name)
  }

  /** Names the filled fields that nobody has read, in the words of `names` where it has some. */
  leaveOutUnread(fields: Fields, names: Readonly<Record<string, string>>): void {
    for (const name of fields.unread()) {
      const known = Object.hasOwn(names, name) ? names[name] : undefined
      this.leaveOut(known ?? `“${name.slice(0, FIELD_NAME_LENGTH)}”`)
    }
  }

  /** The story as a document, with the names of all that was left out. */
  finish(now: number): { document: StoryDocument; leftOut: string[] } {
    const createdAt = toIso(now)
    const [scenario, more] = cutText(this.#scenario.join('\n\n'), limits.promptLength)
    if (more) this.addLore({ name: this.title || 'The scenario', keys: [], kind: 'rule', text: more })
    const [note, moreNote] = cutText(this.#notes.join('\n'), limits.noteLength)
    if (moreNote) this.leaveOut('The end of the note')
    const document: StoryDocument = {
      format: 'lanterntale-story',
      version: 1,
      title: storable(this.title).slice(0, limits.titleLength) || null,
      scenario: storable(scenario || this.title || 'A story from elsewhere'),
      genreMix: null,
      contentRating: 'teen',
      createdAt,
      head: this.headAt + 1,
      ...(note && { note: storable(note) }),
      messages: this.#messagesOf(createdAt),
      memory: memoryOfLore(this.#lore.map((lore) => ({ ...lore, text: storable(lore.text) }))),
    }
    return { document, leftOut: [...this.#leftOut] }
  }

  #messagesOf(createdAt: string): StoryDocument['messages'] {
    // The narrator is still to tell the opening: one that was interrupted can be asked for again.
    if (this.#messages.length === 0)
      return [{ id: 1, parent: null, role: 'assistant', text: '', createdAt, status: 'interrupted' }]
    return this.#messages.map(({ parentAt, role, text, writtenAt }, at) => {
      if (text.length > MESSAGE_LENGTH) this.leaveOut('The end of very long messages')
      return {
        id: at + 1,
        parent: parentAt === null ? null : parentAt + 1,
        role: parentAt === null ? 'assistant' : role,
        text: storable(text.slice(0, MESSAGE_LENGTH)),
        createdAt: writtenAt === undefined ? createdAt : toIso(writtenAt),
      }
    })
  }
}

/** Without NUL and halves of surrogate pairs, which no database keeps. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The kind of an entry by the word that another program has for it. */
export const entryKindOf = (type: string): EntryKind => kinds.get(type.toLowerCase()) ?? 'thing'

const kinds: ReadonlyMap<string, EntryKind> = new Map([
  ['character', 'person'],
  ['person', 'person'],
  ['npc', 'person'],
  ['location', 'place'],
  ['place', 'place'],
  ['faction', 'thing'],
  ['race', 'rule'],
  ['class', 'rule'],
  ['rule', 'rule'],
])

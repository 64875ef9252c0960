import type { EntryKind } from '#contract/memory.ts'
import { stemsOf } from '#server/features/memory/word-stems.ts'
import type { DocumentMemory } from '../json/story-document.ts'
import { splitText } from './split-text.ts'

/** Something that a foreign file knows about its world. */
export interface Lore {
  name: string
  /** Words by which the story comes to speak of it. */
  keys: readonly string[]
  kind: EntryKind
  text: string
  /** The narrator is never to be without it. */
  isConstant?: boolean
}

const NAME_LENGTH = 80
const FACT_LENGTH = 300
const READERS_WEIGHT = 5
/** Facts that go along with every reply: more would leave no room for the story. */
const MOST_PINNED = 20

/** Entries with facts that hold everywhere in the story, found by their names and keys. */
export function memoryOfLore(lore: readonly Lore[]): DocumentMemory {
  const memory: DocumentMemory = { spans: [], entries: [], facts: [] }
  let pinned = 0
  for (const { name, keys, kind, text, isConstant = false } of lore) {
    const names = namesOf(name, keys)
    const [first = 'Lore', ...aliases] = names
    const entry = memory.entries.length + 1
    memory.entries.push({
      id: entry,
      span: null,
      kind,
      name: first,
      aliases: aliases.map((alias) => ({ span: null, name: alias })),
      mergedInto: null,
    })
    for (const piece of splitText(text, FACT_LENGTH)) {
      const isPinned = isConstant && pinned < MOST_PINNED
      if (isPinned) pinned++
      memory.facts.push({
        id: memory.facts.length + 1,
        entry,
        span: null,
        message: null,
        text: piece,
        quote: null,
        words: ` ${[...stemsOf([piece, ...names].join('\n'))].join(' ')} `.slice(0, 4_000),
        weight: READERS_WEIGHT,
        knownBy: null,
        replaces: null,
        isStrike: false,
        isPinned,
        origin: 'reader',
      })
    }
  }
  return memory
}

/** The names of an entry, each once, the first of them its own. */
function namesOf(name: string, keys: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const each of [name, ...keys]) {
    const line = each
      .toWellFormed()
      .replaceAll('\0', '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, NAME_LENGTH)
      .toWellFormed()
    if (line && !known.has(line.toLowerCase())) known.set(line.toLowerCase(), line)
  }
  return [...known.values()].slice(0, 50)
}

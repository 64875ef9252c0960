import type { EntryKind } from '#contract/memory.ts'
import type { CheckedFact } from './check-facts.ts'
import { nameKey, type KnownEntry } from './known-entries.ts'
import type { PathText } from './story-path.queries.ts'

/** An entry that facts are to be written to: one that is known, or a new one. */
export interface MergedEntry {
  known?: KnownEntry
  kind: EntryKind
  name: string
  newAliases: string[]
  facts: CheckedFact[]
}

/** The entry of facts about a name that the story does not say. */
const NOBODY = 'The story'

/** Sorts facts by their entries. Names that are the same but for case and article, or share an alias, are one. */
export function mergeEntries(
  facts: readonly CheckedFact[],
  known: readonly KnownEntry[],
  messages: readonly PathText[],
): MergedEntry[] {
  const told = messages.map(({ content }) => content.toLowerCase()).join('\n')
  const byName = new Map<string, MergedEntry>()
  const merged: MergedEntry[] = []
  const open = (entry: MergedEntry, names: readonly string[]): MergedEntry => {
    for (const name of names) if (!byName.has(nameKey(name))) byName.set(nameKey(name), entry)
    return entry
  }
  for (const entry of known)
    open({ known: entry, kind: entry.kind, name: entry.name, newAliases: [], facts: [] }, [
      entry.name,
      ...entry.aliases,
    ])
  for (const fact of facts) {
    // Names that nobody has said are the keeper's own.
    const aliases = fact.aliases.filter((alias) => alias.length > 1 && told.includes(alias.toLowerCase()))
    const isTold =
      told.includes(nameKey(fact.about)) || byName.has(nameKey(fact.about)) || fact.kind === 'hero'
    const names = [...new Set([isTold ? fact.about : NOBODY, ...aliases])]
    const found = names.map((name) => byName.get(nameKey(name))).find((entry) => entry !== undefined)
    const entry = found ?? { kind: fact.kind, name: names[0]!, newAliases: [], facts: [] }
    const isKnown = (name: string) => byName.get(nameKey(name)) === entry
    entry.newAliases.push(...names.filter((name) => name !== entry.name && !isKnown(name)))
    entry.facts.push(fact)
    if (!merged.includes(entry)) merged.push(entry)
    open(entry, names)
  }
  return merged
}

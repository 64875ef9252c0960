import type { EntryKind } from '#contract/memory.ts'
import type { AliasRow, EntryRow } from './entries.queries.ts'

/** Somebody or something that is known on a path. */
export interface KnownEntry {
  id: number
  kind: EntryKind
  name: string
  aliases: string[]
}

/**
 * Entries by their own id; those that the reader has made one share the same entry, and so do those of one name: a
 * span that is kept anew may find somebody whom a later one has found before.
 */
export function entriesOf(rows: EntryRow[], aliases: AliasRow[]): Map<number, KnownEntry> {
  const own = new Map(rows.map(({ id, kind, name }) => [id, { id, kind, name, aliases: [] as string[] }]))
  const standing = rows.filter(({ mergedIntoId }) => mergedIntoId === null)
  const idByName = new Map(standing.toReversed().map(({ id, name }) => [nameKey(name), id]))
  const targetOf = new Map(
    rows.map(({ id, name, mergedIntoId }) => [id, mergedIntoId ?? idByName.get(nameKey(name))]),
  )
  const resolve = (id: number): KnownEntry | undefined => {
    let at = id
    for (let steps = 0; steps < rows.length; steps++) {
      const next = targetOf.get(at)
      if (next == null || next === at || !own.has(next)) break
      at = next
    }
    return own.get(at)
  }
  const merged = new Map<number, KnownEntry>()
  for (const { id, name } of rows) {
    const entry = resolve(id)
    if (!entry) continue
    merged.set(id, entry)
    addAlias(entry, name)
  }
  for (const { entryId, name } of aliases) {
    const entry = merged.get(entryId)
    if (entry) addAlias(entry, name)
  }
  return merged
}

function addAlias(entry: KnownEntry, name: string): void {
  const isNew = [entry.name, ...entry.aliases].every((known) => known.toLowerCase() !== name.toLowerCase())
  if (isNew) entry.aliases.push(name)
}

/** A name without case, article and genitive: what makes two names the same. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(the|a|an|your|my|his|her|their|old|young)\s+/, '')
    .replace(/['’]s?$/, '')
    .replace(/\s+/g, ' ')
    .trim()

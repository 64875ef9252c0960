import type { Remembered, RememberedFact } from '#server/engines/narrator/remembered.ts'
import { rememberingObjects } from '#server/ground/remembering.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { MessageHit } from '#server/platform/search/search-dialect.ts'
import { closestFacts, warmFacts } from './closest-facts.ts'
import type { KnownFact, PathMemory } from './path-memory.ts'
import type { NearPart } from './nearest-parts.ts'
import { recallPassages } from './recall-passages.ts'
import type { SpanRow } from './spans.queries.ts'
import type { PathEnd } from './story-path.queries.ts'

interface Occasion {
  storyId: string
  replyId: number
  memory: PathMemory
  /** The player's turn. */
  said: string
  /** The reply before it. */
  toldLast: string
  /** The last messages of the path, where they are at hand. */
  end?: PathEnd
  /** Finds the messages of the path that hold any of the player's words. */
  findHits: () => Promise<MessageHit[]>
  /** Finds what is near in meaning, where the site has a model for that. */
  findNear?: (said: string) => Promise<NearPart[]>
}

/** Returns what a story remembers that bears on a turn, for the narrator to choose from. Queries only. */
export function recall(db: Connection, occasion: Occasion): Remembered {
  const { replyId, memory, said, toldLast } = occasion
  const { facts, spans } = memory
  let found: ReturnType<typeof recallPassages> | undefined
  const { pins, heaviest, told } = rememberedFacts(facts)
  const asRemembered = (fact: KnownFact): RememberedFact => {
    const known = told.get(fact) ?? rememberedFact(fact, memory)
    told.set(fact, known)
    return known
  }
  return {
    pins: pins.map(asRemembered),
    spans: spans.map((span) => rememberedSpan(span, memory)),
    facts: heaviest.map(asRemembered),
    inPlay: newestFirst(closestFacts(facts, said, toldLast), facts).map(asRemembered),
    async findPassages(isAlong) {
      const isBeside = (messageId: number) => messageId !== replyId && !isAlong(messageId)
      if (!memory.path.messageIds.some(isBeside)) return []
      return (found ??= recallPassages(db, occasion))
    },
  }
}

/** Makes now what a turn that knows these facts would make of them before its first word. */
export function warmRecall(facts: readonly KnownFact[]): void {
  rememberedFacts(facts)
  warmFacts(facts)
}

/** The part of it that holds for all turns that know the same facts, with what was made of them. */
const rememberedFacts = rememberingObjects((facts: readonly KnownFact[]) => ({
  pins: facts.filter(({ isPinned }) => isPinned === 1),
  heaviest: newestFirst(
    facts.toReversed().toSorted((one, other) => weightOf(other) - weightOf(one)),
    facts,
  ),
  told: new WeakMap<KnownFact, RememberedFact>(),
}))

/** Each fact behind those that say something newer about the same. */
function newestFirst(chosen: readonly KnownFact[], all: readonly KnownFact[]): KnownFact[] {
  const byId = new Map(all.map((fact) => [fact.id, fact]))
  const ordered = new Set<KnownFact>()
  const add = (fact: KnownFact) => {
    if (ordered.has(fact)) return
    for (const id of fact.laterIds) {
      const later = byId.get(id)
      if (later && id > fact.id) add(later)
    }
    ordered.add(fact)
  }
  for (const fact of chosen) add(fact)
  return [...ordered]
}

/** The reader's own word weighs more than anything the keeper found. */
const weightOf = ({ weight, origin }: KnownFact): number => (origin === 'reader' ? weight + 5 : weight)

export function rememberedFact(
  { id, entry, text, messageId, knownBy, laterIds }: KnownFact,
  { path }: PathMemory,
): RememberedFact {
  return {
    id,
    about: entry.name,
    text,
    ...(messageId !== null && { turn: path.turnOf(messageId) }),
    ...(knownBy && { knownBy }),
    ...(laterIds.length > 0 && { laterIds }),
  }
}

export const rememberedSpan = (
  { id, title, summary, fromMessageId, toMessageId }: SpanRow,
  { path }: PathMemory,
) => ({
  id,
  title,
  summary,
  fromTurn: path.turnOf(fromMessageId),
  toTurn: path.turnOf(toMessageId),
})

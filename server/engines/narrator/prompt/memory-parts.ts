import type {
  GivenMemory,
  Remembered,
  RememberedFact,
  RememberedPassage,
  RememberedSpan,
} from '../remembered.ts'
import { rememberingObjects } from '#server/ground/remembering.ts'
import { shareMemory } from './memory-budget.ts'
import { asData } from './player-words.ts'
import { estimateTokens } from './token-estimate.ts'

/** The parts of a prompt that hold a story's memory, with their places and what they are made of. */
export interface MemoryParts {
  /** Beside the rules. */
  pins: string[]
  /** Before the words of the path. */
  retold: string[]
  /** Beside the player's last turn; passages of messages that go along anyway are left out. */
  turn(
    isAlong: (messageId: number) => boolean,
    passages: readonly RememberedPassage[],
  ): {
    texts: string[]
    inPlay: RememberedFact[]
    passages: RememberedPassage[]
  }
  given: Pick<GivenMemory, 'pinIds' | 'spanIds' | 'titleOnlyIds' | 'factIds' | 'names'>
  /** The facts that `retold` says. */
  known: RememberedFact[]
  /** Kept free for `turn`, so that the words of the path are cut at the same place whatever a turn touches. */
  turnTokens: number
}

const PINS = 'Always keep in mind:'
const SPANS = 'The story so far, in brief:'
const FACTS = 'Known by now, with the turn it was told in:'
const TURN = 'From earlier in this story, oldest first. Where two of these differ, the later turn holds:'

/** Chooses what of a story's memory a prompt of so many tokens has room for. */
export function memoryParts(
  { pins, spans, facts, inPlay }: Omit<Remembered, 'findPassages'>,
  promptTokens: number,
): MemoryParts {
  const room = shareMemory(promptTokens)
  const pinned = fitting(pins, factLine, room.pins)
  const told = fittingSpans(spans, room.spans)
  const isPinned = idsOf(pinned)
  const known = fittingFacts(facts, isPinned, room.facts)
  const isKnown = idsOf([...pinned, ...known])
  return {
    pins: listed(PINS, pinned.map(factLine)),
    retold: [
      ...listed(
        SPANS,
        told.map(({ text }) => text),
      ),
      ...listed(FACTS, byAge(known).map(factLine)),
    ],
    turn(isAlong, passages) {
      const touched = fittingFacts(inPlay, isKnown, room.turn / 2)
      const taken = tokensOf(touched.map(factLine))
      const quoted = fitting(
        passages.filter(({ messageId }) => !isAlong(messageId)),
        passageLine,
        room.turn - taken,
      )
      const lines = byAge<Dated>([
        ...touched.map((fact) => ({ turn: fact.turn, line: factLine(fact) })),
        ...quoted.map((passage) => ({ turn: passage.turn, line: passageLine(passage) })),
      ]).map(({ line }) => line)
      return { texts: listed(TURN, lines), inPlay: touched, passages: quoted }
    },
    given: {
      pinIds: pinned.map(({ id }) => id),
      spanIds: told.map(({ span }) => span.id),
      titleOnlyIds: told.filter(({ isTitleOnly }) => isTitleOnly).map(({ span }) => span.id),
      factIds: known.map(({ id }) => id),
      names: namesOf([...pinned, ...known]),
    },
    known,
    turnTokens: room.turn,
  }
}

interface Dated {
  turn?: number
  line: string
}

/** Whom each fact is about, by its id. */
export const namesOf = (facts: readonly RememberedFact[]): Record<number, string> =>
  Object.fromEntries(facts.map(({ id, about }) => [id, about]))

const idsOf = (facts: readonly RememberedFact[]) => new Set(facts.map(({ id }) => id))
const byAge = <Item extends { turn?: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.turn ?? -1) - (other.turn ?? -1))
const listed = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [[title, ...lines].join('\n')]
const tokensOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + estimateTokens(line) + 1, 0)

/** As many of the first as there is room for; one that is too long makes way for shorter ones. */
function fitting<Item>(items: readonly Item[], lineOf: (item: Item) => string, roomTokens: number): Item[] {
  let left = roomTokens
  return items.filter((item) => {
    const tokens = tokensOf([lineOf(item)])
    if (tokens > left) return false
    left -= tokens
    return true
  })
}

/** Turns of one story are offered the same facts again and again. */
const tokensOfFact = rememberingObjects((fact: RememberedFact) => tokensOf([factLine(fact)]))

/** As many of the first facts that are not given as there is room for, none of them without what is newer about it. */
function fittingFacts(
  facts: readonly RememberedFact[],
  given: ReadonlySet<number>,
  roomTokens: number,
): RememberedFact[] {
  const all = new Set(given)
  let left = roomTokens
  return facts.filter((fact) => {
    const tokens = tokensOfFact(fact)
    const isAlone = fact.laterIds?.some((id) => !all.has(id)) ?? false
    if (given.has(fact.id) || isAlone || tokens > left) return false
    left -= tokens
    all.add(fact.id)
    return true
  })
}

/** The newest spans whole, of the older ones the titles, and of the oldest nothing: oldest first. */
function fittingSpans(spans: readonly RememberedSpan[], roomTokens: number) {
  const told: { span: RememberedSpan; text: string; isTitleOnly: boolean }[] = []
  let left = roomTokens
  let isTitleOnly = false
  for (const span of spans.toReversed()) {
    isTitleOnly ||= tokensOf([spanText(span)]) > left
    const text = isTitleOnly ? spanTitle(span) : spanText(span)
    const tokens = tokensOf([text])
    if (tokens > left) break
    left -= tokens
    told.unshift({ span, text, isTitleOnly })
  }
  return told
}

const turnsOf = ({ fromTurn, toTurn }: RememberedSpan) => `Turns ${fromTurn} to ${toTurn}`
const spanTitle = (span: RememberedSpan) => asData(`${turnsOf(span)}: ${span.title}`)
const spanText = (span: RememberedSpan) => `${spanTitle(span)}\n${asData(span.summary)}`

/** A fact as a prompt and the page say it. */
export function factLine({ about, text, turn, knownBy }: RememberedFact): string {
  const marks = [
    ...(turn === undefined ? [] : [`turn ${turn}`]),
    ...(knownBy && knownBy.length > 0 ? [`known to nobody but ${knownBy.join(', ')}`] : []),
  ]
  return asData(`- ${about}: ${text}${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`)
}

const passageLine = ({ turn, text }: RememberedPassage) => asData(`- Told in turn ${turn}: “${text}”`)

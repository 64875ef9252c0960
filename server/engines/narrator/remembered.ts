/** A part of the story, retold in brief. */
export interface RememberedSpan {
  id: number
  title: string
  summary: string
  /** The first and the last turn that it retells. */
  fromTurn: number
  toTurn: number
}

/** One thing that is so in the story. */
export interface RememberedFact {
  id: number
  /** Whom or what it is about, by name. */
  about: string
  text: string
  /** The turn it was told in; absent for what the reader says holds always. */
  turn?: number
  /** Who alone knows it; absent where it is no secret. */
  knownBy?: string[]
  /** Facts that say something newer about the same: it is never told without them. */
  laterIds?: number[]
}

/** A few sentences of an earlier message, as they were told. */
export interface RememberedPassage {
  messageId: number
  turn: number
  text: string
}

/** All that a story remembers beside the words that go along, as it stands at one turn. */
export interface Remembered {
  /** Facts that the reader wants the narrator never to be without. */
  pins: RememberedFact[]
  /** Oldest first; they end where the words that go along begin. */
  spans: RememberedSpan[]
  /** Facts of the time that the spans cover, the weightiest first; the same until the next span. */
  facts: RememberedFact[]
  /** Facts that this turn touches, the closest first. */
  inPlay: RememberedFact[]
  /** Finds passages that this turn touches, the closest first; none where all of the path goes along word for word anyway. */
  findPassages(isAlong: (messageId: number) => boolean): Promise<RememberedPassage[]>
}

/** The part of it that a prompt has room for, and so the narrator was given. */
export interface GivenMemory {
  pinIds: number[]
  spanIds: number[]
  /** Those of `spanIds` of which the title alone was given. */
  titleOnlyIds: number[]
  factIds: number[]
  inPlayIds: number[]
  /** Whom each of these facts was about, as it was said. */
  names: Record<number, string>
  passages: RememberedPassage[]
  /** Facts of these that stand in no table: of a narrator with a record of its own. */
  unstored?: RememberedFact[]
  /** The first message of the path that went along word for word; absent where none did. */
  firstMessageId?: number
  note?: string
  /** All tokens of the prompt, and those of them that memory took; estimated. */
  promptTokens: number
  memoryTokens: number
}

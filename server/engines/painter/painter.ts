import type { GenreMix } from '#contract/genres.ts'
import type { Price } from '#contract/connections.ts'
import type { ContentRating } from '#contract/preferences.ts'

/** All that a painter may know about the scene it is to paint; nothing in it names the reader. */
export interface PainterInput {
  /** Where random comes from: story and message, so that the same scene is painted the same way. */
  seed: string
  /** The narrator's reply that is to be seen. */
  moment: string
  /** The scenario the story started from. */
  premise: string
  /** Who and where, as told before this moment: recent narrator text, newest last. */
  earlier: string[]
  /** People, places and things that the story's memory keeps, with what it says of them. */
  memory?: RememberedEntry[]
  /** Figures of earlier pictures of the story: the same people look the same. */
  figures?: KeptFigure[]
  /** Somebody whose portrait is to be painted, instead of the moment. */
  sitter?: Sitter
  /** Portraits of the moment's people and pictures of what was told shortly before, newest first, for painters that take them. */
  references?: Uint8Array[]
  genreMix?: GenreMix
  contentRating: ContentRating
}

/** An entry of a story's memory, as far as a painter needs it. */
export interface RememberedEntry {
  kind: 'hero' | 'person' | 'place' | 'thing'
  name: string
  facts: string[]
}

/** Somebody who is to be seen from near. */
export interface Sitter {
  /** Absent for the hero. */
  name?: string
  /** Looks, in the words that the reader agreed to. */
  words: string
}

/** Somebody's figure, decided once for a story. */
export interface KeptFigure {
  /** Who it is: 'hero', a name, or what they are. */
  key: string
  /** The looks, as the painter wrote them. */
  looks: string
}

export interface Painting {
  /** The picture as the painter gave it; not yet checked, not yet re-encoded. */
  bytes: Uint8Array
  /** One sentence that says what is to be seen, at most 200 characters. */
  alt: string
  /** Figures that it shows, for the story's next pictures. */
  figures?: KeptFigure[]
  usage: { inputTokens: number; outputTokens: number }
}

/** Dispose of one that can be disposed of to end what it keeps running. */
export interface Painter extends Partial<AsyncDisposable> {
  readonly provider: string
  readonly model: string
  /** Whether an AI model paints, or the built-in sketch painter. */
  readonly isModel: boolean
  /** Earlier pictures that it looks at, at most, so that people look the same; none where it is not said. */
  readonly takesReferences?: number
  /** The price that its connection states; else the price is looked up by the model's name. */
  readonly price?: Price
  /** Paints one scene; stops soon after `signal` aborts. Throws `PaintingFailed`. */
  paint(input: PainterInput, signal: AbortSignal): Promise<Painting>
}

export type PaintingFailure =
  | 'unreachable'
  | 'timeout'
  | 'unauthorized'
  | 'rate_limited'
  | 'refused'
  | 'provider_error'
  | 'garbled'
  | 'resting'

/** Why a painter could not paint. `reason` and `cause` are for the log; readers see the text of an error of the contract. */
export class PaintingFailed extends Error {
  readonly reason: PaintingFailure
  constructor(reason: PaintingFailure, options?: { cause?: unknown }) {
    super(`The painter failed: ${reason}`, options)
    this.name = 'PaintingFailed'
    this.reason = reason
  }
}

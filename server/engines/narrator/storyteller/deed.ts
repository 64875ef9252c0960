import type { Tone } from './deed-tone.ts'
import type { Phrase } from './noun-phrase.ts'
import type { Order } from './read-order.ts'
import type { Act } from './wordbooks/acts.ts'

/** What the player just did, as far as the storyteller understands it. */
export interface Deed {
  /** The cleaned text. */
  text: string
  act: Act
  /** The deed as 'you' do it, in the base form: 'kneel by the chest and try the lid'. */
  clause?: string
  object?: Phrase
  /** With what: 'with the brass key'. */
  tool?: Phrase
  /** To or at whom or what: 'to the ferryman'. */
  toward?: Phrase
  /** About what. */
  topic?: Phrase
  /** What is looked for. */
  sought?: Phrase
  /** 'him', 'it', 'them' … where the object was a pronoun. */
  pronoun?: string
  /** Words the player has the hero say. */
  speech?: string
  direction?: string
  tone: Tone
  /** Somebody is told to do it. */
  order?: Order
  /** The player wants to know what the hero carries. */
  isInventory?: boolean
}

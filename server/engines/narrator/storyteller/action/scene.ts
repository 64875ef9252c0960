import type { ContentRating } from '#contract/preferences.ts'
import type { Random } from '#server/ground/random.ts'
import type { Clause } from '../language/clause.ts'
import type { ReplyBuilder } from '../telling/reply-builder.ts'
import type { Slots } from '../telling/slots.ts'
import type { Entity, World } from '../world/world.ts'

/** One turn in the making: the world as it changes, and the reply that tells it. */
export interface Scene {
  world: World
  random: Random
  rating: ContentRating
  reply: ReplyBuilder
  /** Deeds of the turn that nothing has been told to come of yet, whoever did them. */
  deeds: readonly Bound[]
  /** What the hero's deed was done to. */
  subject?: Entity
  /** Who says what is told meanwhile. */
  speaker?: Entity
  /** Who answers next. */
  answerer?: Entity
  /** A question has been answered by what is so from now on. */
  isSettled?: boolean
  /** Somebody has answered already, or there is nothing to answer. */
  isAnswered: boolean
  /** Something changed, or was found out. */
  hasChanged: boolean
  hasMoved: boolean
  /** Whom the hero leaves by this turn, and who does not come along. */
  leftBehind?: Entity[]
  /** The hero looked about, listened or waited: there is room for what the place is like. */
  isLookingAbout?: boolean
  /** A later clause of the turn leads on from where this one does. */
  movesOn?: boolean
  /** Another clause of the turn comes after this one. */
  hasMore?: boolean
  /** The turn as it was typed. */
  typed?: string
  /** Who said something to the hero in the player's words, this turn. */
  saidBy?: Entity
  /** Words of the turn have been owned up to as not understood, which is enough for one reply. */
  isAdmitted?: boolean
  /** The typed sentence by which somebody was told to do something, and which is told already. */
  ordered?: Clause['whole']
  /** Something could not be done: what was to follow from it is not pretended to. */
  isRefused?: boolean
}

/** A clause whose mentions are bound to the story's own. */
export interface Bound {
  clause: Clause
  actor: Entity
  object?: Entity
  target?: Entity
  tool?: Entity
  place?: Entity
  topic?: string
}

/** Why something cannot be done, as a template of its own. */
export interface Refusal {
  refusal: string
  slots?: Slots
}

export const isRefusal = (given: object | undefined): given is Refusal => !!given && 'refusal' in given

/** Tells why it cannot be done. */
export function refuse(scene: Scene, { refusal, slots }: Refusal): void {
  scene.isRefused = true
  scene.reply.tell(refusal, slots)
}

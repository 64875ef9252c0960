import type { Slots } from './sort-phrases.ts'
import type { Binder } from './bind.ts'
import type { Actor, Clause, Mention } from './clause.ts'
import type { Segment } from './segments.ts'
import type { VerbGroup } from './verb-signs.ts'
import type { Word } from './words.ts'
import type { Before } from './clause-signs.ts'

/** The parts of reading a clause, which call each other in circles as clauses hold clauses. */
export interface ClauseReading {
  binder: Binder
  shortSpeech(text: string, opener: string, rest: Word[]): Clause
  spoken(words: Word[], before: Before, text: string): Clause
  questionOf(words: Word[], text: string, before: Before): Clause | undefined
  quoteFirst(words: Word[], text: string, before: Before): Clause[] | undefined
  addressee(): Actor
  requestIn(words: Word[]): Clause[] | undefined
  proposalIn(words: Word[], text: string): Clause[] | undefined
  orderIn(words: Word[], group: VerbGroup, text: string, by: Actor): Clause | undefined
  ofYou(words: Word[], group: VerbGroup, text: string, before: Before): Clause[]
  frontedIn(words: Word[], text: string, before: Before): Clause[] | undefined
  withSubject(words: Word[], text: string, before: Before): Clause[]
  readFrom(words: Word[], at: number, text: string, by: Actor | undefined, before: Before): Clause[]
  finish(words: Word[], group: VerbGroup, text: string, actor: Actor): Clause[]
  kindOf(clause: Clause, group: VerbGroup): Clause['kind']
  existence(words: Word[], text: string): Clause
  clauseOf(words: Word[], group: VerbGroup, text: string, actor: Actor): Clause
  boundSlots(slots: Slots, actor?: Actor): Partial<Clause>
  contentOf(words: Word[], lemma: string): Clause[]
  actorOf(mention: Mention): Actor
  fragment(words: Word[], text: string, before: Before): Clause[]
  read(segment: Segment, before: Before): Clause[]
  readSegment(segment: Segment, before: Before, text: string): Clause[]
}

import type { Clause } from '../language/clause.ts'
import { retoldWhole } from '../telling/retell.ts'
import { unsoundIn } from '../telling/soundness.ts'
import type { Scene } from './scene.ts'

/** One typed sentence in the telling: as one again, where all that was told of its parts are the words they were typed in. */
export class TypedSentence {
  readonly #scene: Scene
  readonly #read: Clause[]
  readonly #start: number[]
  #mark: number[]
  #whole: Clause['whole']
  #isToldOtherwise = false
  #isPast = false

  constructor(scene: Scene, read: Clause[]) {
    this.#scene = scene
    this.#read = read
    this.#start = this.#mark = scene.reply.mark()
  }

  /** A part of it is about to be told. */
  add({ whole, actor, tense }: Clause): void {
    this.#endPart()
    this.#whole = whole
    this.#isPast ||= actor === 'hero' && tense === 'past'
  }

  #endPart(): void {
    const { reply } = this.#scene
    if (reply.since(this.#mark) !== '' && reply.retoldSince(this.#mark).length === 0)
      this.#isToldOtherwise = true
    this.#mark = reply.mark()
  }

  /** All of it is told. */
  close(): void {
    this.#endPart()
    const { reply, world } = this.#scene
    const whole = this.#whole
    const told = reply.retoldSince(this.#start)
    if (!whole) return
    const parts = this.#read.filter((clause) => clause.whole === whole)
    const text = retoldWhole({ ...parts[0]!, text: whole.text }, world)
    // 'Somebody has slashed my tyres': what no part of it came to is told all the same.
    if (reply.since(this.#start) === '' && parts.every(({ kind }) => /^(?:act|statement)$/.test(kind)))
      return reply.tell('[told]', { told: text })
    if (told.length === 0) return
    const isShort = told.join(' ').split(' ').length < text.split(' ').length
    const isOne = !this.#isToldOtherwise && (parts.length > 1 || isShort) && !this.#isPast
    const isSound = () => unsoundIn(text, whole.text) === undefined
    if (isOne && isSound()) return reply.retellSince(this.#start, text)
    if (unsoundIn(told.join(' '), whole.text) === undefined) return
    const asked = 'That I could not tell right. Say it in other words.'
    reply.retellSince(this.#start, !isOne && isSound() ? text : asked)
  }
}

/** 'When the harbour comes into sight nobody can speak': nobody does anything, and that is told. */
export function tellUndone({ reply, world }: Scene, clauses: Clause[]): void {
  for (const [at, clause] of clauses.entries())
    if (clause.whole && clause.whole !== clauses[at - 1]?.whole)
      reply.tell('[told]', {
        told: retoldWhole({ ...clause, kind: 'statement', text: clause.whole.text }, world),
      })
}

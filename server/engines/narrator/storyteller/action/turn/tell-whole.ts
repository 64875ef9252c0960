import type { Clause } from '../../language/clause.ts'
import { capitalised } from '../../language/letter-case.ts'
import { retoldWhole } from '../../telling/retell.ts'
import { toldBack, withApostrophes } from '../../telling/second-person.ts'
import { unsoundIn } from '../../telling/soundness.ts'
import type { Scene } from '../scene.ts'

/** One typed sentence in the telling: as one again, where all that was told of its parts are the words they were typed in. */
export class TypedSentence {
  readonly #scene: Scene
  readonly #read: Clause[]
  readonly #start: number[]
  #mark: number[]
  #whole: Clause['whole']
  #last: Clause | undefined
  /** Where it is told what somebody did who was told to. */
  #order: number[] | undefined
  #isAsked = false

  constructor(scene: Scene, read: Clause[]) {
    this.#scene = scene
    this.#read = read
    this.#start = this.#mark = scene.reply.mark()
  }

  /** A part of it is about to be told. */
  add(clause: Clause): void {
    const { whole, kind } = clause
    this.#isAsked ||= kind === 'question'
    this.#endPart()
    this.#last = clause
    this.#whole = whole
  }

  /** 'Puts down the phone and says "Hello?"', '"Hello," says she, shaking the snow off': the words stand beside the deed. */
  sayBeside(clause: Clause): void {
    const { reply, world } = this.#scene
    const { text, speech = '', actor, verb = '', whole } = clause
    if (clause.kind !== 'speech' || whole || actor !== 'hero' || speech === '') return
    const aloud = `"${spokenAs(speech)}"`
    const doing = /^I (?:\p{L}+ )+, (\p{L}+ing \p{L}.*)$/u.exec(text)?.[1]
    if (doing)
      return reply.tell('[told]', {
        told: `${aloud.replace(/[.]"$/, ',"')} you ${verb}, ${toldBack(doing, world)}.`,
      })
    const isJoined = /^\p{Ll}/u.test(verb) && text.toLowerCase().startsWith(verb)
    if (!isJoined || reply.retoldSince(this.#start).length === 0) return
    const lead = toldBack(
      text
        .split('"')[0]!
        .replace(speech, '')
        .replace(/[\s,:]+$/, ''),
      world,
    )
    // 'Shouts "be quiet!" at the moon.'
    const tail = text.includes('"') ? toldBack(text.split('"').at(-1)!.trim(), world) : ''
    const after = tail === '' ? aloud : `${aloud.replace(/[.]"$/, '"')} ${tail}.`
    const told = reply.retoldSince(this.#mark).at(-1)
    if (told) reply.retellSince(this.#mark, `${told.replace(/[.]$/, '')} and ${lead}, ${after}`)
    else reply.tell('[told]', { told: `You ${lead}, ${after}` })
  }

  #endPart(): void {
    const { reply } = this.#scene
    const isRetold = reply.retoldSince(this.#mark).length > 0
    const isOrder = this.#last?.kind === 'order' && !isRetold && reply.since(this.#mark) !== ''
    if (isOrder && reply.retoldSince(this.#start).length === 0) this.#order ??= this.#mark
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
    const isOne = (parts.length > 1 || isShort) && !this.#isAsked
    const isSound = unsoundIn(text, whole.text) === undefined
    if (isOne && isSound) return reply.retellSince(this.#start, text, this.#order)
    if (unsoundIn(told.join(' '), whole.text) !== undefined)
      reply.retellSince(
        this.#start,
        isSound ? text : `"${whole.text.replace(/[.\s]*$/, '.').replace(/"/g, '')}"`,
      )
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

/** With its capital and its stop; what asks, with the mark that it asks by. */
function spokenAs(speech: string): string {
  const words = capitalised(withApostrophes(speech).replace(/[,\s]+$/, ''))
  const asks =
    /^(?:\p{L}+… )?(?:who|what|where|when|why|how|is|are|do|does|did|can|could|will|would|may|have|has)\b/iu.test(
      words,
    )
  return words.replace(/(?<![.!?…])$/, asks ? '?' : '.')
}

import type { Preferences } from '#contract/preferences.ts'
import { wordsOf } from './polish.ts'
import type { Pen, Scope } from './pen.ts'

/** Words a reply has in each style: at least, about, at most. */
export const lengths: Record<Preferences['narrativeStyle'], { least: number; aim: number; most: number }> = {
  concise: { least: 40, aim: 50, most: 80 },
  dramatic: { least: 80, aim: 95, most: 150 },
  descriptive: { least: 110, aim: 130, most: 200 },
}

export interface Passage {
  text: string
  /** How many words it has. */
  words: number
  /** Begins a paragraph of its own. */
  isApart: boolean
}

/** The reply as it grows: passages in the order they are read, and how much room is left. */
export class Draft {
  readonly passages: Passage[] = []
  readonly pen: Pen
  /** Pools that have given a passage to this reply. */
  readonly drawnFrom = new Set<readonly string[]>()
  /** Pools that had nothing new for it. */
  readonly drained = new Set<readonly string[]>()
  constructor(pen: Pen) {
    this.pen = pen
  }

  get words(): number {
    return this.passages.reduce((sum, { words }) => sum + words, 0)
  }

  /** Words up to the paragraph that is being written. */
  get wordsBeforeParagraph(): number {
    const start = this.passages.findLastIndex(({ isApart }) => isApart)
    return this.passages.slice(0, Math.max(0, start)).reduce((sum, { words }) => sum + words, 0)
  }

  get limits() {
    return lengths[this.pen.preferences.narrativeStyle]
  }

  /** Words that may still come. */
  get room(): number {
    return this.limits.most - this.words
  }

  get isShort(): boolean {
    return this.words < this.limits.aim
  }

  /** Tells a passage from `pool` if one fits the room that is left; `reserve` words are kept free for what must follow. */
  add(pool: readonly string[], scope: Scope = {}, { isApart = false, reserve = 0 } = {}): boolean {
    const text = this.pen.write(pool, scope, this.room - reserve)
    if (text === undefined) return false
    this.put(text, isApart)
    return true
  }

  /** Puts prose that was not made from a template. */
  put(text: string, isApart = false): void {
    this.passages.push({ text, words: wordsOf(text).length, isApart })
    this.pen.noteNames(text)
  }

  /** Paragraphs with blank lines between. */
  toText(): string {
    let text = ''
    for (const { text: passage, isApart } of this.passages) {
      text += text === '' ? passage : (isApart ? '\n\n' : ' ') + passage
    }
    return text
  }
}

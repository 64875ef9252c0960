/** A text of a story and the one above it. */
export interface ToldText {
  text: string
  parent: ToldText | undefined
  role: 'user' | 'assistant'
  /** When it was told; later texts have greater numbers. */
  order: number
  /** It was corrected: the text that has its place. */
  formerOf?: ToldText
}

/** A story as it must be, told straight in memory: a tree, a head, and what can be redone. */
export class StoryModel {
  readonly told: ToldText[] = []
  head: ToldText
  #redoable: ToldText[] = []
  readonly #counts = {
    user: new Map<ToldText | undefined, number>(),
    assistant: new Map<ToldText | undefined, number>(),
  }

  constructor(opening: string) {
    this.head = this.#add(opening, undefined, 'assistant')
  }

  get path(): ToldText[] {
    return pathDownTo(this.head)
  }
  get canUndo(): boolean {
    return this.#stepBack() !== undefined
  }
  get canRedo(): boolean {
    return this.#redoable.length > 0
  }

  say(text: string, reply: string, parent = this.head): void {
    this.#goTo(this.#add(reply, this.#add(text, parent, 'user'), 'assistant'))
  }

  goOn(reply: string): void {
    this.#goTo(this.#add(reply, this.head, 'assistant'))
  }

  retry(reply: string): void {
    this.#goTo(this.#add(reply, this.head.parent, 'assistant'))
  }

  go(to: ToldText): void {
    if (to !== this.head) this.#goTo(to)
  }

  /** Goes to what was told last below a text, itself included. */
  follow(from: ToldText): void {
    const below = this.told.filter((one) => isBelow(one, from))
    this.go(below.toSorted((a, b) => b.order - a.order)[0]!)
  }

  undo(): void {
    const to = this.#stepBack()!
    this.#redoable.push(this.head)
    this.head = to
  }

  redo(): void {
    this.head = this.#redoable.pop()!
  }

  addVersion(of: ToldText, text: string): void {
    this.#goTo(this.#add(text, of.parent, of.role))
  }

  correct(which: ToldText, text: string): void {
    const former = this.#add(which.text, which.parent, which.role)
    former.formerOf = which
    which.text = text
  }

  #stepBack(): ToldText | undefined {
    const { role, parent } = this.head
    return role === 'assistant' && parent?.role === 'user' ? parent.parent : parent
  }

  #goTo(to: ToldText): void {
    this.head = to
    this.#redoable = []
  }

  /** Number of the texts at its place, itself included. */
  versionsOf({ parent, role }: ToldText): number {
    return this.#counts[role].get(parent) ?? 0
  }

  #add(text: string, parent: ToldText | undefined, role: ToldText['role']): ToldText {
    const added = { text, parent, role, order: this.told.length }
    this.told.push(added)
    this.#counts[role].set(parent, this.versionsOf(added) + 1)
    return added
  }
}

/** From the opening down to a text. */
export function pathDownTo(last: ToldText): ToldText[] {
  const path = [last]
  for (let above = last.parent; above; above = above.parent) path.unshift(above)
  return path
}

function isBelow(one: ToldText, above: ToldText): boolean {
  for (let at: ToldText | undefined = one; at; at = at.parent) {
    if (at === above) return true
    if (at.formerOf) return false
  }
  return false
}

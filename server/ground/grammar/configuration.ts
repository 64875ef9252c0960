import type { Tagged } from './tagged-words.ts'

/** Moves of the arc-hybrid system; the third hangs the top of the stack on the word below it. */
export const [SHIFT, LEFT] = [0, 1]
export const MOVES = 3

/** A parse under way: a stack, what is still to come, and the arcs so far. The root stands after the last word. */
export interface Configuration {
  tagged: Tagged
  length: number
  stack: number[]
  next: number
  heads: Int16Array
  labels: Int16Array
  /** Dependents left and right of each word, in the order in which they were attached. */
  leftOf: number[][]
  rightOf: number[][]
}

/** A parse before its first move. */
export function begin(tagged: Tagged): Configuration {
  const length = tagged.length
  return {
    tagged,
    length,
    stack: [],
    next: 0,
    heads: new Int16Array(length).fill(-1),
    labels: new Int16Array(length).fill(-1),
    leftOf: Array.from({ length: length + 1 }, () => []),
    rightOf: Array.from({ length: length + 1 }, () => []),
  }
}

export const isDone = ({ stack, next, length }: Configuration): boolean =>
  stack.length === 0 && next === length

/** Whether the move can be made; one word only may hang on the root. */
export function isLegal({ stack, next, length }: Configuration, move: number): boolean {
  if (move === SHIFT) return next < length
  if (move === LEFT) return next < length ? stack.length > 0 : stack.length === 1
  return stack.length > 1
}

/** Returns the arc that a move would make; none for a shift. */
export function arcOf({ stack, next }: Configuration, move: number): { head: number; dependent: number } {
  const dependent = stack.at(-1)!
  return { dependent, head: move === LEFT ? next : stack.at(-2)! }
}

/** Makes the move; an arc gets the label. */
export function apply(configuration: Configuration, move: number, label: number): void {
  const { stack, heads, labels, leftOf, rightOf } = configuration
  if (move === SHIFT) {
    stack.push(configuration.next++)
    return
  }
  const { head, dependent } = arcOf(configuration, move)
  stack.pop()
  heads[dependent] = head
  labels[dependent] = label
  ;(dependent < head ? leftOf : rightOf)[head]!.push(dependent)
}

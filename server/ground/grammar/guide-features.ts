import type { Configuration } from './configuration.ts'
import { add, type Features } from './features.ts'

/** Adds what the first parse, made from the end to the beginning, says of the next move. */
export function addGuideFeatures(into: Features, configuration: Configuration, guide: Int32Array): void {
  const { stack, next, length } = configuration
  const { words, tags } = configuration.tagged
  const top = stack.at(-1)
  const below = stack.at(-2)
  const [topTag, nextTag] = [top === undefined ? -1 : tags[top]!, tags[next]!]
  const topHead = top === undefined ? 0 : 1 + placeOf(guide[top]!, below ?? -1, next, length)
  const nextHead = next === length ? 0 : 1 + placeOf(guide[next]!, top ?? -1, next, length)
  let waiting = 0
  if (top !== undefined)
    for (let at = next; at < length; at++) if (guide[at] === top) waiting = at === next ? 2 : waiting || 1
  let held = 0
  for (const each of stack) if (guide[each] === next) held = each === top ? 2 : held || 1
  const all = ((topHead * 8 + nextHead) * 3 + waiting) * 3 + held
  add(into, 130, all)
  add(into, 131, all, topTag, nextTag)
  add(into, 132, topHead, waiting, topTag)
  add(into, 133, topHead, waiting, topTag, nextTag)
  add(into, 134, nextHead, held, topTag, nextTag)
  add(into, 135, topHead, waiting, below === undefined ? -1 : tags[below]!, topTag)
  add(into, 136, topHead, waiting, top === undefined ? -1 : words[top]!)
  add(into, 137, nextHead, held, words[next])
  add(into, 138, topHead, nextHead, topTag)
}

/** Tells where a head stands: before, at or after `below`, at `next`, after it, or the root. */
function placeOf(head: number, below: number, next: number, length: number): number {
  if (head === length) return 5
  if (head >= next) return head === next ? 3 : 4
  return head < below ? 0 : head === below ? 1 : 2
}

export interface ChangedWords {
  /** Number of words of both texts before it. */
  at: number
  text: string
  change: 'same' | 'gone' | 'new'
}

/** Tells whole words that have gone from those that have come in their place: as few as can be. */
export function changedWords(before: string, after: string): ChangedWords[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  // Words in common from each place on, counted from the end.
  const common = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at--)
    for (let to = now.length - 1; to >= 0; to--)
      common[at]![to] =
        old[at] === now[to]
          ? common[at + 1]![to + 1]! + 1
          : Math.max(common[at + 1]![to]!, common[at]![to + 1]!)

  const parts: ChangedWords[] = []
  let [at, to] = [0, 0]
  const add = (word: string, change: ChangedWords['change']) => {
    const last = parts.at(-1)
    if (last?.change === change) last.text += ` ${word}`
    else parts.push({ at: at + to, text: word, change })
    if (change !== 'new') at += 1
    if (change !== 'gone') to += 1
  }
  while (at < old.length || to < now.length) {
    const goes = at < old.length && (to === now.length || common[at + 1]![to]! >= common[at]![to + 1]!)
    if (at < old.length && old[at] === now[to]) add(old[at]!, 'same')
    else if (goes) add(old[at]!, 'gone')
    else add(now[to]!, 'new')
  }
  return parts
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

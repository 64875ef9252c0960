const NAME = 'spoken-sentence'

/** Marks a part of a reply's plain text where it is read; `paragraphs` are its elements in order. */
export function markSentence(paragraphs: Iterable<Element>, start: number, end: number): void {
  const range = rangeIn(paragraphs, start, end)
  if (range) CSS.highlights?.set(NAME, new Highlight(range))
  else clearMark()
}

export const clearMark = (): void => void CSS.highlights?.delete(NAME)

function rangeIn(paragraphs: Iterable<Element>, start: number, end: number): Range | undefined {
  const range = new Range()
  let hasStart = false
  let from = 0
  for (const paragraph of paragraphs) {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const to = from + node.length
      if (!hasStart && start < to) {
        range.setStart(node, start - from)
        hasStart = true
      }
      if (hasStart && end <= to) {
        range.setEnd(node, end - from)
        return range
      }
      from = to
    }
    // The plain text has a line's end between paragraphs.
    from += 1
  }
  return undefined
}

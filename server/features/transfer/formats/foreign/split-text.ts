/** The beginning of a text, at most so long and whole to the last paragraph, sentence or word, and all that follows. */
export function cutText(text: string, most: number): [beginning: string, rest: string] {
  const trimmed = text.trim()
  if (trimmed.length <= most) return [trimmed, '']
  const window = trimmed.slice(0, most + 1)
  const least = most / 2
  const ends = [window.lastIndexOf('\n'), lastSentenceEnd(window), window.lastIndexOf(' ')]
  const end = ends.find((at) => at > least) ?? most
  return [trimmed.slice(0, end).trim(), trimmed.slice(end).trim()]
}

const lastSentenceEnd = (text: string): number =>
  Math.max(
    ...['. ', '! ', '? ', '.” ', '." ', '。'].map((mark) => text.lastIndexOf(mark) + mark.trimEnd().length),
  )

/** A text in pieces of at most so many letters: paragraphs, where they are short enough. */
export function splitText(text: string, most: number): string[] {
  const pieces: string[] = []
  for (const paragraph of text.split('\n')) {
    let rest = paragraph.trim()
    while (rest) {
      const [piece, more] = cutText(rest, most)
      pieces.push(piece)
      rest = more
    }
  }
  return pieces.filter(Boolean)
}

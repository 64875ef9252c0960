/** A part of a text that is said in one go: where it stands in the text, and the words of it. */
export interface SpeechPiece {
  start: number
  end: number
  words: string
}

/** Chrome falls silent in the middle of what takes longer than about 15 seconds to say. */
const MOST_UNITS = 180

/** A sentence's end; the full stop of a title before a name is none. */
const END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St))[.!?]+["'”’»)\]]*(?=\s|$)|\n/g

/**
 * The sentences of a plain text, one by one, long ones in parts. Of a text that
 * `isUnfinished` only what is certainly a whole sentence; what has been given stays the same as the text grows.
 */
export function speechPieces(text: string, isUnfinished = false): SpeechPiece[] {
  const audible = withoutSigns(text)
  const pieces: SpeechPiece[] = []
  let start = 0
  for (const { 0: ending, index } of audible.matchAll(END)) {
    const end = index + ending.length
    // More than the last sign may still be on its way: `3.` goes on as `3.14`.
    if (isUnfinished && end === audible.length && ending !== '\n') break
    pieces.push(...partsOf(audible, start, end))
    start = end
  }
  return isUnfinished ? pieces : [...pieces, ...partsOf(audible, start, audible.length)]
}

/** Blanks what nobody wants to hear: pictures, addresses, tags and signs of markup. Every letter keeps its place. */
function withoutSigns(text: string): string {
  return text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, blank)
    .replaceAll(
      /\[([^\]]*)\]\([^)]*\)/g,
      (link, name: string) => ` ${name}${blank(link.slice(name.length + 1))}`,
    )
    .replaceAll(/<\/?[a-z][^<>]*>/gi, blank)
    .replaceAll(/\b(?:[a-z][a-z+.-]{1,20}:\/\/|www\.|data:\w+\/)\S*[^\s.,;:!?)"'”’]/gi, blank)
    .replaceAll(/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, blank)
    .replaceAll(/[*_#`~|<>\\]/g, ' ')
}

const blank = (text: string): string => ' '.repeat(text.length)

function partsOf(text: string, from: number, to: number): SpeechPiece[] {
  const parts: SpeechPiece[] = []
  let start = from
  while (start < to) {
    while (start < to && /\s/.test(text.charAt(start))) start += 1
    const isLong = spoken(text.slice(start, to)).length > MOST_UNITS
    const end = isLong ? start + cutWithin(text.slice(start, start + MOST_UNITS)) : to
    const words = spoken(text.slice(start, end))
    const length = text.slice(start, end).trimEnd().length
    if (/[\p{L}\p{N}]/u.test(words)) parts.push({ start, end: start + length, words })
    start = end
  }
  return parts
}

const spoken = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Where a sentence that is too long is cut best: after a comma or the like, else between words. */
function cutWithin(text: string): number {
  const pause = text.search(/[,;:–—]\s[^,;:–—]*$/)
  if (pause > MOST_UNITS / 3) return pause + 1
  const space = text.search(/\s\S*$/)
  if (space > 0) return space
  const isHalfLetter = /[\uD800-\uDBFF]$/.test(text)
  return isHalfLetter ? text.length - 1 : text.length
}

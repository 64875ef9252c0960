import { readEmphasis } from './emphasis.ts'
import type { Inline } from './emphasis.ts'

/** A paragraph, or a quote of paragraphs. Line breaks stay in the text as '\n'. */
export type Block = { kind: 'paragraph'; inlines: Inline[] } | { kind: 'quote'; paragraphs: Inline[][] }

const QUOTED = /^\s{0,3}>\s?/

/**
 * Reads a narrator's text as paragraphs, emphasis and quotes; everything else stays the text it is
 * (NARRATOR-2). `isUnfinished` says that more is coming, so that an open `*` already emphasises.
 */
export function readNarration(text: string, isUnfinished = false): Block[] {
  const blocks: Block[] = []
  const paragraphs = splitParagraphs(text)
  for (const [index, { lines, isQuoted, continuesQuote }] of paragraphs.entries()) {
    const isOpen = isUnfinished && index === paragraphs.length - 1
    const inlines = readEmphasis(lines.join('\n').trim(), isOpen)
    const last = blocks.at(-1)
    if (!isQuoted) blocks.push({ kind: 'paragraph', inlines })
    else if (continuesQuote && last?.kind === 'quote') last.paragraphs.push(inlines)
    else blocks.push({ kind: 'quote', paragraphs: [inlines] })
  }
  return blocks
}

/** The words alone, a line for each paragraph: for announcing and speaking, which never say markup. */
export function plainNarration(text: string, isUnfinished = false): string {
  return readNarration(text, isUnfinished)
    .flatMap((block) => (block.kind === 'quote' ? block.paragraphs : [block.inlines]))
    .map((inlines) => inlines.map(plainText).join(''))
    .join('\n')
}

const plainText = (inline: Inline): string =>
  typeof inline === 'string' ? inline : inline.inlines.map(plainText).join('')

interface Paragraph {
  lines: string[]
  isQuoted: boolean
  /** An empty `>` line, not an empty line, stands before it. */
  continuesQuote: boolean
}

function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let current: Paragraph | undefined
  let continuesQuote = false
  for (const line of text.split(/\r\n?|\n/)) {
    const isQuoted = QUOTED.test(line)
    const content = isQuoted ? line.replace(QUOTED, '') : line
    if (content.trim() === '') {
      current = undefined
      continuesQuote = isQuoted
    } else if (current?.isQuoted === isQuoted) {
      current.lines.push(content)
    } else {
      current = { lines: [content], isQuoted, continuesQuote }
      paragraphs.push(current)
    }
  }
  return paragraphs
}

import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { Inline } from '#contract/emphasis.ts'
import { readNarration } from '#contract/narration-markup.ts'
import type { Block } from '#contract/narration-markup.ts'

/** A narrator's text on the page. It is only ever text: nothing in it becomes markup, a link or a picture (NARRATOR-3). */
export function NarrationText({ text, isUnfinished = false }: { text: string; isUnfinished?: boolean }) {
  const blocks = readNarration(text, isUnfinished).map(nodeOfBlock)
  // Lines fill from the left, unbalanced: words that have been read never move to another line.
  const className = 'prose-story flex flex-col gap-4 [text-wrap:wrap]! whitespace-pre-line'
  return createElement('div', { className, 'data-growing': isUnfinished || undefined }, ...blocks)
}

// Children are spread, not listed: a text only ever grows at its end, so a piece's place is its key.
function nodeOfBlock(block: Block): ReactNode {
  if (block.kind === 'paragraph') return createElement('p', undefined, ...block.inlines.map(nodeOf))
  const paragraphs = block.paragraphs.map((inlines) => createElement('p', undefined, ...inlines.map(nodeOf)))
  const className = 'flex flex-col gap-3 border-l-2 border-accent/60 pl-4 italic'
  return createElement('blockquote', { className }, ...paragraphs)
}

const nodeOf = (inline: Inline): ReactNode =>
  typeof inline === 'string' ? inline : createElement(inline.mark, undefined, ...inline.inlines.map(nodeOf))

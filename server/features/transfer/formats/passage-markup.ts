import { readNarration } from '#contract/narration-markup.ts'
import type { Inline } from '#contract/emphasis.ts'
import { escapeMarkup } from '#server/ground/escape-markup.ts'

/** Everything that XML 1.0 does not allow in a text, and halves of surrogate pairs. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Any text as it may stand in HTML and XML, between tags and in quoted attributes. */
export const markupText = (text: string): string => escapeMarkup(text.replace(NO_XML, ''))

/** A narrator's text as paragraphs and quotes, good as HTML and as XML. */
export const narrationMarkup = (text: string): string =>
  readNarration(text)
    .map((block) =>
      block.kind === 'quote'
        ? `<blockquote>${block.paragraphs.map(paragraph).join('')}</blockquote>`
        : paragraph(block.inlines),
    )
    .join('\n')

/** The player's own words, which hold no marks. */
export const turnMarkup = (text: string): string => `<p class="turn">${lines(text.trim())}</p>`

const paragraph = (inlines: readonly Inline[]): string => `<p>${inlines.map(inlineMarkup).join('')}</p>`

const inlineMarkup = (inline: Inline): string =>
  typeof inline === 'string'
    ? lines(inline)
    : `<${inline.mark}>${inline.inlines.map(inlineMarkup).join('')}</${inline.mark}>`

const lines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(markupText)
    .join('<br/>\n')

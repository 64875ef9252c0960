import type { Inline } from '#contract/emphasis.ts'
import { readNarration } from '#contract/narration-markup.ts'
import { plainLine } from '#server/ground/plain-text.ts'
import type { Book } from '../book.ts'

/** The book as Markdown; of a picture its description stands there, since one file holds no others. */
export async function* writeMarkdown(book: Book): AsyncIterable<string> {
  yield `# ${escapeText(plainLine(book.title))}\n\n> ${escapeText(plainLine(book.premise))}\n`
  for (const { heading, passages } of book.chapters) {
    yield `\n## ${escapeText(heading)}\n`
    for (const { role, content, picture } of passages) {
      yield `\n${role === 'user' ? turnText(content) : narrationText(content)}\n`
      if (picture) yield `\n*Picture: ${escapeText(plainLine(picture.alt))}*\n`
    }
  }
}

const turnText = (content: string): string => quote(`**You:** ${escapeText(content.trim())}`)

const narrationText = (content: string): string =>
  readNarration(content)
    .map((block) =>
      block.kind === 'quote' ? quote(block.paragraphs.map(lineOf).join('\n\n')) : lineOf(block.inlines),
    )
    .join('\n\n')

const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

const lineOf = (inlines: readonly Inline[]): string => inlines.map(inlineText).join('')

function inlineText(inline: Inline): string {
  if (typeof inline === 'string') return escapeText(inline)
  const sign = inline.mark === 'em' ? '*' : '**'
  return sign + lineOf(inline.inlines) + sign
}

/** Signs that Markdown reads as markup anywhere, and those that it reads at the beginning of a line. */
const SIGNS = /[\\`*_[\]<>#&|~$]/g
const AT_LINE_START = /^(\s*)(?:([-+=])|(\d+)([.)]))/gm

/** Text as text: whatever stands in it, nothing of it becomes markup, and lines stay lines. */
const escapeText = (text: string): string =>
  text
    .replace(SIGNS, '\\$&')
    .replace(AT_LINE_START, (_, space: string, sign?: string, digits?: string, dot?: string) =>
      sign ? `${space}\\${sign}` : `${space}${digits}\\${dot}`,
    )
    .replace(/\r\n?|\n/g, '\\\n')

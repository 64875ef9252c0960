import { plainNarration } from '#contract/narration-markup.ts'

/** Control, direction and other invisible signs, save the joiners that scripts and emoji are written with. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const LINE_MARKS = /^[ \t]*(?:#{1,6} |> ?)+/gm

/** A reader's text as one line in which nothing hidden can turn what stands around it. */
export const plainLine = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()

/** Narration as one line without its marks of emphasis, headings and quotation. */
export const narrationLine = (text: string): string => plainLine(plainNarration(text.replace(LINE_MARKS, '')))

/** At most so many characters, cut between words where that is possible, with an ellipsis where something is gone. */
export function shorten(text: string, most: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}

/** The writing of a text, as far as it decides how many tokens a character takes. */
export type Script = 'latin' | 'cyrillic' | 'east_asian' | 'other'

/** Tokens a character, between the vocabularies of older and newer models; each connection corrects them. */
const PLAIN_LATIN = 1 / 4.3
const CYRILLIC = 1 / 2.6
const HAN = 1
const KANA = 0.95
const OTHER = 0.5
/** An accented letter is dear itself, and marks a language whose words models cut finer than English. */
const ACCENTED_LATIN = 1.7

/** The tokens of a text before any model has counted it, by the scripts that it is written in. */
export const estimateTokens = (text: string): number => Math.ceil(measure(text).tokens)

/** The script that most of a text's tokens come from: a correction learned in one does not hold in another. */
export function scriptOf(text: string): Script {
  const { latin, cyrillic, eastAsian, other } = measure(text)
  const most = Math.max(latin, cyrillic, eastAsian, other)
  if (most === latin) return 'latin'
  if (most === cyrillic) return 'cyrillic'
  return most === eastAsian ? 'east_asian' : 'other'
}

const ASCII = /[\0-\x7f]+/g
/** A text with fewer others than one character in so many is measured by those alone. */
const MOSTLY_ASCII = 8

function measure(text: string) {
  // NOTE: what is ASCII is counted by Node itself: after a pause this loop is slow, and a turn has some twenty texts.
  const furtherBytes = Buffer.byteLength(text) - text.length
  const rest = furtherBytes * MOSTLY_ASCII < text.length ? text.replace(ASCII, '') : text
  // NOTE: whole numbers, since sums of fractions wait for each other: a prompt is measured several times a turn.
  let plain = text.length - rest.length
  let accented = 0
  let signs = 0 // quotation marks, dashes, ellipses
  let slavic = 0
  let eastAsian = 0
  let other = 0
  for (let at = 0; at < rest.length; at++) {
    const unit = rest.charCodeAt(at)
    if (unit < 0x80) plain += 1
    else if (unit < 0x2b0) accented += 1
    else if (unit >= 0x400 && unit < 0x530) slavic += 1
    else if (unit >= 0x2000 && unit < 0x2070) signs += 1
    else if (unit >= 0x3040 && unit < 0x3100) eastAsian += KANA
    else if ((unit >= 0x3000 && unit < 0xa000) || (unit >= 0xac00 && unit < 0xd7b0) || unit >= 0xff00)
      eastAsian += HAN
    else other += OTHER
  }
  const latin = (plain + signs * 2) * PLAIN_LATIN + accented * ACCENTED_LATIN
  const cyrillic = slavic * CYRILLIC
  return { latin, cyrillic, eastAsian, other, tokens: latin + cyrillic + eastAsian + other }
}

const LONGEST_READ = 600

/** A player's turn without markup, addresses and control characters, cut to what the storyteller reads. */
export function cleanInput(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, LONGEST_READ * 2)
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/\bhttps?:\/\/\S+/gi, ' ')
    .replace(/\bjavascript:\S*/gi, ' ')
    .replace(/[*_`#~|\\<>{}[\]^=$@&]+/g, ' ')
    .replace(/\b(Mr|Mrs|Ms|Dr|St)\. /g, '$1 ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’`´]/g, "'")
    .replace(/[^\p{L}\p{N}\p{P}\s]/gu, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .replace(FILLER, '')
    .slice(0, LONGEST_READ)
}

/** What people type before they say anything. */
const FILLER = /^(?:(?:lol|haha+|hehe|wow|hmm+|um+|uh|well|omg|so|ok|okay)[,.!]* )+(?=\p{L}{2,} \p{L})/iu

/** What stood in double quotes, and the text without it. */
export function splitSpeech(text: string): { rest: string; speech?: string } {
  const quotes = [...text.matchAll(/"([^"]{1,300})"?/g)].map(([, words = '']) => words.trim()).filter(Boolean)
  const single =
    quotes.length === 0 ? /(?:^|[\s,:])'((?:[^']|'(?=\p{L})){2,200})'(?=[\s.,!?]|$)/u.exec(text) : null
  if (quotes.length === 0 && !single) return { rest: text }
  const speech = quotes.length > 0 ? [...new Set(quotes)].join(' ') : single![1]!.trim()
  const rest = (single ? text.replace(single[0], ' ') : text.replace(/"[^"]{1,300}"?/g, ' ')).replace(
    /\s+/g,
    ' ',
  )
  return { rest: rest.trim(), speech }
}

const LONGEST = 300
const QUOTED_FROM = 24
/** Keys as providers hand them out, and anything long without a space that looks like one. */
const SECRETS = [
  /\b(?:sk|pk|rk|gsk|xai|hf|key|org|proj|AIza)[-_*][\w*.-]{4,}/g,
  /\bAIza[\w-]{10,}/g,
  /\bBearer\s+\S+/gi,
  /\b(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{28,}/gi,
  /\b[\w.+-]+@[\w-]+\.[\w.]+/g,
]
const TAGS = /<[^>]{0,200}>/g

/** A provider's sentence as a log may keep it: short, in one line, without keys and without what was sent. */
export function redact(sentence: string, { key, sent }: { key?: string; sent: string }): string {
  let text = sentence
    .replace(TAGS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2 * LONGEST)
  if (key) text = text.replaceAll(key, '[key]')
  for (const secret of SECRETS) text = text.replace(secret, '[secret]')
  return withoutQuotes(text, sent.replace(/\s+/g, ' ')).slice(0, LONGEST)
}

/** Leaves out each passage of some length that also stands in what was sent: it may be a reader's story. */
function withoutQuotes(text: string, sent: string): string {
  let kept = ''
  let at = 0
  while (at < text.length) {
    const passage = text.slice(at, at + QUOTED_FROM)
    if (passage.length < QUOTED_FROM || !sent.includes(passage)) {
      kept += text[at]
      at += 1
      continue
    }
    let end = at + QUOTED_FROM
    while (end < text.length && sent.includes(text.slice(at, end + 1))) end += 1
    kept += '[what was sent]'
    at = end
  }
  return kept
}

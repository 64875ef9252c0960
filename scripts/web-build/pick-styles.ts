/** What stands in a style sheet: a statement as it is, or a block with its head (`.card`, `@media …`). */
interface Block {
  head: string
  /** Absent for a statement without a body. */
  body?: string
}

/** At-rules whose blocks hold rules; all other blocks are taken or left whole. */
const HOLDS_RULES = /^@(layer|media|supports|container)\b/
/** A first paint leans the upright letters; waiting for another typeface would hold it up. */
const ITALIC = /font-style:\s*italic/
/** A class in a selector, with its escapes. */
const CLASS = /\.((?:[\w-]|\\.)+)/g

/**
 * The rules of a style sheet that a page with these classes can need, in their order. A rule without a class stays; one
 * with classes stays when the page has all of them; italic typefaces come later. It expects a sheet as a build leaves it: no comments.
 */
export function pickStyles(sheet: string, classes: ReadonlySet<string>): string {
  return blocksIn(sheet)
    .map(({ head, body }) => {
      if (body === undefined) return head
      if (HOLDS_RULES.test(head)) {
        const inner = pickStyles(body, classes)
        return inner === '' ? '' : `${head}{${inner}}`
      }
      if (head === '@font-face' && ITALIC.test(body)) return ''
      return isNeeded(head, classes) ? `${head}{${body}}` : ''
    })
    .join('')
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The classes of the elements in a page's markup. */
export const classesIn = (markup: string): Set<string> =>
  new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replace(/&[#\w]+;/g, (entity) => signs[entity] ?? entity).split(/\s+/),
    ),
  )

const isNeeded = (selectors: string, classes: ReadonlySet<string>): boolean =>
  selectors.startsWith('@') ||
  selectors.split(/,(?![^(]*\))/).some((selector) =>
    [...selector.matchAll(CLASS)].every(
      // A class that is escaped by number is rare enough to be kept unread.
      ([, name = '']) => /\\[0-9a-f]/i.test(name) || classes.has(name.replace(/\\(.)/g, '$1')),
    ),
  )

/** The top level of a sheet, or of a block's body, cut into its parts. */
function blocksIn(sheet: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let bodyStart = 0
  let depth = 0
  for (let at = 0; at < sheet.length; at++) {
    const sign = sheet[at]
    if (sign === '\\') at++
    else if (sign === '"' || sign === "'") at = sheet.indexOf(sign, at + 1)
    else if (sign === '{' && depth++ === 0) bodyStart = at + 1
    else if (sign === ';' && depth === 0) {
      blocks.push({ head: sheet.slice(start, at + 1) })
      start = at + 1
    } else if (sign === '}' && --depth === 0) {
      blocks.push({ head: sheet.slice(start, bodyStart - 1), body: sheet.slice(bodyStart, at) })
      start = at + 1
    }
  }
  return blocks
}

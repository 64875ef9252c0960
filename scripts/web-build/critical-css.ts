import { parse as parseSelectors, type Selector } from 'css-what'
import { parse as parseHtml } from 'node-html-parser'
import { parse as parseCss, type ChildNode, type Container } from 'postcss'

/** At-rules whose blocks hold rules; all other blocks are taken or left whole. */
const HOLDS_RULES = new Set(['layer', 'media', 'supports', 'container'])
/** Tailwind's help for browsers without `@property`. Its name stays, since layers rank in the order of their names. */
const FALLBACK_LAYER = 'properties'

/** The rules of a style sheet that a page can need for its first paint, in their order and as they are. */
export function criticalCss(styleSheet: string, markup: string): string {
  const elements = parseHtml(markup).querySelectorAll('[class]')
  const names = elements.flatMap((element) => element.getAttribute('class')!.split(/\s+/))
  const sheet = parseCss(styleSheet)
  keepNeeded(sheet, new Set(names))
  return sheet.toString().trim()
}

function keepNeeded(block: Container, classes: ReadonlySet<string>): void {
  block.each((node) => {
    if (node.type === 'atrule' && node.name === 'layer' && node.params === FALLBACK_LAYER) {
      node.replaceWith({ name: 'layer', params: FALLBACK_LAYER })
      return
    }
    const holdsRules = node.type === 'atrule' && HOLDS_RULES.has(node.name) && node.nodes
    if (holdsRules) keepNeeded(node, classes)
    if (holdsRules ? node.nodes?.length === 0 : !isNeeded(node, classes)) node.remove()
  })
}

function isNeeded(node: ChildNode, classes: ReadonlySet<string>): boolean {
  if (node.type === 'rule')
    return parseSelectors(node.selector).some((selector) => canMatch(selector, classes))
  // A first paint leans the upright letters; waiting for another typeface would hold it up.
  if (node.type === 'atrule' && node.name === 'font-face')
    return !node.some((line) => line.type === 'decl' && line.prop === 'font-style' && line.value === 'italic')
  return true
}

/** Whether a page with these classes can hold what the selector describes, in any of its states. */
const canMatch = (selector: Selector[], classes: ReadonlySet<string>): boolean =>
  selector.every((part) => {
    if (part.type === 'attribute' && part.name === 'class' && part.action === 'element')
      return classes.has(part.value)
    if (part.type === 'pseudo' && (part.name === 'is' || part.name === 'where') && Array.isArray(part.data))
      return part.data.some((choice) => canMatch(choice, classes))
    return true
  })

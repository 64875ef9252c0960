import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Stands in a text for what is only known when it is shown. */
export const HOLE = '\0'

interface SyntaxNode {
  type: string
  [key: string]: unknown
}

/** The texts that a file of the product holds: strings, templates and what stands between tags, each as people read it. */
export function textsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.html')) return textsOfHtml(source)
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`)
  const texts: string[] = []
  collect(program as unknown as SyntaxNode, texts)
  return texts
}

function collect(node: SyntaxNode, texts: string[]): void {
  const text = textOf(node)
  if (text !== undefined) texts.push(text)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') texts.push(...runsOf(node))
  for (const child of childrenOf(node)) collect(child, texts)
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode)

/** The text of a string, a template or an element's property. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXAttribute' && isNode(node.value) && node.value.type === 'Literal')
    return decoded(String(node.value.value))
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(HOLE)
  return undefined
}

/** Expressions that choose between elements more often than between words. */
const MARKUP = new Set(['LogicalExpression', 'ConditionalExpression', 'JSXEmptyExpression'])

/** Text between the tags of an element, up to the next element; an expression is a hole, or its own text. */
function runsOf(element: SyntaxNode): string[] {
  const runs = ['']
  const add = (text: string): void => void (runs[runs.length - 1] += text)
  for (const child of element.children as SyntaxNode[]) {
    const { type, expression } = child
    if (type === 'JSXText') add(decoded(String(child.value)))
    else if (isNode(expression) && !MARKUP.has(expression.type)) add(textOf(expression) ?? HOLE)
    else runs.push('')
  }
  return runs.map((run) => run.replace(/\s*\n\s*/g, ' ').trim()).filter((run) => run !== '')
}

const textsOfHtml = (source: string): string[] =>
  source
    .replace(/<!--.*?-->/gs, '')
    .split(/<[^>]*>/)
    .map((text) => decoded(text.replace(/\s+/g, ' ').trim()))

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
const decoded = (text: string): string =>
  text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

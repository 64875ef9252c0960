import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export const IS_TEST = /\.(test|spec|suite|screens)\.tsx?$/

interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Titles of the tests in a file, as they stand in its source: `{name}` where a template has a hole. A table of screens
 * has the names of its screens, each of which is a test of the gallery; a script has its functions.
 */
export function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (!IS_TEST.test(file))
    return [...source.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name)
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`)
  const isTitle = file.endsWith('.screens.ts') ? isNameOfScreen : isTitleOfTest
  return nodesIn(program as unknown as SyntaxNode)
    .map(isTitle)
    .flatMap((title) => textOf(title, source) ?? [])
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (node: SyntaxNode): SyntaxNode[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(nodesIn),
]

/** The first argument of `test(…)`, `test.only(…)` or `test.each(table)(…)`. */
function isTitleOfTest({ type, callee, arguments: given }: SyntaxNode): unknown {
  if (type !== 'CallExpression' || !Array.isArray(given) || given.length < 2) return undefined
  const isOfTest = isNode(callee) && /^(test|base)$/.test(rootOf(callee)) && !isDescription(callee)
  return isOfTest ? given[0] : undefined
}

function rootOf({ type, name, object, callee }: SyntaxNode): string {
  if (type === 'Identifier') return String(name)
  const inner = type === 'MemberExpression' ? object : callee
  return isNode(inner) ? rootOf(inner) : ''
}

const isDescription = ({ property }: SyntaxNode): boolean => isNode(property) && property.name === 'describe'

/** A screen is an object that can be reached. */
function isNameOfScreen({ type, properties }: SyntaxNode): unknown {
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return undefined
  const valueOf = (name: string): unknown =>
    properties.filter(isNode).find(({ key }) => isNode(key) && key.name === name)?.value
  const hasReach = properties.filter(isNode).some(({ key }) => isNode(key) && key.name === 'reach')
  return hasReach ? valueOf('name') : undefined
}

function textOf(node: unknown, source: string): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return `{${String(node.name)}}`
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return source.slice(node.start + 1, node.end - 1).replaceAll('${', '{')
}

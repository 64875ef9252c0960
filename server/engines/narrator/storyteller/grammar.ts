import type { Chance } from './chance.ts'

/**
 * Says what stands in for a slot such as `who.they`; undefined when nothing does, which makes the
 * template unusable here. So a template states its own conditions by the slots it names.
 */
export type Fill = (slot: string) => string | undefined

/**
 * Turns a template into prose: `[slot]` is filled, `{one|two|}` is one of its branches at random.
 * A branch whose slots can't be filled is passed over; undefined when no branch is left.
 */
export function expand(template: string, fill: Fill, chance: Chance): string | undefined {
  let out = ''
  let at = 0
  while (at < template.length) {
    const char = template[at]!
    if (char === '[') {
      const close = template.indexOf(']', at)
      const value = fill(template.slice(at + 1, close))
      if (value === undefined) return undefined
      out += value
      at = close + 1
    } else if (char === '{') {
      const { branches, end } = branchesAt(template, at)
      const value = firstUsable(branches, fill, chance)
      if (value === undefined) return undefined
      out += value
      at = end
    } else {
      const stop = nextMark(template, at)
      out += template.slice(at, stop)
      at = stop
    }
  }
  return out
}

function firstUsable(branches: string[], fill: Fill, chance: Chance): string | undefined {
  for (const branch of chance.shuffle(branches)) {
    const value = expand(branch, fill, chance)
    if (value !== undefined) return value
  }
  return undefined
}

function nextMark(template: string, from: number): number {
  for (let i = from; i < template.length; i++) if (template[i] === '[' || template[i] === '{') return i
  return template.length
}

function branchesAt(template: string, open: number): { branches: string[]; end: number } {
  const branches: string[] = []
  let depth = 0
  let start = open + 1
  for (let i = open; i < template.length; i++) {
    const char = template[i]
    if (char === '{') depth++
    else if (char === '}') depth--
    if ((char === '|' && depth === 1) || depth === 0) {
      branches.push(template.slice(start, i))
      start = i + 1
    }
    if (depth === 0) return { branches, end: i + 1 }
  }
  throw new Error(`Unclosed branch in template: ${template}`)
}

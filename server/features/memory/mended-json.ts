/** Objects at the end of an answer that are left out, at most, until the rest can be read. */
const MOST_TRIES = 20

/**
 * Reads the object in an answer that is cut off, has a comma too many, or words around it, as far as it is whole: what is
 * broken off is left out, and what stands open is closed. Undefined where nothing can be read.
 */
export function mendedJson(answer: string): unknown {
  const body = answer.slice(Math.max(0, answer.indexOf('{'))).replace(/,(\s*[}\]])/g, '$1')
  let end = body.lastIndexOf('}') + 1
  for (let tries = 0; tries < MOST_TRIES && end > 0; tries++) {
    const part = body.slice(0, end)
    const value = parsed(part + closing(part))
    if (typeof value === 'object' && value !== null) return value
    end = body.lastIndexOf('}', end - 2) + 1
  }
  return undefined
}

/** The brackets that a text leaves open, closed from the inside out. */
function closing(text: string): string {
  const open: string[] = []
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\\') at += 1
    else if (sign === '"') isString = !isString
    else if (isString) continue
    else if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if (sign === open.at(-1)) open.pop()
  }
  return open.toReversed().join('')
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

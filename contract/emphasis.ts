/** A piece of a paragraph: plain text, or emphasised pieces. */
export type Inline = string | { mark: 'em' | 'strong'; inlines: Inline[] }

/** Emphasis that was opened with `size` signs and still waits for its end. */
interface Opened {
  sign: string
  size: 1 | 2
  inlines: Inline[]
}

const SIGNS = /\\[\\*_>]|\*+|_+/g

/**
 * Reads `*emphasis*` and `**strong**` (or with `_`) as Markdown does; signs that belong to no pair stay text.
 * With `isUnfinished`, what is open at the end counts as emphasised, and signs at the very end are held back.
 */
export function readEmphasis(text: string, isUnfinished = false): Inline[] {
  const root: Inline[] = []
  const open: Opened[] = []
  const add = (piece: string): void => addText(open.at(-1)?.inlines ?? root, piece)
  let from = 0
  for (const { 0: run, index } of text.matchAll(SIGNS)) {
    add(text.slice(from, index))
    from = index + run.length
    if (run.startsWith('\\')) add(run.slice(1))
    else {
      const sides = sidesOf(run, text[index - 1], text[from])
      const left = sides.mayClose ? close(run, open, root) : run
      const isHeldBack = isUnfinished && from === text.length
      if (sides.mayOpen && mayNest(left, open)) openAll(left, open)
      else if (!isHeldBack) add(left)
    }
  }
  add(text.slice(from))
  const end = isUnfinished ? emphasise : turnBackToText
  while (open.length > 0) end(open, root)
  return root
}

function sidesOf(run: string, before = ' ', after = ' '): { mayOpen: boolean; mayClose: boolean } {
  const isWordSign = run.startsWith('_')
  const touchesWord = (char: string): boolean => isWordSign && /[\p{L}\p{N}]/u.test(char)
  return {
    mayOpen: run.length <= 3 && !/\s/.test(after) && !touchesWord(before),
    mayClose: run.length <= 3 && !/\s/.test(before) && !touchesWord(after),
  }
}

/** Ends what the run can end, innermost first; answers the signs that are left over. */
function close(run: string, open: Opened[], root: Inline[]): string {
  let left = run.length
  for (;;) {
    const at = open.findLastIndex(({ sign, size }) => sign === run[0] && size <= left)
    const ended = open[at]
    if (!ended) return run.slice(0, left)
    while (open.length > at + 1) turnBackToText(open, root)
    emphasise(open, root)
    left -= ended.size
  }
}

/** The same emphasis never stands within itself: nothing nests deeper than four. */
const mayNest = (run: string, open: Opened[]): boolean =>
  run !== '' && !open.some(({ sign, size }) => sign === run[0] && (run.length === 3 || size === run.length))

function openAll(run: string, open: Opened[]): void {
  const sign = run.charAt(0)
  if (run.length >= 2) open.push({ sign, size: 2, inlines: [] })
  if (run.length !== 2) open.push({ sign, size: 1, inlines: [] })
}

function emphasise(open: Opened[], root: Inline[]): void {
  const { size, inlines } = open.pop()!
  const parent = open.at(-1)?.inlines ?? root
  if (inlines.length > 0) parent.push({ mark: size === 2 ? 'strong' : 'em', inlines })
}

function turnBackToText(open: Opened[], root: Inline[]): void {
  const { sign, size, inlines } = open.pop()!
  const parent = open.at(-1)?.inlines ?? root
  addText(parent, sign.repeat(size))
  for (const inline of inlines) {
    if (typeof inline === 'string') addText(parent, inline)
    else parent.push(inline)
  }
}

function addText(inlines: Inline[], text: string): void {
  if (text === '') return
  const last = inlines.at(-1)
  if (typeof last === 'string') inlines[inlines.length - 1] = last + text
  else inlines.push(text)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { PACKAGE_FOLDER } from '../own-files.ts'
import { type Scorer, type SparseRows, sparseScorer } from './linear-model.ts'

/**
 * Weights that `scripts/learn-grammar.ts` learned from the English Web Treebank (its license stands beside the file) and from
 * sentences of our own. A line of JSON says the names and sizes; then for each model the gaps between its rows, the
 * number of entries in each row, their classes and their weights.
 */
export const GRAMMAR_FILE = 'server/ground/grammar/grammar.bin.br'

export interface GrammarHead {
  /** Tags as `UPOS|XPOS`. */
  tags: string[]
  /** Relations to the head; the first is 'root'. */
  labels: string[]
  /** Base forms that no rule finds: 'ran' by verb is 'run'. */
  lemmas: Record<string, string>
  models: { bits: number; classes: number; rows: number; entries: number }[]
}

export interface Grammar extends Pick<GrammarHead, 'tags' | 'labels' | 'lemmas'> {
  tagger: Scorer
  /** Moves of the parse from the end, which the other goes by. */
  guide: Scorer
  moves: Scorer
  labeller: Scorer
}

let known: Grammar | undefined

/** Reads the file when a sentence is first parsed. */
export const grammar = (): Grammar =>
  (known ??= readGrammar(brotliDecompressSync(readFileSync(join(PACKAGE_FOLDER, GRAMMAR_FILE)))))

/** A gap of this or more takes another byte. */
const GAP_STEP = 255
const NEW_LINE = 10

function readGrammar(file: Buffer): Grammar {
  let at = file.indexOf(NEW_LINE)
  const head = JSON.parse(file.toString('utf8', 0, at++)) as GrammarHead
  const bytes = (length: number) => file.subarray(at, (at += length))
  const [tagger, guide, moves, labeller] = head.models.map(({ bits, classes, rows: count, entries }) => {
    const rows = new Uint32Array(count)
    let row = -1
    for (let i = 0; i < count; i++) {
      let gap = 0
      while (file[at] === GAP_STEP) gap += file[at++]!
      row += gap + file[at++]! + 1
      rows[i] = row
    }
    const starts = new Uint32Array(count + 1)
    for (let i = 0; i < count; i++) starts[i + 1] = starts[i]! + file[at++]!
    const entryClasses = new Uint8Array(bytes(entries))
    const entryWeights = new Int8Array(bytes(entries))
    return sparseScorer({ bits, classes, rows, starts, entryClasses, entryWeights })
  }) as [Scorer, Scorer, Scorer, Scorer]
  return { tags: head.tags, labels: head.labels, lemmas: head.lemmas, tagger, guide, moves, labeller }
}

/** Writes the names and models as `readGrammar` reads them. */
export function writeGrammar(names: Omit<GrammarHead, 'models'>, models: readonly SparseRows[]): Buffer {
  const head: GrammarHead = {
    ...names,
    models: models.map(({ bits, classes, rows, entryClasses }) => ({
      bits,
      classes,
      rows: rows.length,
      entries: entryClasses.length,
    })),
  }
  const parts = models.flatMap(({ rows, starts, entryClasses, entryWeights }) => {
    const gaps: number[] = []
    for (const [i, row] of rows.entries()) {
      let gap = row - (rows[i - 1] ?? -1) - 1
      for (; gap >= GAP_STEP; gap -= GAP_STEP) gaps.push(GAP_STEP)
      gaps.push(gap)
    }
    const sizes = rows.map((_, i) => starts[i + 1]! - starts[i]!)
    return [Buffer.from(gaps), Buffer.from(sizes), Buffer.from(entryClasses), Buffer.from(entryWeights)]
  })
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts])
}

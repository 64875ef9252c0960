import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '#server/ground/random.ts'

/** A sentence with its tree. Heads count from 0; -1 is the root. */
export interface Tree {
  words: string[]
  upos: string[]
  /** The treebank's finer tag; '' where the tree has none. */
  xpos: string[]
  /** Base forms; '' where the tree has none, and of a typo. */
  lemmas: string[]
  heads: number[]
  labels: string[]
  /** Times that a tree counts in learning. */
  weight: number
}

/** Labels too rare or too fine to learn, and what stands for them. */
const MERGED: Record<string, string> = {
  'csubj:outer': 'csubj',
  'csubj:pass': 'csubj',
  'nsubj:outer': 'nsubj',
  'obl:tmod': 'obl:unmarked',
  'obl:npmod': 'obl:unmarked',
  'nmod:tmod': 'nmod:unmarked',
  'nmod:npmod': 'nmod:unmarked',
}
export const labelFor = (label: string): string => MERGED[label] ?? label

/** Reads trees in the CoNLL-U format. */
export function readConllu(text: string): Tree[] {
  return text
    .split(/\n\n+/)
    .filter((block) => /^1\t/m.test(block))
    .map((block) => {
      const rows = block
        .split('\n')
        .filter((line) => /^\d+\t/.test(line))
        .map((line) => line.split('\t'))
      return {
        words: rows.map((row) => row[1]!),
        lemmas: rows.map((row) => (row[5]!.includes('Typo=Yes') ? '' : row[2]!)),
        upos: rows.map((row) => row[3]!),
        xpos: rows.map((row) => row[4]!),
        heads: rows.map((row) => Number(row[6]) - 1),
        labels: rows.map((row) => labelFor(row[7]!)),
        weight: 1,
      }
    })
}

const OWN_FOLDER = join(import.meta.dirname, '../../bench/storyteller/trees')

/** Reads the trees of `bench/storyteller/trees/`; a tenth is kept for measuring. */
export function ownTrees(): { learned: Tree[]; heldOut: Tree[] } {
  if (!existsSync(OWN_FOLDER)) return { learned: [], heldOut: [] }
  const lines = readdirSync(OWN_FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(join(OWN_FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
  const isHeldOut = (line: string) => hashText(line.replaceAll(/\/\S+/g, '')) % 10 === 0
  return {
    learned: lines.filter((line) => !isHeldOut(line)).map((line) => readLine(line)),
    heldOut: lines.filter(isHeldOut).map((line) => readLine(line)),
  }
}

/** Times that a tree of our own counts: imperatives and questions are rare in the treebank. */
const OWN_WEIGHT = 3

/** Reads a tree in a line, `word/UPOS/head/label` for each word. */
export function readLine(line: string): Tree {
  const rows = line.split(' ').map((token) => token.split('/'))
  return {
    words: rows.map((row) => row[0]!),
    upos: rows.map((row) => row[1]!),
    xpos: rows.map(() => ''),
    lemmas: rows.map(() => ''),
    heads: rows.map((row) => Number(row[2]) - 1),
    labels: rows.map((row) => labelFor(row[3]!)),
    weight: OWN_WEIGHT,
  }
}

/** Trees to learn from: every document of the treebank's folder `not-to-release/sources`, but those of its dev and test files. */
export function trainingTrees(folder: string): Tree[] {
  const kept = new Set(
    ['dev', 'test'].flatMap((part) => readPart(folder, part).map(({ words }) => words.join(' '))),
  )
  const sources = join(folder, 'not-to-release/sources')
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.conllu'))
    .toSorted()
    .flatMap((file) => readConllu(readFileSync(join(sources, file), 'utf8')))
    .filter(({ words }) => !kept.has(words.join(' ')))
}

/** Reads the treebank's dev or test file. */
export const readPart = (folder: string, part: string): Tree[] =>
  readConllu(readFileSync(join(folder, `en_ewt-ud-${part}.conllu`), 'utf8'))

import { randomFrom } from '#server/ground/random.ts'
import type { Tree } from './treebank.ts'

/** The tree as it stands, and as players type it: in lower case, without the last stop, apostrophes and some commas. */
export function typedVariants(tree: Tree): Tree[] {
  const random = randomFrom(tree.words.join(' '))
  const bare = (word: string) => (/[a-z]/i.test(word) ? word.replaceAll(/['’]/g, '') : word)
  const typed = mapWords(tree, (word) => word.toLowerCase())
  const hasHanging = (at: number) => tree.heads.includes(at)
  const isLast = (at: number) => at === tree.words.length - 1 && /^[.?!]+$/.test(tree.words[at]!)
  const plain = without(tree, (at) => isLast(at) && !hasHanging(at))
  const careless = without(
    mapWords(tree, (word) => bare(word.toLowerCase())),
    (at) => !hasHanging(at) && (isLast(at) || (tree.words[at] === ',' && random.chance(0.6))),
  )
  return [tree, typed, plain, careless].filter(({ words }) => words.length > 0)
}

const mapWords = (tree: Tree, change: (word: string) => string): Tree => ({
  ...tree,
  words: tree.words.map(change),
})

function without(tree: Tree, isDropped: (at: number) => boolean): Tree {
  const kept = tree.words.flatMap((_, at) => (isDropped(at) ? [] : [at]))
  const keep = (values: readonly string[]) => kept.map((at) => values[at]!)
  return {
    ...tree,
    words: keep(tree.words),
    upos: keep(tree.upos),
    xpos: keep(tree.xpos),
    lemmas: keep(tree.lemmas),
    labels: keep(tree.labels),
    heads: kept.map((at) => kept.indexOf(tree.heads[at]!)),
  }
}

import { newFeatures } from '#server/ground/grammar/features.ts'
import { bestClass, sparseScorer } from '#server/ground/grammar/linear-model.ts'
import { readTagFeatures, tagWords } from '#server/ground/grammar/tag-words.ts'
import { wordForm } from '#server/ground/grammar/word-forms.ts'
import { randomFrom } from '#server/ground/random.ts'
import { Perceptron } from './perceptron.ts'
import type { Tree } from './treebank.ts'

const EPOCHS = 6
const [BITS, LEAST_SEEN] = [19, 4]
/** A finer tag seldomer than this is read as the most usual one of its class. */
const LEAST_TAGS = 40

/** Names of the tags to learn, `UPOS|XPOS`, the most usual first. */
export function tagNames(trees: readonly Tree[]): string[] {
  const counts = new Map<string, number>()
  for (const { upos, xpos } of trees)
    for (const [i, coarse] of upos.entries())
      if (xpos[i] !== '') counts.set(`${coarse}|${xpos[i]}`, (counts.get(`${coarse}|${xpos[i]}`) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= LEAST_TAGS)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name)
}

/** Tags that a tree allows for its word: one, or all of the class where it says no finer one. */
function allowedTags(tree: Tree, at: number, names: readonly string[]): number[] {
  const exact = names.indexOf(`${tree.upos[at]}|${tree.xpos[at]}`)
  if (exact >= 0) return [exact]
  const ofClass = names.flatMap((name, i) => (name.startsWith(`${tree.upos[at]}|`) ? [i] : []))
  return tree.xpos[at] === '' ? ofClass : ofClass.slice(0, 1)
}

/** Learns to tag; a tree comes up as one of its variants. */
export function learnTagger(
  variants: readonly (readonly Tree[])[],
  names: readonly string[],
  seed: string,
): Perceptron {
  const model = new Perceptron(names.length, BITS, LEAST_SEEN)
  const features = newFeatures()
  const scores = new Float64Array(256)
  const random = randomFrom(`tags/${seed}`)
  const goals = new Map<Tree, number[][]>()
  for (const tree of variants.flat())
    goals.set(
      tree,
      tree.words.map((_, at) => allowedTags(tree, at, names)),
    )
  for (const [i, choice] of variants.entries()) {
    const tree = i % 2 === 0 ? choice[0]! : choice.at(-1)!
    const allowed = goals.get(tree)!
    const forms = tree.words.map(wordForm)
    const tags = allowed.map(([first]) => first ?? 0)
    for (let at = 0; at < forms.length; at++) {
      readTagFeatures(features, forms, at, tags)
      model.count(features, 1)
    }
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const choice of random.shuffle(variants)) {
      const tree = choice[random.chance(0.65) ? 0 : random.whole(0, choice.length - 1)]!
      const forms = tree.words.map(wordForm)
      const tags: number[] = []
      for (let at = 0; at < forms.length; at++) {
        readTagFeatures(features, forms, at, tags)
        model.score(features, scores)
        const chosen = bestClass(scores, names.length)
        const allowed = goals.get(tree)![at]!
        if (allowed.length > 0 && !allowed.includes(chosen)) {
          const right = bestClass(scores, names.length, (each) => allowed.includes(each))
          model.learn(features, right, chosen, tree.weight)
        } else model.learn(features, chosen, chosen, tree.weight)
        tags.push(chosen)
      }
    }
  return model
}

const FOLDS = 4
const FINE = [4, 0.8] as const

/** Tags every variant by a tagger that has not learned from its tree: mistakes are then such as they are in use. */
export function jackknife(
  variants: readonly (readonly Tree[])[],
  names: readonly string[],
): Map<Tree, number[]> {
  const tags = new Map<Tree, number[]>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = learnTagger(
      variants.filter((_, i) => i % FOLDS !== fold),
      names,
      `fold ${fold}`,
    )
    const tagger = sparseScorer(learned.average(...FINE))
    for (const tree of variants.filter((_, i) => i % FOLDS === fold).flat())
      tags.set(tree, tagWords(tree.words, tagger))
  }
  return tags
}

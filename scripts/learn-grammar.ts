/**
 * Learns to tag and to parse English, and writes it beside the parser: `node scripts/learn-grammar.ts <folder>`, with the
 * folder of Universal Dependencies' English Web Treebank (github.com/UniversalDependencies/UD_English-EWT). Trees of our
 * own in `bench/storyteller/trees/` are learned as well. The same trees give the same file. How well it parses what it has
 * not learned from is seen by `node bench/grammar.bench.ts <folder>`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { GRAMMAR_FILE, writeGrammar } from '#server/ground/grammar/grammar-file.ts'
import { mirrored } from '#server/ground/grammar/parse-words.ts'
import { tagged } from '#server/ground/grammar/tagged-words.ts'
import { irregularLemmas } from './learn-grammar/irregular-lemmas.ts'
import { GUIDE_FINE, jackknifeGuides, learnGuide } from './learn-grammar/learn-guide.ts'
import { learnParser, type ParseLesson } from './learn-grammar/learn-parser.ts'
import { jackknife, learnTagger, tagNames } from './learn-grammar/learn-tagger.ts'
import { ownTrees, trainingTrees, type Tree } from './learn-grammar/treebank.ts'
import { typedVariants } from './learn-grammar/typed-variants.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/learn-grammar.ts <folder of UD_English-EWT>')

const EPOCHS = 7
const trees = [...trainingTrees(folder), ...ownTrees().learned]
const tags = tagNames(trees)
const labels = ['root', ...[...new Set(trees.flatMap((tree) => tree.labels))].toSorted()].filter(
  (label, i, all) => all.indexOf(label) === i,
)
const variants = trees.map(typedVariants)
const tagger = learnTagger(variants, tags, 'all')
const tagsOf = jackknife(variants, tags)
const lessonOf = (tree: Tree): ParseLesson => ({
  tagged: tagged(tree.words, tagsOf.get(tree)!, tags),
  heads: tree.heads.map((head) => (head < 0 ? tree.words.length : head)),
  labels: tree.labels.map((label) => labels.indexOf(label)),
  weight: tree.weight,
})
const backwardLessonOf = (tree: Tree): ParseLesson => ({
  ...lessonOf(tree),
  tagged: tagged(tree.words.toReversed(), tagsOf.get(tree)!.toReversed(), tags),
  heads: [...mirrored(lessonOf(tree).heads)],
})
const backward = variants.map((all) => all.map(backwardLessonOf))
const guide = learnGuide(backward)
const guides = jackknifeGuides(backward)
const lessons = variants.map((all, i) =>
  all.map((tree, j) => {
    const lesson = lessonOf(tree)
    return { ...lesson, tagged: { ...lesson.tagged, guide: guides[i]![j]! } }
  }),
)
// What is learned in one order is a matter of chance; the mean of several is less so.
const [parser, ...others] = ['parses', 'parses again', 'parses once more'].map((seed) =>
  learnParser(lessons, labels.length, EPOCHS, seed),
)

/** Whole numbers for 1, and what is too small to be kept, for each model. */
const models = [
  tagger.average(2, 1.8),
  guide.average(...GUIDE_FINE),
  parser!.moves.average(
    2,
    2,
    others.map(({ moves }) => moves),
  ),
  parser!.labels.average(
    2,
    1.6,
    others.map((each) => each.labels),
  ),
]
const file = writeGrammar({ tags, labels, lemmas: irregularLemmas(trees) }, models)
const packed = brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
writeFileSync(join(import.meta.dirname, '..', GRAMMAR_FILE), packed)
for (const { rows, entryClasses } of models)
  console.log(`${rows.length} rows, ${entryClasses.length} entries`)
console.log(`${trees.length} trees; ${file.length} bytes, packed ${packed.length}`)

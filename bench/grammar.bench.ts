// How well the parser of server/ground/grammar tags and parses what it has not learned from, and how fast.
// Run with `node bench/grammar.bench.ts <folder of UD_English-EWT>`; without the folder only trees of our own are measured.
// `--faults` prints the arcs it gets wrong in trees of our own.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { ownTrees, readPart, type Tree } from '../scripts/learn-grammar/treebank.ts'
import { typedVariants } from '../scripts/learn-grammar/typed-variants.ts'
import { describeCommit, describeMachine, table } from './machine.ts'

const folder = process.argv.slice(2).find((each) => !each.startsWith('--'))
const begun = performance.now()
parseSentence('Begin.')
const loadMs = performance.now() - begun

const { heldOut } = ownTrees()
const rows: (string | number)[][] = []
if (folder) {
  const part = process.argv.includes('--dev') ? 'dev' : 'test'
  const trees = readPart(folder, part)
  rows.push(measure(`English Web Treebank, ${part}`, trees, '≥ 83 %'))
  rows.push(
    measure(
      'the same, in lower case without apostrophes, last stops and most commas',
      trees.map((tree) => typedVariants(tree).at(-1)!),
      '',
    ),
  )
}
if (heldOut.length > 0) rows.push(measure('turns and premises of our own, held out', heldOut, '≥ 85 %'))
const page = `# The parser

Measured by \`node bench/grammar.bench.ts <folder>\` on ${describeMachine()}, ${describeCommit()}. Words are given; nothing that is
measured was learned from. UPOS: word classes right; UAS: heads right; LAS: heads and labels right, signs counted.

${table(['trees', 'sentences', 'UPOS', 'UAS', 'LAS', 'aim for LAS', 'ms for 12 words'], rows)}

Its weights load in ${loadMs.toFixed(0)} ms, with the first words that WordNet is asked for.
`
console.log(page)
if (folder && !process.argv.includes('--dev'))
  writeFileSync(join(import.meta.dirname, 'results/grammar.md'), page)

function measure(name: string, trees: readonly Tree[], aim: string): (string | number)[] {
  let [words, classes, heads, labels] = [0, 0, 0, 0]
  const from = performance.now()
  const parsed = trees.map((tree) => parseSentence(tree.words))
  const perWord = (performance.now() - from) / trees.reduce((sum, tree) => sum + tree.words.length, 0)
  for (const [i, tree] of trees.entries())
    for (const [at, token] of parsed[i]!.entries()) {
      const hasHead = token.head === tree.heads[at]
      words += 1
      if (token.tag === tree.upos[at]) classes += 1
      if (hasHead) heads += 1
      if (hasHead && token.label === tree.labels[at]) labels += 1
      else if (process.argv.includes('--faults') && tree.weight > 1)
        console.log(
          `${tree.words.join(' ')}\n    ${token.word}: ${token.tag} ${token.label} of ${parsed[i]![token.head]?.word ?? 'root'}, not ${tree.upos[at]} ${tree.labels[at]} of ${tree.words[tree.heads[at]!] ?? 'root'}`,
        )
    }
  const share = (count: number) => `${((100 * count) / words).toFixed(2)} %`
  return [name, trees.length, share(classes), share(heads), share(labels), aim, (perWord * 12).toFixed(2)]
}

// What goes out and comes in: `npm run bench -- transfer [damaged files] [seed]`; 100,000 is the whole of it.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { describeMachine, table } from './machine.ts'
import { bringIn } from './transfer/bring-in.ts'
import { checkBooks } from './transfer/check-books.ts'
import { readGenerated } from './transfer/read-generated.ts'
import { takeOut } from './transfer/take-out.ts'

const [files = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const TREES = 200
const MESSAGES = 4_000
const PICTURE_EVERY = 40
const GENERATED = 2_000

const load = loadavg()[0]!
const taken = await takeOut(MESSAGES, PICTURE_EVERY)
const rows = taken.map(({ format, ms, workMs, mb, moreMb }) => [format, ms, workMs, mb, moreMb])
const books = await checkBooks()
const generated = readGenerated(GENERATED, seed)
const { same, statuses, failures, hasEnded, workMs, longestMs, almostAllMs, connections, seconds } =
  await bringIn(TREES, files, seed)
const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)

const pageOfResults = `# Stories as files, out and in

Measured by \`npm run bench -- transfer\` on ${describeMachine()}, load average ${load.toFixed(1)} before the run.

## Out: a story of 2,000 turns and 100 pictures

${table(['format', 'ms', 'processor time of the server (ms)', 'MB', 'more memory at most (MB)'], rows)}

## Books of every kind, and what the checkers complain of

${table(['a book', '@likecoin/epubcheck-ts', 'epubcheck of the W3C'], books)}

## In: generated files of other programs

${table(['format', 'files', 'fields looked for', 'not where they belong, nor listed'], generated.rows)}

## In: stories of any shape, and ${files} damaged files of every format (${seconds} s, seed ${seed})

${table(
  ['what', 'seen'],
  [
    [`of ${TREES} random trees, the same after export, import and export`, same],
    ['answers to damaged files', answers.join(', ')],
    ['answers that were a failure of the server', failures.length],
    ['the server has ended', hasEnded ? 'yes' : 'no'],
    ['connections that the server opened', connections],
    ['its loop worked at a stretch at most (ms of processor time)', workMs],
    ['its loop stood still at most, with all that the machine did besides (ms)', longestMs],
    ['99.99 % of the pauses of its loop are shorter than (ms)', almostAllMs],
  ],
)}
`
writeFileSync(join(import.meta.dirname, 'results/transfer.md'), pageOfResults)
console.log(pageOfResults)
if (generated.faults.length > 0) console.log(generated.faults.slice(0, 20).join('\n'))
if (failures.length > 0) console.log(failures.slice(0, 20).join('\n'))
process.exitCode = same < TREES || generated.faults.length > 0 || failures.length > 0 || hasEnded ? 1 : 0

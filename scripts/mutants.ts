// `npm run mutants -- server/features/stories [--most 60] [--seed 1]`: plants small faults into a folder's code, one
// after the other, and counts how many of them its tests see. It works on a copy; only the results file is written.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runInGroup } from './mutants/run-in-group.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})
const [folder] = positionals
if (folder === undefined)
  throw new Error('Which folder? For example: npm run mutants -- server/features/stories')

const copy = mkdtempSync(join(tmpdir(), 'lanterntale-mutants-'))
try {
  const sample = join(import.meta.dirname, 'mutants/plant-sample.ts')
  process.exitCode = await runInGroup([sample, copy, folder, values.most, values.seed])
} finally {
  rmSync(copy, { recursive: true, force: true })
}

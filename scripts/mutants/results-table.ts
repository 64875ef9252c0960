import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'bench/results/mutants.md'

const HEADING = `# Planted faults

Measured by \`npm run mutants -- <folder>\`: a sample of small faults (a condition turned round, a call left out, a bound moved)
is planted in the folder's code, one after the other, and the tests of its room are run, on SQLite. Seen is a fault by
which one of them fails: what only a distant room's test would see counts as unseen. Texts are left out, and so are
components, which journeys hold. The same seed draws the same places of the same code.

| folder | commit | seed | planted | seen | share |
| --- | --- | --- | --- | --- | --- |
`

export interface MutantsRow {
  folder: string
  commit: string
  seed: string
  planted: number
  seen: number
}

/** Adds a row to the results, in the place of the one for the same folder, commit and seed. */
export function writeRow({ folder, commit, seed, planted, seen }: MutantsRow): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEADING
  const key = `| ${folder} | ${commit} | ${seed} |`
  const kept = before.split('\n').filter((line) => !line.startsWith(key) && line !== '')
  const share = `${((100 * seen) / planted).toFixed(1)} %`
  const heading = HEADING.trimEnd()
  const rows = kept.filter((line) => line.startsWith('| ') && !heading.includes(line))
  writeFileSync(FILE, [heading, ...rows, `${key} ${planted} | ${seen} | ${share} |`, ''].join('\n'))
}

export const commitOf = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

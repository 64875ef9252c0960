import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'bench/results/mutants.md'

export interface MutantsRow {
  folder: string
  commit: string
  seed: string
  planted: number
  seen: number
}

/** Adds a row to the table of results, in the place of the one for the same folder, commit and seed. */
export function writeRow({ folder, commit, seed, planted, seen }: MutantsRow): void {
  const key = `| ${folder} | ${commit} | ${seed} |`
  const share = `${((100 * seen) / planted).toFixed(1)} %`
  const others = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith(key))
  const last = others.findLastIndex((line) => line.startsWith('| '))
  const row = `${key} ${planted} | ${seen} | ${share} |`
  writeFileSync(FILE, others.toSpliced(last + 1, 0, row).join('\n'))
}

export const commitOf = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** The machine in a line, as every table of results names it. */
export function describeMachine(): string {
  const [first] = cpus()
  const gib = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${gib} GiB, Node ${process.version}, ${process.platform}`
}

/** The commit that is measured, and whether something has changed since. */
export function describeCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain', '--', 'server', 'contract', 'web', 'package-lock.json')
  return `commit ${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ' with changes'}`
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

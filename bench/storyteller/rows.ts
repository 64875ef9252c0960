import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

export const rows: [what: string, aim: string, found: string][] = []
const faults = new Map<string, string[]>()
/** Keeps faults of a kind and returns how many there are by now. */
export const note = (kind: string, found: string[]): number => {
  faults.set(kind, [...(faults.get(kind) ?? []), ...found])
  return faults.get(kind)!.length
}
export const share = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
export const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Prints the page of results, and keeps it unless only a tenth was played. */
export function report(scale: string, isQuick: boolean): void {
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`
  const table = [
    '| what | aim | found |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
  const page = `# The built-in storyteller\n\n${table}\n\n${scale}; the labels and the verdicts stand in \`bench/storyteller/\`.\n\nMeasured on ${machine}, with \`node bench/storyteller.bench.ts\`.\n`
  process.stdout.write(page)
  if (process.argv.includes('--faults'))
    for (const [kind, found] of faults)
      process.stdout.write(`\n## ${kind} (${found.length})\n${found.slice(0, 25).join('\n')}\n`)
  if (!isQuick) writeFileSync(new URL('../results/storyteller.md', import.meta.url), page)
}

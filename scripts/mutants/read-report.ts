/** The parts of Stryker's JSON report that count here. */
interface StrykerReport {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>
}

interface ReportedMutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
}

export interface MutantsResult {
  planted: number
  seen: number
  /** Faults that no test saw, as `file:line` with the code before and after. */
  unseen: string[]
}

/** A fault is seen when a test fails or hangs by it; one that does not even compile was never planted. */
export function readReport(json: string): MutantsResult {
  const { files } = JSON.parse(json) as StrykerReport
  const planted = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(({ status }) => COUNTED.has(status)).map((mutant) => ({ file, source, mutant })),
  )
  const unseen = planted.filter(({ mutant }) => !SEEN.has(mutant.status))
  return {
    planted: planted.length,
    seen: planted.length - unseen.length,
    unseen: unseen.map(({ file, source, mutant }) => describeMutant(file, source, mutant)),
  }
}

const SEEN = new Set(['Killed', 'Timeout'])
const COUNTED = new Set([...SEEN, 'Survived', 'NoCoverage'])

function describeMutant(
  file: string,
  source: string,
  { location, replacement, status }: ReportedMutant,
): string {
  const { start, end } = location
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const before =
    lines.length === 1
      ? lines[0]!.slice(start.column - 1, end.column - 1)
      : `${lines[0]!.slice(start.column - 1)} …`
  const reach = status === 'NoCoverage' ? ' (no test reaches it)' : ''
  return `${file}:${start.line}  ${before.trim()}  →  ${(replacement ?? '').split('\n')[0]}${reach}`
}

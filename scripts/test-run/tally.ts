import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

export const tallyOf = (hasPassed: boolean): Tally => ({
  passed: hasPassed ? 1 : 0,
  failed: hasPassed ? 0 : 1,
})

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Counts a Vitest run by its JSON report. Skipped tests and files that could not be loaded have failed. */
export function tallyVitest(reportFile: string, exitCode: number): Tally {
  const report = read(reportFile) as VitestReport | undefined
  if (!report) return tallyOf(false)
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.numTotalTests - report.numPassedTests + unloaded.length
  return { passed: report.numPassedTests, failed: atLeastOneIf(exitCode !== 0, failed) }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts a Playwright run by its JSON report. Skipped tests and those that passed only sometimes have failed. */
export function tallyPlaywright(reportFile: string, exitCode: number): Tally {
  const report = read(reportFile) as PlaywrightReport | undefined
  if (!report) return tallyOf(false)
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky + skipped + report.errors.length
  return { passed: expected, failed: atLeastOneIf(exitCode !== 0, failed) }
}

/** A run that ends with an error has failed, even where every test in its report has passed. */
const atLeastOneIf = (hasFailed: boolean, failed: number): number =>
  hasFailed ? Math.max(failed, 1) : failed

/** A run that broke off before its end leaves no report. */
function read(reportFile: string): unknown {
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined
}

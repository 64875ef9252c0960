import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Tally {
  passed: number
  failed: number
  /** Names of what failed, a line each. */
  failures: string[]
}

export const tallyOf = (hasPassed: boolean, name: string): Tally =>
  hasPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] }

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** Counts a Vitest run by its JSON report. Skipped tests and files that could not be loaded have failed. */
export function tallyVitest(reportFile: string, exitCode: number): Tally {
  const report = read(reportFile) as VitestReport | undefined
  if (!report) return tallyOf(false, 'Vitest left no report')
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => `${relative('.', name)}: ${test.fullName}${causeOf(test.failureMessages?.[0])}`),
  )
  failures.push(...unloaded.map(({ name }) => `${relative('.', name)} could not be loaded`))
  const failed = report.numTotalTests - report.numPassedTests + unloaded.length
  return ended('Vitest', exitCode, { passed: report.numPassedTests, failed, failures })
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Counts a Playwright run by its JSON report. Skipped tests and those that passed only sometimes have failed. */
export function tallyPlaywright(reportFile: string, exitCode: number): Tally {
  const report = read(reportFile) as PlaywrightReport | undefined
  if (!report) return tallyOf(false, 'Playwright left no report')
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, title }) => `${file}: ${title}`)
  failures.push(...report.errors.map(({ message }) => `Playwright${causeOf(message)}`))
  const failed = unexpected + flaky + skipped + report.errors.length
  return ended('Playwright', exitCode, { passed: expected, failed, failures })
}

/** A run that ends with an error has failed, even where every test in its report has passed. */
const ended = (name: string, exitCode: number, tally: Tally): Tally =>
  exitCode !== 0 && tally.failed === 0
    ? { ...tally, failed: 1, failures: [`${name} ended with an error`] }
    : tally

/** The first line of what went wrong, where something is said of it. */
const causeOf = (message = ''): string => (message ? `: ${message.split('\n', 1)[0]}` : '')

/** A run that broke off before its end leaves no report. */
function read(reportFile: string): unknown {
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined
}

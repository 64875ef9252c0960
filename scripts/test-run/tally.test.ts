import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sum, tallyOf, tallyPlaywright, tallyVitest } from './tally.ts'

function reportOf(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const passing = { fullName: 'it passes', status: 'passed' }
const passedFile = { name: 'a.test.ts', status: 'passed', assertionResults: [passing] }
const unloadedFile = { name: 'b.test.ts', status: 'failed', assertionResults: [] }

test('a Vitest run counts what passed', () => {
  const report = reportOf({ numPassedTests: 3, numTotalTests: 3, testResults: [passedFile] })
  expect(tallyVitest(report, 0)).toEqual({ passed: 3, failed: 0, failures: [] })
})

test('what failed is named with its file and the first line of its cause', () => {
  const failing = {
    fullName: 'it fails',
    status: 'failed',
    failureMessages: ['Error: 1 is not 2\n  at line 3'],
  }
  const skipped = { fullName: 'it is left out', status: 'skipped' }
  const file = { name: 'c.test.ts', status: 'failed', assertionResults: [passing, failing, skipped] }
  const report = reportOf({ numPassedTests: 1, numTotalTests: 3, testResults: [file, unloadedFile] })
  expect(tallyVitest(report, 1)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      'c.test.ts: it fails: Error: 1 is not 2',
      'c.test.ts: it is left out',
      'b.test.ts could not be loaded',
    ],
  })
})

test('a run that ends with an error has a failure, though every test in it passed', () => {
  const vitest = reportOf({ numPassedTests: 3, numTotalTests: 3, testResults: [passedFile] })
  expect(tallyVitest(vitest, 1)).toEqual({ passed: 3, failed: 1, failures: ['Vitest ended with an error'] })
  const playwright = reportOf({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] })
  expect(tallyPlaywright(playwright, 1)).toMatchObject({ passed: 2, failed: 1 })
})

test('a browser run counts skipped and wavering tests and errors outside of tests as failed, and names them', () => {
  const spec = (title: string, status: string) => ({ title, file: 'd.spec.ts', tests: [{ status }] })
  const report = reportOf({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'No browser\nat all' }],
    suites: [
      { specs: [spec('it passes', 'expected'), spec('it wavers', 'flaky')] },
      { suites: [{ specs: [spec('it fails', 'unexpected'), spec('it is left out', 'skipped')] }] },
    ],
  })
  expect(tallyPlaywright(report, 1)).toEqual({
    passed: 1,
    failed: 4,
    failures: [
      'd.spec.ts: it wavers',
      'd.spec.ts: it fails',
      'd.spec.ts: it is left out',
      'Playwright: No browser',
    ],
  })
})

test('a run without a report has failed', () => {
  expect(tallyVitest('no/such/report.json', 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('tallies add up', () => {
  expect(sum([tallyOf(true, 'Format'), tallyOf(false, 'Lint'), tallyOf(false, 'Types')])).toEqual({
    passed: 1,
    failed: 2,
    failures: ['Lint', 'Types'],
  })
})

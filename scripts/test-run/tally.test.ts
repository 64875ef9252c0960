import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sum, tallyPlaywright, tallyVitest } from './tally.ts'

function reportOf(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const passedFile = { status: 'passed', assertionResults: [{}] }
const unloadedFile = { status: 'failed', assertionResults: [] }

test('a Vitest run counts what passed', () => {
  const report = reportOf({ numPassedTests: 3, numTotalTests: 3, testResults: [passedFile] })
  expect(tallyVitest(report, 0)).toEqual({ passed: 3, failed: 0 })
})

test('a skipped test has failed, and so has a file that could not be loaded', () => {
  const report = reportOf({ numPassedTests: 3, numTotalTests: 5, testResults: [passedFile, unloadedFile] })
  expect(tallyVitest(report, 0)).toEqual({ passed: 3, failed: 3 })
})

test('a run that ends with an error has a failure, though every test in it passed', () => {
  const vitest = reportOf({ numPassedTests: 3, numTotalTests: 3, testResults: [passedFile] })
  expect(tallyVitest(vitest, 1)).toEqual({ passed: 3, failed: 1 })
  const playwright = reportOf({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] })
  expect(tallyPlaywright(playwright, 1)).toEqual({ passed: 2, failed: 1 })
})

test('a browser run counts skipped and wavering tests and errors outside of tests as failed', () => {
  const report = reportOf({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] })
  expect(tallyPlaywright(report, 1)).toEqual({ passed: 4, failed: 4 })
})

test('a run without a report has failed', () => {
  expect(tallyVitest('no/such/report.json', 0)).toEqual({ passed: 0, failed: 1 })
})

test('tallies add up', () => {
  expect(
    sum([
      { passed: 2, failed: 0 },
      { passed: 1, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})

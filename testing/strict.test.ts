import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const config = `export default { test: { setupFiles: [${JSON.stringify(resolve('testing/strict.setup.ts'))}] } }`
const tests = `
  import { createConnection } from 'node:net'
  import { test, vi } from 'vitest'
  test('says an error', () => console.error('broken'))
  test('warns', () => console.warn('old'))
  test('leaves a rejection', () => void Promise.reject(new Error('nobody cares')))
  test('calls out', () => fetch('http://192.0.2.1/').catch(() => {}))
  test('expects its error', () => { vi.spyOn(console, 'error').mockReturnValue(); console.error('as it should') })
  test('calls this machine', () => fetch('http://127.0.0.1:1/').catch(() => {}))
  test('calls a socket', () => new Promise((done) => createConnection('/no/such/socket').on('error', done)))`

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

test('what a test does in passing fails it', async () => {
  mkdirSync('test-results', { recursive: true })
  const folder = mkdtempSync('test-results/strict-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'vitest.config.ts'), config)
  writeFileSync(join(folder, 'offences.test.ts'), tests)

  const command = ['node_modules/vitest/vitest.mjs', 'run', '--root', folder, '--reporter=json']
  const report = join(folder, 'report.json')
  await new Promise((done) => execFile(process.execPath, [...command, '--outputFile=report.json'], done))

  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const results = testResults[0]?.assertionResults ?? []
  const outcomes = results.map(({ title, status, failureMessages }) => [
    title,
    status,
    failureMessages[0]?.split('\n')[1],
  ])
  expect(outcomes).toEqual([
    ['says an error', 'failed', 'console.error: broken'],
    ['warns', 'failed', 'console.warn: old'],
    ['leaves a rejection', 'failed', 'unhandled rejection: Error: nobody cares'],
    ['calls out', 'failed', 'connection to 192.0.2.1'],
    ['expects its error', 'passed', undefined],
    ['calls this machine', 'passed', undefined],
    ['calls a socket', 'passed', undefined],
  ])
})

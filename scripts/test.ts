// `npm test`: every check, every unit and route test, every browser journey; at its end what failed, and the sum.
// `npm test -- stories auth`: only the test files whose path holds one of these words; `e2e/…` means journeys.
import { mkdirSync, rmSync } from 'node:fs'
import { provideChromium } from './find-chromium.ts'
import { checkSteps } from './test-run/check-steps.ts'
import { attach, passes, type Step } from './test-run/step.ts'
import { sum, tallyOf, tallyPlaywright, tallyVitest, type Tally } from './test-run/tally.ts'

const reports = 'test-results'
const rooms: Step = { name: 'Rooms can be taken out', command: ['scripts/removable-rooms.ts'] }
const webBuild: Step = { name: 'The app builds', command: ['scripts/run.mjs', 'build'] }
const image: Step = { name: 'The image starts', command: ['scripts/image-check.ts'] }

async function runVitest(names: string[], env: Record<string, string>): Promise<Tally> {
  const report = `${reports}/vitest.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await attach(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...names], env)
  return tallyVitest(report, exitCode)
}

async function runPlaywright(names: string[]): Promise<Tally> {
  const chromium = provideChromium()
  if (!chromium) {
    console.error('The browser tests need a Chromium: install one, or name one in CHROMIUM_PATH.')
    return tallyOf(false, 'No Chromium')
  }
  const report = `${reports}/playwright.json`
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...names]
  const exitCode = await attach(command, { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return tallyPlaywright(report, exitCode)
}

async function runStep(step: Step): Promise<Tally> {
  return tallyOf(await passes(step), step.name)
}

async function runAll(names: string[]): Promise<Tally> {
  const journeys = names.filter((name) => name.startsWith('e2e/'))
  const others = names.filter((name) => !name.startsWith('e2e/'))
  const isWhole = names.length === 0
  const tallies: Tally[] = []

  if (isWhole) for (const step of checkSteps) tallies.push(await runStep(step))
  if (isWhole || journeys.length > 0) tallies.push(await runStep(webBuild))
  // Once it is built, the servers that tests start, some of them twenty times, are the ones that people start.
  const bundle = { SERVER_PROGRAM: 'dist/server/main.js' }
  if (isWhole || others.length > 0) tallies.push(await runVitest(others, isWhole ? bundle : {}))
  if (isWhole) for (const step of [rooms, image]) tallies.push(await runStep(step))
  if (isWhole || journeys.length > 0) tallies.push(await runPlaywright(journeys))
  return sum(tallies)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)
const { passed, failed, failures } = await runAll(process.argv.slice(2))
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { attach } from '../test-run/step.ts'
import { EXCLUDED_MUTATIONS, type PlaceOfMutants } from './list-places.ts'
import { readReport, type MutantsResult } from './read-report.ts'
import { testsOfRoom } from './tests-of-room.ts'

const FOLDER = 'test-results/mutants'
const REPORT = `${FOLDER}/report.json`
const SETTINGS = `${FOLDER}/stryker.json`

/** Plants faults at the places of one room with Stryker. Throws when the room's tests fail without any fault. */
export async function plant(room: string, places: PlaceOfMutants[]): Promise<MutantsResult> {
  mkdirSync(FOLDER, { recursive: true })
  rmSync(REPORT, { force: true })
  writeFileSync(SETTINGS, JSON.stringify(settingsFor(places)))
  const isOfPostgres = places.some(({ file }) => file.includes('postgres'))
  const engines = isOfPostgres ? 'sqlite,postgres' : 'sqlite'
  const env = { MUTANTS_TESTS: testsOfRoom(room).join(' '), TEST_ENGINES: engines }
  const exitCode = await attach(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', SETTINGS], env)
  if (exitCode !== 0) throw new Error(`No faults could be planted in ${room}; Stryker says why above.`)
  return readReport(readFileSync(REPORT, 'utf8'))
}

function settingsFor(places: PlaceOfMutants[]): object {
  return {
    mutate: places.map(({ range }) => range),
    mutator: { excludedMutations: EXCLUDED_MUTATIONS },
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/mutants.vitest.ts', related: false },
    coverageAnalysis: 'perTest',
    // TypeScript 7 has no programming interface for Stryker to rewrite project files with: it finds none.
    tsconfigFile: 'none.json',
    concurrency: 1,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: REPORT },
    ignorePatterns: ['.git', '.toolchain', 'dist', 'data', 'test-results', 'screens'],
    tempDirName: `${FOLDER}/copy`,
    allowConsoleColors: false,
  }
}

import { resolve } from 'node:path'
import { createVitest, type TestRunResult } from 'vitest/node'

export interface FaultyTests extends AsyncDisposable {
  /** Runs test files without any fault; returns for each the ids of the faults it reaches. One that fails twice sees none. */
  reach(files: string[], testEngines: string): Promise<Map<string, Set<string>>>
  /** Whether one of the test files fails by a fault, twice in a row: on a busy machine a test may fail by itself. */
  see(fault: string, files: string[]): Promise<boolean>
}

/** Vitest, kept warm, in the faulty copy that is the working folder. */
export async function openFaultyTests(): Promise<FaultyTests> {
  const vitest = await createVitest('test', { config: 'scripts/mutants/mutants.vitest.ts' })
  const run = async (files: readonly string[], fault: string | undefined, testEngines: string) => {
    vitest.state.filesMap.clear()
    vitest.state.errorsSet.clear()
    vitest.provide('fault', fault)
    vitest.provide('testEngines', testEngines)
    vitest.config.bail = fault === undefined ? 0 : 1
    for (const project of vitest.projects) project.config.bail = vitest.config.bail
    return vitest.runTestFiles(files.map((file) => resolve(file)))
  }

  return {
    async reach(files, testEngines) {
      // Vitest takes no file at all for all of them.
      if (files.length === 0) return new Map()
      const first = await run(files, undefined, testEngines)
      const again = failedIn(first)
      if (again.length === 0) return reachedIn(first)
      const second = await run(again, undefined, testEngines)
      const reached = new Map([...reachedIn(first), ...reachedIn(second)])
      for (const file of failedIn(second)) {
        console.log(`${file} fails without any fault, and is left out.`)
        reached.delete(file)
      }
      return reached
    },
    async see(fault, files) {
      // SQLite's tests are the quicker ones, and see most of what there is to see.
      for (const testEngines of ['sqlite', 'postgres']) {
        const failed = failedIn(await run(files, fault, testEngines))
        if (failed.length > 0 && failedIn(await run(failed, fault, testEngines)).length > 0) return true
      }
      return false
    },
    [Symbol.asyncDispose]: () => vitest.close(),
  }
}

const nameOf = ({ relativeModuleId }: { relativeModuleId: string }): string => relativeModuleId

const reachedIn = ({ testModules }: TestRunResult): Map<string, Set<string>> =>
  new Map(testModules.map((file) => [nameOf(file), new Set(file.meta().reached)]))

/** Test files that failed; all, when something broke outside of any. */
function failedIn({ testModules, unhandledErrors }: TestRunResult): string[] {
  const failed = testModules.filter((file) => !file.ok() || file.errors().length > 0).map(nameOf)
  return failed.length === 0 && unhandledErrors.length > 0 ? testModules.map(nameOf) : failed
}

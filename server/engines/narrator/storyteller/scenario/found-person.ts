import type { ScenarioPerson } from './scenario.ts'

/** Somebody with the words that mean them. */
export interface FoundPerson extends ScenarioPerson {
  keys: Set<string>
}

import type { ScenarioPerson } from './scenario.ts'

/** Somebody with the phrases that mean them. */
export interface FoundPerson extends ScenarioPerson {
  keys: Set<string>
}

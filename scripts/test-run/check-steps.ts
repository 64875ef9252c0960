import type { Step } from './step.ts'

/** Steps of `npm run check`, cheapest first. */
export const checkSteps: Step[] = [
  { name: 'Format', command: ['node_modules/oxfmt/bin/oxfmt', '--config', '.oxfmtrc.json', '--check'] },
  { name: 'Lint', command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'Types', command: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'Nothing unused', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'API page is up to date', command: ['scripts/api-page.ts', '--check'] },
]

/** Tests that read the repository itself: what `npm run check` asks beyond the steps, and a whole run with all other tests. */
const HOUSE =
  'architecture docs literal-texts names painter-sheet requirements root source-texts typescript-projects'
const houseTests = HOUSE.split(' ').map((name) => `testing/${name}.test.ts`)
export const houseRules: Step = {
  name: 'Rules of the house',
  command: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...houseTests],
}

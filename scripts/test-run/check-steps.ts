import type { Step } from './step.ts'

/** Steps of `npm run check`, cheapest first. */
export const checkSteps: Step[] = [
  { name: 'Format', command: ['node_modules/oxfmt/bin/oxfmt', '--config', '.oxfmtrc.json', '--check'] },
  { name: 'Lint', command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'Types', command: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'Nothing unused', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'API page is up to date', command: ['scripts/api-page.ts', '--check'] },
]

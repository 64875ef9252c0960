/**
 * Task of each `npm run` name: the arguments for Node, whether it reads the settings in `.env`,
 * and whether the built app must be there first.
 */
export const tasks = {
  start: { command: ['dist/server/main.js'], readsSettings: true, needsBuild: true },
  dev: { command: ['scripts/dev.ts'], readsSettings: true },
  test: { command: ['scripts/test.ts'] },
  check: { command: ['scripts/check.ts'] },
  build: { needsBuild: true },
  screens: { command: ['scripts/screens.ts'], needsBuild: true },
  bench: { command: ['scripts/bench.ts'], needsBuild: true },
  mutants: { command: ['scripts/mutants.ts'] },
  admin: { command: ['server/admin.ts'], readsSettings: true },
  narrator: { command: ['server/narrator.ts'], readsSettings: true },
  backup: { command: ['server/backup.ts', 'backup'], readsSettings: true },
  restore: { command: ['server/backup.ts', 'restore'], readsSettings: true },
  storyteller: { command: ['scripts/storyteller.ts'] },
  format: { command: ['node_modules/oxfmt/bin/oxfmt', '--config', '.oxfmtrc.json'] },
}

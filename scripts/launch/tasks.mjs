/**
 * Task of each `npm run` name: the arguments for Node, whether it reads the settings in `.env`,
 * and whether the built web app must be there first.
 */
export const tasks = {
  start: { command: ['server/main.ts'], readsSettings: true, needsWeb: true },
  dev: { command: ['scripts/dev.ts'], readsSettings: true },
  test: { command: ['scripts/test.ts'] },
  check: { command: ['scripts/check.ts'] },
  build: { needsWeb: true },
  screens: { command: ['scripts/screens.ts'], needsWeb: true },
  bench: { command: ['scripts/bench.ts'], needsWeb: true },
  mutants: { command: ['scripts/mutants.ts'] },
  admin: { command: ['server/admin.ts'], readsSettings: true },
  narrator: { command: ['server/narrator.ts'], readsSettings: true },
  backup: { command: ['server/backup.ts', 'backup'], readsSettings: true },
  restore: { command: ['server/backup.ts', 'restore'], readsSettings: true },
  storyteller: { command: ['scripts/storyteller.ts'] },
  format: { command: ['node_modules/oxfmt/bin/oxfmt', '--config', '.oxfmtrc.json'] },
}

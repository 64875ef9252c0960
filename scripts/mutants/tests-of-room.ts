import { globSync } from 'node:fs'

/** Room of a file, the unit in which faults are planted: a feature, a room of the platform, the contract as a whole. */
export function roomOf(file: string): string {
  const room = file.match(/^contract\b|^(server|web)\/[^/]+\/[^/]+/)?.[0] ?? file
  return room.replace(/\.ts$/, '')
}

/** Tests of more than one room, which speak every call. */
const TESTS_OF_ALL_CALLS = ['server/authorization.test.ts', 'server/bad-bodies.test.ts']

const featureTests = (...names: string[]): string[] =>
  names.map((name) => `server/features/${name}/**/*.test.ts`)

/** Tests elsewhere that also hold a room, since it is used or wired there. */
const TESTS_ELSEWHERE: Record<string, string[]> = {
  'server/features/stories': featureTests('account', 'bookmarks', 'scenes', 'sharing', 'versions'),
  'server/features/audit': featureTests('account', 'admin'),
  'server/features/auth': ['server/platform/sessions/*.test.ts'],
  'server/platform/backup': ['server/backup.test.ts'],
  'server/platform/config': ['server/context.test.ts'],
  'server/platform/connections': featureTests('connections'),
  'server/platform/db': ['testing/faults/database-away.test.ts', 'testing/faults/locked-file.test.ts'],
  'server/platform/passwords': featureTests('auth', 'account'),
  'server/platform/secrets': featureTests('connections'),
  'server/platform/sessions': featureTests('auth', 'account'),
  'server/platform/usage': featureTests('stories', 'admin'),
  'server/platform/search': featureTests('library'),
  'server/platform/jobs': featureTests('stories', 'scenes'),
  'server/platform/mail': featureTests('account'),
  'server/platform/site-settings.queries': featureTests('auth', 'site'),
  'server/platform/storage': featureTests('scenes'),
}

/**
 * Files of the tests that should see a fault in a room, its own first. The tests of distant rooms are left out, since a
 * run of all of them for each fault would take days: a fault that only they see counts as unseen.
 */
export function testsOfRoom(room: string): string[] {
  const own = [`${room}/**/*.test.ts`, `${room}/**/*.test.tsx`, `${room}.test.ts`]
  // The API page is made from every declaration of the contract.
  if (room === 'contract') return globSync([...own, 'scripts/api-page/*.test.ts'])
  if (room.startsWith('web/')) return globSync(own)
  return globSync([...own, ...TESTS_OF_ALL_CALLS, ...(TESTS_ELSEWHERE[room] ?? [])])
}

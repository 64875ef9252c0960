/** Room of a file, the unit in which faults are planted: a feature, a room of the platform, a file of the contract. */
export function roomOf(file: string): string {
  const room = file.match(/^(server|web)\/[^/]+\/[^/]+/)?.[0] ?? file
  return room.replace(/\.ts$/, '')
}

/** Tests of more than one room, which speak every call. */
const TESTS_OF_ALL_CALLS = ['server/*.test.ts']

/** Features whose tests also hold a room, since it is used there. */
const USERS_OF: Record<string, string[]> = {
  'server/features/stories': ['account', 'bookmarks', 'sharing'],
  'server/features/audit': ['account'],
  'server/platform/passwords': ['auth', 'account'],
  'server/platform/sessions': ['auth', 'account'],
  'server/platform/usage': ['stories', 'admin'],
  'server/platform/jobs': ['stories', 'scenes'],
  'server/platform/mail': ['account'],
}

/**
 * Globs of the tests that should see a fault in a room. The tests of distant rooms are left out, since a run of all
 * of them for each fault would take days: a fault that only they see counts as unseen.
 */
export function testsOfRoom(room: string): string[] {
  const own = [`${room}/**/*.test.{ts,tsx}`, `${room}.test.ts`]
  if (room.startsWith('web/')) return own
  const features = room.startsWith('contract/') ? [room.replace('contract/', '')] : (USERS_OF[room] ?? [])
  return [
    ...own,
    ...TESTS_OF_ALL_CALLS,
    ...features.map((feature) => `server/features/${feature}/**/*.test.ts`),
  ]
}

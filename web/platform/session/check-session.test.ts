import { expect, test, vi } from 'vitest'
import { checkSession } from './use-session-watch.ts'

function world(status: number, comesBack = false) {
  return {
    probe: async () => status,
    refreshUser: vi.fn(async () => undefined),
    logInAgain: vi.fn(async () => comesBack),
    signOut: vi.fn(() => undefined),
  }
}
const well = { wasUnreachable: false }
const lost = { wasUnreachable: true }

test('a session that holds is left alone', async () => {
  const around = world(200)
  expect(await checkSession(well, around)).toEqual(well)
  expect(around.refreshUser).not.toHaveBeenCalled()
  expect(around.logInAgain).not.toHaveBeenCalled()
})

test.each([0, 500, 503])(
  'a server that answers %i is remembered as out of reach, and nobody is logged out',
  async (status) => {
    const around = world(status)
    expect(await checkSession(well, around)).toEqual(lost)
    expect(around.signOut).not.toHaveBeenCalled()
  },
)

test('a server that returns has its user refreshed, once', async () => {
  const around = world(200)
  const health = await checkSession(lost, around)
  await checkSession(health, around)
  expect(around.refreshUser).toHaveBeenCalledOnce()
})

test('a session that ended is opened again', async () => {
  const around = world(401, true)
  expect(await checkSession(well, around)).toEqual(well)
  expect(around.logInAgain).toHaveBeenCalledOnce()
  expect(around.signOut).not.toHaveBeenCalled()
})

test('a session that cannot be opened again ends here too', async () => {
  const around = world(401, false)
  await checkSession(lost, around)
  expect(around.signOut).toHaveBeenCalledOnce()
  expect(around.refreshUser).not.toHaveBeenCalled()
})

test('a throttled check changes nothing', async () => {
  const around = world(429)
  expect(await checkSession(well, around)).toEqual(well)
  expect(around.signOut).not.toHaveBeenCalled()
})

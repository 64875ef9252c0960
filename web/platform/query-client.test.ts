import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '#web/ui/toast.ts'
import { CallError } from './call-error.ts'
import { createQueryClient, isWorthRetrying } from './query-client.ts'

const unreachable = new CallError('Failed to fetch', 0)
const signedOut = new CallError('Authentication required', 401)
const broken = new CallError('Something went wrong', 500)

afterEach(() => {
  for (const { id } of toasts.all.get()) toasts.dismiss(id)
})
const shown = () => toasts.all.get().filter(({ isOpen }) => isOpen)

test('only a failed fetch is tried again, three times at most', () => {
  expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, unreachable))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(isWorthRetrying(0, broken)).toBe(false)
})

test('being signed out is never tried again, whatever its text', () => {
  expect(isWorthRetrying(0, signedOut)).toBe(false)
  expect(isWorthRetrying(0, new CallError('Failed to fetch the user', 401))).toBe(false)
})

async function failingRead(fault: Error, meta?: { notice: { title: string; description: string } }) {
  const client = createQueryClient()
  await client
    .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(fault), meta })
    .catch(() => undefined)
  client.clear()
}
async function failingWrite(fault: Error) {
  const client = createQueryClient()
  const write = vi.fn<() => Promise<never>>(() => Promise.reject(fault))
  await client
    .getMutationCache()
    .build(client, { mutationFn: write })
    .execute(undefined)
    .catch(() => undefined)
  client.clear()
  return write
}

test('a failed read is left to the page', async () => {
  await failingRead(broken)
  expect(shown()).toEqual([])
})

test('a read may say by a toast that it failed, in its own words', async () => {
  await failingRead(broken, { notice: { title: 'CAPTCHA Error', description: 'Failed to load CAPTCHA.' } })
  expect(shown()).toMatchObject([{ title: 'CAPTCHA Error', description: 'Failed to load CAPTCHA.' }])
})

test('a read without a session says nothing', async () => {
  await failingRead(signedOut)
  expect(shown()).toEqual([])
})

test('a failed write says so, and is never tried again', async () => {
  const write = await failingWrite(unreachable)
  expect(write).toHaveBeenCalledOnce()
  expect(shown()).toMatchObject([{ title: 'Error', description: 'Failed to fetch', variant: 'danger' }])
})

test('a write without a session says nothing', async () => {
  await failingWrite(signedOut)
  expect(shown()).toEqual([])
})

test('an error without words has a text all the same', async () => {
  await failingWrite(new Error(''))
  expect(shown()).toMatchObject([{ description: 'An unexpected error occurred' }])
})

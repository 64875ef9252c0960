import { expect, test } from 'vitest'
import type { FastifyRequest } from 'fastify'
import { login } from '#contract/auth.ts'
import { recordForAll, type RecordCall } from './record-calls.ts'

test('each recorder keeps its record of a call, one after the other', async () => {
  const kept: unknown[] = []
  const recorder =
    (name: string): RecordCall =>
    (endpoint, _request, callerId) => ({
      about: (userId) => void kept.push([name, 'about', userId]),
      concerns: (userId) => void kept.push([name, 'concerns', userId]),
      done: async (body) => void kept.push([name, 'done', endpoint.path, callerId, body]),
      failed: async (error) => void kept.push([name, 'failed', error]),
      accessRefused: async () => void kept.push([name, 'refused']),
    })
  const record = recordForAll([recorder('audit'), recorder('count')])(login, {} as FastifyRequest, 7)
  record.about(9)
  record.concerns(11)
  await record.done({ username: 'ada' })
  await record.failed('why')
  await record.accessRefused()
  expect(kept).toEqual([
    ['audit', 'about', 9],
    ['count', 'about', 9],
    ['audit', 'concerns', 11],
    ['count', 'concerns', 11],
    ['audit', 'done', '/api/login', 7, { username: 'ada' }],
    ['count', 'done', '/api/login', 7, { username: 'ada' }],
    ['audit', 'failed', 'why'],
    ['count', 'failed', 'why'],
    ['audit', 'refused'],
    ['count', 'refused'],
  ])
})

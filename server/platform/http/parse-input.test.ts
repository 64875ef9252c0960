import type { FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { login } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { savePreferences } from '#contract/preferences.ts'
import { continueStory, getCurrentState, recoverStory } from '#contract/stories.ts'
import { AppError } from '../app-error.ts'
import { parseInput } from './parse-input.ts'

const storyId = 's'.repeat(21)

function outcome(endpoint: Endpoint, request: { params?: unknown; query?: unknown; body?: unknown }) {
  try {
    return parseInput(endpoint, request as FastifyRequest)
  } catch (error) {
    return error instanceof AppError ? error.toBody() : error
  }
}

test('what fits the contract is handed on, in its types', () => {
  expect(outcome(recoverStory, { params: { storyId }, query: { messageId: '7' } })).toEqual({
    params: { storyId },
    query: { messageId: 7 },
    body: undefined,
  })
})

test('a path that no object can have is an object that does not exist', () => {
  expect(outcome(getCurrentState, { params: { storyId: 'x' } })).toEqual({
    error: 'Story not found',
    code: 'story_not_found',
  })
  const bare = { ...getCurrentState, errors: undefined } as Endpoint
  expect(outcome(bare, { params: { storyId: 'x' } })).toEqual({ error: 'Not found', code: 'not_found' })
})

test('each wrong field is named with the contract’s text or a plain one, and the first is the error', () => {
  expect(outcome(login, { body: {} })).toEqual({
    error: 'username is missing or not valid',
    code: 'invalid_input',
    fields: {
      username: 'username is missing or not valid',
      password: 'password is missing or not valid',
    },
  })
  const body = { message: '', clientId: 'short', history: [{ role: 'assistant', content: 7 }] }
  expect(outcome(continueStory, { params: { storyId }, body })).toEqual({
    error: 'Please write something first',
    code: 'invalid_input',
    fields: {
      message: 'Please write something first',
      clientId: 'clientId must be 21 url-safe characters',
      'history.0.content': 'history.0.content is missing or not valid',
    },
  })
})

test('a body that is wrong as a whole names no field', () => {
  expect(outcome(savePreferences, { body: {} })).toEqual({
    error: 'Please choose at least one preference',
    code: 'invalid_input',
    fields: {},
  })
  for (const body of [undefined, null, 7, []])
    expect(outcome(login, { body })).toEqual({
      error: 'The body must be a JSON object',
      code: 'invalid_input',
      fields: {},
    })
})

test('the plain text stays when a package brings zod texts of its own, as providers do', () => {
  const { localeError } = z.config()
  onTestFinished(() => void z.config({ localeError }))
  z.config(z.locales.en())
  expect(outcome(savePreferences, { body: { contentRating: '' } })).toEqual({
    error: 'contentRating is missing or not valid',
    code: 'invalid_input',
    fields: { contentRating: 'contentRating is missing or not valid' },
  })
})

import * as z from 'zod/mini'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '../app-error.ts'

type Issue = z.core.$ZodIssue

/** Told to zod, whose own texts for it change once a package, such as a provider's, loads them for all. */
const WITHOUT_TEXT = 'Invalid input'

/** Checks path, query and body against the contract. A bad path is an object that does not exist (HTTP-7). */
export function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: endpoint.params && parsePath(endpoint, request.params),
    query: endpoint.query && parse(endpoint.query, request.query),
    body: endpoint.body && parse(endpoint.body, request.body),
  }
}

function parsePath(endpoint: Endpoint, params: unknown): unknown {
  const parsed = z.safeParse(endpoint.params!, params)
  if (parsed.success) return parsed.data
  throw new AppError(endpoint.errors?.find((code) => code.endsWith('_not_found')) ?? 'not_found')
}

function parse(schema: NonNullable<Endpoint['body']>, input: unknown): unknown {
  const parsed = z.safeParse(schema, input, { error: () => WITHOUT_TEXT })
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  const fields = Object.fromEntries(
    parsed.error.issues
      .filter(({ path }) => path.length > 0)
      .toReversed()
      .map((issue) => [issue.path.join('.'), textFor(issue)]),
  )
  throw new AppError('invalid_input', { text: first && textFor(first), fields })
}

/** The contract's own text for the problem, or a plain sentence where it has none. */
function textFor(issue: Issue): string {
  if (issue.message !== WITHOUT_TEXT) return issue.message
  const name = issue.path.join('.')
  return name === '' ? 'The body must be a JSON object' : `${name} is missing or not valid`
}

import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { errors, type ErrorCode } from '#contract/errors.ts'
import { contractEndpoints } from '#testing/contract-endpoints.ts'

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain as { properties?: Record<string, object>; required?: string[] }
}
const json = (schema: object) => ({ 'application/json': { schema } })

/** Errors that a call can answer beside its own. */
function sharedErrors({ access, body, query, method, guarded, signedOut, throttles }: Endpoint): ErrorCode[] {
  return [
    ...(body || query ? (['invalid_input'] as const) : []),
    ...(body ? (['invalid_json', 'too_large', 'unsupported_media_type'] as const) : []),
    ...(access === 'public' ? [] : [signedOut ?? ('authentication_required' as const)]),
    ...(access === 'admin' ? (['admin_required'] as const) : []),
    ...(method !== 'GET' || guarded ? (['cross_site'] as const) : []),
    ...(throttles ? (['too_many_requests'] as const) : []),
    'internal',
  ]
}

function errorAnswers(endpoint: Endpoint) {
  const codes = [...new Set([...(endpoint.errors ?? []), ...sharedErrors(endpoint)])]
  const byStatus = Object.groupBy(codes, (code) => String(errors[code][0]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some = []]) => [
      status,
      {
        description: some.map((code) => `${code}: ${errors[code][1]}`).join('; '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

function parameters({ params, query }: Endpoint) {
  const of = (schema: z.ZodMiniType | undefined, place: 'path' | 'query') => {
    const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
    return Object.entries(properties).map(([name, given]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: given,
    }))
  }
  return [...of(params, 'path'), ...of(query, 'query')]
}

function operation(endpoint: Endpoint) {
  const { summary, access, body, fileBytes, reply, streams } = endpoint
  const events = { 'text/event-stream': { schema: { type: 'string' } } }
  return {
    summary,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: parameters(endpoint),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    ...(fileBytes !== undefined && {
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
    }),
    responses: {
      200: {
        description: 'Success',
        content: { ...(streams !== 'always' && json(schemaOf(reply, 'output'))), ...(streams && events) },
      },
      ...errorAnswers(endpoint),
    },
  }
}

/** The page that `docs/openapi.json` holds, made from every call of the contract. */
export async function buildApiPage(version: string): Promise<object> {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of await contractEndpoints()) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lanterntale', version, description: 'Generated from contract/ by scripts/api-page.ts.' },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b))),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'For people' },
            code: { type: 'string', enum: Object.keys(errors) },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  }
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#contract/endpoint.ts'

/** Name of an endpoint in tables and messages: `POST /api/login`. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** Every endpoint that any file of the contract exports. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '../contract')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)))
  return modules.flatMap((module: object) => Object.values(module)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  )
}

import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'

// Images of registries are not fetched here: what the file names is held against what there is.
const compose = readFileSync('compose.yaml', 'utf8')
const [intro = ''] = compose.split('\nx-node:')
const given: Record<string, string> = {
  SITE: 'stories.example.org',
  DB_PASSWORD: 'db1',
  STORE_PASSWORD: 'store1',
  SECRET_KEY: 'a secret of no less than 32 characters',
}
const fill = (text: string) =>
  text.replace(/(?<!\$)\$\{(\w+)[^}]*\}/g, (_, name: string) => given[name] ?? name)

/** The lines below a key at that indentation, by key. */
function blocksOf(text: string, indent: number): Map<string, string> {
  const blocks = text.split(new RegExp(`^ {${indent}}(?=[\\w-]+:)`, 'm')).slice(1)
  return new Map(blocks.map((block) => [block.split(':', 1)[0]!, block.slice(block.indexOf(':') + 1)]))
}
const top = blocksOf(compose, 0)
const node = top.get('x-node')!
const services = blocksOf(top.get('services')!, 2)
const nodes = [...services].filter(([, block]) => block.trim() === '*node').map(([name]) => name)
const variablesOf = (block: string) =>
  Object.fromEntries(
    [...blocksOf(blocksOf(block, 4).get('environment') ?? '', 6)].map(([name, value]) => [
      name,
      fill(value).trim(),
    ]),
  )

test('every variable that is asked for is one that the head of the file names', () => {
  const asked = [...compose.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name!)
  expect(new Set(asked)).toEqual(new Set(Object.keys(given)))
  for (const name of asked) expect(intro).toContain(`${name}=`)
})

test('nodes start with settings that the server takes, and reach database and store by their names', () => {
  expect(nodes).toEqual(['node-one', 'node-two'])
  const environment = Object.fromEntries(
    [...blocksOf(blocksOf(node, 2).get('environment')!, 4)].map(([name, value]) => [
      name,
      fill(value.split('\n    #')[0]!).trim(),
    ]),
  )
  const example = readFileSync('.env.example', 'utf8')
  for (const name of Object.keys(environment)) expect(example).toContain(`${name}=`)
  const { publicUrl, secrets } = readConfig(environment)
  expect(publicUrl).toBe('https://stories.example.org')
  expect(services.has(new URL(secrets.databaseUrl!).hostname)).toBe(true)
  expect(new URL(secrets.databaseUrl!)).toMatchObject({
    username: variablesOf(services.get('db')!).POSTGRES_USER,
    password: variablesOf(services.get('db')!).POSTGRES_PASSWORD,
  })
  const store = new URL(environment.STORAGE_URL!)
  expect(services.has(store.hostname)).toBe(true)
  expect(store).toMatchObject({
    username: variablesOf(services.get('store')!).MINIO_ROOT_USER,
    password: variablesOf(services.get('store')!).MINIO_ROOT_PASSWORD,
  })
  // The bucket that is made is the one that is used.
  expect(services.get('bucket')).toContain(`mc mb --ignore-existing store${store.pathname}`)
  expect(services.get('bucket')).toContain(store.origin)
})

test('the proxy leads to every node at the port of the image, by the example’s own variables', () => {
  const port = /^EXPOSE (\d+)$/m.exec(readFileSync('Containerfile', 'utf8'))?.[1]
  const { SITE, NODES } = variablesOf(services.get('proxy')!)
  expect(NODES).toBe(nodes.map((name) => `${name}:${port}`).join(' '))
  expect(SITE).toBe('stories.example.org')
  const caddyfile = readFileSync('docs/deploy/Caddyfile', 'utf8')
  expect([...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name)).toEqual(['SITE', 'NODES'])
})

/** States that a service comes to, by what is said of it. */
function statesOf(service: string): string[] {
  const keys = new Set(blocksOf(services.get(service)!, 4).keys())
  return [
    'service_started',
    ...(keys.has('healthcheck') ? ['service_healthy'] : []),
    ...(keys.has('restart') ? [] : ['service_completed_successfully']),
  ]
}

test('whoever waits for another waits for one that there is, and for a state that it comes to', () => {
  const waits = [node, ...[...services.values()].map((block) => block.replaceAll('\n  ', '\n'))].map(
    (block) => blocksOf(block, 2).get('depends_on') ?? '',
  )
  const conditions = waits.flatMap((list) => [...list.matchAll(/([\w-]+): \{ condition: (\w+) \}/g)])
  const plain = waits.flatMap((list) => /^ \[(.*)\]/.exec(list)?.[1]?.split(', ') ?? [])
  expect(plain.toSorted()).toEqual(['node-one', 'node-two', 'store'])
  for (const name of plain) expect(services.has(name)).toBe(true)
  expect(conditions).toHaveLength(2)
  for (const [, name = '', condition] of conditions) expect(statesOf(name)).toContain(condition)
})

test('volumes are declared, and files that are brought in are there', () => {
  const mounted = [...services.values()].flatMap((block) =>
    [...(blocksOf(block, 4).get('volumes') ?? '').matchAll(/(\.?[\w./-]+):\//g)].map(([, from]) => from!),
  )
  const files = mounted.filter((from) => from.startsWith('.'))
  expect(files).toEqual(['./docs/deploy/Caddyfile'])
  for (const file of files) expect(existsSync(file)).toBe(true)
  expect(new Set(mounted.filter((from) => !from.startsWith('.')))).toEqual(
    new Set(blocksOf(top.get('volumes')!, 2).keys()),
  )
  expect(existsSync(/dockerfile: (\S+)/.exec(node)![1]!)).toBe(true)
})

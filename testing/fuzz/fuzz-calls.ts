import { pathTo, type Endpoint } from '#contract/endpoint.ts'
import type { Person } from '../people.ts'

/** Values that have no place where they are put, beside some that may. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '0',
  '-1',
  '9'.repeat(40),
  '1e3',
  'x'.repeat(5_000),
  'a\0b',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  '${7*7}',
  '<script>',
  true,
  [],
  [[]],
  {},
  { $gt: '' },
  ['a', 1, null],
  '2026-13-45',
  'NaN',
]

/** Names that some check may trip over. */
export const ODD_NAMES = ['__proto__', 'constructor', 'toString', '', 'id', 'x'.repeat(300)]

/** Chance that gives the same run for the same seed. */
export function createDice(seed: number) {
  let state = seed >>> 0 || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
  }
}
export type Dice = ReturnType<typeof createDice>

/** Field names of a schema's objects, as far as they can be seen. */
function fieldsOf(schema: unknown): string[] {
  const { _zod: zod } = (schema ?? {}) as { _zod?: { def?: Record<string, unknown> } }
  const def = zod?.def ?? {}
  const own = Object.keys((def.shape as object | undefined) ?? {})
  const inner = [def.innerType, def.in, def.element, ...((def.options as unknown[] | undefined) ?? [])]
  return [...own, ...inner.filter((each) => each !== undefined).flatMap(fieldsOf)]
}

function objectFor(schema: unknown, dice: Dice, known: readonly unknown[]): Record<string, unknown> {
  const names = dice.chance(0.2) ? [...fieldsOf(schema), dice.pick(ODD_NAMES)] : fieldsOf(schema)
  const value = () => (dice.chance(0.4) ? dice.pick(known) : dice.pick(ODD_VALUES))
  return Object.fromEntries(names.filter(() => dice.chance(0.85)).map((name) => [name, value()]))
}

/** One call that no page makes. `known` are ids and texts that are real. Returns what it was, and its status. */
export async function fuzzCall(
  person: Person,
  endpoint: Endpoint,
  dice: Dice,
  known: readonly unknown[],
): Promise<{ call: string; status: number }> {
  const asText = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]))
  const names = endpoint.path.match(/:\w+/g)?.map((name) => name.slice(1)) ?? []
  const params = Object.fromEntries(
    names.map((name) => [name, dice.chance(0.6) ? dice.pick(known) : dice.pick(ODD_VALUES)]),
  )
  const path = pathTo(endpoint, {
    params: asText(params),
    query: endpoint.query ? asText(objectFor(endpoint.query, dice, known)) : undefined,
  })
  const body = dice.chance(0.1) ? dice.pick(ODD_VALUES) : objectFor(endpoint.body, dice, known)
  const hasBody = endpoint.method !== 'GET' && dice.chance(0.95)
  const text = dice.chance(0.05) ? '{"broken":' : JSON.stringify(body)
  const headers: Record<string, string> = {
    'content-type': dice.chance(0.95) ? 'application/json' : 'text/plain',
  }
  if (dice.chance(0.1)) headers['last-event-id'] = String(dice.pick([-1, 'x', 1e9, 'end']))
  if (dice.chance(0.1)) headers.accept = 'text/event-stream'
  const signal = AbortSignal.timeout(20_000)
  const response = await person.fetch(path, {
    method: endpoint.method,
    headers,
    signal,
    ...(hasBody && { body: text }),
  })
  await response.body?.cancel()
  return { call: `${endpoint.method} ${path} ${hasBody ? text.slice(0, 300) : ''}`, status: response.status }
}

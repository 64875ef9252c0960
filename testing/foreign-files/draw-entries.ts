import type { FieldDraw } from './draw-fields.ts'

/** The names that a program has for the fields of an entry of lore. */
export interface EntryDialect {
  content: string
  keys: string
  /** Keys stand in one text, between commas. */
  hasKeyLine?: true
  name?: string
  secondKeys?: string
  constant?: string
  /** Its place among others in the prompt, which a story has no room for. */
  order?: string
  /** The field that switches an entry off, and its value then. */
  off?: readonly [field: string, value: boolean]
}

export const entryDialects = {
  cardBook: {
    content: 'content',
    keys: 'keys',
    name: 'name',
    secondKeys: 'secondary_keys',
    constant: 'constant',
    order: 'insertion_order',
    off: ['enabled', false],
  },
  worldInfo: {
    content: 'content',
    keys: 'key',
    name: 'comment',
    secondKeys: 'keysecondary',
    constant: 'constant',
    order: 'order',
    off: ['disable', true],
  },
  novel: {
    content: 'text',
    keys: 'keys',
    name: 'displayName',
    constant: 'forceActivation',
    off: ['enabled', false],
  },
  storyCard: { content: 'value', keys: 'keys', hasKeyLine: true, name: 'title' },
  olderStoryCard: { content: 'entry', keys: 'keys', hasKeyLine: true, name: 'title' },
  kobold: { content: 'content', keys: 'key', hasKeyLine: true, name: 'comment', constant: 'constant' },
} as const satisfies Record<string, EntryDialect>

/** Entries in the words of a program, with each of its switches on or off. */
export function drawEntries(
  draw: FieldDraw,
  dialect: EntryDialect,
  { least = 0 } = {},
): Record<string, unknown>[] {
  return Array.from({ length: draw.count(least, 4) }, () => drawEntry(draw, dialect))
}

function drawEntry(
  draw: FieldDraw,
  { content, keys, hasKeyLine, name, secondKeys, constant, order, off }: EntryDialect,
): Record<string, unknown> {
  const { expected } = draw
  const isOff = off !== undefined && draw.count(0, 4) === 0
  const isConstant = constant !== undefined && draw.chance()
  const lands = isOff ? 'nowhere' : 'name'
  const own = name !== undefined && draw.chance() ? draw.landing(name, lands) : ''
  const keyed = Array.from({ length: draw.count(1, 3) }, () => draw.landing(keys, lands))
  const pattern = hasKeyLine === undefined && draw.chance() ? [`/${draw.landing(keys, 'nowhere')}+/i`] : []
  if (pattern.length > 0) expected.leftOut.add('Patterns among the keys of entries')
  const seconds = secondKeys !== undefined && draw.chance() ? [draw.landing(secondKeys, 'nowhere')] : []
  if (seconds.length > 0) expected.leftOut.add('Second keys of entries')
  const decorator = draw.chance() ? '@@depth 4\n@@role system\n' : ''
  if (decorator) expected.leftOut.add('Decorators in entries')
  const text = draw.landing(content, isOff ? 'nowhere' : isConstant ? 'pinned fact' : 'fact')
  const place = order !== undefined && draw.chance() ? { [order]: draw.count(1, 100) } : undefined
  if (place && !isOff) expected.leftOut.add('Place and order of entries in the prompt')
  if (isOff) expected.leftOut.add(`Switched off: ${own || keyed[0]!}`)
  return {
    [content]: decorator + text,
    [keys]: hasKeyLine ? keyed.join(', ') : [...pattern, ...keyed],
    ...(name !== undefined && { [name]: own }),
    ...(seconds.length > 0 && { [secondKeys!]: seconds }),
    ...(constant !== undefined && { [constant]: isConstant }),
    ...place,
    ...(off && { [off[0]]: isOff ? off[1] : !off[1] }),
  }
}

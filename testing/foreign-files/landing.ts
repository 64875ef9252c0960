import type { ReadStoryFile } from '#server/features/transfer/formats/read-story-file.ts'

/** Where a field of a foreign file is to be found once the file is read. */
export type Landing =
  | 'title'
  | 'scenario'
  | 'note'
  | 'opening'
  | 'told'
  | 'turn'
  | 'fact'
  | 'pinned fact'
  | 'name'
  | 'nowhere'

/** The texts of a generated file with their landings, and the names that are to be listed as left out. */
export class Expected {
  readonly landings: { field: string; text: string; lands: Landing }[] = []
  readonly leftOut = new Set<string>()

  land(field: string, text: string, lands: Landing): void {
    this.landings.push({ field, text, lands })
  }
}

/** Every text that is not where it was to land, and every name that is left out against expectation, or not. */
export function faultsOf({ document, leftOut }: ReadStoryFile, expected: Expected): string[] {
  const { title, scenario, note = '', messages, memory } = document
  const names = new Set(
    memory.entries.flatMap(({ name, aliases }) => [name, ...aliases.map((alias) => alias.name)]),
  )
  const whole = JSON.stringify(document)
  const isTold = (role: string, text: string) =>
    messages.some((message) => message.role === role && message.text.includes(text))
  const isFact = (text: string, isPinned: boolean) =>
    memory.facts.some((fact) => fact.text === text && fact.isPinned === isPinned)
  const has: Record<Landing, (text: string) => boolean> = {
    title: (text) => title === text,
    scenario: (text) => scenario.includes(text),
    note: (text) => note.includes(text),
    opening: (text) => messages.some((message) => message.parent === null && message.text === text),
    told: (text) => isTold('assistant', text),
    turn: (text) => isTold('user', text),
    fact: (text) => isFact(text, false),
    'pinned fact': (text) => isFact(text, true),
    name: (text) => names.has(text),
    nowhere: (text) => !whole.includes(JSON.stringify(text).slice(1, -1)),
  }
  return [
    ...expected.landings.flatMap(({ field, text, lands }) =>
      has[lands](text) ? [] : [`${field} did not land as ${lands}: ${text}`],
    ),
    ...[...expected.leftOut.difference(new Set(leftOut))].map((name) => `not left out: ${name}`),
    ...leftOut.filter((name) => !expected.leftOut.has(name)).map((name) => `left out: ${name}`),
  ]
}

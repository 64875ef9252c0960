import { readFileSync } from 'node:fs'
import type { Scenario } from '../../server/engines/narrator/storyteller/scenario/scenario.ts'

const fields = ['hero', 'foe', 'want', 'with', 'absent', 'captive', 'dead', 'no', 'era', 'place'] as const
type Field = (typeof fields)[number]

export interface LabelledScenario {
  text: string
  labels: Record<Field, string>
  /** Not looked at while building. */
  isKeptAside: boolean
}

export interface Keeping {
  /** Right and labelled, by field. */
  kept: Record<Field, [right: number, of: number]>
  missed: string[]
}

/** Hand-labelled scenarios of a file beside this one. */
export function labelledScenarios(file: string): LabelledScenario[] {
  const scenarios: LabelledScenario[] = []
  let text = ''
  let isKeptAside = false
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# kept aside')) isKeptAside = true
    else if (line.startsWith('> ')) text = line.slice(2)
    else if (line.startsWith('hero: ')) {
      const pairs = line.split('; ').map((part) => part.split(': ') as [Field, string])
      scenarios.push({ text, labels: Object.fromEntries(pairs) as Record<Field, string>, isKeptAside })
    }
  }
  return scenarios
}

/** Share of what the labels name that was read; '?' is not judged. */
export function measureKeeping(scenarios: LabelledScenario[], read: (premise: string) => Scenario): Keeping {
  const kept = Object.fromEntries(fields.map((field) => [field, [0, 0]])) as unknown as Keeping['kept']
  const missed: string[] = []
  for (const { text, labels } of scenarios) {
    const scenario = read(text)
    for (const field of fields) {
      if (labels[field] === '?') continue
      const found = foundIn(scenario, field)
      const isRight = fits(labels[field], found, field)
      kept[field][1]++
      if (isRight) kept[field][0]++
      else missed.push(`${field}: ${labels[field]}  ≠  ${found.join(', ') || '-'}   (${text.slice(0, 110)})`)
    }
  }
  return { kept, missed }
}

function foundIn(scenario: Scenario, field: Field): string[] {
  const people = (state: string) =>
    scenario.people
      .filter((person) => person.state === state)
      .map(({ name, role, relation }) => [name, role, relation].filter(Boolean).join(' '))
  const one = (text: string | undefined) => (text === undefined ? [] : [text])
  switch (field) {
    case 'hero':
      return one([scenario.hero.name, scenario.hero.role].filter(Boolean).join(' ') || undefined)
    case 'foe':
      return one(scenario.foe?.name)
    case 'want':
      return one(scenario.want?.plain)
    case 'with':
      return scenario.people
        .filter(({ isCompanion }) => isCompanion)
        .map(({ name, role }) => [name, role].filter(Boolean).join(' '))
    case 'absent':
    case 'captive':
    case 'dead':
      return people(field)
    case 'no':
      return scenario.prohibitions
    case 'era':
      return one(scenario.era)
    default:
      return one(scenario.place && [scenario.place.phrase, scenario.place.name].filter(Boolean).join(' '))
  }
}

/** People fit one to one; a text has to hold every word of its label. */
function fits(label: string, found: string[], field: Field): boolean {
  if (label === '-') return found.length === 0
  const words = label.toLowerCase().split(' ')
  const texts = found.map((text) => text.toLowerCase())
  if (field === 'with' || field === 'absent' || field === 'captive' || field === 'dead')
    return texts.length === words.length && words.every((word) => texts.some((text) => text.includes(word)))
  return words.every((word) => texts.join(' ').includes(word))
}

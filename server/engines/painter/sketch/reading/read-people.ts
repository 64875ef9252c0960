import type { PainterInput } from '../../painter.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import { type Era, isIndoors, isNearView, type Person, type Place, type Thing } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { isThere, mentionsIn } from './mentions.ts'

interface Setting {
  place: Place
  era: Era | undefined
  things: readonly Thing[]
}

/** Heroes whom the painter has no figure for. */
const NO_PERSON =
  /\b(?:I am|I'm|I’m|You are|You're|I play) (?:\w+,? )?(?:an? |the )?(?:\w+ ){0,2}(?:cat|dog|goose|dragon|wolf|horse|bird|crow|mouse|rat|fox|bee|ant|tree|ship|house|ai|computer|octopus|whale|bear|goat|sheep|fish|frog|spider|snake|ghost|vampire bat|chicken|duck|penguin|pig|cow|rabbit|owl|toaster|sword)\b/i

/** The hero first (as the premise calls them), then whoever the moment shows; at most three. */
export function readPeople({ premise, moment }: PainterInput, { place, era }: Setting): Person[] {
  if (place === 'space' || place === 'ornament' || isNearView(place)) return []
  const hero = NO_PERSON.test(premise) ? undefined : heroOf(premise, place, era)
  const seen = ranking(moment).filter(
    (person) => person !== hero && person !== 'someone' && fits(person, era),
  )
  const count = isIndoors(place) || place === 'market' ? 2 : 1
  return [...(hero ? [hero] : []), ...seen.slice(0, count)]
}

function heroOf(premise: string, place: Place, era: Era | undefined): Person {
  if (place === 'underwater') return 'diver'
  if (place === 'alien-world' && era === 'future') return 'astronaut'
  return ranking(heroSentence(premise)).find((person) => fits(person, era)) ?? 'someone'
}

function ranking(text: string): Person[] {
  const scores = new Map<Person, number>()
  for (const mention of mentionsIn(clausesOf(text), personWords))
    if (isThere(mention)) scores.set(mention.name, (scores.get(mention.name) ?? 0) + mention.sureness)
  return [...scores].sort((a, b) => b[1] - a[1]).map(([person]) => person)
}

/** Figures in dress of one age do not walk through another. */
const dressOf: Partial<Record<Person, readonly Era[]>> = {
  knight: ['old'],
  wizard: ['old'],
  cowboy: ['west'],
  pirate: ['old'],
  detective: ['steam', 'modern', 'ruin', 'west'],
  astronaut: ['future', 'modern'],
  lady: ['old', 'steam', 'west', 'modern'],
  robot: ['future', 'ruin', 'steam', 'old'],
}
const fits = (person: Person, era: Era | undefined): boolean => {
  const eras = dressOf[person]
  return !eras || !era || eras.includes(era)
}

/** The sentence in which a premise says who the reader is. */
const heroSentence = (premise: string): string =>
  /\b(?:I am|I'm|I’m|You are|You're|You’re|I play) ([^.!?]{0,90})/i.exec(premise)?.[1]?.replace(/^as /, '') ??
  ''

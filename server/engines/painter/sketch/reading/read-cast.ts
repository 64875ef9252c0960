import type { PainterInput } from '../../painter.ts'
import { decideLooks } from '../figures/decide-looks.ts'
import type { Pose } from '../figures/limbs.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import {
  type CastMember,
  type Era,
  isIndoors,
  isNearView,
  type Person,
  type Place,
  type Thing,
} from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { isThere, mentionsIn } from './mentions.ts'
import { namedPeople, type NamedPerson } from './named-people.ts'
import { poseOfHero, poseOfOther } from './read-pose.ts'
import { toKeptLooks } from './kept-figures.ts'

interface Setting {
  place: Place
  era: Era | undefined
  things: readonly Thing[]
}

/** Heroes whom the painter has no figure for. */
const NO_PERSON =
  /\b(?:I am|I'm|I’m|You are|You're|You’re|I play|^) ?(?:\w+, )?(?:an? |the )?(?:\w+ ){0,2}(?:cat|dog|goose|dragon|wolf|horse|bird|crow|mouse|rat|fox|bee|ant|tree|ship|house|ai|computer|octopus|whale|bear|goat|sheep|fish|frog|spider|snake|chicken|duck|penguin|pig|cow|rabbit|owl|toaster|bell|river|mountain|ghost)\b/i

export const HERO = 'hero'

/** People of the picture: the hero first, as the scenario calls them, then whoever the moment shows; at most three. */
export function readCast(scene: PainterInput, setting: Setting): CastMember[] {
  const { place, era, things } = setting
  if (place === 'space' || place === 'ornament' || isNearView(place)) return []
  const named = namedPeople(scene)
  const hero = heroOf(scene, era)
  const others = othersIn(scene, named)
    .filter(({ kind, key }) => kind !== hero?.kind || key !== kind)
    .filter(({ kind }) => isOfAge(kind, era))
  const most = isIndoors(place) || place === 'market' ? 2 : 1
  const isTalked = clausesOf(scene.moment).some(({ isSpoken }) => isSpoken)
  const seen = others.slice(0, most)
  const heroPose = poseOfHero(scene.moment, { hasHorse: things.includes('horse') && !isIndoors(place) })
  const member = ({ key, kind, name }: NamedPerson, pose: Pose): CastMember => {
    const kept = toKeptLooks(scene.figures, key)
    const told = key === HERO ? heroSentence(scene.premise) : toldOf(scene, name ?? key)
    return {
      key,
      kind: kept?.kind ?? kind,
      ...(name !== undefined && { name }),
      looks: kept?.looks ?? decideLooks(kind, `${storyOf(scene.seed)}/${key}`, told, era),
      pose,
    }
  }
  const suit = suitAt(place, era)
  const talk = (pose: Pose): Pose => (pose === 'standing' && isTalked && seen.length > 0 ? 'talking' : pose)
  const all = [
    ...(hero ? [member(hero, seen.length > 1 ? heroPose : talk(heroPose))] : []),
    ...seen.map((other, i) => {
      const pose = poseOfOther(scene.moment, other)
      return member(other, i === 0 ? talk(pose) : pose)
    }),
  ]
  return suit ? all.map((each) => (each.kind === 'robot' ? each : { ...each, suit })) : all
}

/** The suit that people need to be at a place. */
function suitAt(place: Place, era: Era | undefined): CastMember['suit'] {
  if (place === 'underwater') return 'diver'
  return place === 'alien-world' && era === 'future' ? 'astronaut' : undefined
}

export function heroOf({ premise, figures }: PainterInput, era: Era | undefined): NamedPerson | undefined {
  const kept = toKeptLooks(figures, HERO)
  if (kept) return { key: HERO, kind: kept.kind, phrase: '' }
  if (NO_PERSON.test(premise)) return undefined
  const kind = mentionsIn(clausesOf(heroSentence(premise)), personWords).find(
    (mention) => isThere(mention) && isOfAge(mention.name, era),
  )?.name
  return { key: HERO, kind: kind ?? 'someone', phrase: '' }
}

/** Those whom the moment shows, by name or by what they are; each once, the first named first. */
function othersIn({ moment }: PainterInput, named: readonly NamedPerson[]): NamedPerson[] {
  const found = new Map<string, NamedPerson>()
  // 'You are a detective' shows nobody beside the hero.
  const clauses = clausesOf(moment).filter(
    ({ words: [who, is] }) => !(/^(?:you|i)$/.test(who ?? '') && /^(?:are|am)$/.test(is ?? '')),
  )
  for (const mention of mentionsIn(clauses, personWords)) {
    if (!isThere(mention) || mention.name === 'someone') continue
    const known = named.find(({ phrase }) => phrase === mention.phrase)
    const person = known ?? { key: mention.phrase, kind: mention.name, phrase: mention.phrase }
    found.set(person.key, person)
  }
  const shown = clausesOf(moment).filter(({ isSpoken }) => !isSpoken)
  for (const person of named) {
    const word = person.key
    if (shown.some(({ words, owners }) => words.some((each, i) => each === word && !owners.has(i))))
      found.set(person.key, person)
  }
  return [...found.values()]
}

/** All that the story says of somebody: their sentences, and what the memory keeps. */
export function toldOf({ premise, earlier, moment, memory = [] }: PainterInput, name: string): string {
  const key = name.toLowerCase()
  const remembered = memory
    .filter((entry) => entry.name.toLowerCase().includes(key))
    .flatMap(({ facts }) => facts)
  const sentences = [premise, ...earlier, moment].flatMap((text) => text.match(/[^.!?]+/g) ?? [])
  return [...remembered, ...sentences.filter((sentence) => sentence.toLowerCase().includes(key))].join('. ')
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
export const isOfAge = (person: Person, era: Era | undefined): boolean => {
  const eras = dressOf[person]
  return !eras || !era || eras.includes(era)
}

/** The words in which a premise says who the hero is: 'I am a young knight who …', 'As the last apprentice of …', 'A librarian discovers …'. */
export const heroSentence = (premise: string): string =>
  (
    /\b(?:I am|I'm|I’m|You are|You're|You’re|I play) ([^.!?]{0,90})/i.exec(premise)?.[1] ??
    /^(?:As )?(?:an?|the) ([^.!?,]{0,60})/i.exec(premise)?.[1] ??
    ''
  ).split(/ (?:of|who|whose|with|in|at|from|aboard|must|and|following) /)[0] ?? ''

export const storyOf = (seed: string): string => seed.split(':')[0] ?? seed

import type { GenreMix } from '#contract/genres.ts'
import { cleanInput } from './clean-input.ts'
import { phraseAt, type Phrase } from './noun-phrase.ts'
import { readCast } from './read-cast.ts'
import { heroOf } from './read-hero.ts'
import type { Language } from './read-language.ts'
import type { ReadPerson } from './read-person.ts'
import { goalOf } from './scenario-goal.ts'
import { lineOf, lineOfFragment, textOf } from './scenario-lines.ts'
import { mixOf } from './scenario-mix.ts'
import { placesIn, type ReadPlace } from './scenario-places.ts'
import { thingAtHand, type ThingAtHand } from './scenario-thing.ts'
import { matterOf, shapeOf, type Shape } from './scenario-shape.ts'

/** What a scenario says, as far as the storyteller understands it. */
export interface Scenario {
  hero?: { role: string; name?: string }
  /** The scenario's own sentences, told to 'you'. */
  lines: string[]
  place?: ReadPlace
  /** A place that is spoken of as where to go. */
  farPlace?: ReadPlace
  /** An infinitive without 'to'. */
  goal?: string
  /** What the goal is about. */
  aim?: Phrase
  people: ReadPerson[]
  things: Phrase[]
  atHand?: ThingAtHand
  /** Read from the words; empty when they tell no genre. */
  mix: GenreMix
  /** Which plot it begins, if its words tell. */
  shape?: Shape
  /** What the question is, where the goal says: 'who sent it'. */
  matter?: string
}

const ORDERED =
  /^\s*(?:please |now )?(?:i want|i'd like|give me|tell me|write|create|make|generate|start|begin|let's play)?\s*(?:me )?(?:a |an |the )?(?:short |new |random )?(?:story|tale|adventure|game|scenario)?\s*(?:about|of|in which|where|set in) (?:me being )?/i
const NO_STORY =
  /^(?:please |now )?(?:create|write|tell|make|give|generate|surprise|mix|start|begin|invent|come up|i want (?:you|a story|to play)|let's play)\b/i

const MOST_LINES = 6

/** Reads a scenario; always gives something, if only a mood. */
export function readScenario(premise: string, language: Language): Scenario {
  const text = cleanInput(premise).replace(ORDERED, '')
  const sentences = language.sentences(text).filter((words) => !NO_STORY.test(textOf(words)))
  const hero = heroOf(sentences)
  const goal = goalOf(sentences)
  const places = placesIn(sentences)
  const { people, things } = readCast(sentences, hero)
  for (const person of people) if (!person.isFoe && isSought(person, goal?.aim)) person.isAway = true
  const shape = shapeOf(people, goal, text)
  if (shape === 'heart') for (const person of people) person.isAway = false
  const lines = sentences
    .map((words) => lineOf(words, hero, words === hero?.sentence))
    .filter((line) => line !== undefined)
  const fragment =
    lines.length === 0 && sentences[0]
      ? lineOfFragment(phraseAt(sentences[0], 0), places.here, hero)
      : undefined
  const lost = people.find(({ isAway, name }) => isAway && name)
  return {
    hero: hero && { role: hero.role, name: hero.name },
    lines: fragment ? [fragment] : lines.slice(0, MOST_LINES),
    place: places.here,
    farPlace: places.far,
    goal: spelledOut(
      goal?.clause,
      lost?.name,
      PLACE_VERB.test(goal?.clause ?? '') ? (places.far ?? places.here) : things[0],
    ),
    aim: goal?.aim,
    people,
    things,
    atHand: thingAtHand(text, things, goal?.clause),
    mix: mixOf(text),
    shape,
    matter: matterOf(shape, goal, text),
  }
}

const PLACE_VERB = /^(?:reach|enter|cross|leave|get)\b/

/** 'find it' is 'find the family portrait'; a goal whose 'it' is nothing that was named is none. */
function spelledOut(
  clause: string | undefined,
  person: string | undefined,
  thing: { name: string } | undefined,
): string | undefined {
  const full = clause
    ?.replace(/\b(?:him|her|them)$/, person ?? '$&')
    .replace(/\bit$/, thing ? `the ${thing.name}` : '$&')
  return full && /\b(?:him|her|them|it)\b/.test(full) ? undefined : full
}

/** The search is for this person. */
const isSought = ({ name, role }: ReadPerson, aim: Phrase | undefined) =>
  aim !== undefined && (name ? aim.name.includes(name) : aim.head.toLowerCase() === role)

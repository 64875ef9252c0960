import type { Genre, GenreMix } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'
import { cleanInput } from './clean-input.ts'
import { phraseAt, type Phrase } from './noun-phrase.ts'
import { wordsOf } from './polish.ts'
import { readCast, type ReadPerson } from './read-cast.ts'
import { heroOf } from './read-hero.ts'
import type { Language, Word } from './read-language.ts'
import { type Goal, goalOf } from './scenario-goal.ts'
import { lineOf, lineOfFragment, textOf } from './scenario-lines.ts'
import { genreOfWord } from './wordbooks/genre-words.ts'
import { personWords } from './wordbooks/person-words.ts'
import { placeKindOf } from './wordbooks/place-kinds.ts'

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
  /** Read from the words; empty when they tell no genre. */
  mix: GenreMix
  shape: Shape
}

export interface ReadPlace {
  name: string
  prep: string
  isProper: boolean
}

/** Which of the plots of any genre a scenario begins. */
export type Shape = 'seek' | 'vanished' | 'solve' | 'defend' | 'reach' | 'strange' | 'trouble'

const ORDERED =
  /^\s*(?:please |now )?(?:i want|i'd like|give me|tell me|write|create|make|generate|start|begin|let's play)?\s*(?:me )?(?:a |an |the )?(?:short |new |random )?(?:story|tale|adventure|game|scenario)?\s*(?:about|of|in which|where|set in) (?:me being )?/i
const NO_STORY =
  /^(?:please |now )?(?:create|write|tell|make|give|generate|surprise|mix|start|begin|invent|come up|i want (?:you|a story|to play)|let's play)\b/i

const MOST_LINES = 5

/** Reads a scenario; always gives something, if only a mood. */
export function readScenario(premise: string, language: Language): Scenario {
  const text = cleanInput(premise).replace(ORDERED, '')
  const sentences = language.sentences(text).filter((words) => !NO_STORY.test(textOf(words)))
  const hero = heroOf(sentences)
  const goal = goalOf(sentences)
  const places = placesIn(sentences)
  const { people, things } = readCast(sentences, hero)
  for (const person of people) if (isSought(person, goal?.aim)) person.isAway = true
  const lines = sentences
    .map((words, at) => lineOf(words, at === 0 ? hero : undefined))
    .filter((line) => line !== undefined)
  const fragment =
    lines.length === 0 && sentences[0] ? lineOfFragment(phraseAt(sentences[0], 0), places.here) : undefined
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
    mix: mixOf(text),
    shape: shapeWith(people, goal, text),
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

/** Somebody who is away makes a search for a person of it; a search for nothing that has a name is a riddle. */
function shapeWith(people: ReadPerson[], goal: Goal | undefined, text: string): Shape {
  const shape = shapeOf(goal?.clause, text)
  const isSearch = /^(?:seek|solve|strange|trouble)$/.test(shape)
  if (isSearch && people.some(({ isAway, isFoe }) => isAway && !isFoe)) return 'vanished'
  return shape === 'seek' && (goal?.aim === undefined || goal.aim.isPlural) ? 'solve' : shape
}

function shapeOf(goal: string | undefined, text: string): Shape {
  const about = goal ?? text
  if (
    /^(?:find out|learn|discover (?:who|what|why|how)|solve|investigate|uncover|prove|figure out|identify|catch)\b/i.test(
      about,
    )
  )
    return 'solve'
  if (
    /\b(?:defend|protect|save|guard|stop|prevent|defeat|destroy|hold|survive|stay|keep|win|stand)\b/i.test(
      about,
    )
  )
    return 'defend'
  if (
    /\b(?:reach|deliver|cross|return|escape|flee|carry|bring|escort|get (?:home|out|to|back)|travel|go|sail|climb|leave)\b/i.test(
      about,
    )
  )
    return 'reach'
  if (
    /\b(?:find|steal|recover|retrieve|seek|fetch|rescue|free|claim|get|take|collect|hunt|search|treasure|artifact)\b/i.test(
      about,
    )
  )
    return 'seek'
  if (/\b(?:murder|vanish\w*|missing|stolen|theft|crime|detective|disappear\w*)\b/i.test(text)) return 'solve'
  if (
    /\b(?:riders?|raiders?|army|siege|invad\w*|attack\w*|enem\w+|war|threat\w*|against|want (?:the|our|my)|hunted)\b/i.test(
      text,
    )
  )
    return 'defend'
  if (
    /\b(?:whisper\w*|hum\w*|haunted|ghost\w*|strange\w*|odd|dream\w*|glow\w*|voices?|knock\w*|curse\w*|nobody can|by itself|wider|too many|never|impossible|remember\w*|magic)\b/i.test(
      text,
    )
  )
    return 'strange'
  return 'trouble'
}

/** The first place the scenario stands in, and the first it only points to. */
function placesIn(sentences: Word[][]): { here?: ReadPlace; far?: ReadPlace } {
  let here: ReadPlace | undefined
  let far: ReadPlace | undefined
  for (const words of sentences) {
    const mustAt = words.findIndex(({ plain }) => plain === 'must')
    for (let at = -1; at < words.length - 1; at++) {
      const prep = words[at]?.plain ?? ''
      if (
        at >= 0 &&
        !/^(?:in|on|at|aboard|inside|under|beneath|of|to|into|near|through|from|reach|a|an|the|my|your|her|his|our|their)$/.test(
          prep,
        )
      )
        continue
      const place = placeAt(words, at + 1)
      if (!place) continue
      const isFar = (mustAt >= 0 && at > mustAt) || /^(?:to|into|from|reach)$/.test(prep)
      if (isFar && place.name !== here?.name) far ??= place
      else here ??= place
    }
  }
  return { here, far: far?.name === here?.name ? undefined : far }
}

/** 'well digger', 'village mayor' */
const isSomebody = (name: string) =>
  personWords.has(name.split(' ').at(-1)!.toLowerCase()) || /(?:er|or|ist|keeper|maker)$/.test(name)

/** 'in Mercy', 'the sheriff of Dry Fork' */
function isNamedPlace(words: Word[], at: number, phrase: Phrase): boolean {
  const last = phrase.name.split(' ').at(-1)!
  const isAfterPreposition =
    /^(?:in|of|at|near|into|to)$/.test(words[at - 1]?.plain ?? '') || / of [A-Z]/.test(phrase.name)
  const isPerson = words
    .slice(at, phrase.end)
    .some(({ tags, plain }) => tags.has('FirstName') || personWords.has(plain))
  return isAfterPreposition && /^\p{Lu}\p{Ll}/u.test(last) && (!isPerson || / of [A-Z]/.test(phrase.name))
}

/** 'the keeper of a lighthouse' stands in the lighthouse: the part of the phrase that names a place counts. */
function placeAt(words: Word[], at: number): ReadPlace | undefined {
  const phrase = phraseAt(words, at)
  if (!phrase || phrase.end - at > 8) return undefined
  const parts = phrase.name.split(/ of /).map((part) => part.replace(/^(?:the|a|an|my|your|his|her) /, ''))
  const part = parts.find((name) => placeKindOf(name.split(' ').at(-1)!) !== undefined)
  const inner = parts.find(
    (name) => !isSomebody(name) && name.split(' ').some((word) => placeKindOf(word) !== undefined),
  )
  const isTagged =
    words.slice(at, phrase.end).some(({ tags }) => tags.has('Place')) || isNamedPlace(words, at, phrase)
  const name =
    part ?? inner ?? (isTagged ? (parts.find((each) => /^\p{Lu}/u.test(each)) ?? parts[0]) : undefined)
  if (name === undefined) return undefined
  const kind = name
    .split(' ')
    .map((word) => placeKindOf(word))
    .findLast((known) => known !== undefined)
  return { name, prep: kind?.prep ?? 'in', isProper: !part && /^\p{Lu}/u.test(name) }
}

function mixOf(text: string): GenreMix {
  const mix: GenreMix = {}
  for (const word of wordsOf(text)) {
    const genre: Genre | undefined =
      genreOfWord(word) ?? genres.find((name) => word === name || (name === 'scifi' && word === 'sci'))
    if (genre) mix[genre] = Math.min(100, (mix[genre] ?? 0) + 30)
  }
  return mix
}

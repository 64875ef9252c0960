import type { GenreMix } from '#contract/genres.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Era, Prohibition } from '../scenario/scenario.ts'
import type { Trouble } from '../scenario/troubles.ts'

export type EntityKind = 'hero' | 'person' | 'animal' | 'thing' | 'place' | 'group'
export type Stance = 'companion' | 'friend' | 'neutral' | 'foe'

/** Anybody and anything the story has; `at` is a place, or whoever holds or keeps it. */
export interface Entity {
  id: string
  kind: EntityKind
  /** Without an article: 'brass key', 'Edda'. */
  name: string
  isProper?: boolean
  isPlural?: boolean
  /** Set before the name in place of an article: 'your', 'his'. */
  owner?: string
  /** Said once, at the first mention: 'your brother Tom'. */
  gloss?: string
  isTold?: boolean
  /** Came into the story by the player's word alone. */
  isTyped?: boolean
  aliases?: string[]
  gender?: 'm' | 'f' | 'n'
  /** Nobody has said the gender yet: the player's next pronoun may change it. */
  isGenderGuessed?: boolean
  role?: string
  at?: string
  /** The last turn in which they did something. */
  acted?: number
  /** The last turn in which they were told of. */
  meant?: number
  /** The last turn in which the hero spoke with them or did something to them. */
  dealt?: number
  /** The turn in which they left the hero, as long as they have not come back. */
  left?: number
  amount?: number
  states?: string[]
  stance?: Stance
  /** Built in or too big to carry. */
  isFixed?: boolean
  /** Of a place: which kind of content/places.ts it is, and whether it has a roof. */
  placeKind?: string
  isInside?: boolean
  /** Of a place that nobody has named: it is told as ‘here’. */
  isUnnamed?: boolean
  /** Of a place where the hero may be only by likelihood: nothing is seen there that nobody told of. */
  isLikely?: boolean
  preposition?: string
  /** The turn it came into the story. */
  since: number
}

/** One thing that is so, in a sentence; `key` says which question it settles, so that it is settled once. */
export interface Fact {
  about: string
  key: string
  text: string
  turn: number
}

export type WantKind =
  | 'find'
  | 'learn'
  | 'carry'
  | 'guard'
  | 'win'
  | 'escape'
  | 'reach'
  | 'defeat'
  | 'love'
  | 'make'
  | 'steal'
  | 'do'

/** The scenario's want against its trouble; the secret parts are settled when the chapter begins. */
export interface Plot {
  kind: WantKind
  /** After 'you want to': 'find your brother Tom'. */
  want: string
  /** The scenario names no want, and none can be told from it: nothing is sought unless the player seeks it. */
  isOpen?: boolean
  goal?: string
  goalName: string
  /** 'why the river has stopped', of a want to know. */
  question?: string
  place: string
  witness?: string
  foe?: string
  stage: 'seeking' | 'over'
  result?: 'met' | 'missed' | 'given up' | 'told'
  /** The player has said that it ends here. */
  isClosed?: boolean
  /** Minutes on the story's clock. */
  deadline?: number
  deadlineText?: string
}

/** What can be chosen next, as it is suggested, and where it leads. */
export interface Choice {
  chip: string
  to: string
}

/** What the story itself tells just now: a storylet or an inquiry, where it is, who takes part, and what can be chosen. */
export interface Tale {
  id: string
  place: string
  /** Ids of whoever and whatever takes part, by slot. */
  cast: Record<string, string>
  choices: Choice[]
  /** What was done well, or, in an inquiry, whom one was wrong about. */
  score: number
  /** Of an inquiry: who it was, and what gives each of the suspects away. */
  culprit?: string
  signs?: number[]
}

export interface World {
  turn: number
  here: string
  entities: Entity[]
  facts: Fact[]
  plot: Plot
  chapter: number
  tale?: Tale
  /** Ids of the storylets that this story has had. */
  taken?: string[]
  /** Since midnight of the first day. */
  minutes: number
  season: string
  weather: string
  era: Era
  /** As the scenario tells it. Without one the era is guessed, and what the player names may stand. */
  year?: number
  /** What the scenario turns on, the surest first. */
  troubles?: Trouble[]
  prohibitions: Prohibition[]
  forbiddenWords: string[]
  /** Small letters; words of the scenario, which no veto list may keep out. */
  premiseWords: string[]
  mix: GenreMix
  lastMeant: string[]
  /** Whom the hero speaks with. */
  partner?: string
  /** The hero went from one place to another in the last turn. */
  isUnderWay?: boolean
  offered: string[]
  /** Told of several, and of no 'I' or 'you': nobody is 'you' until the player is. */
  isOfOthers?: boolean
  /** What the player asked the storyteller for, and the next turn takes up: a mood, or what is so. */
  wished?: string
  /** How the player asked to be told the story, whatever their preferences are. */
  style?: Preferences['narrativeStyle']
  used: string
  nextId: number
}

export const HERO = 'hero'
/** The premise tells of its hero in the third person, and no turn has told yet whom the player plays. */
export const OPEN = 'open to the player'
/** Besides, somebody comes to somebody in it: until the player has told, neither of them is known to be 'you'. */
export const EITHER = 'one of two'
/** The player has said by a pronoun what the hero is. */
export const HE_OR_SHE = 'he or she'
/** The state of whom the program plays opposite the hero. */
export const PLAYED = 'played opposite'

export const entityOf = (world: World, id: string | undefined): Entity | undefined =>
  id === undefined ? undefined : world.entities.find((entity) => entity.id === id)

/** Whoever and whatever was meant of late and is still in the story, the latest first. */
export const meantOfLate = (world: World): Entity[] =>
  world.lastMeant.flatMap((id) => entityOf(world, id) ?? [])

export const heroOf = (world: World): Entity => entityOf(world, HERO)!
export const hereOf = (world: World): Entity => entityOf(world, world.here)!
export const foeOf = (world: World): Entity | undefined => entityOf(world, world.plot.foe)

export const hasState = (entity: Entity | undefined, state: string): boolean =>
  entity?.states?.includes(state) ?? false

export const isBeing = ({ kind }: Entity): boolean =>
  kind === 'person' || kind === 'animal' || kind === 'group'

export const thingsHere = (world: World): Entity[] =>
  world.entities.filter(
    (entity) =>
      entity.kind === 'thing' &&
      entity.at === world.here &&
      !hasState(entity, 'gone') &&
      !hasState(entity, 'hidden'),
  )

/** What is built in here and was not brought in by the player, and is not what the story is after. */
export const fixturesHere = (world: World): Entity[] =>
  thingsHere(world).filter(({ isFixed, isTyped, id }) => isFixed && !isTyped && id !== world.plot.goal)

/** 'The window' is the one of this room: what stands at another place only because such places have it. */
export const isElsewhereFixed = (
  world: World,
  { kind, isFixed, isTyped, at }: Pick<Entity, 'kind' | 'isFixed' | 'isTyped' | 'at'>,
): boolean =>
  kind === 'thing' &&
  isFixed === true &&
  !isTyped &&
  at !== world.here &&
  entityOf(world, at)?.kind === 'place'

export const heldBy = (world: World, holder: string): Entity[] =>
  world.entities.filter(
    (entity) => entity.kind === 'thing' && entity.at === holder && !hasState(entity, 'gone'),
  )

export const factAbout = (world: World, about: string, key: string): Fact | undefined =>
  world.facts.find((fact) => fact.about === about && fact.key === key)

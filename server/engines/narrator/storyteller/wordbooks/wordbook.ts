import type { Genre } from '#contract/genres.ts'

/** What one genre brings: its people, places, things and its weather of speech. Lists are texts with one entry a line. */
export interface Wordbook {
  genre: Genre
  /** First names. */
  she: string[]
  he: string[]
  /** 'role | any, he or she | how they look | what they want'. */
  roles: string[]
  foes: string[]
  places: PlaceEntry[]
  /** Phrases without article for things one can hold. */
  things: string[]
  /** Noun phrases with article, drawn by `[~sound]` and so on. */
  draws: Record<string, string[]>
  /** Sentences about the air of the moment. */
  air: string[]
  /** Interruptions: something happens that nobody asked for. */
  events: string[]
  /** Small scenes of the genre, two or three sentences each; '[who]' is somebody on the spot. */
  scenes: string[]
  /** Last lines that leave the next step open. */
  closers: string[]
  titles: string[]
  /** Scenarios for a story nobody described. */
  seeds: string[]
}

export interface PlaceEntry {
  name: string
  prep: string
  isInside: boolean
  /** Things seen there, without article. */
  props: string[]
  /** Sentences that are true of this place; the first ones are told on arrival. */
  features: string[]
}

/** An intrigue: a question with people in it, told in beats. Parts are filled with people, places and things of the world. */
export interface Plot {
  id: string
  /** Only begins a story: later episodes don't take it. */
  isFirstOnly?: boolean
  /** Parts to cast: 'foe: toll reeve', 'prize: drowned bell'. */
  parts: Record<string, string>
  /** How people call the matter: 'the drowned bell'; of several, parted by '|', the first that can be said. */
  matter: string
  hook: string[]
  clues: Clue[]
  press: string[]
  setback: string[]
  climax: string[]
  win: { force: string[]; words: string[]; wit: string[] }
  after: string[]
}

/** A piece of the truth, as a person tells it and as the eye finds it. */
export interface Clue {
  /** In few words, once it is known: '[foe] was there'. */
  gist: string
  said: string[]
  seen: string[]
}

/** One entry a line; blank lines are nothing. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Entries separated by semicolons where there are any, else by commas. */
export const list = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export const words = (text: string): string[] => text.trim().split(/\s+/)

/** A place of a wordbook: its name without article, the word before it, whether it has a roof, what stands there. */
export const place = (
  name: string,
  prep: string,
  side: 'inside' | 'outside',
  props: string,
  features: string,
): PlaceEntry => ({
  name,
  prep,
  isInside: side === 'inside',
  props: list(props),
  features: lines(features),
})

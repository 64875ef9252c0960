import { type Genre, genres } from '#contract/genres.ts'
import type { PainterInput } from '../painter.ts'
import { randomFrom } from '#server/ground/random.ts'
import {
  isIndoors,
  type Mood,
  type Person,
  type Place,
  type SceneFacts,
  type Thing,
  type TimeOfDay,
  type Weather,
} from './scene-facts.ts'
import { listen, loudest, ranked, type WeightedText, type Lexicon } from './word-finder.ts'
import { moodWords, timeWords, weatherWords } from './lexicon/circumstances.ts'
import { genreHeroes, genrePlaces, genreWords } from './lexicon/genres.ts'
import { personWords, thingWords } from './lexicon/people-and-things.ts'
import { placeWords } from './lexicon/places.ts'

/** Looks of a scene by its words; where they are silent, the genre and random decide. */
export function readScene(scene: PainterInput): SceneFacts {
  const told = [{ text: scene.moment, weight: 3 }, ...recent(scene)]
  const premise = [{ text: scene.premise, weight: 1 }]
  // The told text says where and when; the premise only where that is silent.
  const find = <Name extends string>(book: Lexicon<Name>) =>
    loudest(listen(told, book)) ?? loudest(listen(premise, book))
  const now: WeightedText[] = [{ text: scene.moment, weight: 1 }]
  const [genre, second] = readGenres(scene, [...told, ...premise])
  const random = randomFrom(`${scene.seed}/facts`)
  const place = find(placeWords) ?? random.pick(genrePlaces[genre])
  const time = find(timeWords) ?? usualTime(genre, place, random.next())
  const weather = loudest(listen(told, weatherWords)) ?? usualWeather(place, time)
  return {
    seed: scene.seed,
    place,
    time: time,
    weather,
    mood: loudest(listen(now, moodWords)) ?? defaultMood(genre),
    genre,
    second,
    people: readPeople(scene, place, genre),
    things: ranked(listen([...now, ...recent(scene)], thingWords)).slice(0, 4) satisfies Thing[],
  }
}

/** The text before the moment; it counts less the older it is. */
const recent = ({ earlier }: PainterInput): WeightedText[] =>
  earlier.slice(-3).map((text, i, all) => ({ text, weight: 0.25 + 0.45 * ((i + 1) / all.length) }))

function readGenres(scene: PainterInput, told: WeightedText[]): [Genre, Genre?] {
  const spoken = listen(told, genreWords)
  const mix = scene.genreMix ?? {}
  const most = Math.max(0, ...genres.map((genre) => mix[genre] ?? 0))
  if (most === 0) {
    const [first, second] = ranked(spoken)
    return [first ?? 'fantasy', second]
  }
  // Words only decide between genres that are mixed in equally.
  const score = (genre: Genre) => (mix[genre] ?? 0) * 1000 + (spoken.get(genre) ?? 0)
  const [first, second] = genres.filter((genre) => (mix[genre] ?? 0) > 0).sort((a, b) => score(b) - score(a))
  return [first ?? 'fantasy', second]
}

function usualTime(genre: Genre, place: Place, draw: number): TimeOfDay {
  if (place === 'space') return 'night'
  if (isIndoors(place)) return draw < 0.65 ? 'night' : 'dusk'
  if (genre === 'horror' || genre === 'thriller' || genre === 'mystery') return draw < 0.75 ? 'night' : 'dusk'
  if (genre === 'comedy') return draw < 0.7 ? 'day' : 'dawn'
  return draw < 0.5 ? 'dusk' : draw < 0.7 ? 'night' : draw < 0.87 ? 'dawn' : 'day'
}

/** Snow falls on fields of snow, except in the clear nights that have northern lights. */
const usualWeather = (place: Place, time: TimeOfDay): Weather =>
  place === 'snowfield' && time !== 'night' ? 'snow' : 'clear'

function defaultMood(genre: Genre): Mood {
  const moods: Record<Genre, Mood> = {
    fantasy: 'wonder',
    scifi: 'calm',
    mystery: 'eerie',
    horror: 'eerie',
    western: 'calm',
    postapocalyptic: 'sad',
    comedy: 'merry',
    historical: 'calm',
    romance: 'calm',
    thriller: 'tense',
  }
  return moods[genre]
}

/** The hero first (as the premise calls them), then whoever the moment names; at most three. */
function readPeople(scene: PainterInput, place: Place, genre: Genre): Person[] {
  if (place === 'space') return []
  const named = ranked(listen([{ text: scene.moment, weight: 1 }], personWords))
  const premised = ranked(listen([{ text: heroOf(scene.premise), weight: 1 }], personWords))
  const isAirless = genre === 'scifi' && place === 'alien-world'
  const hero = isAirless
    ? 'astronaut'
    : place === 'underwater'
      ? 'diver'
      : (premised[0] ?? genreHeroes[genre])
  const others = named.filter((person) => person !== hero && !isSameSort(person, hero))
  const count = isIndoors(place) || place === 'market' ? 2 : 1
  return [hero, ...others.slice(0, count)]
}

/** 'He' and 'she' name nobody new where somebody is named better. */
const isSameSort = (person: Person, hero: Person): boolean =>
  (person === 'man' || person === 'woman') && (hero === 'man' || hero === 'woman')

/** The sentence in which a premise says who the reader is. */
function heroOf(premise: string): string {
  return (
    /\b(?:I am|I'm|You are|You're|I play|as) ([^.!?]{0,120})/i.exec(premise)?.[1] ?? premise.slice(0, 160)
  )
}

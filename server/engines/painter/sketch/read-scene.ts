import { type Genre, genres } from '#contract/genres.ts'
import type { PainterInput } from '../painter.ts'
import type { Thing } from './all-things.ts'
import type { Emblem } from './emblems/emblem-file.ts'
import { type Era, type Mood, type Place, isIndoors, type SceneFacts, type TimeOfDay } from './scene-facts.ts'
import { LAMPS, moodWords } from './lexicon/circumstances.ts'
import { genreWords } from './lexicon/genres.ts'
import { listen, loudest, ranked, type WeightedText } from './reading/hearing.ts'
import { lamplit, sunless } from './daylight.ts'
import { isToldNow, toldSentences } from './reading/told-sentences.ts'
import { emblemInstead, isTurnedOn, readEmblems } from './reading/read-emblems.ts'
import { readFires } from './reading/read-fires.ts'
import { isNobody } from './reading/hero.ts'
import { readHour } from './reading/read-hour.ts'
import { readEra } from './reading/read-era.ts'
import { namedPeople } from './reading/named-people.ts'
import { othersIn } from './reading/read-others.ts'
import { readNearView } from './reading/read-near-view.ts'
import { readCast } from './reading/read-cast.ts'
import { isFlooded } from './reading/read-ruin.ts'
import { isRoom, readPlace, surroundingsOf } from './reading/read-place.ts'
import { readWeather } from './reading/read-weather.ts'
import { readDetails, readThings } from './reading/read-things.ts'

/** Content of a scene by its words. What they do not tell is left out; only hour and colours are chosen then. */
export function readScene(asked: PainterInput): SceneFacts {
  const scene = { ...asked, moment: inDoubleMarks(asked.moment), earlier: asked.earlier.map(inDoubleMarks) }
  const told = [{ text: scene.moment, weight: 3 }, ...recent(scene)]
  const [genre, second] = readGenres(scene, [...told, { text: scene.premise, weight: 1 }])
  const ownEra = readEra(scene)
  // A mixture of genres alone tells no age that rules out a telephone.
  const emblems = readEmblems(scene, readEra({ ...scene, genreMix: {} }))
  const instead = emblems.length > 0 ? [] : emblemInstead(scene, ownEra)
  const chosen = choosePlace(scene, ownEra, emblems)
  const { era = ownEra } = chosen
  const hour = readHour(scene)
  // Open land on which snow lies is a field of snow.
  const isSnowfield = chosen.place === 'open' && readWeather(scene, hour ?? 'day').isSnowy
  const place = isSnowfield ? 'snowfield' : chosen.place
  const about = place === 'ornament' && emblems.length === 0 ? instead : emblems
  const fires = readFires(scene.moment)
  const time = hour ?? (place === 'ornament' ? 'day' : usualTime(place, scene.moment, fires))
  const shown = readThings(scene, era)
  const isInLighthouse = place === 'coast' && IN_LIGHTHOUSE.test(scene.moment)
  if (isInLighthouse) shown.things = [...new Set<Thing>(['lighthouse', ...shown.things])]
  return {
    seed: scene.seed,
    place,
    time,
    isHourTold: hour !== undefined,
    ...(chosen.isDim && { isDim: true }),
    ...readWeather(scene, time),
    mood: loudest(listen([{ text: scene.moment, weight: 1 }], moodWords)) ?? defaultMood(genre),
    genre,
    ...(second && { second }),
    ...(era && { era }),
    ...(isInLighthouse ? { people: [] } : readCast(scene, { place, era, things: shown.things })),
    ...(AFLOAT.test(scene.moment) && { isAfloat: true }),
    ...shown,
    ...fires,
    ...(isRoom(place) && isFlooded(scene.moment) && { isFlooded: true }),
    details: readDetails(scene.moment),
    ...(about.length > 0 && { emblems: about }),
    ...(instead.length > 0 && { instead }),
  }
}

/** A text whose speeches stand in “ ”, also where it has them in ‘ ’. */
const inDoubleMarks = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d])['‘](?=\p{L})([^'‘’\n]*(?:['’]\p{L}[^'‘’\n]*)*[.,!?…—])['’](?!\p{L})/gu,
    '“$1”',
  )

/** Who is in a lighthouse is not seen, and it is seen from outside: no plate shows its rooms. */
const IN_LIGHTHOUSE =
  /\blamp room\b|\b(?:desk|stairs?|steps|lens|bunk|stove|logbook|window) of the lighthouse\b|\b(?:wind|winds) the clockwork\b|\btrims? the wick\b/

/** 'The oars go in', 'you sit in the boat'. */
const AFLOAT =
  /\b(?:in|into|aboard) (?:the|your|my|his|her|our|a) (?:[\w-]+ ){0,2}(?:boat|rowboat|canoe|dinghy|skiff|punt|raft|gondola|kayak)\b|\b(?:[Yy]ou|I|[Ww]e) (?:(?!the|an?|your|my|to|with)\w+ ){0,2}(?:row|paddle|pole|punt)\b|\b(?:row|paddle|pole|punt)s the (?:boat|raft|punt|canoe|skiff|gondola)\b|\b[Tt]he oars?\b(?! (?:lies?|leans?|stands?|is|are|have|has))|\b[Oo]ars (?:up|in|out|shipped)\b|\b[Tt]he (?:boat|canoe|flatboat|raft|punt) (?:\w+ ){0,2}(?:turns|drifts|rocks|glides|slides|noses)/

/** The place where one is sure, else the thing that is in hand, or people, and nobody where it is about somebody of whom there is no drawing. */
function choosePlace(
  scene: PainterInput,
  era: Era | undefined,
  emblems: readonly Emblem[],
): Pick<SceneFacts, 'place' | 'isDim'> & { era?: Era | undefined } {
  const found = readPlace(scene, era)
  // A near view shows nobody: it is none where somebody speaks or acts.
  const nearView = found?.isTold ? undefined : readNearView(scene, era)
  if (nearView && othersIn(scene, namedPeople(scene)).people.length === 0) return { place: nearView }
  // What few words make likely gives way to the thing that they turn on.
  if (found && (found.isTold || !emblems.some(isTurnedOn))) return found
  if (isSubjectUndrawn(scene)) return { place: 'ornament' }
  const place = surroundingsOf(scene, era)
  return place ? { place, isDim: true } : { place: 'ornament' }
}

/** People without the machine or the ghost that it is about are no picture of a scene. */
const isSubjectUndrawn = ({ premise, moment }: PainterInput): boolean =>
  isNobody(premise) ||
  /\b(?:I am|I'm|I’m|You are|You're|You’re|I play|^) ?(?:an? |the )?(?:\w+ ){0,2}(?:robot|droid)\b/i.test(
    premise,
  ) ||
  UNDRAWN.test(moment)
const UNDRAWN =
  /\b(?:you are|you have|your|one) (?:\w+ )?(?:wheels|claws?|tail|wings|paws|hooves|fins|tentacles|feathers|whiskers|snout|beak|antennae|fur|circuits|servos|chassis)\b/i

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

/** Day where no hour is told, unless lamps are lit or no day comes in. */
function usualTime(place: Place, moment: string, { isDark }: Pick<SceneFacts, 'isDark'>): TimeOfDay {
  if (sunless.has(place) || lamplit.has(place) || (isDark && isIndoors(place))) return 'night'
  return isToldNow(toldSentences(moment), LAMPS) ? 'night' : 'day'
}

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

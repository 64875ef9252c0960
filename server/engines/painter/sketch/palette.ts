import type { Genre } from '#contract/genres.ts'
import type { Random } from '#server/ground/random.ts'
import { type Colour, lighter, mix, muted, oklch } from './colour.ts'
import { groundHue } from './lexicon/names.ts'
import { isIndoors, type Mood, type SceneFacts, type TimeOfDay, type Weather } from './scene-facts.ts'

/** The few colours a picture is painted with. */
export interface Palette {
  skyTop: Colour
  skyMiddle: Colour
  /** The sky where it meets the land, and what distance fades into. */
  horizon: Colour
  /** The sun, the moon or whatever else lights the scene. */
  light: Colour
  /** Windows, lanterns, fires. */
  lamp: Colour
  /** The one colour that stands against the others. */
  accent: Colour
  /** The darkest dark, in the foreground. */
  ink: Colour
  /** Snow, where it lies. */
  snow?: Colour
  /** Land and walls by nearness: 0 is the far end, 1 the foreground. */
  land(nearness: number): Colour
}

/** Hues of sky, horizon, light and accent, and how colourful the whole is. */
interface GenreColours {
  sky: number
  middle: number
  horizon: number
  light: number
  accent: number
  chroma: number
}

const genreColours: Record<Genre, GenreColours> = {
  fantasy: { sky: 278, middle: 318, horizon: 55, light: 78, accent: 175, chroma: 1 },
  scifi: { sky: 258, middle: 290, horizon: 38, light: 62, accent: 195, chroma: 0.95 },
  mystery: { sky: 262, middle: 245, horizon: 82, light: 80, accent: 25, chroma: 0.62 },
  horror: { sky: 200, middle: 180, horizon: 130, light: 112, accent: 22, chroma: 0.6 },
  western: { sky: 290, middle: 10, horizon: 58, light: 68, accent: 200, chroma: 1.05 },
  postapocalyptic: { sky: 225, middle: 85, horizon: 68, light: 66, accent: 38, chroma: 0.9 },
  comedy: { sky: 235, middle: 210, horizon: 75, light: 88, accent: 5, chroma: 1.15 },
  historical: { sky: 250, middle: 230, horizon: 78, light: 78, accent: 30, chroma: 0.75 },
  romance: { sky: 295, middle: 345, horizon: 35, light: 62, accent: 10, chroma: 1 },
  thriller: { sky: 250, middle: 240, horizon: 225, light: 45, accent: 25, chroma: 0.7 },
}

/** Lightness of the sky from the top down, chroma, and how far the horizon takes the light's hue. */
const timeTones: Record<
  TimeOfDay,
  { top: number; middle: number; horizon: number; chroma: number; warmth: number }
> = {
  night: { top: 0.19, middle: 0.31, horizon: 0.5, chroma: 0.085, warmth: 0.22 },
  dusk: { top: 0.24, middle: 0.42, horizon: 0.76, chroma: 0.115, warmth: 1 },
  dawn: { top: 0.34, middle: 0.56, horizon: 0.85, chroma: 0.09, warmth: 0.85 },
  day: { top: 0.45, middle: 0.65, horizon: 0.87, chroma: 0.09, warmth: 0.62 },
}

/** Daylight of no hour: high grey, without warmth. */
const evenTones = { top: 0.5, middle: 0.66, horizon: 0.84, chroma: 0.055, warmth: 0.4 }

const weatherTones: Record<Weather, { light: number; chroma: number }> = {
  untold: { light: 0, chroma: 0.9 },
  ash: { light: -0.12, chroma: 0.35 },
  clear: { light: 0, chroma: 1 },
  cloudy: { light: -0.02, chroma: 0.9 },
  rain: { light: -0.07, chroma: 0.5 },
  storm: { light: -0.14, chroma: 0.4 },
  snow: { light: 0, chroma: 0.6 },
  fog: { light: 0.02, chroma: 0.75 },
}

const moodTones: Record<Mood, { light: number; chroma: number; turn: number }> = {
  calm: { light: 0, chroma: 1, turn: 0 },
  wonder: { light: 0.02, chroma: 1.15, turn: 8 },
  merry: { light: 0.04, chroma: 1.15, turn: 6 },
  tense: { light: -0.03, chroma: 0.95, turn: -6 },
  eerie: { light: -0.04, chroma: 0.75, turn: -12 },
  sad: { light: -0.02, chroma: 0.65, turn: 0 },
}

/** Chooses the colours of a scene: genre gives the hues, time the tones, weather and mood bend them. */
export function choosePalette(facts: SceneFacts, random: Random): Palette {
  const hues = hourOf(blendGenres(facts, random), facts.time)
  const tones = facts.isHourTold || facts.time !== 'day' ? timeTones[facts.time] : evenTones
  const weather = weatherTones[facts.weather]
  const mood = moodTones[facts.mood]
  const dim = weather.light + mood.light
  const chroma = tones.chroma * hues.chroma * weather.chroma * mood.chroma
  const turn = mood.turn + (facts.place === 'alien-world' ? random.pick([0, 0, 130, -75]) : 0)

  const skyTop = oklch(tones.top + dim * 0.6, chroma * 0.95, hues.sky + turn)
  const cool = oklch(tones.horizon + dim, chroma * 0.7, hues.sky + turn)
  const warm = oklch(tones.horizon + dim, chroma, hues.horizon + turn)
  // No sun colours a sky that rains.
  const horizon = mix(cool, warm, tones.warmth * (/^(?:rain|storm)$/.test(facts.weather) ? 0.3 : 1))
  const skyMiddle = mix(
    oklch(tones.middle + dim, chroma, hues.middle + turn),
    mix(skyTop, horizon, 0.5),
    0.35,
  )
  const light = lightOf(facts, hues, chroma)
  const ground = groundHue(facts.place)
  const ink = oklch(facts.time === 'day' ? 0.19 : 0.14, 0.035, ground.hue ?? hues.sky)
  const local = oklch(
    tones.middle * 0.82 + dim * 0.5,
    ground.chroma * hues.chroma * 1.1,
    ground.hue ?? hues.middle,
  )
  const far = mix(lighter(horizon, -0.05), mix(skyMiddle, local, 0.4), facts.time === 'night' ? 0.3 : 0.42)
  const middle = lighter(mix(skyMiddle, local, 0.55), facts.time === 'night' ? -0.03 : -0.1)
  const near = mix(ink, local, 0.14)
  const isSnowedIn = facts.isSnowy === true && !isIndoors(facts.place)
  const snow = oklch(Math.min(0.9, tones.horizon + 0.12), 0.025, 245)

  return {
    skyTop,
    skyMiddle,
    horizon,
    light,
    lamp: oklch(0.83, 0.14, 72),
    accent: oklch(0.72, 0.15 * Math.max(0.8, hues.chroma), hues.accent),
    ink,
    ...(isSnowedIn && { snow }),
    land(nearness) {
      const bare =
        nearness < 0.5 ? mix(far, middle, ease(nearness * 2)) : mix(middle, near, ease(nearness * 2 - 1))
      return isSnowedIn ? mix(bare, snow, 0.34 * (1 - nearness * 0.6)) : bare
    },
  }
}

function lightOf(facts: SceneFacts, hues: GenreColours, chroma: number): Colour {
  if (facts.time === 'night') return oklch(0.94, 0.035, facts.genre === 'horror' ? 105 : 88)
  const sun = oklch(0.94, Math.max(0.06, chroma), hues.light)
  return facts.luminary === 'sun' ? sun : muted(sun, 0.5)
}

/** Nights are ink blue and days are blue whatever the genre; dusk and dawn are wholly its own. */
function hourOf(hues: GenreColours, time: TimeOfDay): GenreColours {
  if (time === 'dusk' || time === 'dawn') return hues
  const [sky, middle, share] = time === 'night' ? [263, 258, 0.62] : [245, 228, 0.55]
  return { ...hues, sky: hueBetween(hues.sky, sky, share), middle: hueBetween(hues.middle, middle, share) }
}

function blendGenres({ genre, second }: SceneFacts, random: Random): GenreColours {
  const lead = genreColours[genre]
  const other = second ? genreColours[second] : lead
  const share = second ? 0.22 : 0
  const sway = random.between(-9, 9)
  return {
    sky: hueBetween(lead.sky, other.sky, share) + sway,
    middle: hueBetween(lead.middle, other.middle, share) + sway,
    horizon: hueBetween(lead.horizon, other.horizon, share) + sway * 0.6,
    light: hueBetween(lead.light, other.light, share),
    accent: other.accent,
    chroma: lead.chroma + (other.chroma - lead.chroma) * share,
  }
}

/** Nearness as the eye takes it: tones part quickly in the distance. */
const ease = (share: number): number => share ** 0.85

function hueBetween(a: number, b: number, share: number): number {
  const way = ((b - a + 540) % 360) - 180
  return a + way * share
}

import type { Mood, TimeOfDay } from '../scene-facts.ts'

/** Words that say when a scene is. */
export const timeWords: Record<TimeOfDay, string> = {
  night: `
    night, midnight, since nightfall, since dusk, since sunset, since dark, moonlight, moonlit, moon, starlight, tonight, nightfall, after dark, small hours, nighttime,
    moonless, by night, lamplit, the star, among star, of star, with star, starlit, aurora, northern light, the dark, but dark, still dark, dark outside, flashlight, tail light, night-light, floodlight, bedtime, gone to bed, one in the morning, two in the morning, three in the morning, four in the morning, under the stars, so many star, first star, hour before dawn, hour till dawn, everyone is asleep, everybody is asleep, the town is asleep, house is asleep, whole house sleep, passenger sleep, red-eye, night wind, night air, night sky, darkness outside, light out, city glitter, police light, city light, lights of the city`,
  dusk: `
    dusk, sunset, evening, evening air, evening sky, twilight, sundown, gloaming, setting sun, sun sets, sun set, sun sinks, sun sank,
    low sun, late sun, sinking sun, evening sun, last light, golden hour, sun goes down, sun went down, sun down, lamps are lit, light goes gold`,
  dawn: `
    dawn, sunrise, daybreak, first light, early morning, rising sun, sun rises, sun rose, cockcrow,
    grey morning, not light yet, not yet light, isn't light yet, before light, before sunup, sunup, grey light, cock crow, sun coming up, sun is coming up, sun comes up, sun came up`,
  day: `
    noon, midday, daylight, afternoon, sunlight, sunny, bright day, sunshine, blue sky, high noon, sunlit, morning,
    broad day, bright sun, sun`,
}

/** Lights that are lit when the day gives none. */
export const LAMPS =
  /\b(?:neon|candles?|lamps?|lanterns?|torch(?:es)?|bulbs?|strip lights?|(?:candle|lamp|fire|gas|torch|flash|search)lights?|gas jets?|turned low|lights (?:are|burn) (?:low|dim|dimmed)|headlamps?)\b/

/** Words that say how a scene feels. */
export const moodWords: Record<Mood, string> = {
  calm: 'calm, quiet, peaceful, gentle, still, silence, rest, soft, serene, safe, breath',
  wonder: `
    wonder, magic, magical, glow, glowing, shimmer, miracle, marvel, awe, ancient, golden, beautiful,
    crystal, enchanted, radiant, hum, secret`,
  merry: `
    laugh, laughter, smile, grin, joke, music, dance, cheer, festival, song, feast, funny, giggle, happy,
    joy, celebration, merry`,
  tense: `
    danger, run, chase, gun, knife, blood, fight, attack, shout, scream, alarm, blade, enemy, hurry, escape,
    pursue, threat, shot, battle, explosion`,
  eerie: `
    eerie, ghost, shadow, whisper, dread, haunted, creak, cold, strange, curse, dead, bone, corpse, pale,
    vanish, fear, watching, unnatural, spirit, nightmare`,
  sad: `
    tear, grief, mourn, lonely, loss, sorrow, weep, farewell, funeral, alone, regret, goodbye, sigh, broken,
    abandoned, forgotten`,
}

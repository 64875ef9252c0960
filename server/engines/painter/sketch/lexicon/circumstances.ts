import type { Mood, TimeOfDay, Weather } from '../scene-facts.ts'

/** Words that say when a scene is. */
export const timeWords: Record<TimeOfDay, string> = {
  night: `
    night, midnight, moonlight, moonlit, moon, star, starlight, tonight, nightfall, after dark, darkness,
    small hours, nighttime, moonless, last night, dark`,
  dusk: `
    dusk, sunset, evening, twilight, sundown, gloaming, setting sun, sun sets, sun set, sun sinks, sun sank,
    low sun, sinking sun, evening sun, last light, golden hour, late afternoon, nightfall approaches`,
  dawn: `
    dawn, sunrise, daybreak, first light, early morning, rising sun, sun rises, sun rose, morning, cockcrow,
    morning mist`,
  day: `
    noon, midday, daylight, afternoon, sunlight, sunny, sun, bright day, day, sunshine, blue sky, high noon,
    sunlit`,
}

/** Words that say how the weather is. */
export const weatherWords: Record<Weather, string> = {
  clear: 'clear sky, cloudless, clear night, blue sky, sunny, starry, bright sun, clear',
  cloudy: 'cloud, cloudy, overcast, grey sky, gray sky, clouds gather, leaden',
  rain: `
    rain, raining, rainy, drizzle, downpour, wet street, puddle, rain-soaked, soaked, raindrop, umbrella,
    dripping, rainswept`,
  storm: `
    storm, thunder, lightning, tempest, gale, hurricane, squall, thunderstorm, howling wind, raging`,
  snow: 'snowing, snowfall, falling snow, snow falls, snow fell, blizzard, snowflake, snowstorm, flurry, sleet',
  fog: 'fog, mist, foggy, misty, haze, smog, veil of mist, murk, hazy, steam',
}

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

import type { Scenario } from './scenario.ts'

export function seasonOf(text: string): Scenario['season'] {
  if (
    /\b(?:snow\w*|blizzard|winter|christmas|xmas|yule|advent|new year['’]?s|hanukkah|valentine['’]?s|frost|ice storm|january|february|december|midwinter)\b/i.test(
      text,
    )
  )
    return 'winter'
  if (
    /\b(?:autumn|harvest|halloween|bonfire night|thanksgiving|october|november|september|in the fall)\b/i.test(
      text,
    )
  )
    return 'autumn'
  if (
    /\b(?:spring(?!s| from| up|ing)|april|blossom\w*|easter|mother['’]?s day|in may|may day|thaw)\b/i.test(
      text,
    )
  )
    return 'spring'
  return /\b(?:summer|midsummer|july|august|june|heat ?wave)\b/i.test(text) ? 'summer' : undefined
}

/** Hours that are named for what is kept at them, and words for late ones. */
const FEASTS: [RegExp, NonNullable<Scenario['time']>][] = [
  [
    /\b(?:new year['’]?s|halloween|bonfire night)(?: eve)?\b|\b(?:night|late|graveyard) shift\b|\bclosing time\b|\bafter (?:closing|hours|dark)\b/i,
    'night',
  ],
  [/\b(?:christmas|xmas) eve\b|\bafter work\b|\bat supper\b|\bbedtime\b/i, 'evening'],
  [/\bat breakfast\b|\b(?:christmas|xmas) (?:day|morning)\b|\bearly shift\b/i, 'morning'],
]

/** 'We are camping at midnight when …': what is going on then is going on now. */
export const GOING_ON =
  /\b(?:am|are|is|was|were|'m|'re)(?: \p{L}+)* (?!(?:com|rid|arriv|leav|march|sail|land|fly|head|meet|return|mov)ing)\p{L}+ing\b[^.;!?]{0,50} at (?:midnight|dawn|dusk|noon|night|sunset|sunrise)\b/iu

export function timeOf(text: string): Scenario['time'] {
  const plain = text
    .replace(GOING_ON, (now) => now.replace(/ at (?=\p{L}+$)/u, ' '))
    .replace(
      /\b(?:before|until|by|till|for|(?<!\bis )at)(?: the)? (?:dawn|sunrise|morning|noon|evening|sunset|sundown|night|nightfall|midnight|midday)\b|\b(?:each|every|last|one|some|knights?) (?:night|morning|evening)\b|\bnight (?:nurse|guard|watch\w*|shift|engineer|school|club)\b/gi,
      ' ',
    )
  if (/\b(?:dawn|sunrise|daybreak)\b/i.test(plain)) return 'dawn'
  if (/\bmidnight\b/i.test(plain)) return 'midnight'
  if (/\b(?:evening|dusk|sunset|sundown|nightfall)\b/i.test(plain)) return 'evening'
  if (
    /\b(?:night|tonight|nighttime|moonlit|moonlight)\b/i.test(plain) ||
    /\bnight (?:nurse|guard|watch\w*|shift|engineer)\b/i.test(text)
  )
    return 'night'
  if (/\b(?:morning)\b/i.test(plain)) return 'morning'
  if (/\b(?:noon|midday)\b/i.test(plain)) return 'noon'
  if (/\bafternoon\b/i.test(plain)) return 'afternoon'
  return FEASTS.find(([feast]) => feast.test(text))?.[1]
}

export const weatherOf = (text: string): string | undefined =>
  /\b(?:rain(?:y|ing|-soaked)?|storm(?:y)?|snow(?:ing|y|storm)?|blizzard|fog(?:gy)?|mist(?:y)?|thunderstorm|hurricane|sandstorm|drizzle|hail|gale|heat ?wave|drought|sleet|wind(?:y)?)\b/i
    .exec(text)?.[0]
    .toLowerCase()

import type { Weather } from '../scene-facts.ts'

const FALLS =
  '(?:falls?|falling|fell|comes? down|coming down|came down|drifts?|drifting|whirl\\w*|swirl\\w*|blows?|blowing|blew|driv\\w+|ticks?|sifts?|sifting|flies|flying|settl\\w+)'

/** What sky and air show of the weather, in told sentences in lower case; the first that is found in a sentence holds. */
export const weatherSigns: readonly (readonly [weather: Weather, sign: RegExp])[] = [
  [
    'ash',
    new RegExp(
      `\\b(?:ash|ashes|cinders|soot) (?:[\\w ]+ )?${FALLS}|\\b(?:falling|drifting) (?:ash|ashes|soot)\\b|\\brain(?:s|ing|ed)? (?:of )?(?:ash|ashes|soot|cinders)\\b|\\bash (?:has|had) been falling\\b|\\b(?:dust ?storm|sand ?storm|wall of (?:dust|sand))\\b`,
    ),
  ],
  [
    'snow',
    new RegExp(
      `\\bit (?:is |was |has been |had been |(?:has )?(?:beg[iu]ns?|start(?:s|ed)) to )?snow(?:s|ing|ed)?\\b|\\bit's snowing\\b|\\b(?<!like )snow (?!of\\b)(?:[\\w ]+ )?${FALLS}\\b(?! away)|\\b(?:falling snow|snowfall|snowstorm|blizzard|snowflakes?|flurr(?:y|ies)|snowing|snow in the (?:air|wind)|sleet)\\b`,
    ),
  ],
  [
    'storm',
    /\bthunder(?!ous|heads?| of (?:hooves|applause|feet)|\w* (?:by|past)\b)|\blightning\b|\b(?:storm|tempest|squall|hurricane|thunderstorm|gale|howling wind)\b(?! (?:lantern|shutter|door|drain|window|lamp|of applause))/,
  ],
  [
    'rain',
    /\brain\b(?! (?:of|barrel|coat|butt|water|forest|gutter))|\bin the wet\b(?! \w)|\bunder (?:an?|the|your|her|his) (?:\w+ )?umbrella|\brain(?:s(?! on (?:the|both|you|him|her|us|them))|ing|ed|swept|-soaked|drops?|y)\b(?! (?:down )?(?:blows|arrows|stones))|\b(?:drizzle|drizzling|downpour|monsoon|wet street|deluge|cloudburst|pouring down)\b/,
  ],
  ['cloudy', /\bhail\b(?! of)|\bhailstones?\b/],
  [
    'fog',
    /\b(?:fog|foggy|mist|misty|smog|haze|hazed|hazy)\b(?! (?:of (?:tears|sleep|pain)|eyes|in (?:his|her|your) eyes))|\b(?:loch|lake|river|water|marsh|sea) (?:smokes|steams)\b/,
  ],
  [
    'clear',
    /\b(?:clear|blue|cloudless|perfect|empty|bright) (?:[\w-]+ )?sky\b|\b(?:sky|day|night|air) (?:is |was |stays |stays |left )?(?:[\w-]+ )?(?:clear|cloudless|blue|scrubbed clean)\b|\bscrubbed clean\b|\b(?:cloudless|sunny|sunshine|starry|starlit|starlight|moonlit|moonlight|sunlit)\b|\bstars\b|\bbright sun\b|\b(?:sun|noon|heat) (?:[\w ]+ )?(?:burns|blazes?|beats?|glares?|bakes?|overhead|is already|hits|on the|in your eyes)\b|\bin (?:the )?(?:hard|hot|full|bright) sun\b|\bsingle cloud\b|\bone cloud\b|\b(?:noon|morning|afternoon|day) (?:burns|blazes|bakes|glares)\b/,
  ],
  [
    'cloudy',
    /\bovercast\b|\bthunderheads?\b|\bgr[ea]y (?:morning|afternoon|day|noon)\b|\b(?:grey|gray|leaden|low|heavy|lowering) (?:sky|skies|clouds?)\b|\bclouds (?:gather|hang|pile|cover|lower)\w*\b|\bsky (?:is |was )?(?:the colour of )?(?:grey|gray|lead|slate|leaden|low)\b/,
  ],
]

/** Words before a weather by which it is only likened, is gone, or is of another kind. */
export const unweathering =
  /\b(?:like|as|than|no|not|stopped|stops|ceased|without|hasn't seen|not seen|never|before|after|brain|shit|(?<!\b(?:deal|lot|plenty|sheets?|curtains?|full) )of|called|named|for want of|pretty as|soft as|struck by|hit by) (?:a |the |an |any |much )?(?:\w+ )?$/
/** Words behind it by which it is over. */
export const overNow =
  /^[^.,;]{0,20}\b(?:has|have|had|is|was) (?:just |now |long )?(?:stopped|passed|left|washed|taken|torn|brought|thrown|broken|driven|carried|swept|stripped|gone|over|blown|moved|lifted|cleared|died|ended|eased)\b|^ (?:in|of|during|from) (?:the|last) (?:night|morning|week)\b|^ (?:last|yesterday)|^ (?:left|took|tore|brought|broke|threw|drove|washed|carried|blew|came|stops|stopped|lifts|lifted|is over|ends|passes|passed|clears)\b/

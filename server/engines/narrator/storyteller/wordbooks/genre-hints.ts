import type { Genre } from '#contract/genres.ts'

/** Words that tell a scenario's genre, though they may come up in a story of any. */
export const genreHints: [Genre, RegExp][] = [
  [
    'fantasy',
    /\b(?:portal|another world|talking (?:sword|tree|animals?)|wolfskin|dragons|faeries|fae|centaurs?|mermaids?|phoenix|shapeshifter|paladin|ranger|cleric|bard|orcs?|goblins?|sorcery|chosen one|dark lord)\b/gi,
  ],
  [
    'scifi',
    /\b(?:space|mars|martian|moon base|spaceships?|aliens?|ai|a\.i\.|artificial intelligence|cyberpunk|robots?|time machine|time travel\w*|galactic|interstellar|astronauts?|virtual reality|mutation|laboratory|dystopia\w*|hyperspace|simulation)\b/gi,
  ],
  [
    'mystery',
    /\b(?:detectives?|murder\w*|killed|killer|stolen|missing|vanished|case|private eye|poirot|sherlock|whodunit|noir|body)\b/gi,
  ],
  [
    'horror',
    /\b(?:vampires?|werewol(?:f|ves)|zombies?|asylum|abandoned|possessed|exorcist|curse|cursed|ouija|nightmares?|creature|cult|hears? (?:a child|someone|footsteps|crying))\b/gi,
  ],
  [
    'western',
    /\b(?:cowboys?|wild west|gunslinger|gold rush|bounty hunter|ranchers?|sheriff|ride into|rides into|rode into|outlaws?|dust bowl|texas)\b/gi,
  ],
  [
    'postapocalyptic',
    /\b(?:apocalypse|post-apocalyptic|nuclear|after the (?:end|war|bombs|collapse)|wasteland|survivors?|pandemic|virus|last (?:human|man|woman|people) (?:on|alive))\b/gi,
  ],
  [
    'comedy',
    /\b(?:talking (?:cat|dog|goose|duck|pig|parrot|goat)|(?:cat|dog|goose|duck|pig|parrot|goat|hamster) can talk|bakery|cakes?|roommates?|flatmates?|accidentally|my boss|awkward|grandma|in-laws|food truck|karaoke|neighbou?rs?|office|funny|chaos|llamas?|hamsters?|reality show)\b/gi,
  ],
  [
    'historical',
    /\b(?:1[0-9]{3}|in (?:[3-9][0-9]{2})|vikings?|ancient (?:rome|egypt|greece)|rome|roman|egypt|pharaoh|samurai|victorian|medieval|tudor|titanic|napoleon\w*|civil war|world war|wwi|wwii|gladiators?|(?<!space )pirates?|aztecs?|mayans|renaissance|crusades?)\b/gi,
  ],
  [
    'romance',
    /\b(?:exes|rivals|in love|falls? for|crush|first date|dating|blind date|ex-?(?:boyfriend|girlfriend|husband|wife)|small town|summer (?:fling|romance)|soulmate|wedding|engaged|matchmaker|win back)\b/gi,
  ],
  [
    'thriller',
    /\b(?:bombs?|kidnapp\w*|heist|bank robbery|hitman|assassins?|cia|fbi|mi6|spies|mafia|cartel|hackers?|witness protection|on the run|ransom|double agent|prison|high school|college|internet|social media|text messages?|smartphone|elevator|police|serial killer)\b/gi,
  ],
]

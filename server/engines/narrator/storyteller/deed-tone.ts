export type Tone = 'plain' | 'careful' | 'gentle' | 'angry' | 'afraid' | 'playful' | 'bold'

const signs: [Tone, RegExp][] = [
  [
    'careful',
    /\b(?:care(?:ful|fully)|quiet(?:ly)?|slow(?:ly)?|cautious(?:ly)?|silent(?:ly)?|soft(?:ly)?|stealth\w*|sneak\w*|tiptoe|creep|discreet\w*)\b/i,
  ],
  [
    'angry',
    /\b(?:ang(?:er|ry|rily)|furious\w*|rag(?:e|ing)|shout\w*|scream\w*|yell\w*|slam\w*|demand\w*|hiss|snarl|growl)\b/i,
  ],
  [
    'gentle',
    /\b(?:gent(?:le|ly)|kind(?:ly)?|tender(?:ly)?|sooth\w*|comfort\w*|please|thank\w*|smil\w*|hug|embrace|sorry)\b/i,
  ],
  ['afraid', /\b(?:afraid|fear\w*|nervous\w*|trembl\w*|scared|terrified|anxious\w*|panic\w*|flee|hide)\b/i],
  [
    'playful',
    /\b(?:jok\w*|laugh\w*|grin\w*|wink\w*|teas\w*|danc\w*|sing|silly|playful\w*|giggl\w*)\b|\bhaha/i,
  ],
  [
    'bold',
    /\b(?:bold(?:ly)?|brave(?:ly)?|charge|dare|proud(?:ly)?|confident(?:ly)?|quick(?:ly)?|rush|leap|sprint)\b|!/i,
  ],
]

export const toneOf = (text: string): Tone => signs.find(([, sign]) => sign.test(text))?.[0] ?? 'plain'

const DIRECTION =
  /\b(north|south|east|west|northeast|northwest|southeast|southwest|upstairs|downstairs|up|down|left|right|outside|inside|back|forward|ahead|deeper|onward|away|home)\b/i

/** 'go north', 'climb up': which way, if any was named. */
export const directionOf = (text: string): string | undefined => DIRECTION.exec(text)?.[1]?.toLowerCase()

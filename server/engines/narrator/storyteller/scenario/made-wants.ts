import type { FoundPerson } from './found-person.ts'
import type { ScenarioFoe } from './scenario.ts'

export const stops =
  /(?:[.!?;]| or (?=(?:i|we|he|she|they|it|the|my|our|his|her|else|lose|be)\b)|, (?:but|while|who|which|when|as|though|although|where|or|so|because|with|yet|since|if|even|he|she|it|they|i|and (?:i|he|she|it|they|the|my|an?|now|then))\b| (?:but|because|although|though|while|since|yet|which)\b| — | and (?:i|he|she|it|they|the|my|his|her|now|someone|there|nobody)\b (?=\S+ (?:\S+ )?(?:is|are|has|have|was|will|can|must|wants?|won't|don't|do|does|keeps?)))/i

const NP = String.raw`((?:the|my|our|an?|his|her|two|three|four) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+|(?-i:\p{Lu})[\p{L}'’-]+(?: (?-i:\p{Lu})[\p{L}'’-]+)*)`

export const pattern = (source: string) => new RegExp(source.replaceAll('%', NP), 'iu')

const lowered = (phrase: string) =>
  phrase.replace(/^(?:The|My|Our|An?|His|Her|Two|Three|Four)\b/, (word) => word.toLowerCase())

/** Troubles by their words, and what they make one want. */
const FITTING: [RegExp, (match: RegExpExecArray) => string | null][] = [
  [
    /\b(?:I|we|and (?:I|me)|me and [^.,;]{2,40}?) ?(?:'m |am |are |were |got |'re )?(?:trapped|locked in|stuck|snowed in|stranded)\b(?: (in|on) ((?:the|an?|my|this) [\p{L} '’-]{3,30}?)(?= with | and | by | during |[.,;!?]|$))?/iu,
    (match) => wayOut(match),
  ],
  [
    pattern(
      String.raw`% (?:is |are |got )?(?:stuck|trapped|stranded|caught) (?:up |down )?(?:in|on|under|inside|at|between|behind)\b`,
    ),
    (match) => `rescue ${lowered(match[1]!)}`,
  ],
  [
    pattern(
      String.raw`\b(?:locked up|has locked up|arrested|jailed|took away|taken) (my (?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+)(?= for| because|[.,;!?]|$)`,
    ),
    (match) => `free ${match[1]!}`,
  ],
  [
    /\bnever let (the \p{L}+) ((?:go out|stop|fall|close|die|get (?:out|cold|away))[^.;,]{0,30})/iu,
    (match) =>
      `keep ${match[1]!} from ${({ 'go out': 'going out', stop: 'stopping', fall: 'falling', close: 'closing', die: 'dying' } as Record<string, string>)[match[2]!.trim().split(' between')[0]!] ?? 'harm'}`,
  ],
  [
    /\bthe ((?:\p{L}+ )?(?:shipment|delivery|train|boat|ship|order|doctor|priest|band|letter)) is late\b/iu,
    (match) => `find out where the ${match[1]!} is`,
  ],
  [
    /\bnobody knows ((?:who|what|why|where|how|whether) [^.;,!?]{4,50}?)(?=[.;,!?]|$| and | but )/i,
    (match) => `find out ${match[1]!}`,
  ],
  [
    pattern(
      String.raw`% (?:is|are|has|have|keeps?) (?:been )?(?:broken|breaking|failing|stuck|jammed|leaking|broken down|out of order|stopped working)\b`,
    ),
    (match) => `repair ${lowered(match[1]!)}`,
  ],
  [
    /\b(?:the|our|my) (lights?|power|electricity|heating|engines?|water) (?:has|have|is|are) (?:gone out|gone|out|off|cut off|dead)\b/i,
    (match) => `get the ${match[1]!.toLowerCase()} back`,
  ],
  [
    pattern(
      String.raw`\b(?:hunters?|rid(?:es?|ing)|rode|goes|going|go|went|set out|posse|sets out) after (?:the )?%`,
    ),
    (match) => `catch ${lowered(match[1]!)}`,
  ],
  [
    pattern(
      String.raw`% (?:is|are) (?:being|about to be|to be|going to be|up for) (?:auction\w*|sold|torn down|demolished|closed|destroyed|executed|killed|hunted|evicted|cut down|burned|sale|drained)`,
    ),
    (match) => `save ${lowered(match[1]!)}`,
  ],
  [
    pattern(
      String.raw`% (?:is|are) (?:on fire|burning|sinking|flooding|collapsing|dying|starving|falling apart|under siege|closing down)`,
    ),
    (match) => `save ${lowered(match[1]!)}`,
  ],
  [
    /\b(?:afraid|scared|terrified|frightened) of ((?:[\p{L}'-]+ ?){1,3})(?=[.,;!?]|$| and| but)/iu,
    (match) => `get over the fear of ${match[1]!.trim()}`,
  ],
  [
    pattern(
      String.raw`% (?:has|have) (?:written|sent|left|given)(?: (?:to )?me)? (?:a|an|the) (?:letter|message|note|warning|riddle|invitation)`,
    ),
    (match) => `find out what ${lowered(match[1]!)} wants`,
  ],
  [
    pattern(
      String.raw`% (?:\p{L}+ ){0,3}?(?:is|are|keeps?) (?:watching|following|calling|tailing|stalking) (?:me|us|our|my|the)`,
    ),
    (match) =>
      `find out who is ${/watching|following|calling|tailing|stalking/i.exec(match[0])![0].toLowerCase()} us and why`,
  ],
  [
    /\b(?:letter|message|note|postcard|package|parcel|telegram)s?\b[^.!?]{0,40}\b(?:arrives?|came|comes|from|addressed|sent|says|unsigned|reads|delivered)\b/i,
    (match) => `find out who sent the ${/^\w+/.exec(match[0])![0].toLowerCase()}`,
  ],
  [
    /\b(?:finds?|found|discovers?|discovered|given|inherits?|inherited|receives?|bought|buys?|dug up|digs? up|gets?) (?:an?|the|my [\p{L}' ]{3,25}?'s) ((?:[\p{L}'-]+ ){0,2}?)(map|key|letter|message|note|door|box|chest|book|diary|journal|tape|photograph|photo|ring|egg|mirror|clock|stone|amulet|sword|machine|portal|doll|coin|painting|lamp|statue|radio|phone|bottle|body|baby|robot)\b/iu,
    (match) => {
      const thing = `${match[1]}${match[2]}`.toLowerCase()
      if (match[2] === 'map') return `follow the ${thing} to its end`
      if (/^(?:letter|message|note)$/.test(match[2]!)) return `find out who wrote the ${thing}`
      if (match[2] === 'key') return `find out what the ${thing} opens`
      return /^(?:door|portal)$/.test(match[2]!)
        ? `find out what is behind the ${thing}`
        : `find out where the ${thing} comes from`
    },
  ],
  [
    /\b[Aa]n? (?:[\p{L}-]+ )?(stranger|visitor|caller|traveller|traveler|man|woman|child|girl|boy)\b (?:arrives?|comes|came|appears?|appeared|walks in|walked in|knocks|tells|told|calls|asks|checks in)\b/u,
    (match) => `find out who the ${match[1]!} is`,
  ],
  [
    /\b((?:letter|package|parcel|message|box|gift|telegram)s?)\b[^.]{0,15} to deliver\b,?(?: to (?:an? \p{L}+ (?:named|called) )?([^.,;]{2,40}?)(?= in | at |[.,;]|$))?/iu,
    (match) => `deliver the ${match[1]!}${match[2] ? ` to ${match[2]}` : ''}`,
  ],
  [
    /\b(?:tests?|examines) (?:everyone|everybody|us|me|all)\b|\b(?:the|my) (?:exam|test) is (?:on|in|tomorrow)\b/i,
    () => 'pass the test',
  ],
  [
    pattern(
      String.raw`\b(?:I|we) owe (?:\p{L}+ )?(?:money|a debt|a fortune|\d+[^.]{0,15}|a lot|everything) to (?:an? (?:\p{L}+ ){1,3}(?:named|called) )?%`,
    ),
    (match) => `pay back ${match[1]!}`,
  ],
  [
    /\b(?:I|we|nobody) can(?:'t|not| not) (wake|find|reach|open|stop|save|free|sell|contact) (them|him|her|(?:the|my|our) [\p{L}'’-]+(?: [\p{L}'’-]+)?)\b/iu,
    (match) => `${match[1]!.toLowerCase()} ${match[2]!}`,
  ],
  [/\bwon the ([\p{L}-]+)\b[^!?]{0,120}\b(?:wants?|want) it back\b/iu, (match) => `keep the ${match[1]!}`],
  [
    /\b(?:throwing|planning|organi[sz]ing|giving|hosting) (an? (?:[\p{L}-]+ ){0,2}?(?:party|wedding|feast|concert|ball|dinner|festival|picnic))\b/iu,
    (match) => `give ${match[1]!}`,
  ],
  [
    /\b(mutiny|rebellion|revolt|uprising|war|storm|plot) is (?:brewing|coming|near)\b/i,
    (match) => `stop the ${match[1]!.toLowerCase()}`,
  ],
  [/\b(?:crashed|shipwrecked|stranded|marooned|washed up|lost at sea|castaway)\b/i, () => 'get home'],
  [
    pattern(
      String.raw`% (?:\p{L}+ )?died (?:anyway|last night|yesterday|this morning|suddenly|in (?:his|her) sleep)`,
    ),
    (match) => `find out how ${lowered(match[1]!.replace(/^yesterday /i, ''))} died`,
  ],
  [
    /\b(?:to|in|at|for|enter(?:s|ed|ing)?|win) the ((?:[\p{L}-]+ ){0,2}?(?:contest|tournament|championship|competition|race|election|audition|bake-off|games))\b/iu,
    (match) => `win the ${match[1]!}`,
  ],
  [/\bruns? for (mayor|office|president|governor|sheriff|congress|king|queen)\b/i, () => 'win the election'],
]

/** 'get off the roof', where it says what one is stuck on. */
const wayOut = ([, how, place]: RegExpExecArray): string =>
  place
    ? `get ${how!.toLowerCase() === 'on' ? 'off' : 'out of'} ${place.replace(/^an? /, 'the ')}`
    : 'get out'

/** Where the scenario names no goal, its trouble makes one. */
export function madeWant(
  text: string,
  people: FoundPerson[],
  foe: ScenarioFoe | undefined,
  isRomance: boolean,
): string | undefined {
  const called = (person: FoundPerson) =>
    person.name ?? (person.relation ? `my ${person.role}` : `the ${person.role}`)
  const stuck =
    /\b(?:I|we|and (?:I|me)|me and [^.,;]{2,40}?) ?(?:'m |am |are |were |got |'re )?(?:trapped|locked in|stuck)\b(?: (in|on) ((?:the|an?|my|this) [\p{L} '’-]{3,30}?)(?= with | and | by | during |[.,;!?]|$))?/iu.exec(
      text,
    )
  if (stuck) return wayOut(stuck)
  const captive = people.find(({ state, isFoe }) => state === 'captive' && !isFoe)
  if (captive) return `free ${called(captive)}`
  const dead = people.find(({ state, by, isFoe }) => state === 'dead' && !by && !isFoe)
  if (dead && foe && foe.kind === 'person' && !/murderer|killer/.test(foe.name))
    return `bring ${foe.name} to justice`
  if (dead && /\b(?:murder\w*|killed|poisoned|stabbed|shot|found dead|body|suspects?|killer)\b/i.test(text))
    return `find out who killed ${called(dead)}`
  const lost = /\bis missing\b[^!?]{0,25}\b(?:[Hh]is|[Hh]er|[Tt]heir) name is (\p{Lu}[\p{L}'’-]+)/u.exec(
    text,
  )?.[1]
  if (lost) return `find ${lost}`
  const absent = people.find(({ state, isFoe }) => state === 'absent' && !isFoe)
  if (absent) return `find ${called(absent)}`
  const stolen =
    /\b((?:the|my|our|his|her) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) (?:has been|have been|was|were|is|are|has gone|have gone|went) (?:stolen|missing|taken|gone)\b/iu.exec(
      text,
    ) ??
    /\b(?:stole|stolen|missing|lost) ((?:the|my|our|his|her) (?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+)\b/iu.exec(
      text,
    )
  if (stolen)
    return `find ${stolen[1]!.toLowerCase().startsWith('the') || /^(?:my|our|his|her)/i.test(stolen[1]!) ? stolen[1]!.replace(/^\w+/, (word) => word.toLowerCase()) : stolen[1]!}`
  const culprit =
    /\b(?:someone|somebody|something) ((?:is|has|keeps?|was|had) [^.,;!?]{3,60}|\w+ed\b[^.,;!?]{0,50}|(?:walks|cries|sings|knocks|calls|whispers|scratches|breathes|moves|follows|watches|lives|knows|steals|eats|leaves|takes|burns|kills|writes|plays|rings|opens)\b[^.,;!?]{0,50}|left [^.,;!?]{3,50}|took [^.,;!?]{3,50}|stole [^.,;!?]{3,50}|sent [^.,;!?]{3,50})/i.exec(
      text,
    )
  if (culprit) return `find out ${/something/i.test(culprit[0]) ? 'what' : 'who'} ${culprit[1]!.trim()}`
  const fitting = FITTING.map(([sign, want]) => {
    const match = sign.exec(text)
    return match && want(match)
  }).find((want) => want !== null)
  if (fitting) return fitting
  if (foe)
    return foe.kind === 'force'
      ? `survive ${foe.name}`
      : foe.kind === 'creature'
        ? `get the better of ${foe.name}`
        : `stop ${foe.name}`
  const beloved = isRomance
    ? people.find(
        ({ kind, isFoe, state }) => kind !== 'group' && kind !== 'animal' && !isFoe && state !== 'dead',
      )
    : undefined
  if (beloved) return `win the heart of ${called(beloved)}`
  if (/\b(?:trapped|stranded|shipwrecked|marooned|locked in|stuck|imprisoned|prisoner)\b/i.test(text))
    return /\b(?:stranded|shipwrecked|marooned|stuck)\b/i.test(text) ? 'get home' : 'get out'
  if (
    /\b(?:remember nothing|no memory|amnesia|lost my memory|can't remember|(?:don't|do not|dont) (?:know|remember) (?:who|anything|my name|how i))\b/i.test(
      text,
    )
  )
    return 'find out who I am'
  return riddleIn(text)
}

const odd =
  /\b(?:ha[sv]e? (?:begun|started|stopped)|began|begins?|started|starts|stopped|keeps?|every (?:night|day|morning|year)|each (?:night|day|morning)|is forbidden|are forbidden|(?:is|are) (?:getting|growing|becoming|shrinking|fading|changing|vanishing|disappearing|rising) ?\w*|wider|too many|no longer|by itself|rewritten|lies|hums?|glows?|whispers?|changed|opens|moves|refuses?|one .* too many|never (?:ends|stops|sleeps|opens|comes))\b/i

/** 'find out why the cellar door opens a little wider each night', of what is odd. */
function riddleIn(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.!?;])\s+/))
    for (const part of sentence
      .replace(/\b(?:who|that|which) (?=(?:has|have|is|are|lies|keeps)\b)/gi, '')
      .split(/, (?:and |but )?| and (?=(?:the|my|a|every|nobody|someone|all) )| (?=whose\b)| where /u)) {
      const told = part
        .replace(/^whose /i, 'the ')
        .replace(/[.!?]$/, '')
        .trim()
      if (
        odd.test(told) &&
        /^(?:the|my|our|his|her|a|an|every|one|all|nobody|everyone|each|music|magic|\p{Lu})/iu.test(told) &&
        !/^(?:i|we) /i.test(told) &&
        told.split(' ').length >= 3 &&
        told.split(' ').length <= 14
      )
        return `find out why ${/^\p{Lu}\p{Ll}* (?:is|are|has)/u.test(told) && !/^(?:The|My|Our|A|An|Every|One|All|Nobody|Everyone)/.test(told) ? told : told[0]!.toLowerCase() + told.slice(1)}`
    }
  return undefined
}

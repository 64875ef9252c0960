const NP = String.raw`((?:the|my|our|an?|his|her|two|three|four) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+|(?-i:\p{Lu})[\p{L}'’-]+(?: (?-i:\p{Lu})[\p{L}'’-]+)*)`

const pattern = (source: string) => new RegExp(source.replaceAll('%', NP), 'iu')

const lowered = (phrase: string) =>
  phrase.replace(/^(?:The|My|Our|An?|His|Her|Two|Three|Four)\b/, (word) => word.toLowerCase())

/** Troubles by their words, and what they make one want. */
export const troubles: [RegExp, (match: RegExpExecArray) => string | null][] = [
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
    pattern(
      String.raw`% (?:has|have|is sick with|is ill with|caught) (?:an? |the )?(?:fever|flu|plague|illness|infection|cough|pox)\b`,
    ),
    (match) => `heal ${lowered(match[1]!)}`,
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
export const wayOut = ([, how, place]: RegExpExecArray): string =>
  place
    ? `get ${how!.toLowerCase() === 'on' ? 'off' : 'out of'} ${place.replace(/^an? /, 'the ')}`
    : 'get out'

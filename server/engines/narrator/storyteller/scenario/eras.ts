import type { Era } from './scenario.ts'

/** Words that tell an era; the first era with the most of them is it. */
const signs: [Era, RegExp][] = [
  [
    'ruins',
    /\b(?:post-?apocalyp\w*|apocalypse|after the (?:bombs?|fall|collapse|end|war ended everything|flood|plague|outbreak|blackout|event)|wasteland|fallout|ruins of (?:the )?(?:old )?(?:world|civili[sz]ation|city|cities|\p{Lu}\w+)|scaveng\w+|last (?:humans?|people|survivors?|greenhouse|city|man|woman) (?:on|of|left)|zombies?|survivors?|seed vault|ash flats|raiders?|mutants?|bunker|yellow buses|radioactive|collapse of)/giu,
  ],
  [
    'farFuture',
    /\b(?:spaceships?|starships?|space ?stations?|galax\w+|planets?|warp|android|cyborg|aliens?|asteroid\w*|colony ship|hyperspace|starfleet|mars|moon base|lunar|orbit\w*|desert moon|droids?|blasters?|crime lord|interstellar|airlock|laser|terraform\w*|cryo\w*|space|astronaut|martian|generation ship|exoplanet|robots?|2[2-9]\d\d|3\d\d\d|far future|first contact|jupiter|saturn|nebula|hull breach|star system|shuttle)\b/gi,
  ],
  [
    'nearFuture',
    /\b(?:cyberpunk|hackers?|megacorp\w*|neon|drones?|hologram\w*|implants?|virtual reality|vr|ai|artificial intelligence|20[3-9]\d|2[01]\d\d|near future|dystopi\w+|synthetic|surveillance|self-driving|chip in)\b/gi,
  ],
  [
    'contemporary',
    /\b(?:smart ?phones?|phones?|internet|laptop|e-?mails?|texts?|texted|office|high school|college|university|apartment|teenage|teenager|airport|subway|tiktok|instagram|wi-?fi|website|online|app|cars?|suv|tv|television|netflix|police officer|cafe|café|coffee shop|supermarket|mall|barista|youtube|blog|startup|roommate|motel|highway|bus|bakery|food truck|ice cream|van|camping trip|ski hotel|modern|present day|20[0-2]\d|intern|ceo|fbi|cia|podcast|streamer|gas station|parking|wedding planner|swim team|pizza|computer)\b/gi,
  ],
  [
    'midTwentieth',
    /\b(?:19[4-9]\d|19[4-9]0s|'?[4-9]0s|cold war|kgb|second world war|world war (?:ii|two|2)|ww2|wwii|vinyl|rock ?'?n'? ?roll|disco|vietnam|berlin wall|sixties|seventies|eighties|nineties|fifties|stasi|blitz|rotary phone|cassette|nazis?)\b/gi,
  ],
  [
    'earlyTwentieth',
    /\b(?:19[0-3]\d|19[0-3]0s|prohibition|speakeasy|jazz age|roaring twenties|first world war|world war (?:i|one|1)\b|great war|trenches|flappers?|zeppelin|ocean liner|titanic|art deco|noir|bootlegg\w+|gangsters?|silent film|great depression|dust bowl)\b/gi,
  ],
  [
    'nineteenth',
    /\b(?:18\d\d|18\d0s|nineteenth century|19th century|victorian|gas ?lamps?|gaslight|steam(?:boat|ship| train| engine)|telegraph|stagecoach|sheriff|saloon|cowboys?|outlaws?|wild west|frontier|gold rush|ranch\w*|whal(?:er|ing)|civil war|dickens\w*|carriage|governess|prospector|deputy|homestead\w*|gunslingers?|marshal|comanche|apache|cheyenne|governess|railroad|railway|posse|steampunk|napoleon\w*|waterloo|regency|hansom)\b/gi,
  ],
  [
    'earlyModern',
    /\b(?:1[67]\d\d|1[67]\d0s|seventeenth century|eighteenth century|1[78]th century|pirates?|buccaneers?|privateers?|musket\w*|galleon|frigate|colonial|colony|powdered wig|highwayman|versailles|french revolution|guillotine|redcoats?|musketeers?|plague year|jacobite|caribbean|corsair|letters? of marque|doge|carnival of venice)\b/gi,
  ],
  [
    'renaissance',
    /\b(?:1[45]\d\d|1[45]\d0s|renaissance|medici|tudor|elizabethan|shakespeare|conquistadors?|da vinci|florence|inquisition|printing press|armada|henry viii|borgia|fifteenth century|sixteenth century|1[56]th century|printer's apprentice)\b/gi,
  ],
  [
    'medieval',
    /\b(?:1[0-3]\d\d|[5-9]\d\d ad|medieval|middle ages|knights?|castles?|king(?:dom|s)?|lord of|barons?|feudal|vikings?|norse|jarl|longship|crusad\w+|abbey|monks?|monastery|squires?|wizards?|witch(?:es)?|dragons?|elves|elf|dwar(?:f|ves)|orcs?|goblins?|sorcer\w+|mages?|realm|prophecy|enchant\w+|apprentice|blacksmith|tavern|minstrels?|bards?|jousts?|(?<!\b(?:chess|golf|tennis|football|poker|card|bowling|dance) )tournament|peasants?|serfs?|princess(?:es)?|princes?|throne|swords?|hedge witch|spell\w*|necromancer|paladin|samurai|shogun|ronin|mongols|sultans?|viziers?|griots?|mansa|herald|mason|cathedral|ferryman|trolls?|griffin|potion\w*|fairy|fairies|fae|unicorn)\b/gi,
  ],
  [
    'ancient',
    /\b(?:ancient|rome|roman|gladiators?|caesar|legion\w*|pharaoh|egypt\w*|pyramids?|sparta\w*|athens|greek|troy|babylon\w*|bc|b\.c\.|bce|carthage|oracle|chariots?|emperor|senators?|pompeii|mesopotamia|olymp(?:us|ia)|celtic|druids?|scribe|centurion|nile)\b/gi,
  ],
  [
    'prehistoric',
    /\b(?:prehistoric|stone age|ice age|cave ?(?:man|men|woman|people|painting\w*)|mammoths?|neanderthals?|dinosaurs?|sabre-?tooth\w*|flint|tribe of hunters|bronze age)\b/gi,
  ],
]

/** Strong words that settle the era alone, whatever else is said. */
const settles = new Set<Era>(['prehistoric', 'ruins'])

export function eraOf(text: string): { era?: Era; year?: number } {
  const year = yearIn(text)
  if (year !== undefined) return { era: eraOfYear(year), year }
  let best: { era: Era; count: number } | undefined
  for (const [era, sign] of signs) {
    const found = new Set((text.match(sign) ?? []).map((word) => word.toLowerCase()))
    const count = found.size + (settles.has(era) && found.size > 0 ? 1 : 0)
    if (count > 0 && (!best || count > best.count)) best = { era, count }
  }
  return best ? { era: best.era } : {}
}

function yearIn(text: string): number | undefined {
  const bc = /\b(\d{1,4}) ?(?:b\.?c\.?(?:e\.?)?)\b/i.exec(text)
  if (bc) return -Number(bc[1])
  const found =
    /\b(?:in|year|of|since|autumn|spring|summer|winter|,|the|ad|from|circa|c\.|around|january|february|march|april|may|june|july|august|september|october|november|december|set in|\p{Lu}\w+) (?:the (?:year )?)?(\d{3,4})(s?)\b(?! (?:people|men|gold|coins|miles|feet|soldiers|years|dollars|pieces|of|steps|warriors|acres|kilomet|meters|metres|pounds|days))/u.exec(
      text,
    ) ??
    /(?:^|[^\d$€£.,])\b(1[0-9]\d\d|20\d\d|2[1-9]\d\d)(s?)\b(?! (?:people|men|gold|coins|miles|feet|soldiers|years|dollars|pieces|of|steps|warriors|acres|pounds|days))/.exec(
      text,
    )
  if (found && Number(found[1]) >= 100) return Number(found[1])
  const century = /\b(\d{1,2})(?:st|nd|rd|th) century\b/i.exec(text)
  return century ? (Number(century[1]) - 1) * 100 + 50 : undefined
}

const eraOfYear = (year: number): Era =>
  year < -3000
    ? 'prehistoric'
    : year < 500
      ? 'ancient'
      : year < 1400
        ? 'medieval'
        : year < 1600
          ? 'renaissance'
          : year < 1800
            ? 'earlyModern'
            : year < 1900
              ? 'nineteenth'
              : year < 1940
                ? 'earlyTwentieth'
                : year < 2000
                  ? 'midTwentieth'
                  : year < 2031
                    ? 'contemporary'
                    : year < 2130
                      ? 'nearFuture'
                      : 'farFuture'

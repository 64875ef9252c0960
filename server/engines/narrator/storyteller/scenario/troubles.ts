import type { Scenario } from './scenario.ts'

/** What a premise turns on, though it does not say what is wanted. */
export interface Trouble {
  kind: TroubleKind
  /** What it is called in the premise, with its article, where it is a thing or somebody: 'the fever'. */
  name?: string
}

export type TroubleKind = (typeof TROUBLES)[number][0]

/** Whoever judges it, or looks into it, does not take part in it. */
const JUDGED = /\b(?:ref|referee|judge|umpire|detective|theft)\b/i

/** By kind, the surest first; the group is what it is called, and where the last is, it is none. */
const TROUBLES = [
  ['undead', /\b(zombies?|undead|walking dead|(?<=the )dead(?= (?:are|have|walk|come|rise)))\b/i],
  ['tomb', /\b(tomb|crypt|pyramid|catacombs|burial mound|barrow)\b/i],
  ['loop', /\b(?:time loop|same day (?:again|over)|lives? the same day|day (?:repeats|again and again))\b/i],
  ['air', /\b(oxygen|air(?= (?:left|is running|will last|for)))\b/i],
  ['adrift', /\b(derelict|starliner|dead (?:liner|ship|station|freighter))\b/i],
  ['heist', /\b(?:heist|vault|(?:jewel|master) thief|safecracker|(?:steal|rob|break into) the\b)/i],
  ['sickness', /\b(fever|plague|pestilence|sickness|epidemic|pox|cholera|influenza)\b/i, /plague doctor/i],
  ['siege', /\b(siege|besieged|blockade|bombardment|trench(?:es)?)\b/i],
  [
    'fire',
    /\b(wildfire|blaze|inferno|fire(?= (?:is spreading|has spread|spreads|comes))|burning(?= (?:down|city|village|town|house|building)))\b/i,
  ],
  ['water', /\b(sinking|taking on water|rising water|water is rising|flooding|the dam (?:is|has|will))\b/i],
  ['storm', /\b(storm|blizzard|hurricane|snowstorm|sandstorm)\b/i, /storm[- ]chaser|after the storm/i],
  [
    'eviction',
    /\b(?:bank(?= (?:gives|takes|wants|will|has given|is taking))|landlord|evict\p{L}*|foreclos\p{L}*|throw (?:them|us|me|you) out|owe? (?:him |her |them |the \p{L}+ |me )?\d[\d,]* \p{L}+|\d[\d,]* \p{L}+ (?:left|to (?:him|her|them|the)\b)|owes? money|close (?:the|our|my) (?:school|library|shop))/iu,
    /bank job|heist/i,
  ],
  [
    'visit',
    /\b(?<!(?:are|am|['’]m|['’]re) an? (?:\p{L}+ )?)(?<!detective |chief |police )(inspectors?|critic|auditor|customs|tax collector|talent scout)\b/iu,
    /(?:are|am|['’]m|['’]re) the (?:auditor|inspector|critic)/i,
  ],
  ['duel', /\b(duel|boxing match|gladiators?|tournament|joust|arena)\b/i, JUDGED],
  ['contest', /\b(race|contest|championship|cook-?off|final(?= (?:in|at|against)|[,.])|derby)\b/i, JUDGED],
  [
    'show',
    /\b(?:show(?= (?:starts|begins|is|tonight)|[.,])|gig|opening night|premiere|concert|circus|opera|recital)\b/i,
  ],
  [
    'hiding',
    /\bhid(?:e|es|ing|den)\b.{0,40}\b(?:soldier|samurai|pilot|deserter|child|girl|boy|family|refugee|stranger)s?\b/i,
  ],
  ['curse', /\b(?:cursed?|hexed|spell on (?:me|you|him|her))\b/i],
  ['pirates', /\b(?:pirates?|mutiny|corsairs?|buccaneers?|privateers?)\b/i, /stowaway|library/i],
  [
    'contact',
    /\b(?:first contact|unknown signal|alien (?:signal|ship|vessel)|transmission|(?:a|the) signal (?:from|that|is|has))\b/i,
    /show/i,
  ],
  ['mishap', /\b(?:accident(?:al)?ly|by mistake|fell asleep|overslept|lost control)\b/i],
  [
    'class',
    /\b(?:(?:substitute|supply|new|geography|village|human) (?:school)?teacher|deputy head|(?:my|the) class)\b/i,
  ],
  ['trial', /\b(trial|jury|verdict|tribunal|courtroom|assembly meets)\b/i],
  [
    'wedding',
    /\b(wedding(?! (?:dress|tux|gown|photo|ring|cake|planner))|(?<=the )(?:bride|groom))\b/i,
    /zombie/i,
  ],
  [
    'farewell',
    /\b(?:funeral|ashes|(?:the|a|['’]s) wake|inherit\p{L}*|left me (?:her|his|the|a)|will reading|must be emptied|storage unit)\b/iu,
  ],
  [
    'disguise',
    /\b(?:I|you|I['’]m|you['’]re|my character)\b.{0,140}\b(?:secretly|disguised|undercover|pretending to be|incognito|false name|in hiding|runaway)\b/isu,
  ],
  [
    'hunted',
    /\b(?:on the run|(?:hunted|chased|pursued|followed) by|wanted for|fugitive|price on (?:my|your|his|her) head)\b/i,
  ],
  [
    'rival',
    /\b(?:rivals?|exes|my ex|ex[- ](?:husband|wife|boyfriend|girlfriend))\b/i,
    /suspect|murder|dead/i,
  ],
  ['love', /\b(?:in love|crush|kiss|first date|love story|romance)\b/i],
  ['haunting', /\b(haunted|ghosts?|knock(?:s|ed|ing)?)\b/i, /ghost[- ]tour|for ghosts/i],
  ['monster', /\b(?:the|an?) (?:\p{L}+ )?(dragon|monster|beast|troll|giant|ogre)\b/iu],
  [
    'door',
    /\b(?:(?:finds?|found|behind|tiny|hidden|secret|locked|sealed) (?:(?:an?|the) )?(?:\p{L}+ )?(door|hatch|passage|tunnel|trapdoor|wardrobe|room)|(door|wardrobe|hatch) (?:that|which|I have|you have|just|in the back|leads|opens)|past (?:the|your|my) (second floor))\b/iu,
  ],
  ['stuck', /\b(?:stuck|snowed in|stranded) (?:in|on|at|overnight|together|with|sharing)\b/i],
  [
    'return',
    /\b(?:moved? back|(?:come|came|comes|back|returns?|returned|home) (?:home|to (?:my|your|his|her) (?:hometown|village|childhood home))|(?:home|back) after \p{L}+ years|class reunion)\b/iu,
  ],
  [
    'small',
    /\b(?:bedtime story|(?:small|little|tiny|called \p{L}+ the|\p{Lu}\p{L}+ the) (?:\p{L}+ )?(?:hedgehog|mouse|rabbit|bear|fox|owl|mole|snail|squirrel|cloud|badger|duck))\b/iu,
  ],
  ['message', /\b(letter|note|postcard|telegram)\b/i, /wrote|love letters/i],
  [
    'waking',
    /\b(?:I|you|\p{Lu}\p{L}+) (?:just )?(?:wakes?|woke|awoke) (?:up )?(?:in|on)\b/u,
    /pod|years|ghost/,
  ],
  [
    'first-day',
    /\b(?:first (?:day|night|shift|week|night shift)|new (?:job|recruit|apprentice|intern|ferryman|hire)|just got hired|freshly hired|trainee)\b/i,
    /first day of|school|class|teacher/i,
  ],
  ['lodger', /\b(?:hotel|motel|inn|boarding[- ]house|guest ?house|hostel)\b/i, /murder|found dead|suspects/i],
  [
    'guest',
    /\b(?:an?|the|this) (?:(?:strange|unknown|new|little|young|old|lost|small|injured|wounded|shy) )?(man|woman|boy|girl|stranger|customer|passenger|visitor|traveller|traveler)(?= (?:walks|comes|came|arrives|arrived|enters|asks|wants|knocks|appears|who|with|brings|brought|offers|returned|has|buys)\b)/i,
    /asleep|sleeping|hanged|dead man|body/i,
  ],
  [
    'company',
    /\b(caravan|convoy|expedition|school trip|field trip|bus full|pilgrims|refugees|school bus)\b/i,
    /zombie/i,
  ],
  [
    'road',
    /\b(road trip|cross-country|caravan|wagons?|pilgrim\p{L}*|convoy|truck|lorry|across (?:a|the) desert)\b/iu,
  ],
  [
    'business',
    /\b(?:run|runs|own|owns|keep|keeps|opened|inherited|work(?:s|ing)? (?:at|in))\b[^.!?]{0,50}\b(?:shop|store|bakery|caf[eé]|diner|restaurant|tavern|stall|bookshop|salon|pub)\b/iu,
  ],
  [
    'winter',
    /^(?=.*\b(?:cabin|hut|stranded|snowed in|snowbound|expedition)\b).*\b(winter|snow|ice|cold|antarctic|arctic)\b/is,
  ],
  [
    'creature',
    /\b(?:my|our|an?|the|one|old) (?:\p{L}+ )?(dog|cat|horse|goose|pony|cow|mule|goat|donkey|fox|pig)\b/iu,
    /made of|talks?\b|talking|on a roof|detective|show/i,
  ],
] as const satisfies readonly (readonly [string, RegExp, RegExp?])[]

/** What a hero can be, and then it is no trouble. */
const BEINGS = /^(?:undead|haunting|monster|creature|guest|visit)$/

/** What a premise turns on, the surest first. */
export function troublesIn(text: string, { role = '' }: Scenario['hero']): Trouble[] {
  return TROUBLES.flatMap(([kind, sign, veto]: readonly [TroubleKind, RegExp, RegExp?]) => {
    const found = sign.exec(text)
    const name = found?.slice(1).find(Boolean)?.toLowerCase()
    return !found || veto?.test(text) || (name && BEINGS.test(kind) && role.toLowerCase().includes(name))
      ? []
      : [{ kind, ...(name && { name: `the ${name}` }) }]
  })
}

/** Nouns that name  or beings that can answer. */
export const personWords: ReadonlySet<string> = new Set(
  `man woman boy girl laird ex roommate flatmate neighbour kid baby stranger friend neighbor neighbour brother sister mother father son daughter uncle aunt cousin grandmother grandfather wife husband
  king queen prince princess duke duchess baron baroness lord lady knight squire page guard guards guardian soldier captain general admiral lieutenant sergeant officer deputy
  sheriff constable policeman policewoman detective inspector agent spy thief burglar bandit outlaw pirate smuggler raider merchant trader shopkeeper innkeeper barkeep bartender
  barman waiter waitress cook chef baker butcher smith blacksmith farmer miller shepherd fisherman ferryman sailor pilot driver coachman mechanic engineer scientist professor
  doctor nurse surgeon healer priest priestess monk nun vicar bishop pope wizard witch sorcerer sorceress mage warlock necromancer shaman druid oracle seer prophet elf dwarf
  goblin orc troll ogre giant fairy vampire werewolf ghost spirit demon devil angel alien android robot clone cyborg king's clerk scribe librarian archivist teacher student
  pupil apprentice master mayor minister president senator judge lawyer solicitor banker butler maid housekeeper servant gardener porter beggar widow widower bride groom
  lover rival enemy villain hero heroine hunter ranger scout guide explorer archaeologist astronaut commander operator technician hacker journalist reporter editor writer poet
  bard singer musician dancer actor actress clown juggler magician artist painter sculptor tailor seamstress cobbler carpenter mason jeweller jeweler clockmaker watchmaker
  locksmith undertaker gravedigger sexton caretaker landlord landlady tenant passenger traveler traveller pilgrim refugee prisoner jailer warden executioner messenger courier
  postman cowboy rancher prospector gambler dealer barber blacksmith's survivor scavenger salvager orphan twin  people   
  keeper steward advisor councillor councilor counselor emperor empress chief elder medium fortune-teller organist conductor customer guest host hostess visitor witness suspect child computer
  victim client boss assistant partner colleague companion  mate navigator gunner medic paladin cleric rogue assassin mercenary champion usher tourist puppeteer inventor
  usurper janitor tyrant warlord viking samurai ninja gladiator superhero cop cultist nomad gangster hitman drifter janitor mapmaker mate killer ally
  countess count sidekick squad-mate sibling niece nephew grandma grandpa mum mom dad fiancé fiancée boyfriend girlfriend
  tinker alchemist apothecary herbalist beekeeper goatherd drover groom stablehand lamplighter`
    .trim()
    .split(/\s+/),
)

/** Beings that can be met but do not talk. */
export const animalWords: ReadonlySet<string> = new Set(
  `dog hound puppy cat kitten horse mare stallion pony donkey mule cow bull ox goat sheep lamb pig boar wolf fox bear deer stag hare rabbit rat mouse bat owl raven crow rook
  hawk eagle falcon goose duck swan hen rooster parrot pigeon sparrow snake lizard frog toad spider bee moth beetle fish shark whale dolphin seal lion tiger monkey ape elephant
  camel dragon griffin unicorn phoenix hydra wyvern beast creature monster animal bird`
    .trim()
    .split(/\s+/),
)

/** Beings of the tales that are somebody without having a name. */
export const beastWords: ReadonlySet<string> = new Set(
  'dragon beast creature monster griffin unicorn phoenix hydra wyvern kraken sphinx ghoul'.split(' '),
)

const SHE =
  /(?:woman|girl|mother|sister|daughter|aunt|wife|queen|princess|duchess|baroness|lady|nun|witch|sorceress|priestess|maid|widow|bride|heroine|actress|hostess|empress|landlady|seamstress|policewoman|waitress|niece|grandmother|madam|mrs|miss|mistress)$/i
const HE =
  /(?:man|boy|father|brother|son|uncle|husband|king|prince|duke|baron|lord|monk|wizard|priest|bishop|widower|groom|emperor|landlord|uncle|nephew|grandfather|sir|mr|vicar|abbot|squire|page|laird|count|sheriff|lad|gentleman)$/i

/** What a trade's name tells of its bearer's gender. */
export const genderOfRole = (role: string): 'he' | 'she' | undefined =>
  SHE.test(role) ? 'she' : HE.test(role) ? 'he' : undefined

const THINGS_IN_ER =
  /^(?:letter|paper|water|tower|river|corner|flower|ladder|number|order|power|silver|timber|counter|drawer|lever|mirror|door|floor|colour|color|cellar|chapter|weather|shelter|slipper|copper|leather|feather|hammer|fever|danger|matter|answer|supper|dinner|winter|summer|theater|harbor|error|terror|horror|motor|elevator|generator|reactor|transmitter|scanner|chamber|border|cover|paper|poster|locker|trailer|cooker|printer|monitor|radiator|ledger|anchor|meteor|sector|temper|whisper|murder|wonder|monster|rumor|rumour|clutter|gutter|shutter|boulder|shoulder|finger|layer|pepper|sugar|altar|pillar|collar|star|car|bar|guitar|human|demon)$/

/** Whether a noun names somebody one can talk to, as far as one can tell by its shape. */
export const isPersonLike = (noun: string): boolean => {
  const head = noun.toLowerCase()
  return (
    personWords.has(head) ||
    (/(?:er|or|ist|ian|man|woman|wright|smith|monger)$/.test(head) &&
      head.length > 4 &&
      !THINGS_IN_ER.test(head))
  )
}

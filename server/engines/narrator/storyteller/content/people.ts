import type { Era } from '../scenario/scenario.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

interface Names {
  f: string[]
  m: string[]
}

/** First names that are at home in a time; nobody of the story is given one that the scenario uses. */
const old: Names = {
  f: words(
    'Aveline Edda Maud Isolde Sigrun Marthe Petra Wynn Hild Rosamund Brida Agathe Tilda Ysolt Gerta Alys',
  ),
  m: words('Anselm Bram Corin Dietrich Edric Fulk Garin Halvard Ivo Joss Lambert Odo Piers Rafe Tobin Wat'),
}
const recent: Names = {
  f: words('Agnes Cora Delia Esther Flora Greta Harriet Imogen Josie Lydia Maud Nora Opal Ruth Sylvia Vera'),
  m: words(
    'Amos Basil Clement Edgar Felix Gilbert Hugo Jed Lionel Moses Nate Otis Percy Rupert Silas Wilfred',
  ),
}
const current: Names = {
  f: words('Alma Brooke Dana Elena Farida Hana Irina Leila Mara Nadia Olga Priya Ros Selin Tess Yara'),
  m: words('Anton Ben Damir Erik Faisal Grant Ivan Jonas Kemal Lukas Marek Nolan Omar Pavel Quinn Stefan'),
}
const later: Names = {
  f: words('Anouk Calla Ilse Juno Kestrel Linden Miko Noor Oyelle Rhea Saro Tally Tove Vega Ximena Zadie'),
  m: words('Ansel Bohdan Cato Dace Emil Flint Idris Jax Kavi Milan Orson Perch Renzo Slate Soren Tarek'),
}

export const namesOf: Record<Era, Names> = {
  prehistoric: old,
  ancient: old,
  medieval: old,
  renaissance: old,
  earlyModern: old,
  nineteenth: recent,
  earlyTwentieth: recent,
  midTwentieth: recent,
  contemporary: current,
  nearFuture: current,
  farFuture: later,
  ruins: later,
}

/** By what a stranger is known at first sight: whoever is asked after is told so, and it stays so. */
export const looks: string[] = [
  'ink on both cuffs and a pencil behind one ear',
  'a coat a size too large, and both hands lost in it',
  'grey at the temples, and quick hands',
  'freckles and one chipped tooth',
  'boots that have walked a good way, and lately',
  'a scarf wound twice around, whatever the weather',
  'mended gloves, and a habit of looking at them',
  'sleeves rolled up past the elbow and flour, or plaster, to the wrist',
  'a limp on the left side, and a stick for it',
  'a burn on the back of one hand, half healed',
  'two pairs of spectacles, one of them pushed up',
  'a key on a cord, worn outside of everything',
]

/** What somebody nobody has asked before turns out to want. */
export const wishes: string[] = [
  'a quiet year and a roof that keeps the rain out',
  'to be asked, for once, before things are decided',
  'to see the sea again',
  'to pay back an old debt to the penny',
  'news of a sister who went away',
  'to finish one thing properly',
  'a bigger share of the credit and a smaller one of the blame',
  'to sleep for a week',
]

const PEOPLE = new Set(
  words(`man woman boy girl laird kid baby stranger friend neighbour neighbor brother sister mother father son daughter uncle aunt cousin grandmother grandfather wife husband
  king queen prince princess duke duchess baron baroness lord lady knight squire page guard guards guardian soldier soldiers captain general admiral lieutenant sergeant officer deputy
  sheriff constable policeman policewoman police detective inspector agent spy thief burglar bandit bandits outlaw pirate pirates smuggler raider raiders merchant trader shopkeeper innkeeper barkeep bartender
  barman waiter waitress cook chef baker butcher smith blacksmith farmer miller shepherd fisherman ferryman sailor sailors pilot driver coachman mechanic engineer scientist professor
  doctor nurse surgeon healer priest priestess monk nun vicar bishop pope wizard witch sorcerer sorceress mage warlock necromancer shaman druid oracle seer prophet elf dwarf
  goblin orc troll ogre giant fairy vampire werewolf ghost spirit demon devil angel alien android robot clone cyborg clerk scribe librarian archivist teacher student
  pupil apprentice master mayor minister president senator judge lawyer solicitor banker butler maid housekeeper servant gardener porter beggar widow widower bride groom
  lover rival enemy villain hero heroine hunter ranger scout guide explorer archaeologist astronaut commander operator technician hacker journalist reporter editor writer poet
  bard singer musician dancer actor actress clown juggler magician artist painter sculptor tailor seamstress cobbler carpenter mason jeweller clockmaker watchmaker
  locksmith undertaker gravedigger sexton caretaker landlord landlady tenant passenger traveller traveler pilgrim refugee prisoner jailer warden executioner messenger courier
  postman cowboy rancher prospector gambler dealer barber survivor scavenger orphan twin keeper steward advisor emperor empress chief elder medium organist conductor customer guest host
  hostess visitor witness suspect child children people crowd victim client boss assistant partner colleague companion mate navigator gunner medic paladin cleric assassin mercenary champion
  audience jury orchestra choir mob troops congregation spectators onlookers fiancé fiance fiancee firefighter paramedic pianist violinist goatherd bailiff neighbours neighbors tourists passengers waiters colleague classmate roommate flatmate bartender rainmaker figure rider riders usher tourist inventor janitor tyrant viking samurai ninja gladiator cop cultist nomad gangster countess count niece nephew grandma grandpa mum mom dad fiancé fiancée boyfriend girlfriend
  tinker alchemist apothecary herbalist beekeeper groom stablehand lamplighter receptionist secretary manager bouncer villager villagers townsfolk crew men women family parents team`),
)
const ANIMALS = new Set(
  words(`dog hound puppy cat kitten horse mare stallion pony donkey mule cow bull ox goat sheep lamb pig boar wolf wolves fox bear deer stag hare rabbit rat mouse bat owl raven crow rook
  hawk eagle falcon goose geese duck ducks swan hen rooster parrot pigeon sparrow snake lizard frog toad spider bee bees moth beetle fish shark whale dolphin seal lion tiger monkey ape elephant
  camel dragon griffin unicorn phoenix hydra kraken beast creature monster animal bird birds chicken chickens turtle squirrel hedgehog badger otter mole`),
)

export const isPersonWord = (head: string): boolean => PEOPLE.has(head)
export const isAnimalWord = (head: string): boolean => ANIMALS.has(head)

const SHE =
  /(?:woman|girl|mother|sister|daughter|aunt|wife|queen|princess|duchess|baroness|lady|nun|witch|ess|maid|widow|bride|heroine|landlady|seamstress|niece|grandma|mum|mom|madam|mrs|miss|mistress|hen|mare|cow|ewe)$/i
const HE =
  /(?:man|men|boy|father|brother|son|uncle|husband|king|prince|duke|baron|lord|monk|wizard|priest|bishop|widower|groom|emperor|landlord|nephew|grandpa|dad|sir|mr|vicar|abbot|squire|laird|count|lad|gentleman|friar|rooster|stallion|bull)$/i

const names = (gender: keyof Names) =>
  new Set([old, recent, current, later].flatMap((list) => list[gender]).map((name) => name.toLowerCase()))
const she = names('f')
const he = names('m')
const COMMON_SHE =
  /^(?:mary|anna|anne|jane|sarah|emma|lucy|alice|kate|lily|rose|ella|eva|maria|laura|julia|sophie|marta|lenore|clara|mira|elsie|molly|nell|rosa|ada|ida|amy|beth|ellen|grace|helen|ivy|jo|lena|lisa|mia|nina|sally|susan|tina|zoe)$/i
const COMMON_HE =
  /^(?:tom|john|james|jack|bob|bill|harry|george|peter|paul|mark|luke|sam|max|ben|dan|david|joe|henry|robert|richard|william|charles|frank|fred|arthur|ketil|lars|olaf|ned|ted|will|hans|karl|otto|leo|oscar|simon|adam|alan|brian|carl|ed|eric|gary|ian|jim|kevin|larry|mike|nick|oliver|pete|ralph|steve|tim|victor|walter)$/i

/** Whether a name or a role tells a gender. */
export function genderOf(name: string, role?: string): 'm' | 'f' | undefined {
  for (const text of [role, name]) {
    const word = text?.split(' ').at(-1)?.toLowerCase()
    if (!word) continue
    if (SHE.test(word)) return 'f'
    if (HE.test(word)) return 'm'
  }
  const first = name.split(' ')[0]!.toLowerCase()
  if (she.has(first) || COMMON_SHE.test(first)) return 'f'
  if (he.has(first) || COMMON_HE.test(first)) return 'm'
  // Names of many tongues end alike.
  if (/^\p{Lu}\p{Ll}{2,}$/u.test(name))
    return /(?:a|elle|ette|ine|lyn|ie)$/.test(name)
      ? 'f'
      : /(?:o|us|ard|ert|ric|ald|son|an|im|ul|ik|or)$/.test(name)
        ? 'm'
        : undefined
  return undefined
}

import { kindOfNoun } from './noun-kinds.ts'

const wordsOf = (list: string) => new RegExp(`^(?:${list})(?:e?s)?$`, 'i')

/** People whom WordNet does not name, or not before something else. */
const people = wordsOf(
  'principal|operator|medium|figure|spectators|onlookers|trucker|netrunner|jarl|sweep|publisher|first mate|queen|mage|people|driver|count|medic|agent|fortune-teller|druid|ronin|viking|pharaoh|caesar|chauffeur|barista|superhero|scavenger|heroine|lich|ceo|streamer|influencer|stablehand|commuter|werewolf|ghost|spirit|halfling|orc|troll|giant|android|cyborg|mutant|robot|ai|human|pair|couple|empire|zombie|vampire|demon|alien',
)

/** Words for people that are things or qualities first. */
const noPerson =
  /^(?:reader|plier|speaker|jumper|pitcher|sleeper|trailer|cutter|shrimp|digger|hood|blaster|mace|batter|scanner|monitor|transmitter|rover|slicer|planter|scraper|opener|cleaver|grinder|rocker|bumper|sweeper|sucker|stinker|teaser|whopper|person|sir|madam|ward|charge|good|dear|subject|self|loved|party|lead|love|being|peer|rail|second|beat|smart|blind|deaf|female|male|native|quarry|quarrie|longer)s?$/i

const animals = wordsOf(
  'rook|geese|chicken|tiger|leopard|mice|otter|beaver|mole|turtle|whale|octopus|squid|seal|donkey|alligator|gull|lobster|wolves',
)
const noAnimal =
  /^(?:human|host|young|game|stray|prey|pet|survivor|bait|head|mount|drone|hybrid|stock|livestock|male|female|adult|kid|creature)s?$/i
const creatures = wordsOf(
  'dragon|wyrm|beast|monster|creature|kraken|griffin|gryphon|unicorn|phoenix|basilisk|hydra|minotaur|sphinx|golem|leviathan|serpent|wraith|shadow|demon|ghost|spirit|troll|ogre|giant|vampire|werewolf|zombie|ghoul|poltergeist|banshee|entity|swarm|wendigo|chimera|cyclops|specter|spectre|phantom|imp|gargoyle|bigfoot|yeti|alien',
)
/** Trades that are put together from two words. */
const trade =
  /^(?:(?:wo)?m[ae]n|folk|wife|wives)s?$|^[a-z]{2,}(?:smith|wright|keeper|maker|monger|herder?|woman|man|women|men|folk|wife|hunter|catcher|fighter|seller|walker|teller|diver|worker|carrier|taster|finder|tamer|cutter)s?$/i
const noTrade = /^(?:human|shaman|talisman|ottoman|roman|german)$/i
const groups =
  /^(?:audience|jury|orchestra|choir|troops|congregation|spectators|onlookers|crew|gang|army|cult|guild|legion|horde|tribe|council|syndicate|cartel|corporation|company|empire|rebels?|resistance|militia|posse|garrison|fleet|police|crowd|mob|people|folk|villagers|townsfolk|townspeople|family|parents|children|kids|friends|clan|squad|team|band|twins|siblings|mafia|pair|couple|wolves|mice|raiders|bandits|pirates|soldiers|guards|riders|zombies|neighbou?rs|swarm)$/i

export const isCreatureNoun = (noun: string): boolean => creatures.test(noun)
export const isGroupNoun = (noun: string): boolean => groups.test(noun)

/** Whether the word names a beast. */
export const isAnimalNoun = (noun: string): boolean =>
  animals.test(noun) ||
  (kindOfNoun(noun) === 'animal' && !noAnimal.test(noun) && !isCreatureNoun(noun)) ||
  /^(?:dragon|griffin|unicorn|phoenix|hydra|kraken|beast|creature|monster|animal)s?$/.test(noun)

/** Whether a phrase names a beast: 'grey mouse', and not 'computer mouse' or 'stuffed owl'. */
export const isAnimalPhrase = (text: string, head: string): boolean =>
  isAnimalNoun(head) && !NO_BEAST.test(text)
const NO_BEAST =
  /\b(?:(?:baseball|cricket|softball|wooden|metal|steel|aluminium|aluminum) bat|computer mouse|(?:rocking|clothes|pommel|wooden) horse|(?:teddy|gummy) bear|(?:tower|loading|building|construction) crane|battering ram|hot dog|rubber duck|piggy bank|(?:stuffed|toy|plush|origami|china|stone|bronze) \p{L}+)s?$/iu

/** Whether the word names somebody, on two legs or four. */
export const isBeingNoun = (noun: string): boolean =>
  people.test(noun) ||
  isGroupNoun(noun) ||
  isAnimalNoun(noun) ||
  isCreatureNoun(noun) ||
  (trade.test(noun) && !noTrade.test(noun)) ||
  (kindOfNoun(noun) === 'person' && !noPerson.test(noun))

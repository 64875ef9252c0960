/** A thing that the scenario says is there. */
export interface NamedThing {
  /** Without determiner: 'wedding dress'. */
  name: string
  amount?: number
  isPlural?: boolean
  /** Somebody's own: 'my', 'the keeper's'. */
  isOfHero?: boolean
  /** With whoever plays it: 'I carry a key'. */
  isHeld?: boolean
}

/** Somebody of a scenario. */
export interface ScenarioPerson {
  name?: string
  /** Without article: 'ferryman', 'younger sister', 'three soldiers'. */
  role?: string
  kind: 'person' | 'animal' | 'creature' | 'group'
  gender?: 'm' | 'f' | 'n' | 'pl'
  /** Towards the hero: 'brother', 'captain', 'boss', 'friend' … */
  relation?: string
  state: 'present' | 'near' | 'absent' | 'captive' | 'dead'
  isAsleep?: boolean
  isOnLine?: boolean
  /** Never speaks, in the words of the scenario. */
  isMute?: boolean
  /** Says something in the scenario, whatever it is. */
  isTalking?: boolean
  /** Wants something of the hero, or of whoever is there: has asked, hired, offered. */
  isAsking?: boolean
  /** A companion goes where the hero goes. */
  isCompanion: boolean
  isFoe: boolean
  /** Only spoken of: an owner, a sender, somebody to be met. */
  isElsewhere?: boolean
  amount?: number
  traits: string[]
  /** Why absent, captive or dead: 'vanished at the ford', 'hangs on Friday'. */
  because?: string
  /** Who took or killed them. */
  by?: string
}

export interface ScenarioFoe {
  /** As told: 'Baron Krull', 'the wolves', 'the storm'. */
  name: string
  kind: 'person' | 'creature' | 'group' | 'force'
  /** Index in `people`, where it is somebody. */
  person?: number
}

export interface ScenarioWant {
  /** Lemma: 'find', 'save', 'reach', 'open'. */
  verb: string
  /** Without determiner: 'missing brother'. */
  object?: string
  /** An infinitive without 'to', of 'you': 'find your missing brother before Friday'. */
  plain: string
  /** Said by the scenario itself, or made from its trouble. */
  isStated: boolean
}

/** 'none' goes for magic, say; a prohibition holds at any rating. */
export type Prohibition =
  | 'villains'
  | 'scary'
  | 'violence'
  | 'death'
  | 'romance'
  | 'magic'
  | 'blood'
  | 'swearing'
  | 'sadness'
  | 'weapons'
  | 'animalsHarmed'
  | 'mystery'
  | 'war'

export type Era =
  | 'prehistoric'
  | 'ancient'
  | 'medieval'
  | 'renaissance'
  | 'earlyModern'
  | 'nineteenth'
  | 'earlyTwentieth'
  | 'midTwentieth'
  | 'contemporary'
  | 'nearFuture'
  | 'farFuture'
  | 'ruins'

export interface ScenarioPlace {
  name?: string
  /** 'inn', 'village', 'ship' … */
  kind?: string
  isIndoors?: boolean
  /** The hero is there now, by what is told of them. */
  isSure?: boolean
  /** As told, with its determiner: 'a lighthouse on the north coast'. */
  phrase: string
}

/** All that a scenario says; what it leaves open is undefined or empty. */
export interface Scenario {
  text: string
  /** Where it is not English, an ISO 639 code or 'other'; then nothing of it is read. */
  language?: string
  hero: {
    name?: string
    /** Other names and descriptions that mean the hero: 'the young knight', 'Tam'. */
    aliases: string[]
    /** Trade or what the hero is, without article: 'retired astronaut'. */
    role?: string
    kind?: 'person' | 'animal' | 'creature' | 'group'
    gender?: 'm' | 'f' | 'n' | 'pl'
    /** Of several: 'two sisters'. */
    amount?: number
    /** Told of in the third person: the first turns may tell that the player is somebody else. */
    isOpen?: boolean
    /** Besides, somebody comes to them: 'Dez runs a laundromat. A customer, Marlow, comes in'. */
    isEither?: boolean
    /** What they are by the player's own 'he' or 'she'. */
    told?: 'm' | 'f'
  }
  people: ScenarioPerson[]
  /** Whom the program is to play: 'Corvin Thale', 'ghost'. */
  opposite?: string
  foe?: ScenarioFoe
  want?: ScenarioWant
  /** 'before dawn', 'by Friday', 'in three days' */
  deadline?: string
  /** What is wrong, as a sentence of the scenario told to 'you': 'The pump has run dry.' */
  trouble?: string
  prohibitions: Prohibition[]
  /** Prohibitions in the scenario's words, such as 'spiders' of 'no spiders'. */
  forbiddenWords: string[]
  era?: Era
  year?: number
  place?: ScenarioPlace
  /** A place to go to. */
  farPlace?: ScenarioPlace
  home?: string
  /** Those that it says are there. */
  things: NamedThing[]
  season?: 'spring' | 'summer' | 'autumn' | 'winter'
  time?: 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'midnight'
  weather?: string
  /** By genre, 0 to 100; empty when the words tell none. */
  genreHints: Record<string, number>
  /** The scenario's own sentences, told to 'you'. */
  facts: string[]
}

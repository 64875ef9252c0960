import type { ActName } from './acts.ts'

/** Kind of a clause: 'speech' is said aloud by the hero or another, 'aside' is said to the author, out of character. */
export type ClauseKind = 'act' | 'statement' | 'question' | 'order' | 'wish' | 'speech' | 'aside'
export type Polarity = 'affirmed' | 'negated'
export type Modality = 'does' | 'tries' | 'wants' | 'would' | 'can' | 'must'
export type Tense = 'past' | 'present' | 'future'

/** Who or what a phrase means: bound to one of the story's own, where it is one, and as typed otherwise. */
export interface Mention {
  /** The phrase without determiner and amount: 'rusty key', 'Old Marta', 'him'. */
  text: string
  /** Lower case, in the singular: 'key', 'marta'. For a pronoun the pronoun itself. */
  head: string
  /** 'the', 'a', 'some', 'my', 'his', 'this', 'another', … and 'owner' for "Marta's". */
  determiner?: string
  /** Whose it is, in "Marta's key". */
  owner?: Mention
  entityId?: string
  /** 'Tim' in 'a boy named Tim'. */
  named?: string
  /** 'him', 'it', 'them', 'the other one' … where the phrase was one, also when `entityId` says who. */
  pronoun?: string
  isPlural?: boolean
  isProper?: boolean
  amount?: number
  of?: Mention
  /** Further members of a list: 'the key and the map'. */
  and?: Mention[]
  adjectives?: string[]
}

export type Actor = Mention | 'hero' | 'companions' | 'nobody'

export type Asks =
  | 'who'
  | 'whose'
  | 'what'
  | 'which'
  | 'where'
  | 'when'
  | 'why'
  | 'how'
  | 'howMany'
  | 'howMuch'
  | 'howLong'
  | 'howFar'
  | 'howOld'
  | 'whatTime'
  | 'whatKind'
  | 'whether'
  | 'choice'

export interface Question {
  asks: Asks
  /** The thing asked about: 'gold' in 'how much gold do I have', the door in 'is the door locked'. */
  about?: Mention | 'hero' | 'companions'
  /** Lemma of its verb: 'have', 'be', 'say', 'know', 'work'. */
  predicate?: string
  /** A quality asked for: 'locked', 'dead', 'safe', 'tall'. */
  quality?: string
  /** What is asked the measure of: 'hot' in 'how hot is it', 'fast' in 'how fast can it go'. */
  degree?: string
  /** A second party: 'the captain' in 'does the captain know the thief', 'Tom' in 'what happened to Tom'. */
  other?: Mention | 'hero' | 'companions'
}

export type AsideKind =
  | 'help'
  | 'onward'
  | 'undo'
  | 'restart'
  | 'end'
  | 'skip'
  | 'style'
  | 'complaint'
  | 'praise'
  | 'identity'
  | 'correction'
  | 'summary'
  | 'other'

/** One thing that somebody does, is, says, asks or wants. */
export interface Clause {
  kind: ClauseKind
  /** Of an order: who is to do it. Of a speech: who speaks. */
  actor: Actor
  act?: ActName
  /** Lemma. */
  verb?: string
  particle?: string
  /** Further words of the verb: 'a photo of', 'a look'. */
  phrase?: string
  /** What it is done to; of a search, what is sought. */
  object?: Mention
  /** To, at, from or with whom or what; of a speech, to whom it is said. */
  target?: Mention
  instrument?: Mention
  /** Where to or where at. */
  place?: Mention
  /** 'north', 'up', 'back', 'inside' … */
  direction?: string
  /** How: 'quietly', 'slowly'. */
  manner?: string
  /** The words said, where they are given. */
  speech?: string
  /** About what. */
  topic?: string
  /** Of 'topic', as far as it is a phrase. */
  about?: Mention
  /** Read from the words said, or from what is told, asked, thought: 'I tell her that the bridge burns'. */
  said?: Clause[]
  /** What it is done for: 'to buy bread'. */
  purpose?: Clause
  /** Of an address to the author. */
  aside?: AsideKind
  /** Of a statement: 'The door is locked' has 'locked', 'my name is Robin' has 'Robin'. */
  complement?: string
  question?: Question
  polarity: Polarity
  modality: Modality
  tense: Tense
  /** A condition, reason or time of another clause: 'if she runs', 'because the bell rings'; not done now by itself. */
  isCondition?: boolean
  /** The word that leads such a clause. */
  link?: string
  /** The typed sentence it is a part of, shared by all parts: of what is told, not of what is asked or said. */
  whole?: { text: string }
  text: string
}

/** Why a turn cannot be read as a turn. 'foreign' has `language`, an ISO 639 code or 'other'. */
export type TurnCondition = 'foreign' | 'nonsense' | 'selfHarm' | 'breakOut' | 'code' | 'emoji' | 'empty'

export interface TurnReading {
  clauses: Clause[]
  condition?: TurnCondition
  language?: string
}

export type ReferentKind = 'hero' | 'person' | 'animal' | 'thing' | 'place' | 'group'

/** Somebody or something of the story that a turn may mean. */
export interface Referent {
  id: string
  /** Names and descriptions without article, the fullest first: 'Old Marta', 'ferrywoman'. */
  names: string[]
  kind: ReferentKind
  gender?: 'm' | 'f' | 'n' | 'pl'
  isPresent: boolean
  /** Came in with the last turn. */
  isNew?: boolean
}

/** Names and things of the story; `lastMeant` holds ids, the most recently meant first. */
export interface Referents {
  entities: Referent[]
  lastMeant: string[]
}

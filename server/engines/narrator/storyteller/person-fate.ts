import type { Word } from './read-language.ts'
import { textOf } from './scenario-lines.ts'

/** What a scenario says has become of somebody, or what they are up to. */
export interface Fate {
  isFoe: boolean
  /** Vanished, taken, dead or lost: part of the story, but not on the scene. */
  isAway: boolean
  /** Away for good. */
  isDead: boolean
}

const HARM =
  'took|taken|takes|stole|stolen|steals|kidnap\\w*|captur\\w*|abduct\\w*|imprison\\w*|carried off|dragged off|locked|holds|hunt\\w*|chas\\w*|pursu\\w*|threaten\\w*|attack\\w*|murder\\w*|kill\\w*|shot|shoots|poison\\w*|destroy\\w*|burn(?:s|ed|t|ing)?|plann?ing|plans|plotting|plots|suspects?|accus\\w*|blackmail\\w*|betray\\w*|curs(?:ed|es)|framed|rob(?:s|bed)|wants? (?:our|my|his|her|your|us|me|you|to (?:kill|take|destroy|stop|buy|close|burn|tear))'
const LEADING = '(?:who |that |which |has |have |had |is |are |was |were |just |now |secretly |already )*'

/** 'a dragon took …', 'Silas, who is planning …' */
const HARMS = new RegExp(`^${LEADING}(?:${HARM})\\b`, 'i')
/** Whom one loves is no foe, whatever they are called. */
const LOVED = /\b(?:love|in love with|marry|engaged to|crush on)(?: an?| the| my| your| his| her)* $/i
/** 'was killed last night', 'has been taken' */
const SUFFERED =
  /^(?:who |that )?(?:is|was|were|got|(?:has|have|had) been|been)(?: \w+ly| just)? (?:kidnapped|taken|killed|murdered|poisoned|captured|abducted|imprisoned|shot|stolen|arrested|executed|found dead|lost|missing|gone|dead|dying far)\b/i
/** 'disappeared six months ago', 'joined a cult', 'left me her house' */
const LEFT =
  /^(?:who )?(?:has |have |had |is |was |just |suddenly |never )*(?:vanish\w*|disappear\w*|died|went missing|fled|ran (?:away|off)|drowned|passed away|joined|sailed (?:off|away)|walked out|left (?:me|us|you|him|her|for|home|without|behind)|gone|missing|dead)\b/i
const NOT_BACK =
  /\b(?:has(?:n't| not)|have(?:n't| not)|had(?:n't| not)|did(?:n't| not)|never|not) (?:come|came|been seen|return\w*|been heard)\b/i
/** 'took my', 'the man who killed her' */
const TAKEN =
  /\b(?:took|taken|takes|stole|stolen|kidnap\w*|captur\w*|abduct\w*|imprison\w*|carried off|locked up|holds|killed|murdered|shot|poisoned|lost|find|finds|rescue|save|free|search(?:ing)? for|look(?:ing)? for|seek|avenge|bring back|get back)(?: (?:a|an|the|my|our|your|his|her|their|old|young|little|only|beloved|own))* ?$/i
const AGAINST =
  /\b(?:hunted|chased|pursued|followed|haunted|threatened|attacked|blackmailed|cursed|framed|betrayed|owned|ruled) by(?: an?| the)? $|\b(?:against|defeat|stop|fight|versus|outwit|slay|kill|overthrow|(?:escape|flee|save|protect|hide|run)\b[^.]{0,30} from)(?: an?| the)? $|\b(?:before|until|unless)(?: the| a| an)? $/i
/** 'is dead', 'left me her old house' */
const DEAD =
  /^[^,;]{0,40}\b(?:died|dead|passed away|drowned|late|left (?:me|us|you) (?:his|her|their|an?|the)|(?:was|were|been) (?:killed|murdered|poisoned|shot|executed|found dead))\b/i
const KILLED = /\b(?:killed|murdered|shot|poisoned|avenge)(?: (?:my|our|your|his|her|their|old|only))* ?$/i
const DISTRUST = /\b(?:not|never|don't) trust (?:\p{Lu}|the |my )/u
/** Who is called that means no good. */
const ENEMY =
  /\b(?:evil|cruel|wicked|baron|rival|enemy|villain|tyrant|warlord|necromancer|assassin|killer|bandit|outlaw|raiders?|inquisitor|usurper|vampire|demon|monster|gang|cult|ripper|conspirator)\b/i
const AWAY_ALREADY = /\b(?:missing|late|kidnapped|captured|absent|stolen|imprisoned|vanished|lost|dead)\b/i
/** 'raiders led by a woman': she is what they are. */
const LED_BY = /\b(?:led|sent|paid|run|commanded) by(?: an?| the)? $/i

/** What the words around a person, from `from` up to `end`, tell of them. */
export function fateOf(words: Word[], from: number, end: number): Fate {
  const before = `${textOf(words.slice(Math.max(0, from - 6), from)).trimEnd()} `
  const itself = textOf(words.slice(from, end))
  const after = textOf(words.slice(end)).replace(/^[,\s]+/, '')
  const isAway =
    AWAY_ALREADY.test(itself) ||
    SUFFERED.test(after) ||
    LEFT.test(after) ||
    TAKEN.test(before) ||
    NOT_BACK.test(after) ||
    (/\bturned(?: \w+)? $/.test(before) && /^into\b/.test(after))
  const isLeader = LED_BY.test(before) && (ENEMY.test(before) || new RegExp(HARM).test(after))
  const isFoe =
    !SUFFERED.test(after) &&
    !LOVED.test(before) &&
    (HARMS.test(after) ||
      AGAINST.test(before) ||
      ENEMY.test(itself) ||
      DISTRUST.test(before + itself) ||
      isLeader)
  return {
    isFoe,
    isAway: isAway && !isFoe,
    isDead: !isFoe && (DEAD.test(`${itself} ${after}`) || KILLED.test(before)),
  }
}

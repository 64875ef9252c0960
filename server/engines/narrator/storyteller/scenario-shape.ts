import type { Phrase } from './noun-phrase.ts'
import type { ReadPerson } from './read-person.ts'
import type { Goal } from './scenario-goal.ts'

/** Which plot a scenario begins, by its id; undefined when the words tell none. */
export type Shape =
  | 'seek'
  | 'vanished'
  | 'taken'
  | 'solve'
  | 'defend'
  | 'reach'
  | 'strange'
  | 'loss'
  | 'venture'
  | 'contest'
  | 'heart'
  | 'escape'
  | 'secret'
  | 'threshold'
  | 'mishap'
  | 'oblivion'

type Sign = [Shape, RegExp]

/** What the hero is after says most; the first that fits tells. */
const goalSigns: Sign[] = [
  ['escape', /^(?:escape|break out|get (?:out|away)|flee)\b/i],
  ['heart', /\b(?:win (?:back|the heart|her|him)|marry|propose|confess (?:my|your) love|fall in love)\b/i],
  ['contest', /\b(?:contest|tournament|competition|championship|race|election|trophy|cup|prize|bake-off)\b/i],
  [
    'solve',
    /^(?:find out|learn|discover (?:who|what|why|how)|solve|investigate|uncover|prove|figure out|identify|catch)\b/i,
  ],
  [
    'defend',
    /\b(?:defend|protect|save|guard|stop|prevent|defeat|destroy|hold|survive|stay|keep|win|stand)\b/i,
  ],
  [
    'reach',
    /\b(?:reach|deliver|cross|return|carry|bring|escort|get (?:home|to|back)|travel|go|sail|climb|leave)\b/i,
  ],
  [
    'seek',
    /\b(?:find|steal|recover|retrieve|seek|fetch|rescue|free|claim|get|take|collect|hunt|search|treasure|artifact)\b/i,
  ],
]

const ENTERPRISE =
  'bakery|shop|bookshop|store|café|cafe|coffee|restaurant|inn|tavern|hotel|guesthouse|school|theatre|theater|circus|bar|pub|business|salon|zoo|museum|vineyard|garage|clinic|orphanage|diner|truck|stall|studio|brewery|agency|farm'

/** Words of the scenario that tell what it is about, whatever the hero wants. */
const subjectSigns: Sign[] = [
  [
    'oblivion',
    /\b(?:no memory|amnesia|(?:can't|cannot|don't|doesn't|can not) (?:remember|know) (?:who|anything|what|how)|lost (?:my|your|his|her) memory|remember nothing|w[ao]kes? up in an? [^.]{0,30}(?:stranger|unknown|hotel|strange))\b/i,
  ],
  [
    'loss',
    /\b(?:murder(?:ed)?|(?:was|were|been|got) (?:killed|murdered|poisoned|shot|stabbed)|killer|body (?:is|was|has been) found|found dead|(?:killed|shot|murdered|poisoned) (?:my|his|her|their|our|your)|murdering|corpse)\b/i,
  ],
  [
    'threshold',
    /\b(?:portal|another (?:world|dimension|time|universe)|parallel|time travel\w*|time machine|transported|rabbit hole|(?:finds?|found|discovers?|open) an? (?:\w+ )?(?:door|gate|wardrobe)|w[ao]kes? up as|woke up (?:as|in (?:a|the) (?:\w+ )?(?:world|past|future|year|century|body|game))|f(?:alls?|ell) (?:into|through) an?)\b/i,
  ],
  [
    'venture',
    new RegExp(
      `\\b(?:open|opens|opening|opened|run|runs|running|start|starts|starting|own|owns|manage|set up|took over|take over)\\b[^.]{0,40}\\b(?:${ENTERPRISE})\\b`,
      'i',
    ),
  ],
  [
    'mishap',
    /\b(?:by (?:mistake|accident)|accidentally|turned (?:his|her|my|the|our|their|your) \S+(?: \S+)? into|has lost the|oops|broke the|blew up|set fire to|went wrong)\b/i,
  ],
  [
    'contest',
    /\b(?:contest|tournament|competition|championship|runs? for (?:office|mayor|president)|election|talent show|bake-off|audition|olympics|(?:big|great|annual|horse|boat|final) race)\b/i,
  ],
  [
    'escape',
    /\b(?:prison(?:er)?|trapped|captive|in jail|dungeon|hostages?|stuck in|locked (?:in|up)|imprisoned|no way out)\b/i,
  ],
  [
    'heart',
    /\b(?:in love|fall(?:s|ing)? for|crush|(?:my|her|his|your) heart|soulmate|first love|lovers?|engaged|fiancée?)\b/i,
  ],
  [
    'strange',
    /\b(?:started|starts|began|begins|keeps?|has begun|have begun) (?:to )?(?:knock|tick|glow|hum|whisper|talk|move|sing|bleed|grow|breath)\w*|turn(?:ed|s) into an?\b|every(?:one|body) (?:is|has|else is|else has) (?:gone|vanished|disappeared|asleep|frozen)\b/i,
  ],
  [
    'secret',
    /\b(?:behind the walls?|locked (?:room|wing|door|cellar)|(?:west|east|north|south) wing|locked\b[^.]{0,20}\bwing|hidden room|hiding something|left (?:me|us|you|him|her) (?:his|her|their|an?|the) (?:\w+ )?(?:house|manor|cottage|farm|castle|mansion|estate|island)|secret (?:room|passage|door|chamber)|inherit\w*|boarding school|manor|mansion)\b|\bwing locked\b/i,
  ],
]

/** 'someone is cutting the ropes' */
const CULPRIT = /\b(?:someone|somebody) ((?:is|has|keeps|was|had) [^.,;!?]{3,50})/i

/** Weaker signs, for a scenario that wants nothing and is about nothing above. */
const moodSigns: Sign[] = [
  ['solve', CULPRIT],
  ['solve', /\b(?:vanish\w*|missing|stolen|theft|crime|detective|find out|refuses to say|disappear\w*)\b/i],
  ['reach', /\b(?:stranded|shipwreck\w*|castaway|lost in|expedition|voyage|pilgrimage)\b/i],
  ['seek', /\b(?:pirates?|heist|treasure|smugglers?|steal|rob|gold rush|relic)\b/i],
  [
    'defend',
    /\b(?:riders?|raiders?|army|siege|invad\w*|attack\w*|enem\w+|war|threat\w*|against|want (?:the|our|my)|hunted|zombies?|apocalypse)\b/i,
  ],
  [
    'strange',
    /\b(?:whisper\w*|hum\w*|haunted|ghost\w*|strange\w*|odd|dream\w*|glow\w*|voices?|knock\w*|curse\w*|nobody can|by itself|wider|too many|never|impossible|remember\w*|magic)\b/i,
  ],
]

/** What goals of these shapes can be about something the subject says better: 'find out who killed him' is a loss. */
const SUBJECT_FIRST = new Set<Shape>(['solve', 'seek', 'defend', 'reach'])

export function shapeOf(people: ReadPerson[], goal: Goal | undefined, text: string): Shape | undefined {
  const wanted = goal && found(goalSigns, goal.clause)
  const subject = found(subjectSigns, text)
  const isOfSubject = subject !== undefined && (wanted === undefined || SUBJECT_FIRST.has(wanted))
  const isAbout = subject === 'loss' || wanted === undefined
  const shape = isOfSubject && isAbout ? subject : (wanted ?? found(moodSigns, text))
  return refined(shape, people, goal?.aim)
}

/** Somebody who is away makes a search for a person of it; a search for nothing that has a name is a riddle. */
function refined(shape: Shape | undefined, people: ReadPerson[], aim: Phrase | undefined): Shape | undefined {
  const isSearch = shape === undefined || shape === 'seek' || shape === 'solve' || shape === 'strange'
  if (isSearch && people.some(({ isAway, isDead }) => isAway && !isDead))
    return people.some(({ isFoe }) => isFoe) ? 'taken' : 'vanished'
  return shape === 'seek' && aim?.isPlural ? 'solve' : shape
}

const found = (signs: Sign[], text: string) => signs.find(([, sign]) => sign.test(text))?.[0]

/** What people call the question: 'find out who sent it' is about 'who sent it'. */
export function matterOf(shape: Shape | undefined, goal: Goal | undefined, text: string): string | undefined {
  const riddle =
    /\b(?:find out|learn|discover|uncover|figure out|know|investigate) ((?:who|what|why|how|where)\b.+)$/.exec(
      goal?.clause ?? '',
    )
  if (riddle) return riddle[1]
  const deed = shape === 'solve' ? CULPRIT.exec(text)?.[1] : undefined
  if (deed && !/\b(?:i|my|me|we|our|us)\b/i.test(deed)) return `who ${deed.trim()}`
  const aim = goal?.aim
  if (!aim || (shape !== 'solve' && shape !== 'defend')) return undefined
  return aim.isProper ? aim.name : `the ${aim.name}`
}

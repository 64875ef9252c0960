import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { type Lexicon, type LexiconEntry, longestMatch, type Phrases, phrasesIn } from '../word-finder.ts'
import { outdoorPlaces } from '../scene-facts.ts'
import { type Clause, depictions, isUnreal } from './clauses.ts'
import { isOfBody } from './known-nouns.ts'

/**
 * 'inside' and 'at': the words lead the viewer there. 'others': somebody else is there, or something.
 * 'bare': it is spoken of, and nothing leads there or away. 'seen': told of in an aside, the viewer looks at it, or it is one of several things.
 * 'off': seen at most from afar. 'away': in the past, denied, or compared with. 'left': somebody goes from there.
 */
export type Bearing = 'inside' | 'at' | 'others' | 'bare' | 'seen' | 'off' | 'away' | 'left'

export interface Mention<Name> {
  name: Name
  bearing: Bearing
  isSpoken: boolean
  /** Where in the text: 0 at its start, 1 at its end. */
  at: number
  sureness: number
  /** The phrase, and the words of its clause before it, the nearest last. */
  phrase: string
  lead: string[]
}

const spaced = (text: string) => text.split(/\s+/)
const bearingWords: Partial<Record<Bearing, string[]>> = {
  inside: spaced('in into inside within enter entered entering aboard'),
  at: spaced(
    `at on onto through reach reached reaching before across beneath under down along stand cross crossed crossing
     among between over around by beside near up above upon outside amid throughout against arrive arrived under`,
  ),
  away: spaced(
    `like as no not without never once remember remembered about than imagine imagined dream dreamt dreamed if
     unlike former somewhere nor neither ago`,
  ),
  seen: ['with'],
  off: spaced('beyond distant behind past toward towards far'),
  left: spaced('from left leave leaving out off'),
}
const bearingOfWord = new Map(
  Object.entries(bearingWords).flatMap(([bearing, all]) => all.map((word) => [word, bearing as Bearing])),
)
/** Verbs by which something comes into sight. */
export const showing = new Set(spaced('lie open stretch spread wait yawn'))
const ownWords = new Set(spaced('you him her me us them it'))
const viewers = new Set(spaced('you i we me us'))
const asides = new Set(spaced('who that which whose where'))
const others = new Set([...spaced('he she they'), ...asides])
const leading = new Set(spaced('and but then here now deep back still inside all'))
const sending = /^(?:throw|threw|thrown|toss|tossed|fling|flung|shove|shoved)$/
const rising = new Set(spaced('rise rising stand standing loom looming appear wait waiting open lie'))
const looking = new Set(spaced('see saw seen watch watched look looked gaze glimpse spot notice show'))
/** Verbs by which something is made, and is no place to be at. */
const making =
  /^(?:make|made|build|building|built|carve|carving|carved|draw|drawing|drew|paint|painting|painted|sketch|sketched)$/
/** Nouns that what stands before them only describes, besides people: a castle guard is no castle. */
const holders = new Set(
  spaced(
    `knife card council key ticket law name club book paper bell life folk air scene sign post bench gate bag gown dress star rope group bus food class uniform coat`,
  ),
)
/** Edges of a place: who is at the church door may be on either side of it. */
const edges = new Set(spaced('door gate wall roof'))
/** Parts of a room: who is at the office window is in the office. */
const parts = new Set(spaced('window table floor counter desk sink stove ceiling bed chair shelf stair'))
/** Verbs after which 'to' ends where it says: 'you come to the harbour', not 'the road to the harbour'. */
const arriving = new Set(
  spaced('come came walk walked go went back return returned get got bring brought lead down up home'),
)
/** Words behind which something new begins. */
const turning = new Set(spaced('and but while when then who which that or where'))
const vessels: ReadonlySet<string> = new Set(['train', 'spaceship', 'deck', 'ship-cabin'])
const FARTHEST = 5

/** Finds all that a lexicon knows in the clauses of a text, and how each is spoken of. */
export function mentionsIn<Name extends string>(
  clauses: readonly Clause[],
  lexicon: Lexicon<Name>,
  areWholeNouns = false,
): Mention<Name>[] {
  const phrases = phrasesIn(lexicon)
  const found: Mention<Name>[] = []
  for (const { words, owners, isSpoken, at } of clauses) {
    let behindLast = 0
    for (let i = 0; i < words.length; i++) {
      const match = areWholeNouns ? wholeNoun(words, i, phrases) : longestMatch(words, i, phrases)
      if (!match || isOfBody(words, i)) continue
      const last = i + match.length - 1
      const next = words[last + 1] ?? ''
      const isDescribing =
        owners.has(last) ||
        holders.has(next) ||
        (areWholeNouns && isKindOf(next, 'person') && !isActing(words, last + 1))
      const lead = words.slice(0, i)
      // 'The ship lies on the beach' is seen from there.
      const isAboard = match.names.some(({ name }) => vessels.has(name))
      // 'The corridor of the hospital' is the corridor; what is aboard has the looks of what it is aboard of.
      const isOwner =
        behindLast > 0 &&
        !isAboard &&
        /^of(?: (?:the|an?|his|her|my|your|this|that|old))?$/.test(words.slice(behindLast, i).join(' '))
      const bearing =
        isDescribing || isGone(words, i, last + 1)
          ? 'away'
          : /^(?:lie|is|are|fall|remain) behind (?:you|us|me)\b/.test(
                words.slice(last + 1, last + 4).join(' '),
              )
            ? 'left'
            : edges.has(next)
              ? SHUTS.test(lead.join(' '))
                ? 'inside'
                : 'seen'
              : isWithin(match.names, next, lead)
                ? 'inside'
                : (isAboard &&
                      /^(?:lie|stand|wait|ride) (?:on|at|in|off|beyond|out)\b/.test(
                        words.slice(last + 1, last + 3).join(' '),
                      )) ||
                    isOwner ||
                    FLOORS_AWAY.test(words.slice(last + 1, last + 10).join(' '))
                  ? 'off'
                  : lead.length < 3 && words.slice(last + 1, last + 4).some((word) => rising.has(word))
                    ? 'bare'
                    : bearingAfter(lead)
      const told = { bearing, isSpoken, at, lead } as const
      const phrase = words.slice(i, last + 1).join(' ')
      for (const entry of match.names) found.push({ ...told, ...entry, phrase })
      i = last
      behindLast = last + 1
    }
  }
  return found
}

/** 'By the office window' is in the office; a camp bed is in no camp, and 'in the carriage window' in no carriage. */
const isWithin = (names: readonly LexiconEntry<string>[], next: string, lead: readonly string[]): boolean =>
  parts.has(next) &&
  !(next === 'window' && /\b(?:in|through)\b/.test(lead.slice(-2).join(' '))) &&
  !names.some(({ name }) => openAir.has(name))
/** 'In the stairwell, nine floors down'. */
const FLOORS_AWAY =
  /^(?:\w+ )?(?:floor|storey|level|flight|deck) (?:down|up|below|above)\b|^\w+ (?:out )?(?:below|beneath)\b|^is (?:\w+ ){1,6}(?:way|far) (?:down|below)\b/
/** Who shuts a door is behind it. */
const SHUTS = /\b(?:you|i) (?:\w+ )?(?:shut|close|lock|bolt) the$/

const openAir: ReadonlySet<string> = new Set(outdoorPlaces)

/** A phrase of the lexicon; two words that are one noun ('radio station') are no other. */
function wholeNoun<Name extends string>(
  words: readonly string[],
  at: number,
  phrases: Phrases<Name>,
): { names: readonly LexiconEntry<Name>[]; length: number } | undefined {
  const listed = longestMatch(words, at, phrases)
  const last = at + (listed?.length ?? 1) - 1
  const isPair =
    words.length > last + 1 &&
    !parts.has(words[last + 1]!) &&
    sensesOf(words.slice(last, last + 2).join('_'), 'noun').length > 0 &&
    !longestMatch(words, last + 1, phrases)?.length
  return isPair ? { names: [], length: last - at + 2 } : listed
}

/** 'The saloon nobody sees' and 'the train creeps out' tell of no saloon's or train's people. */
const isActing = (words: readonly string[], at: number): boolean =>
  /(?:body|one)$/.test(words[at]!) ||
  (sensesOf(words[at]!, 'verb').length > 0 &&
    /^(?:out|onto|into|to|up|down|over|away|by)$/.test(words[at + 1] ?? ''))

/** 'The causeway is gone', 'where the road was'. */
const isGone = (words: readonly string[], at: number, from: number): boolean =>
  /^(?:(?:is|are|has|had|was|were) (?:gone|missing|drained|burnt|burned|destroyed)(?! (?:down|low|the|grey|dark|still|quiet|cold|black|white))|has no roof)/.test(
    words.slice(from, from + 3).join(' '),
  ) ||
  // 'Here the bales stood, here the office.'
  (words[0] === 'here' && words.includes('stood')) ||
  (/^(?:was|were)$/.test(words[from] ?? '') &&
    words.slice(Math.max(0, at - 2), at).some((word) => /^wh(?:ere|at)$/.test(word)))

/** What is only heard there. */
const HEARD =
  /\b(?:noise|sound|knock|voice|scream|shot|bang|something|someone|somebody) (?:\w+ )?(?:in|from|on|at) (?:the|a)$/

/** The nearest word before that says where it is. */
export function bearingAfter(lead: readonly string[]): Bearing {
  if (isUnreal(lead.join(' '))) return 'away'
  if (HEARD.test(lead.join(' '))) return 'off'
  for (let i = lead.length - 1; i >= Math.max(0, lead.length - FARTHEST); i--) {
    const word = lead[i]!
    if (turning.has(word)) return bareOrSeen(lead)
    if (word === 'its' && i === lead.length - 1) return 'off'
    const before = lead.slice(Math.max(0, i - 3), i)
    // 'The edge of the forest' is in it, 'a map of the forest' is not.
    if (word === 'of' && before.some((each) => depictions.test(each))) return 'away'
    // 'Children build a castle' of sand, paper or words.
    if (making.test(word)) return 'away'
    if (word === 'to') return before.some((each) => arriving.has(each)) ? byViewer(lead, i, 'at') : 'off'
    // 'From the cliff you see' is on it.
    if (word === 'from' && i === 0) return 'at'
    // 'Behind the wall lies a cave' shows it, 'behind you lies the forest' leaves it.
    if (
      word === 'behind' &&
      !ownWords.has(lead[i + 1]!) &&
      lead.slice(i + 1).some((each) => showing.has(each))
    )
      return 'at'
    const bearing = bearingOfWord.get(word)
    if (word === 'once' && lead[i - 1] === 'at') continue
    // 'A church without a steeple, a dog'.
    if (word === 'without' && i < lead.length - 3) continue
    // 'It leaves the rest of the room to the dark' leaves no room.
    if (bearing === 'left' && word.startsWith('leav') && i < lead.length - 2) continue
    if (bearing === 'inside' || bearing === 'at') return byViewer(lead, i, bearing)
    if (bearing) return bearing
  }
  return bareOrSeen(lead)
}

/** 'You are in the hall', 'in the hall', and not 'boots in the hall' or 'not in the hall'. */
function byViewer(lead: readonly string[], at: number, bearing: 'inside' | 'at'): Bearing {
  const before = lead.slice(0, at)
  if (before.slice(-2).includes('not')) return 'away'
  if (/^an?$/.test(lead.at(-1)!) && before.some((word) => word === 'like' || word === 'as')) return 'away'
  // What is thrown into the river does not take the viewer there.
  if (before.some((word) => looking.has(word) || sending.test(word))) return 'seen'
  const isOpening = at === 0 || (at === 1 && leading.has(lead[0]!))
  // 'And across the river a mirror flashes' is over there.
  if (lead[at] === 'across' && (isOpening || turning.has(lead[at - 1]!))) return 'off'
  const subject = before.findLast((word) => viewers.has(word) || others.has(word))
  if (subject === undefined) return isOpening ? bearing : 'others'
  return viewers.has(subject) ? bearing : asides.has(subject) ? 'seen' : 'others'
}

/** 'The tavern is loud' is in it; 'you see the tavern', or one of several things, is not. */
const bareOrSeen = (lead: readonly string[]): Bearing =>
  /^(?:an?|some)$/.test(lead.at(-1) ?? '') || lead.some((word) => looking.has(word)) ? 'seen' : 'bare'

/** Whether it is there to be seen: told, not said aloud, and not elsewhere. */
export const isThere = ({ bearing, isSpoken }: Mention<unknown>): boolean =>
  !isSpoken && bearing !== 'away' && bearing !== 'left'

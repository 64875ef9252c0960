import { capitalised } from '../language/letter-case.ts'
import { replaced, selfAsYou, toldToYou } from '../language/told-to-you.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { likelyGender } from '../content/people.ts'
import { type Entity, isBeing, type World } from '../world/world.ts'

/** The player's words told back to 'you', with names spelled as the story spells them. */
export const toldBack = (text: string, world: World): string =>
  toldToYou(text)
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : withNames(part, world)))
    .join('')

/** Names typed in small letters get their capitals. */
export function withNames(text: string, { entities }: World): string {
  const names = entities
    .filter(({ isProper }) => isProper)
    // 'The prize turnip' of the Great Turnip Festival is no name.
    .flatMap((each) =>
      [each.name, ...(each.aliases ?? [])].flatMap((name) =>
        isBeing(each) || each.kind === 'hero' ? [name, ...name.split(' ')] : [name],
      ),
    )
    .filter(
      (name) =>
        name.length > 2 &&
        /^\p{Lu}/u.test(name) &&
        !/^(?:The|And|Old|Young|Little|Your|My|His|Her|(?:Every|Some|No)(?:body|one)|All)$/.test(name),
    )
  return names.reduce(
    (told, name) =>
      told.replace(
        new RegExp(`(?<![\\p{L}])${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\\p{L}])`, 'giu'),
        name,
      ),
    text,
  )
}

const SHORT: [RegExp, string][] = [
  [/\b(it|that|there|what|who|where|he|she) is\b(?=\s)(?! (?:it|he|she|they|this|that)\b)/gi, "$1's"],
  [/\bI am\b(?=\s)/g, "I'm"],
  [/\b(you|we|they) are\b(?=\s)/gi, "$1're"],
  [/\b(I|you|we|they) have (?=been|got|seen|\w+ed\b)/gi, "$1've "],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, "$1n't"],
  [/\b(?:will not)\b/gi, "won't"],
  [/\b(?:can not|cannot)\b/gi, "can't"],
  [/\b(I|you|he|she|it|we|they) will\b/gi, "$1'll"],
]

/** Stand for the speaker while 'I' and 'my' of the player become 'you' and 'your'. */
const OWN = { I: '\uE001', me: '\uE002', my: '\uE003', we: '\uE004', us: '\uE005', our: '\uE006' }

/** Somebody else is spoken of: 'his' and 'her' are theirs. */
const OTHER_SUBJECT =
  /^(?:that )?(?:the|an?|my|our|your|\p{Lu}\p{Ll}+) (?:(?!he\b|she\b)\S+ ){0,5}?(?:has|is|was|had|lost|left|took|stole|hid|keeps|wears)\b/u

/** 'She says to tell Ruth that she snores': Ruth does. */
const PASSED_ON = /^(?:not )?(?:to )?(?:tell|ask|remind|warn) \p{Lu}\p{L}+ (?:that|if|to|she|he)\b/u

/** 'He has never seen him': another, where nobody else has done anything since. */
function isDoneToAnother(before: string, own: string): boolean {
  const since = before.slice(before.lastIndexOf(own))
  return (
    before.includes(own) &&
    !/\b(?:i|you|we|they|it|who|that|which|the|an?|my|your|his|her|their|this|to)\b|\p{Lu}\p{Ll}/iu.test(
      since.slice(1),
    ) &&
    !/\b(?:behind|beside|around|with|on|about|over|under|near|before|after|for) $/.test(since)
  )
}

/** 'A nurse says he left an hour ago', of somebody who was spoken of just before. */
function isOfSomebodyElse(text: string, speaker: Entity, world: World): boolean {
  const word = /^(?:that )?(he|she)\b/i.exec(text)?.[1]?.toLowerCase()
  if (!word || speaker.since !== world.turn || speaker.isProper) return false
  const last = world.entities.find(({ id }) => id === world.lastMeant.find((each) => each !== speaker.id))
  return (
    last !== undefined &&
    last.since < world.turn &&
    isBeing(last) &&
    last.gender === (word === 'he' ? 'm' : 'f')
  )
}

/** Reported words as they were said: 'she is tired of me' told by a woman is 'I'm tired of you'. */
export function asSpoken(text: string, speaker: Entity, world: World): string {
  const isMany = speaker.isPlural === true || speaker.kind === 'group'
  const gender =
    PASSED_ON.test(text) || OTHER_SUBJECT.test(text) || isOfSomebodyElse(text, speaker, world)
      ? undefined
      : genderOfSpeaker(text, speaker)
  const [subject, object, owner] = isMany
    ? ['they', 'them', 'their']
    : gender === 'm'
      ? ['he', 'him', 'his']
      : gender === 'f'
        ? ['she', 'her', 'her']
        : ['¬', '¬', '¬']
  const own = isMany ? [OWN.we, OWN.us, OWN.our] : [OWN.I, OWN.me, OWN.my]
  const shifted = text
    .replace(
      new RegExp(`\\b${subject}\\b(?: (\\w+ly|never|always|also|just))?(?: (\\w+))?`, 'gi'),
      (_, adverb?: string, verb?: string) =>
        [own[0], adverb, verb && (isMany ? verb : firstPersonOf(verb))].filter(Boolean).join(' '),
    )
    .replace(
      new RegExp(
        `\\b${owner}\\b(?= \\p{L})(?! (?:to|and|or|in|at|is|was|with|by|from|for|on|the|a|an|some|my|this|that|up|down|out|off|over|back|away|again|alone|here|there|now|too|into|as|when|if|because|before|after|until|everything|everyone|everybody|something|anything|nothing|what|why|how|who|where|about|so)\\b)`,
        'giu',
      ),
      own[2]!,
    )
    .replace(new RegExp(`\\b${object}\\b`, 'gi'), (word, at: number, whole: string) =>
      isDoneToAnother(whole.slice(0, at), own[0]!) ? word : own[1]!,
    )
  const told = Object.entries(OWN).reduce(
    (words, [word, mark]) => words.replaceAll(mark, word),
    selfAsYou(shifted),
  )
  return withNames(replaced(told, SHORT).replace(/\bi\b/g, 'I'), world)
}

/** 'he' and 'she' are the speaker where the gender is known, or where it is the first thing said. */
function genderOfSpeaker(text: string, speaker: Entity): Entity['gender'] {
  const first = /^(?:that |(?:yes|no),? (?:and|but) )?(he|she)\b/i.exec(text)?.[1]?.toLowerCase()
  const known =
    (speaker.isGenderGuessed ? undefined : speaker.gender) ??
    (isBeing(speaker) ? likelyGender(speaker.name, speaker.role) : undefined)
  const own = /\b(his|her) /i.exec(text)?.[1]?.toLowerCase()
  const word = first ?? (/^(?:what|who|why|where|how|if|that|my|the) /i.test(text) ? own : undefined)
  return known ?? (/^(?:he|his)$/.test(word ?? '') ? 'm' : word ? 'f' : undefined)
}

/** 'is' → 'am', 'wants' → 'want'; other words stay. */
function firstPersonOf(verb: string): string {
  if (verb === 'is') return 'am'
  if (verb === 'has') return 'have'
  if (verb === 'does') return 'do'
  return verbsOf(verb).find(({ form }) => form === 's')?.lemma ?? verb
}

const SHORT_FORMS: Record<string, string> = {
  dont: "don't",
  cant: "can't",
  wont: "won't",
  im: "I'm",
  ive: "I've",
  thats: "that's",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
}

/** Quoted words keep their wording, and get the marks that hurried hands leave out. */
export const withApostrophes = (words: string): string =>
  words
    .replace(/\b(?:dont|cant|wont|im|ive|thats|didnt|doesnt|isnt)\b/gi, (word) => {
      const whole = SHORT_FORMS[word.toLowerCase()]!
      return /^\p{Lu}/u.test(word) ? capitalised(whole) : whole
    })
    .replace(/\b([Ii])ts (?=like|a|an|the|not|my|so|too|all|just|only)\b/g, "$1t's ")

/** The words of whoever asks in the mouth of whoever answers: 'your wife' is 'my wife'. */
export function turnedRound(words: string, { isPlural, kind }: Entity): string {
  const [i, me, my] = isPlural || kind === 'group' ? ['we', 'us', 'our'] : ['I', 'me', 'my']
  const own: Record<string, string> = {
    i: 'you',
    we: 'we',
    me: 'you',
    us: 'us',
    my: 'your',
    our: 'our',
    mine: 'yours',
    your: my,
    yours: 'mine',
    yourself: 'myself',
    myself: 'yourself',
  }
  return words.replace(/\p{L}+/gu, (word, at: number) =>
    word.toLowerCase() === 'you' ? (at === 0 ? i : me) : (own[word.toLowerCase()] ?? word),
  )
}

import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isForm } from '../language/verb-forms.ts'
import { finiteOf } from '../language/agreement.ts'
import { asFirstPerson } from '../language/as-first-person.ts'
import { isBeingNoun } from '../language/being-nouns.ts'
import { kindOfNoun } from '../language/noun-kinds.ts'
import { capitalised } from '../language/letter-case.ts'
import { isSubject, type ToldOf } from '../language/hero-phrase.ts'
import { sentencesOf } from './polish.ts'
import { isFirstName } from '../language/tagger.ts'
import { knownGender } from '../content/people.ts'
import { giveName, setState } from '../world/change.ts'
import { replaced } from '../language/told-to-you.ts'
import { type Entity, entityOf, HE_OR_SHE, hasState, heroOf, isBeing, type World } from '../world/world.ts'
import { beingsHere, isPresent } from '../world/presence.ts'

/** The player has said 'I': 'she' is somebody else in this story. */
const SAYS_I = 'says I'
/** The player tells the hero as 'you'. */
const SAYS_YOU = 'says you'
/** The last turn was the hero's: 'she' goes on with it, whoever answered in between. */
const LEADS = 'leads'
/** What somebody does who was spoken to, and no deed to go on with. */
const ANSWERING =
  /^\W*(?:she|he) (?:says?|answers|replies|nods|shrugs|laughs|smiles|sighs|frowns|agrees|refuses|asks|tells|shakes|looks|turns|hands|gives|points|blushes|hesitates)\b/i
const FIRST = /\b(?:i|me|my|mine|myself|we|us|our)\b/i

/** 'librarian' of 'last librarian on Earth'; what no text has, where nobody said what the hero is. */
const headOf = ({ role = '-' }: Entity): string =>
  role
    .split(/ (?:of|in|at|on|from|with) /)[0]!
    .split(' ')
    .at(-1)!
    .replace(/[^\p{L}]/gu, '.')

/** 'Odalys hammers on it with her gauntlet', 'the moth folds her wings': the hero is a 'she'. */
function genderOfTeller(turn: string, hero: Entity): 'm' | 'f' | undefined {
  const isFirst =
    hero.name.split(' ').some((part) => turn.startsWith(`${part} `)) ||
    turn.toLowerCase().startsWith(`the ${headOf(hero)} `)
  const [he, she] = [/\b(?:he|his|himself)\b/i.test(turn), /\b(?:she|her|herself)\b/i.test(turn)]
  // 'Cuco puts his feet up and tells her the rate', 'Obi straps herself in'.
  const tokens = he && she && isFirst ? parseSentence(turn) : []
  const own = tokens.find(
    ({ word, label, head }) =>
      /self$/i.test(word) || (label === 'nmod:poss' && kindOfNoun(tokens[head]!.lemma) === 'body'),
  )?.word
  if (own) return /^hi/i.test(own) ? 'm' : /^her/i.test(own) ? 'f' : undefined
  return !isFirst || he === she ? undefined : he ? 'm' : 'f'
}

/** Of whom a turn tells that begins with 'he' or 'she'. */
function genderOfLead(turn: string): 'm' | 'f' | undefined {
  const word = /^(he|she)(?:['’]s)? \p{Ll}+/iu.exec(turn)?.[1]?.toLowerCase()
  return word === undefined ? undefined : word === 'he' ? 'm' : 'f'
}

/** 'Oyelaran checks the body. She gathers the six passengers': who leads is told of on. */
const genderGoingOn = (turn: string, hero: Entity): 'm' | 'f' | undefined =>
  hasState(hero, LEADS) && !ANSWERING.test(turn) ? genderOfLead(turn) : undefined

/** 'She steps out', where there is nobody else who could be a 'she'. */
function genderOfNobodyElse(turn: string, { entities }: World): 'm' | 'f' | undefined {
  const hero = entities.find(({ kind }) => kind === 'hero')
  if (hero?.role === undefined && !hero?.isProper) return undefined
  const gender = genderOfLead(turn)
  return gender && isOnlyOne(gender, { entities } as World) ? gender : undefined
}

/** Whether nobody but the hero can be that 'he' or 'she'. */
const isOnlyOne = (gender: Entity['gender'], { entities }: World): boolean =>
  !entities.some((each) => each.kind === 'person' && (knownGender(each) ?? gender) === gender)

const TITLES = 'Sir|Lady|Lord|Dame|Captain|Doctor|Dr|Professor|Father|Sister|Brother|Mr|Mrs|Miss|Ms'

/** Whom a sentence tells of that begins with a name: 'Captain Noor takes a sip'. */
function subjectNamed(sentence: string): { title?: string; name: string } | undefined {
  const title = new RegExp(`^(?:${TITLES}) (?=\\p{Lu})`, 'u').exec(sentence)?.[0]
  const tokens = parseSentence(sentence.slice(title?.length ?? 0))
  const [name] = tokens
  const verb = name && tokens[finiteOf(tokens, name.head)]
  const isTold = name?.tag === 'PROPN' && isSubject(name) && /^VB[ZD]$/.test(verb?.form ?? '')
  return isTold && !/^(?:say|ask|tell|answer)$/.test(verb!.lemma) ? { title, name: name.word } : undefined
}

/** 'Noor takes a sip', where nobody has said yet what the translator is called; of two sisters she is only one. */
function nameHero({ entities, turn: number }: World, turn: string): void {
  const hero = entities.find(({ kind }) => kind === 'hero')!
  if (hero.isProper || hero.isPlural || (hero.role === undefined && !hero.gender)) return
  const found = sentencesOf(turn).flatMap((sentence) => subjectNamed(sentence) ?? [])
  // A name that no list has is the hero's where the first turn tells of it.
  const { title, name } = found.find((each) => each.title ?? (number < 2 || isFirstName(each.name))) ?? {}
  if (name === undefined) return
  const gender = genderOfFirstName(name)
  if (hero.gender && gender && gender !== hero.gender) return
  if (entities.some((each) => each.name.split(' ').includes(name))) return
  giveName(hero, (title ?? '') + name)
  hero.gender ??= gender
}

const AS_YOU: ToldOf = { names: [], gender: 'you', isOtherMeant: false, others: [] }

/** 'You walk on, and you can't stop shaking': of the hero, where the player began to tell so. */
function isToldAsYou(turn: string, spokenOut: string, world: World): boolean {
  const hero = heroOf(world)
  if (hasState(hero, SAYS_I) || !/\byou\b/i.test(spokenOut)) return false
  const isDeed =
    /^you (?!are\b|were\b|look\b|seem\b|can\b|could\b|should\b|must\b|will\b|never\b|always\b)\p{L}/iu.test(
      turn,
    )
  if (isDeed && !hasState(hero, SAYS_YOU)) setState(hero, SAYS_YOU)
  return isDeed || (hasState(hero, SAYS_YOU) && !/\?\s*$/.test(spokenOut))
}

/** 'My character goes in': the hero, by name, by what they are, or as they would tell it. */
export function withoutMyCharacter(turn: string, hero: Entity): string {
  if (!MY_CHARACTER.test(turn)) return turn
  const name = hero.isProper ? hero.name : hero.role === undefined ? undefined : `the ${headOf(hero)}`
  const told = turn.replace(MY_CHARACTER, (_, at: number) =>
    at === 0 ? capitalised(name ?? 'Robin') : (name ?? 'Robin'),
  )
  if (name !== undefined) return told
  const gender = /\b(?:she|her|herself)\b/i.test(told) ? 'f' : 'm'
  return asFirstPerson(told, { names: ['Robin'], gender, isOtherMeant: false, others: [] })
}
const MY_CHARACTER = /\b(?:my|our) (?:character|pc|oc|player character)(?=['’]s\b|[ ,.!?])/giu

const BY_NAME = /^([^"“]+), (says|asks|whispers|shouts|mutters|answers|replies) (\p{Lu}\p{Ll}+)[.!]?$/u

/** A turn that tells of the hero by name, or as 'he' or 'she', as the hero would tell it; any other as it is. */
export function inFirstPerson(typed: string, world: World): string {
  const whole = typed
    .replace(/\b(mrs?|ms|dr|prof|capt|sgt|lt|col|gen|rev)\. (?=\p{Lu})/giu, '$1 ')
    .replace(/\b(he|she)['’]s (?=(?:been|got|had)\b)/gi, '$1 has ')
    // 'She's never actually done it'.
    .replace(
      /\b(he|she|it)['’]s (?=(?:never|already|ever|always|just) (?:\p{L}+ly )?(\p{L}+))/giu,
      (is, who: string, done: string) =>
        isForm(done.toLowerCase(), 'participle') &&
        sensesOf(done.toLowerCase(), 'adj').length < 4 &&
        !done.endsWith('ed')
          ? `${who} has `
          : is,
    )
  const hero = heroOf(world)
  const isCalled =
    hero.isProper === true &&
    hero.name.split(' ').some((name) => whole.toLowerCase().startsWith(`${name.toLowerCase()} `))
  const turn = hero.isProper
    ? whole.replace(/(?<=^|[.!?] |["”] says )\p{Ll}+(?=[ ,.])/gu, (word) =>
        hero.name.toLowerCase().split(' ').includes(word) ? capitalised(word) : word,
      )
    : whole
  const said = BY_NAME.exec(turn)
  // 'Over my dead body, says Noor': said by her, and 'my' is hers.
  if (said && hero.isProper && hero.name.split(' ').includes(said[3]!)) return `I say "${said[1]!}"`
  // What is quoted, or stands somewhere in capitals, is nobody's own: 'It says HELP US'.
  const spokenOut = turn.replace(/"[^"]*"|“[^”]*”/g, '').replace(/(?<=\p{Ll}.*)\b\p{Lu}{2,}\b/gu, '')
  // 'Jaz swings the camera round to look behind us'.
  const isOwn = isCalled && !/\b(?:i|me|my|mine|myself)\b/i.test(spokenOut)
  if (FIRST.test(spokenOut) && !isOwn) {
    if (!hasState(hero, SAYS_I)) setState(hero, SAYS_I)
    return turn
  }
  if (isToldAsYou(turn, spokenOut, world)) return asFirstPerson(turn, AS_YOU)
  const isOwnTeller =
    hasState(hero, SAYS_I) ||
    world.premiseWords.some((word) =>
      /^(?:(?:i|my|me|we|our|you|your)(?:['’](?:m|re|ve|d|ll))?|im|ive|youre)$/.test(word),
    )
  // 'My character is Wren', and then 'she goes in', where nobody else can be meant.
  const isGoingOn =
    hero.isProper &&
    hero.gender &&
    ((!hasState(hero, SAYS_I) && genderOfNobodyElse(spokenOut, world) === hero.gender) ||
      (hasState(hero, HE_OR_SHE) && isOnlyOne(hero.gender, world)))
  if (isOwnTeller && !isCalled && !isGoingOn) return turn
  nameHero(world, spokenOut)
  hero.gender ??=
    knownGender(hero) ??
    genderOfTeller(spokenOut, hero) ??
    genderOfNobodyElse(spokenOut, world) ??
    genderGoingOn(spokenOut, hero)
  const isByRole = new RegExp(`\\bthe (?:\\p{L}+ ){0,2}${headOf(hero)}\\b`, 'iu').test(spokenOut)
  if (hero.isProper !== true && !hero.gender && !isByRole) return turn
  const gender = hero.gender === 'm' || hero.gender === 'f' ? hero.gender : undefined
  const others = world.entities.filter(
    (each) =>
      each.id !== hero.id &&
      isBeing(each) &&
      isPresent(world, each) &&
      each.gender === gender &&
      !each.isGenderGuessed,
  )
  const last = entityOf(world, world.lastMeant[0])
  const isAnswer = hasState(hero, LEADS) && ANSWERING.test(spokenOut)
  const told = asFirstPerson(turn, {
    roles: hero.role === undefined ? [] : [hero.role],
    names: [hero.name, ...(hero.aliases ?? [])].filter((name) => /^\p{Lu}/u.test(name)),
    gender,
    isOtherMeant: last !== undefined && others.includes(last) && (isAnswer || !hasState(hero, LEADS)),
    others: others.flatMap(({ name }) => name.toLowerCase().split(' ')),
    perhaps: beingsHere(world)
      .filter((each) => each.kind === 'person' && knownGender(each) === undefined)
      .flatMap(({ name }) => name.toLowerCase().split(' ')),
  })
  setState(hero, LEADS, /^(?:i\b|["“])/i.test(told))
  return isOfTwo(turn, world) ? replaced(told, AS_WE) : told
}

/** 'They danced', 'a door above them', where one other is there and nothing is told of before it that is more than one: the hero and they. */
const isOfTwo = (turn: string, world: World): boolean =>
  /\b(?:they|them|their)\b/i.test(turn) &&
  !SAID_OF_THEM.test(turn) &&
  !DONE_TO_THEM.test(turn) &&
  beingsHere(world).length > 0 &&
  !world.entities.some((each) => each.isPlural || each.kind === 'group') &&
  !parseSentence(turn.split(/\b(?:they|them|their)\b/i)[0]!).some(({ form }) => form === 'NNS') &&
  !parseSentence(turn).some(({ form, lemma }) => form === 'NNS' && isBeingNoun(lemma))

/** 'She says they are his.' */
const SAID_OF_THEM = /\b(?:says?|asks?|tells?) (?:\p{L}+ ){0,2}?they\b/iu

/** 'Tells them both': not the teller. */
const DONE_TO_THEM =
  /(?<!\b(?:between|around|about|behind|above|below|before|beneath|under|over|round) )\bthem\b/i

const AS_WE: [RegExp, string][] = [
  [/\bthey\b/gi, 'we'],
  [/\bthem\b/gi, 'us'],
  [/\btheir\b/gi, 'our'],
]

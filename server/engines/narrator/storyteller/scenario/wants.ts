import { lowerFirst } from '../language/letter-case.ts'
import type { Clause } from '../language/clause.ts'
import { phraseAt } from '../language/noun-phrase.ts'
import { tagWords } from '../language/tagger.ts'
import { verbGroupAt } from '../language/verb-group.ts'
import { cleanText, wordsOf } from '../language/words.ts'
import type { FoundPerson } from './found-person.ts'
import type { ScenarioFoe, ScenarioWant } from './scenario.ts'
import { stops, madeWant } from './made-wants.ts'
import { spelledOut, wantGone, wantKept } from './spelled-out.ts'

/** What the hero is to do, from its verb on. */
interface FoundAim {
  phrase: string
  score: number
}

const seeking =
  /\b(?:looking|searching|hunting|on the hunt|in search|searches|looks|seeks?|seeking|search|hunts?|on the trail|in pursuit|on a quest|quest)(?: for| of)? (?=(?:my|his|her|our|the|a|an|their|\p{Lu}|some|any|treasure|gold|work|love|revenge|answers|water))/iu

const UNWILLING = /^[^.]*[.!] (?:(?:You|I|We|He|She) (?:won['’]?t|will not|refuse)\b|No way)/

/** What the hero wants, in the scenario's own words where it says so, else made from its trouble. */
export function wantOf(
  text: string,
  aims: FoundAim[],
  clauses: Clause[],
  people: FoundPerson[],
  foe: ScenarioFoe | undefined,
  heroNames: string[],
  isRomance: boolean,
  tell: (sentence: string) => string,
): ScenarioWant | undefined {
  const stated = statedWant(text, aims, people, foe, heroNames)
  const made = spelledOut(
    wantGone(text, people) ??
      stated ??
      wantKept(text) ??
      madeWant(text, people, foe, isRomance) ??
      doneIn(clauses),
    people,
  )
  if (!made) return undefined
  return wantFrom(made, stated !== undefined, tell, clauses)
}

function statedWant(
  text: string,
  aims: FoundAim[],
  people: FoundPerson[],
  foe: ScenarioFoe | undefined,
  heroNames: string[],
): string | undefined {
  const sentences = text.split(/(?<=[.!?;:])\s+/)
  const found = aims
    // 'The captain told me to drop it. I won't.'
    .filter(({ phrase }) => !UNWILLING.test(phrase) && !/^be (?!the|a|crowned|free|first)/i.test(phrase))
    .map(({ phrase, score }) => ({ phrase: cutAt(phrase.split(/(?<=[.!?;:])\s/)[0]!), score }))
  for (const sentence of sentences) {
    // 'Find him before nightfall.'
    const told =
      /^(?:now |so |please )?((?:find|rescue|save|stop|get|bring|help|escape|reach|solve|catch|steal|deliver|defeat|protect|free|win|recover|return|survive|discover|break|destroy|convince|retrieve|prove|uncover|warn|clear|keep)\b.+)/i.exec(
        sentence,
      )
    if (told) found.push({ phrase: lowerFirst(cutAt(told[1]!)), score: 3 })
    const revenge =
      /\b(?:want|wants|seek|seeks|swear|swears|swore|get|take|vowed?|crave|after|for) (revenge|vengeance|justice)\b/i.exec(
        sentence,
      )
    if (revenge)
      found.push({
        phrase: `take revenge${foe ? ` on ${foe.name}` : ''}`,
        score: 2.4,
      })
    const wanted =
      /\b(?:i|we) (?:just |only |really )?(?:want|need) ((?:my|our|the|a|an|some|more|enough|\d+|two|three|four|five|six|seven|to be|him|her|them|it)\b(?! to (?!leave|get|escape))[^.,;!?]+)/i.exec(
        sentence,
      )
    if (wanted && !/^to be (?:not|never)/.test(wanted[1]!))
      found.push({
        phrase: wanted[1]!.startsWith('to be') ? wanted[1]!.slice(3) : `get ${cutAt(wanted[1]!)}`,
        score: 1.7,
      })
    const sought = seeking.exec(sentence)
    if (sought && !isOfOthers(sentence.slice(0, sought.index), people, foe, heroNames)) {
      const isRevenge = sentence.slice(sought.index + sought[0].length).startsWith('revenge')
      found.push({
        phrase: `${isRevenge ? 'take' : 'find'} ${cutAt(sentence.slice(sought.index + sought[0].length).replace(/^(?:for|of) /, ''))}`,
        score: 2.5,
      })
    }
    const purpose =
      /\b(?:come|came|travel\w*|return\w*|sneak\w*|ride|rides|rode|go|going|went|head\w*|sail\w*|enter\w*|join\w*|arriv\w*|climb\w*|cross\w*|work\w*|race\w*|fight\w*)\b[^.,;]{0,40}? to ((?:find|save|stop|steal|rescue|free|kill|catch|learn|solve|win|claim|recover|investigate|avenge|marry|deliver|meet|warn|escape|buy|sell|build|open|heal|cure|fix|prove|break|bring|reach|hide|protect|defend|hunt|collect|retrieve|destroy|earn|discover|ask|beg|see|visit|make)\b.*)/i.exec(
        sentence,
      )
    if (purpose && !isOfOthers(sentence.slice(0, purpose.index), people, foe, heroNames))
      found.push({ phrase: cutAt(purpose[1]!), score: 1.8 })
  }
  return found.toSorted((a, b) => b.score - a.score)[0]?.phrase
}

/** Whether somebody other than the hero is the subject before it; undefined where none is named. */
function isOfOthers(
  before: string,
  people: FoundPerson[],
  foe: ScenarioFoe | undefined,
  heroNames: string[],
): boolean | undefined {
  const clause =
    before
      .split(/[,;—]| and (?=\p{L}+ )| but | while | because | so | that | who /u)
      .at(-1)!
      .trim() ||
    before.split(/[,;]/).at(-2)?.trim() ||
    ''
  // 'A princess who keeps trying to': it is she who tries.
  if (
    /\b(?:who|that|which) (?:\p{L}+ ){0,2}$/u.test(before) &&
    !heroNames.some((name) => before.toLowerCase().includes(name.toLowerCase())) &&
    !/\b(?:I|we) (?:am|are|'m|'re)\b[^.]*$/.test(before)
  )
    return true
  const isHeroHere =
    /\b(?:i|we|me|us|my (?:\p{L}+ ){0,2}(?:mission|goal|task|job|quest|duty|plan|aim|orders?|dream|hope|chance|purpose|wish|challenge))\b/iu.test(
      clause,
    ) || heroNames.some((name) => clause.toLowerCase().includes(name.toLowerCase()))
  if (isHeroHere) return false
  const subject = [
    ...people.map(({ name, role }) => name ?? role?.split(' ').at(-1) ?? ''),
    foe?.name.replace(/^the /, '') ?? '',
  ].filter((name) => name !== '')
  if (subject.some((name) => clause.toLowerCase().includes(name.toLowerCase()))) return true
  if (/^(?:he|she|they|it)\b/i.test(clause)) return heroNames.length === 0
  return /\p{L}/u.test(clause) && !/^(?:now|so|then|and|only|today|tonight|who|to|hired|sent)\b/i.test(clause)
    ? heroNames.length > 0 && /^(?:the|an?) /i.test(clause)
      ? undefined
      : undefined
    : undefined
}

function cutAt(phrase: string): string {
  const end = stops.exec(phrase)
  return (end ? phrase.slice(0, end.index) : phrase).replace(/[,\s]+$/, '').trim()
}

/** 'A bear and a rabbit bake a honey cake': what the hero is at, where nothing else is wanted. */
function doneIn(clauses: Clause[]): string | undefined {
  const found = clauses.find(
    ({ actor, kind, polarity, object, verb, tense }) =>
      kind === 'act' &&
      tense !== 'past' &&
      polarity === 'affirmed' &&
      (object ?? undefined) !== undefined &&
      isHeroActor(actor) &&
      /^(?:bake|build|make|search|hunt|climb|cook|grow|deliver|carry|steal|plan|prepare|explore|cross|open|fight|save|rescue|teach|write|brew|plant|organize|organise|defend|guard|protect|follow|chase|run|solve|investigate|smuggle|sail|journey|collect|gather|repair|fix|restore)$/.test(
        verb ?? '',
      ),
  )
  return (
    found &&
    `${found.verb} ${[found.object!.determiner === 'owner' ? `${found.object!.owner?.text}'s` : found.object!.determiner, found.object!.text].filter(Boolean).join(' ')}`
  )
}

const isHeroActor = (actor: Clause['actor']) =>
  actor === 'hero' ||
  actor === 'companions' ||
  (typeof actor === 'object' &&
    (actor.entityId === 'hero' || actor.and?.some((each) => each.entityId === 'hero') === true))

function wantFrom(
  phrase: string,
  isStated: boolean,
  tell: (sentence: string) => string,
  _clauses: Clause[],
): ScenarioWant {
  const words = wordsOf(cleanText(phrase)).filter(({ kind }) => kind !== 'quote')
  tagWords(words)
  const group = verbGroupAt(words, 0)
  const object =
    group && !/^(?:who|what|why|how|where|if|whether)$/.test(words[group.end]?.plain ?? '')
      ? (phraseAt(words, group.end) ?? phraseAt(words, group.end + 1))
      : undefined
  const verb = group ? group.lemma : (words[0]?.plain ?? 'find')
  const told = tell(phrase).replace(/[.!?]$/, '')
  return { verb, object: object?.mention.text, plain: lowerFirst(told), isStated }
}

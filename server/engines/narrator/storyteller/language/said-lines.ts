import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isAnimalNoun } from './being-nouns.ts'
import type { Clause, Mention } from './clause.ts'
import { linkAt } from './links.ts'
import { phraseAt } from './noun-phrase.ts'
import type { clauseReader } from './read-clause.ts'
import { isSomebody } from './somebody.ts'
import type { Segment } from './segments.ts'
import { trimmed } from './sentences.ts'
import { verbsHere } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

export const formOf = ({ actor, tense }: Clause) =>
  typeof actor === 'object' ? (tense === 'past' ? 'past' : 's') : 'base'

export const plainText = (words: Word[]) =>
  words
    .map(({ text, kind }) => (kind === 'mark' ? text : ` ${text}`))
    .join('')
    .trim()

/** A clause that is said aloud by the hero. */
export const SAID = {
  kind: 'speech',
  actor: 'hero',
  act: 'say',
  verb: 'say',
  polarity: 'affirmed',
  modality: 'does',
  tense: 'present',
} as const

/** 'Put that down, nobody wants to hurt you': beside the order, what is told to whoever is called. */
export const saidToCalled = (clause: Clause, called: Mention): Clause =>
  /^(?:statement|wish)$/.test(clause.kind) &&
  clause.actor !== 'hero' &&
  /\byou(?:r|rself)?\b/i.test(clause.text)
    ? { ...SAID, speech: clause.text, target: called, text: clause.text, said: [clause] }
    : clause

/** What tells, thanks or was done before, and does nothing now: said to whoever is called by it. */
export const isOnlySaid = (clauses: Clause[]): boolean =>
  clauses.length > 0 &&
  clauses.every(
    ({ kind, tense }) => /^(?:statement|speech|wish)$/.test(kind) || (kind === 'act' && tense === 'past'),
  )

/** 'That's not what you said': a statement to 'you' is said to whoever is there. */
export const isToSomebody = (sentence: Word[], [first, ...more]: Clause[]): boolean =>
  first?.kind === 'statement' &&
  more.length === 0 &&
  first.actor !== 'hero' &&
  !sentence.some(({ kind, plain }) => kind === 'quote' || plain === 'i') &&
  sentence.some(({ plain }, at) => at > 0 && /^(?:you|your|yours|yourself)$/.test(plain))

/** 'Sorry for the mess, he is tired', 'thanks for that', 'here kitty': said as such. */
export const isFormula = (sentence: Word[]): boolean =>
  !sentence.some(({ kind }) => kind === 'quote') &&
  (FORMULA.test(plainText(sentence)) || isAnimalNoun(TO_BEAST.exec(plainText(sentence))?.[1] ?? ''))
const TO_BEAST = /^(?:here|nice|good|easy|bad),? (\p{L}+)(?=\W|$)/iu
const FORMULA =
  /^(?:(?:so |very )?sorry|thanks|thank you|congrat\p{L}*|welcome|happy (?:birthday|new year|anniversary)|merry christmas|good (?:luck|job|boy|girl|night|bye)|goodbye|well done|cheers|bravo|bless you|sleep (?:well|tight)|sweet dreams|get well|take care|(?:it|this|that|everything|you|we) (?:is |are |will )?(?:going to )?be (?:ok(?:ay)?|all ?right|fine)|do not (?:worry|cry|be (?:scared|afraid|sad))|(?:here|nice|easy|bad),? (?:boy|girl|kitty|doggy|doggie)|(?:it|that) is (?:ok(?:ay)?|all ?right|fine)|ow|ouch|argh)\b/iu

const DEED = /^verb\.(?:motion|contact|body|consumption|possession|creation|change)$/

/** 'iceberg ahead, I yell' and 'I'm not leaving until you pay': speech that lacks its quotes. */
export function saidWithoutQuotes(
  segments: Segment[],
  sentence: Word[],
  reader: ReturnType<typeof clauseReader>,
  isPerson: (mention: Mention) => boolean,
): Clause | undefined {
  if (sentence.some(({ kind }) => kind === 'quote')) return undefined
  const base = {
    kind: 'speech',
    act: 'say',
    verb: 'say',
    polarity: 'affirmed',
    modality: 'does',
    tense: 'present',
    text: plainText(sentence),
  } as const
  const tag = taggedIn(sentence)
  if (tag && (!tag.isInverted || isSomebody(tag.mention, isPerson))) {
    const actor = /^i$/.test(tag.mention.pronoun ?? '') ? 'hero' : reader.bind(tag.mention)
    return {
      ...base,
      actor,
      speech: tag.speech,
      target: tag.to ? reader.bind(tag.to) : actor === 'hero' ? reader.addressee() : undefined,
    }
  }
  if (segments.length < 2) return undefined
  const [subject, verb] = segments[0]!.words
  // 'I set two cups out, as you do': a deed, and told.
  const isToYou =
    subject?.plain === 'i' &&
    !DEED.test(sensesOf(verb?.plain ?? '', 'verb')[0]?.field ?? '') &&
    segments
      .slice(1)
      .some(
        ({ words }) =>
          words[0]?.plain !== 'which' &&
          words.some(
            ({ plain }, at) =>
              /^(?:you|your|yourself)$/.test(plain) &&
              !/^(?:never|know|see)$/.test(words[at + 1]?.plain ?? ''),
          ),
      )
  return isToYou
    ? { ...base, actor: 'hero', speech: plainText(sentence), target: reader.addressee() }
    : undefined
}

const SAYS =
  /^(?:say|yell|shout|ask|whisper|mutter|call|reply|answer|scream|cry|murmur|exclaim|growl|hiss|lie|admit|add|insist|warn|beg|plead|sign)(?:e?s|e?d)?$|^said$/

interface Speaker {
  mention: Mention
  isInverted: boolean
  verb: string
  to?: Mention
  /** Nothing but who says it. */
  isPlain: boolean
}

/** ', Petra says from the airlock', ', he says quietly', ', says the man at the door': who has said what stands before. */
function speakerIn(words: Word[]): Speaker | undefined {
  // ', call my manager' is a deed.
  const isInverted = SAYS.test(words[0]?.plain ?? '') && /(?:s|d)$/.test(words[0]!.plain)
  const subject = phraseAt(words, isInverted ? 1 : 0, { isSubject: true })
  const verb = isInverted ? words[0] : words[subject?.end ?? 0]
  if (!subject || !SAYS.test(verb?.plain ?? '')) return undefined
  const [how] = words.slice(subject.end + (isInverted ? 0 : 1))
  const isHow =
    !how || /^(?:from|at|to|in|on|over|through|behind|by|across|under|into|with|without)$/.test(how.plain)
  const to = how?.plain === 'to' ? phraseAt(words, words.indexOf(how) + 1)?.mention : undefined
  // 'He says to act natural': told what to do.
  const isBidden = how?.plain === 'to' && words[words.indexOf(how) + 1]?.node?.form === 'VB'
  return isHow && !isBidden
    ? { mention: subject.mention, isInverted, verb: verb!.plain, isPlain: !how, ...(to && { to }) }
    : undefined
}

/** 'From my grandma, she says', 'that's new, I say, come in': who says it, and what stands around that. */
function taggedIn(sentence: Word[]): (Speaker & { speech: string }) | undefined {
  const commas = [...sentence.keys()].filter((at) => sentence[at]!.plain === ',')
  for (const [count, comma] of commas.entries()) {
    const next = commas[count + 1] ?? sentence.length
    const speaker = speakerIn(trimmed(sentence.slice(comma + 1, next)))
    const [before, after] = [sentence.slice(0, comma), sentence.slice(next)]
    const isSay = /^(?:say|says|said|ask|asks)$/.test(speaker?.verb ?? '')
    if (!speaker || isLead(before, isSay) || (after.length > 0 && !(isSay && speaker.isPlain))) continue
    return { ...speaker, speech: plainText([...before, ...after]) }
  }
  return undefined
}

/** 'When she comes in, he whispers', 'slowly, I ask': when, where or how it is said; 'on three, I say' is said. */
const isLead = (words: Word[], isSay: boolean): boolean =>
  linkAt(words, 0) !== undefined ||
  words.every(({ node }) => node?.tag === 'ADV') ||
  (!isSay && classes.prepositions.has(words[0]!.plain) && !words.some((word) => verbsHere(word).length > 0))

/** 'ok then I sneak', 'ok first i look': words that only lead on. */
export const isOpener = ({ words }: Segment) =>
  words.every(({ plain }) => classes.interjections.has(plain) || LEADING.test(plain))
const LEADING = /^(?:first|then|now|good|great|quick|quickly|instead|next|last|finally)$/

/** 'I say to them: “good”' is said, and stands nowhere. */
const SAID_TO_SOMEBODY = /^(?:say|said|tell|told|tells|ask|asks|asked|answers?|shouts?|whispers?)$/

/** 'There's a note: come alone': what is written or said there stands after the colon. */
export function noteOf(sentence: Word[]): Clause | undefined {
  const at = sentence.findIndex(({ plain }) => plain === ':')
  const lead = sentence.slice(0, at)
  if (
    at < 2 ||
    // 'Put up a sign: NO DOGS' is a deed.
    lead[0]!.node?.form === 'VB' ||
    lead.some(({ kind }) => kind === 'quote') ||
    (sentence[at + 1]?.kind === 'quote' && lead.some(({ plain }) => SAID_TO_SOMEBODY.test(plain))) ||
    !sentence.slice(at + 1).some(({ kind }) => kind !== 'mark') ||
    !lead.some(({ plain }) =>
      /^(?:note|message|letter|sign|text|one|card|poster|label|screen|words|voice|it|reads?|says?)$/.test(
        plain,
      ),
    ) ||
    !lead.some(({ tags }) => tags.has('Verb'))
  )
    return undefined
  const words = plainText(sentence.slice(at + 1)).replace(/[.!]+$/, '')
  return {
    kind: 'statement',
    actor: 'nobody',
    polarity: 'affirmed',
    modality: 'does',
    tense: 'present',
    text: `${plainText(lead)}: "${words[0]?.toUpperCase() ?? ''}${words.slice(1)}"`,
  }
}

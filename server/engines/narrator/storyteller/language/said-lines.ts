import type { Clause, Mention } from './clause.ts'
import { phraseAt } from './noun-phrase.ts'
import type { clauseReader } from './read-clause.ts'
import { isQuestionStart } from './segment-signs.ts'
import { isSomebody } from './somebody.ts'
import type { Segment } from './segments.ts'
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

/** What tells or thanks, and does nothing: said to whoever is called by it. */
export const isOnlySaid = (clauses: Clause[]): boolean =>
  clauses.length > 0 && clauses.every(({ kind }) => /^(?:statement|speech|wish)$/.test(kind))

/** 'That's not what you said': a statement to 'you' is said to whoever is there. */
export const isToSomebody = (sentence: Word[], [first, ...more]: Clause[]): boolean =>
  first?.kind === 'statement' &&
  more.length === 0 &&
  first.actor !== 'hero' &&
  !sentence.some(({ kind, plain }) => kind === 'quote' || plain === 'i') &&
  sentence.some(({ plain }, at) => at > 0 && /^(?:you|your|yours|yourself)$/.test(plain))

/** 'iceberg ahead, I yell' and 'I'm not leaving until you pay': speech that lacks its quotes. */
export function saidWithoutQuotes(
  segments: Segment[],
  sentence: Word[],
  reader: ReturnType<typeof clauseReader>,
  isPerson: (mention: Mention) => boolean,
): Clause | undefined {
  if (segments.length < 2 || sentence.some(({ kind }) => kind === 'quote')) return undefined
  const base = {
    kind: 'speech',
    act: 'say',
    verb: 'say',
    polarity: 'affirmed',
    modality: 'does',
    tense: 'present',
    text: plainText(sentence),
  } as const
  const asked = askedAloud(segments, isPerson)
  if (asked) {
    const actor = asked.pronoun === 'i' ? 'hero' : reader.bind(asked)
    const speech = `${plainText(sentence.slice(sentence.indexOf(segments[1]!.words[0]!))).replace(/[?.!\s]+$/, '')}?`
    return { ...base, actor, speech, target: actor === 'hero' ? reader.addressee() : undefined }
  }
  const tag = segments.at(-2)!.mark === ',' ? speakerIn(segments.at(-1)!.words) : undefined
  if (tag && (!tag.isInverted || isSomebody(tag.mention, isPerson))) {
    const actor = /^i$/.test(tag.mention.pronoun ?? '') ? 'hero' : reader.bind(tag.mention)
    return {
      ...base,
      actor,
      speech: plainText(sentence.slice(0, sentence.indexOf(segments.at(-1)!.words[0]!))).replace(
        /[,\s]+$/,
        '',
      ),
      target: tag.to ? reader.bind(tag.to) : actor === 'hero' ? reader.addressee() : undefined,
    }
  }
  const isToYou =
    segments[0]!.words[0]?.plain === 'i' &&
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
  /^(?:say|yell|shout|ask|whisper|mutter|call|reply|answer|scream|cry|murmur|exclaim|growl|hiss)(?:e?s|e?d)?$|^said$/

/** ', Petra says from the airlock', ', he says quietly', ', says the man at the door': who has said what stands before. */
function speakerIn(words: Word[]): { mention: Mention; isInverted: boolean; to?: Mention } | undefined {
  const isInverted = SAYS.test(words[0]?.plain ?? '')
  const subject = phraseAt(words, isInverted ? 1 : 0, { isSubject: true })
  const end = subject && subject.end + (isInverted ? 0 : 1)
  if (!subject || !(isInverted || SAYS.test(words[subject.end]?.plain ?? ''))) return undefined
  const [how] = words.slice(end)
  const isHow =
    !how || /^(?:from|at|to|in|on|over|through|behind|by|across|under|into|with|without)$/.test(how.plain)
  const to = how?.plain === 'to' ? phraseAt(words, end! + 1)?.mention : undefined
  return isHow ? { mention: subject.mention, isInverted, ...(to && { to }) } : undefined
}

/** 'Noor says out loud, who did this?': who asks that. */
function askedAloud([first, next]: Segment[], isPerson: (mention: Mention) => boolean): Mention | undefined {
  if (!first || first.mark !== ',' || !next || !isQuestionStart(next.words, 0)) return undefined
  const subject = phraseAt(first.words, 0, { isSubject: true })
  const [verb, ...rest] = first.words.slice(subject?.end ?? first.words.length)
  const isSaid =
    /^(?:say|yell|shout|ask|whisper|mutter|call|cry|murmur|wonder|scream)s?$|^(?:said|asked|whispered|shouted)$/.test(
      verb?.plain ?? '',
    ) &&
    (/^(?:from|down|up|over|through|across|behind)$/.test(rest[0]?.plain ?? '') ||
      rest.every(({ plain, tags }) => /^(?:out|loud|aloud|back)$/.test(plain) || tags.has('Adverb')))
  const mention = subject?.mention
  return isSaid && mention && (isSomebody(mention, isPerson) || mention.pronoun) ? mention : undefined
}

/** 'ok then I sneak', 'wait, is he': a word that only leads on. */
export const isOpener = ({ words }: Segment) =>
  words.length === 1 &&
  /^(?:ok|okay|alright|right|well|so|fine|now|good|great|quick|quickly)$/.test(words[0]!.plain)

/** 'I say to them: “good”' is said, and stands nowhere. */
const SAID_TO_SOMEBODY = /^(?:say|said|tell|told|tells|ask|asks|asked|answers?|shouts?|whispers?)$/

/** 'There's a note: come alone': what is written or said there stands after the colon. */
export function noteOf(sentence: Word[]): Clause | undefined {
  const at = sentence.findIndex(({ plain }) => plain === ':')
  const lead = sentence.slice(0, at)
  if (
    at < 2 ||
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

/** 'I whisper don't move': what is said begins like an order or a greeting. */
const BARELY_SAID =
  /(?<!(?:n['’]?t|not|never) )\b((?:whisper|shout|yell|mutter|murmur|scream|hiss|say|reply|answer|(?:call|cry)(?= out\b)))((?: (?:softly|quietly|loudly|back|out))?(?: (?:to|at) \p{L}+)?),? (?=(?:(?!(?:to|at|for|in|as|so|that|if|the|an?|my|his|her|what|who|how|why|where|when|until|because|while|and|about|back|with|from)\b)(?:(?:mr|mrs|ms|dr) )?\p{L}+,? )?(?:do not|don['’]?t|hello|hi|hey|good ?(?:bye|night|morning|evening)|help|is any|please|stop|run|wait|hold on|come|hurry|look out|get (?:down|out|back|up)|let['’]?s|sorry|thank|nobody move|it['’]?s|that['’]?s|there['’]?s|i['’]?m|(?<!say )i|we|you|(?:who|what|where|why|how) (?:are|is|was|were|do|does|did|can|could|will|would) (?:you|it|this|that|we|he|she|they|i|there))\b)(?![^".!?]* but instead\b)([^".!?]+?[?]?)(?:[.!]?$|(?= and (?:i )?(?:ask|offer|hand|hold|point|walk|turn|close|step|leave|sit down|smile|wave|nod)\b))/iu

/** 'Walter, get the car! she shouts': the mark ends what was said. */
const CALLED_OUT =
  /^([^"“?!.]{2,90}[?!]+),? ((?:i|he|she|they|we|(?:the|my) \p{L}+|\p{Lu}\p{Ll}+) (?:say|shout|yell|cr(?=y|ies)|ask|whisper|call|mutter|scream|answer|repl(?=y|ies))(?:e?s|ed|y|ies)?(?=[,.!]|$| (?:and|but|at|to|from|back|after|before|when|while|as)\b))/iu

/** 'Don't tell the headmaster i say to the kid': an order, and who gives it. */
const TOLD_OFF =
  /^((?:don['’]?t|do not|please|stop|wait|come|get|run|help|hello|hi|hey|sorry|thanks?)\b[^"“,.!?]{2,80}?),? ((?:i|he|she) (?:say|shout|yell|whisper|mutter)s?(?: to (?:the |my |his |her )?\p{L}+)?)(?=[,.!]|$)/iu

/** 'There are sails on the water, says the boy from the gatehouse.' */
const SAID_BY =
  /^([^"“?]+?), ((?:says?|said|asks?|whispers?|shouts?|yells?|mutters?|calls?|cries|answers?|replies|warns?) (?:(?:the|an?|my|his|her|our) \p{L}+|\p{Lu}\p{L}+)(?: [^,.!?"“]+)?)[.!]?$/u

/** 'Tomatoes, I say, the real ones', 'ask if he is in and whether I may wait': marks and words that hurried hands leave out. */
export const withoutMarks = (text: string): string =>
  (/["“]/.test(text)
    ? text
    : text
        .replace(
          /^([^,.!?]+), (i) (say|reply|answer|whisper|shout),? ([^".!?]+)[.!]?$/iu,
          (whole: string, said: string, who: string, how: string, rest: string) =>
            / (?:feels?|offers?|gives?|asks?|says?|looks?|tells?|comes?|goes|wants?|takes?|smiles?|nods?) /.test(
              `${said} `,
            )
              ? whole
              : `${who} ${how} "${said}, ${rest}"`,
        )
        .replace(
          /^([^"“]{2,}), (i|we) (say|whisper|mutter|shout|reply|answer)((?: \p{L}+ly)?(?: (?:to|at) (?:my |the )?\p{L}+)?)[.!]?$/iu,
          '$2 $3$4 "$1"',
        )
        .replace(CALLED_OUT, '"$1" $2')
        .replace(TOLD_OFF, '$2 "$1"')
        .replace(BARELY_SAID, '$1$2 "$3"')
        .replace(SAID_BY, '"$1," $2')
  ).replace(
    /\b(ask\b[^.!?"]*?\b(?:if|whether|what|who|how|why|where|when)\b[^.!?"]*?) and (whether|if|what|who|how|why|where|when) (?=(?:i|he|she|they|it|we|the|there|my|his|her)\b)/iu,
    '$1 and ask $2 ',
  )

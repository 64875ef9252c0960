import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isOccasion, kindOfPlace } from '../content/places.ts'
import { isSubject } from '../language/hero-phrase.ts'
import { isPersonWord } from './roles.ts'
import { articleFor } from '../telling/polish.ts'
import { capitalised, lowerFirst } from '../language/letter-case.ts'

/** 'Raising a dragon in a small flat', 'stuck in a lift with my ex', 'school trip to the volcano': it is the hero who is. */
export function withHeroSaid(premise: string): string {
  const [, first = '', rest = ''] =
    /^(.+?)((?:[.!?;]|(?<=^[^,]+):|, (?:the|an?|\d)\b|,? (?:and|but|where|when) (?:i|he|she|it|they|we|my|the)\b|$).*)$/isu.exec(
      premise.trim(),
    ) ?? []
  if (/\b(?:i|i['’]m|you|we)\b/i.test(first)) return premise
  if (/^(?:my )?(?:first|last) (?:day|night|week|shift|year|job)\b/i.test(first))
    return `It is ${/^my/i.test(first) ? '' : 'my '}${lowerFirst(premise.trim())}`
  // 'Submarine cook, 1943', 'hamster detective noir'.
  const [, who = '', when = ''] = DATED_ROLE.exec(premise.trim()) ?? []
  if (who.split(' ').length < 5 && isPersonWord(who.split(' ').at(-1)!.toLowerCase()))
    return `I am ${withArticle(lowerFirst(who))}${when}`
  const tokens = parseSentence(lowerFirst(first))
  const where = tokens.find(({ head }) => head < 0)
  const isWhere =
    /^(?:in|on|at|aboard|inside|under) (?:an?|the|my|our) /i.test(first) &&
    where?.tag === 'NOUN' &&
    sensesOf(where.lemma, 'noun')[0]?.field !== 'noun.time' &&
    !isSaid(tokens)
  if (isWhere) return `I am ${lowerFirst(premise.trim())}`
  const [lead] = tokens
  if (!lead) return premise
  const text = lowerFirst(first.trim())
  if (lead.lemma === 'be' && /^being$/i.test(lead.word)) return `I am ${text.slice('being '.length)}${rest}`
  const top = tokens.find(({ head }) => head < 0)
  // 'Night guard at the wax museum. One figure is missing.'
  const isRoleAhead =
    ((/^[.;]/.test(rest) && rest.length > 2) || /^[^,]+, (?!his|her|their)/.test(first)) &&
    top?.form === 'NN' &&
    isPersonWord(top.lemma) &&
    !/^(?:DET|PROPN|PRON)$/.test(lead.tag)
  if (isRoleAhead && !/\p{L} \p{Lu}/u.test(first)) return `I am ${withArticle(text)}${rest}`
  if (isDoing(tokens) || isDone(tokens)) return `I am ${text}${rest}`
  const root = tokens.find(({ head }) => head < 0)
  const isBare = tokens.length > 1 && !/^(?:DET|NUM|PRON|PROPN)$/.test(lead.tag)
  // 'Exorcist in training. The demon is very polite.'
  if (/^[.:;]/.test(rest) && root && isTrade(root.lemma) && /^NNP?$/.test(root.form) && isTitle(tokens))
    return `I am ${withArticle(text)}. ${capitalised(rest.slice(1).trim())}`.trim()
  if ((isBare || /^an? /.test(text)) && root?.form === 'NN' && journeys.has(root.lemma))
    return `I am on ${isBare ? `${articleFor(text)} ` : ''}${text}${rest}`
  // 'Romance at a cheese competition', 'grandma's funeral'.
  const at = /^(?:romance|love|comedy|horror|mystery|drama|adventure|fun) (?=at an? )/u.exec(text)
  const event = isOccasion(root?.lemma ?? '')
  if (at && kindOfPlace(text)?.id === 'gathering') return `I am ${text.slice(at[0].length)}${rest}`
  return event && root!.form === 'NN' && !/\bat\b/.test(text) && !isSaid(tokens)
    ? `I am at ${/^(?:an?|the|my|our|his|her) |^\S+['’]s /i.test(text) ? '' : `${articleFor(text)} `}${text}${rest}`
    : premise
}

/** 'It was the perfect wedding': says something of somebody or something. */
const isSaid = (tokens: readonly Token[]): boolean =>
  tokens.some(isSubject) && tokens.some(({ form }) => /^(?:VBZ|VBP|VBD|MD)$/.test(form))

const isTrade = (noun: string): boolean =>
  isPersonWord(noun) || sensesOf(noun, 'noun')[0]?.field === 'noun.person'

/** Words without a verb of their own, and of one alone. */
const isTitle = (tokens: readonly Token[]): boolean =>
  tokens.every(({ form, word }) => !/^(?:VBZ|VBP|VBD|MD)$/.test(form) && !/^(?:vs|and|or)$/i.test(word))

/** A role alone, with a year after it or a genre. */
const DATED_ROLE =
  /^(?:an? )?([\p{L}'’ -]+?)(?: (?:noir|romance|comedy|thriller|western|horror|mystery|adventure|musical|sitcom|saga|story)|(, \d{3,4}s?\b.*))[.!]?$/iu

/** 'Raising a dragon'; of 'hunting vampires' and 'dancing bears' the first. */
function isDoing(tokens: readonly Token[]): boolean {
  const [lead, next] = tokens
  if (!/.ing$/i.test(lead!.word) || !next) return false
  if (lead!.head < 0) return lead!.tag === 'VERB' || sensesOf(lead!.word.toLowerCase(), 'noun').length === 0
  return lead!.tag === 'VERB' && next.form === 'NNS' && next.head < 0 && taking.has(lead!.word.toLowerCase())
}

/** 'Trapped in a lift', 'stuck on the moon', 'lost at sea'. */
const isDone = ([lead, next]: readonly Token[]): boolean =>
  lead!.head < 0 &&
  next !== undefined &&
  (/^VB[ND]$/.test(lead!.form) || lead!.tag === 'ADJ' || /^(?:alone|adrift|abroad)$/i.test(lead!.word)) &&
  /^(?:ADP|PART|ADV)$/.test(next.tag)

const journeys: ReadonlySet<string> = new Set(
  'trip holiday vacation honeymoon cruise expedition quest mission journey pilgrimage voyage tour date hike safari'.split(
    ' ',
  ),
)
/** What is done to somebody or something, and not what they do by themselves. */
const taking: ReadonlySet<string> = new Set(
  `babysitting befriending building catching chasing collecting dating delivering exploring fighting guarding haunting hunting
  investigating marrying raising rescuing robbing saving selling smuggling solving stealing taming teaching training`.split(
    /\s+/,
  ),
)

const withArticle = (text: string): string =>
  /^(?:an?|the) /.test(text) ? text : `${articleFor(text.toLowerCase())} ${text}`

import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isOccasion } from '../content/places.ts'
import { isSubject } from '../language/hero-phrase.ts'
import { isCreatureNoun } from '../language/being-nouns.ts'
import { singularOf } from '../language/phrase-end.ts'
import { isPersonWord } from './roles.ts'
import { articleFor } from '../telling/polish.ts'
import { capitalised, lowerFirst } from '../language/letter-case.ts'

/** 'Raising a dragon in a small flat', 'stuck in a lift with my ex', 'school trip to the volcano': it is the hero who is. */
export function withHeroSaid(premise: string): string {
  const [, first = '', rest = ''] =
    /^(.+?)((?:[.!?;]|(?<=^[^,]+):|, (?:the|an?|\d)\b|,? (?:and|but|where|when) |$).*)$/isu.exec(
      premise.trim(),
    ) ?? []
  if (/\b(?:i|i['’]m|you|we)\b/i.test(first)) return premise
  const sentence = parseSentence(lowerFirst(premise.trim().split(/(?<=[.!?;])\s/)[0]!))
  const isOfOther = sentence.some(
    ({ label, head }) => label.startsWith('nsubj') && sentence[head]?.head === -1,
  )
  if (/^(?:my )?(?:first|last) (?:day|night|week|shift|year|job)\b(?! of (?:the|an?)\b)/i.test(first))
    return `It is ${/^my/i.test(first) ? '' : 'my '}${lowerFirst(premise.trim())}`
  const tokens = parseSentence(lowerFirst(first))
  const where = tokens.find(({ head }) => head < 0)
  // '3 roommates. Theo owes us rent'.
  if (/^(?:two|three|four|five|\d) \p{L}+s$/iu.test(first) && /\b(?:we|us|our)\b/i.test(rest))
    return `We are ${lowerFirst(premise.trim())}`
  const isWhere =
    /^(?:in|on|at|aboard|inside|under) (?:an?|the|my|our) /i.test(first) &&
    where?.tag === 'NOUN' &&
    sensesOf(where.lemma, 'noun')[0]?.field !== 'noun.time' &&
    !isSaid(tokens) &&
    // 'In a village, a girl finds a cub' is hers.
    !isOfOther
  if (isWhere) return `I am ${lowerFirst(premise.trim())}`
  const [lead] = tokens
  if (!lead) return premise
  const text = lowerFirst(first.trim())
  if (lead.lemma === 'be' && /^being$/i.test(lead.word)) return `I am ${text.slice('being '.length)}${rest}`
  const role = /\b(?:i am|i['’]m) /i.test(rest) ? undefined : roleAhead(premise.trim())
  if (role) return role
  if (isDoing(tokens) || isDone(tokens)) return `I am ${text}${rest}`
  const root = tokens.find(({ head }) => head < 0)
  const isBare = tokens.length > 1 && !/^(?:DET|NUM|PRON|PROPN)$/.test(lead.tag)
  if ((isBare || /^an? /.test(text)) && root?.form === 'NN' && journeys.has(root.lemma))
    return `I am on ${isBare ? `${articleFor(text)} ` : ''}${text}${rest}`
  // 'Grandma's funeral'.
  const event = isOccasion(root?.lemma ?? '')
  return event && root!.form === 'NN' && !/\bat\b/.test(text) && !isSaid(tokens)
    ? `I am at ${/^(?:an?|the|my|our|his|her) |^\S+['’]s /i.test(text) ? '' : /^(?:final|last|first|grand|opening|closing)\b/.test(text) ? 'the ' : `${articleFor(text)} `}${text}${rest}`
    : premise
}

/** 'It was the perfect wedding': says something of somebody or something. */
const isSaid = (tokens: readonly Token[]): boolean =>
  tokens.some(isSubject) && tokens.some(({ form }) => /^(?:VBZ|VBP|VBD|MD)$/.test(form))

const isTrade = (noun: string): boolean =>
  isPersonWord(noun) || sensesOf(noun, 'noun')[0]?.field === 'noun.person'

/** 'Submarine cook, 1943', 'widow at the salt works', 'night guard at the museum. One figure is missing': the hero before all else; of one alone nothing follows. */
function roleAhead(premise: string): string | undefined {
  const [, lead = '', mark = '', rest = ''] = LEAD.exec(premise) ?? []
  // 'A farmer, Elsa, …': told by name.
  if (mark === ',' && /^\p{Lu}/u.test(rest)) return undefined
  const tokens = parseSentence(lowerFirst(lead))
  const adposition = tokens.findIndex(({ tag }) => tag === 'ADP')
  const end = adposition < 0 ? tokens.length : adposition
  const role = tokens[end - 1]
  const isAlone = mark === '' && adposition < 0 && lead === premise
  if (!role || end > 5 || isAlone || role.form === 'NNS' || /\p{L} \p{Lu}/u.test(lead)) return undefined
  const noun = role.word.toLowerCase()
  if (!isTrade(noun) || isCreatureNoun(noun) || singularOf(noun) !== noun) return undefined
  const isFinite = ({ form, word, tag }: Token) =>
    /^(?:VBZ|VBP|VBD|MD)$/.test(form) || tag === 'CCONJ' || /^vs$/i.test(word)
  if (
    /^(?:the|my|his|her|two|three)$/.test(tokens[0]!.word) ||
    (end > 1 && tokens[0]!.tag === 'ADV') ||
    tokens.slice(0, -1).some(isFinite)
  )
    return undefined
  // 'A girl, lost, walks' is one sentence.
  const whole = mark === ',' ? parseSentence(lowerFirst(premise.split(/(?<=[.!?;])\s/)[0]!)) : []
  const own = whole[end - 1]
  const isSubjectAlone =
    own?.label.startsWith('nsubj') &&
    whole.filter(({ head, label }) => head === own.head && label.startsWith('nsubj')).length < 2
  if (isSubjectAlone) return undefined
  const told = `I am ${withArticle(lowerFirst(lead))}`
  const isOfRole = mark === ',' && /^VB[NG]$/.test(parseSentence(rest)[0]?.form ?? '')
  return mark === ''
    ? told
    : isOfRole || /^\d{3,4}\b/.test(rest)
      ? `${told}, ${rest}`
      : `${told}. ${capitalised(rest)}`
}

const LEAD =
  /^([^.,;:!?]+?)(?:([.,;:]) (?!(?:his|her|their|and|or)\b)(.+)| (?:noir|romance|comedy|thriller|western|horror|mystery|adventure|musical)|[.!]?)$/isu

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

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*`

/** Ways to say whom of a premise the player plays: 'I write Dae-jung', 'Mei-Lin (me, 16)', 'me (Kez, 15)', 'Me = Jaz, camera'. */
const PLAYED = [
  String.raw`(?:^|(?<=[.!?;])|,) ?(?:and )?(?:I|[Yy]ou)(?:['’]ll| will|['’]m| am|['’]re| are)? (?:play(?:ing)?|writ(?:e|ing)|control(?:ling)?)(?: as)? (?<who>${NAME})(?:, (?:the|an?) [^.,!?;]*)?(?=[.!,;]|$)`,
  String.raw`(?<=(?<who>${NAME})) \([Mm]e\b[^)]*\)`,
  String.raw`(?<=\b[Mm]e) \((?<who>${NAME})(?:,[^)]*)?\)`,
  String.raw`(?:^|(?<=[.!?] ))[Mm]e ?= ?(?<who>${NAME})[^.]*\.`,
].map((each) => new RegExp(each, 'u'))

/** Whom of a premise the player says to play, by the whole name, and the premise without its saying so. */
export function playedIn(premise: string): { who: string; rest: string } | undefined {
  for (const [at, way] of PLAYED.entries()) {
    const found = way.exec(premise)
    const name = found?.groups!.who
    if (!name) continue
    const rest = premise
      .replace(way, '')
      .replace(/(?<=^|[.!?] )(?:\S+ ){0,3}third person\b[^.!?]*[.!?]?/iu, '')
      .replace(/(?<=^|[.!?;] ?)[.!,;]+ ?/g, ' ')
      .replace(/(?<=\p{L}) = (?=\p{Ll})/gu, ', ')
      .trim()
    const isTold = rest.includes(name)
    // 'I play Chopin'.
    if (at === 0 && !isTold) continue
    const whole = isTold ? new RegExp(`${name}(?: \\p{Lu}[\\p{L}'’-]+)*`, 'u').exec(rest)![0] : name
    return { who: whole, rest }
  }
  return undefined
}

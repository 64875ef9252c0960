import { phraseAt } from './noun-phrase.ts'
import { tagWords } from './tagger.ts'
import { verbsHere } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import { cleanText, type Word, wordsOf } from './words.ts'

const SHORT =
  /,? (?:(is|are|was|were|do|does|did|have|has|had|can|could|will|would|should)(?:n['’]?t| not)? (?:it|he|she|they|you|we|i|there|that)|(?:ai|i[ns]+|is)n['’]?i?t(?: it| he| she| they)?|innit)(?=\?*["”]?$)|, (?:right|yeah|yes|eh|no|huh|correct)(?=\?+["”]?$)/iu

const CALLED =
  /^(?!(?:i|you|we|it|he|she|they|this|that|there|the|an?|my|what|who|if|when)\b)(?:(?:mr|mrs|ms|dr) )?\p{L}+,? (?=(?:that|it|he|she|they|this|there|you|i|we)(?:['’]?\p{L}*) )/iu

/** 'She's gone, isn't she?' asks whether she is gone: the sentence as the question that its tag makes of it. */
export function withTagAsked(text: string): string {
  const tag = SHORT.exec(text)
  // What somebody else says in quotes keeps its wording.
  const around = text.split(/["“][^"“”]*["”]/).join(' ')
  if (!tag || (around !== text && /\p{L}/u.test(around) && !/\bi\b/i.test(around))) return text
  const told = text.slice(0, tag.index)
  const end = text.slice(tag.index + tag[0].length).replace(/\?/g, '')
  const at = Math.max(
    ...[...told.matchAll(/(?:^["“]?|[.!?;"“] ?|, (?:and |but |so )?| (?:and|but|so) )(?=\S)/gi)].map(
      (joint) => joint.index + joint[0].length,
    ),
  )
  // 'Hask that's a big dragon innit' calls Hask first.
  const lead = CALLED.exec(told.slice(at))?.[0] ?? ''
  const inverted = askedOf(told.slice(at + lead.length))
  const asked = inverted && lead + inverted
  const isMarked = tag[0].startsWith(',') || /n['’]?i?t|not/i.test(tag[0])
  // 'How late is it' is no statement with a tag.
  if (asked === undefined || !(isMarked || /\bnot\b|n['’]?t\b|\bnever\b/i.test(told)))
    return isMarked ? `${told}${end}` : text
  return `${told.slice(0, at).replace(/,? (?:and|but|so) $|, $/i, '. ')}${asked}?${end}`
}

/** 'She has gone' as 'has she gone'; undefined for what is no statement. */
function askedOf(statement: string, isKept = false): string | undefined {
  const words = wordsOf(cleanText(statement))
  tagWords(words)
  const subject = phraseAt(words, 0, { isSubject: true })
  const verb = subject && words[subject.end]
  if (!subject || !verb) return undefined
  const rest = (from: number) => textFrom(words, from)
  const who = words
    .slice(0, subject.end)
    .map(({ text }) => text)
    .join(' ')
  if (classes.auxiliaries.has(verb.plain)) {
    const isDenied = classes.negations.has(words[subject.end + 1]?.plain ?? '')
    return `${verb.plain} ${who} ${rest(subject.end + (isDenied && !isKept ? 2 : 1))}`
  }
  const [form] = verbsHere(verb)
  if (!form || form.form === 'ing' || form.form === 'participle') return undefined
  const helper = form.form === 'past' ? 'did' : form.form === 's' ? 'does' : 'do'
  return `${helper} ${who} ${form.lemma} ${rest(subject.end + 1)}`
}

const textFrom = (words: Word[], from: number): string =>
  words
    .slice(from)
    .map(({ text, kind }) => (kind === 'mark' ? text : ` ${text}`))
    .join('')
    .trim()

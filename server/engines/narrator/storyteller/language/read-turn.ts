import { isSomebody } from './somebody.ts'
import { asideOf, takeAsides } from './asides.ts'
import { binderOf } from './bind.ts'
import type { Clause, Mention, Referents, TurnReading } from './clause.ts'
import { conditionOf } from './conditions.ts'
import { withFragmentsTold } from './fragments.ts'
import { isCriedOut, isGoneOn, isMany, remarkIn, tellOn } from './goes-on.ts'
import { type Company, type Part, partsByCall } from './calls.ts'
import type { Before } from './clause-signs.ts'
import { clauseReader } from './read-clause.ts'
import { degreeOf, timeFirst, withPlans } from './plans.ts'
import { segmentsOf } from './segments.ts'
import { reworded } from './spoken-ways.ts'
import { isQuestionStart } from './segment-signs.ts'
import { sentencesOf } from './sentences.ts'
import { tagWords } from './tagger.ts'
import { growTree } from './tree.ts'
import { withOwners } from './lost-owners.ts'
import { mendTypos } from './typos.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { isRatherVerb } from './verb-senses.ts'
import { cleanText, type Word, wordsOf } from './words.ts'
import {
  formOf,
  isFormula,
  isOnlySaid,
  isOpener,
  isToSomebody,
  noteOf,
  plainText,
  SAID,
  saidToCalled,
  saidWithoutQuotes,
} from './said-lines.ts'

/** Reads what a player typed, clause by clause. Never fails; an unreadable turn has a condition and no clauses. */
export function readTurn(text: string, referents: Referents): TurnReading {
  const vocabulary = vocabularyOf(referents)
  const condition = conditionOf(text, vocabulary.all)
  if (condition) return { clauses: [], ...condition }
  const { asides, rest } = takeAsides(text.normalize('NFKC'))
  const clauses: Clause[] = asides.map(({ aside, text: said }) => asideClause(said, aside))
  if (rest === '') return { clauses }
  const binder = binderOf(referents, (mention) => isSomebody(mention))
  const reader = clauseReader(binder)
  const { time, rest: told } = timeFirst(reworded(withFragmentsTold(rest)))
  const words = wordsOf(withOwners(cleanText(told)))
  mendTypos(words, vocabulary.names, vocabulary.nouns)
  const read = readSentences(words, reader, binder)
  if (time && read[0] && /^(?:act|statement)$/.test(read[0].kind)) {
    read[0].text = `${time}, ${read[0].text}`
    if (read[0].whole) read[0].whole.text = `${time}, ${read[0].whole.text}`
  }
  clauses.push(...read)
  if (clauses.length === 0)
    clauses.push({
      kind: 'speech',
      actor: 'hero',
      act: 'say',
      verb: 'say',
      speech: rest,
      said: [],
      polarity: 'affirmed',
      modality: 'does',
      tense: 'present',
      text: rest,
    })
  return { clauses: clauses.map((clause) => withSpeechRead(clause, reader, binder, vocabulary)) }
}

const asideIn = (sentence: Word[]) =>
  sentence.some(({ kind }) => kind === 'quote') ? undefined : asideOf(plainText(sentence))

/** Reads mended words sentence by sentence. */
function readSentences(words: Word[], reader: ReturnType<typeof clauseReader>, company: Company): Clause[] {
  const clauses: Clause[] = []
  let before: Before = {}
  let called: Mention | undefined
  const { isPerson } = company
  const parts = sentencesOf(words).flatMap((sentence): Part[] => {
    tagWords(sentence)
    growTree(sentence)
    return asideIn(sentence) ? [{ words: sentence }] : partsByCall(sentence, company)
  })
  for (const [place, { words: sentence, called: named }] of parts.entries()) {
    const aside = asideIn(sentence)
    if (aside) {
      clauses.push(asideClause(plainText(sentence), aside))
      continue
    }
    if (named) called = reader.bind(named)
    // 'Dunmore! Did you see it?': only called, and then asked.
    if (called && !sentence.some(({ kind }) => kind !== 'mark') && place < parts.length - 1) continue
    const noted = noteOf(sentence) ?? degreeOf(sentence)
    if (noted) {
      clauses.push(noted)
      continue
    }
    const segments = segmentsOf(sentence)
    const sentenceClauses: Clause[] = []
    const vocative = called
    called = undefined
    reader.speakTo(vocative)
    const said = saidWithoutQuotes(segments, sentence, reader, isPerson)
    if (said) {
      clauses.push(said)
      before = { actor: said.actor, form: 'base' }
      continue
    }
    for (const [at, segment] of segments.entries()) {
      if (at === 0 && segments.length > 1 && isOpener(segment)) continue
      const joined: Before = {
        ...before,
        form:
          (at > 0 || (isMany(before.actor) && segment.words[0]?.plain === 'then')) &&
          (before.form !== 's' || isMany(before.actor)) &&
          segment.link === undefined &&
          (at === 0 || sentenceClauses.length > 0)
            ? 'joined'
            : before.form,
        ...(vocative && { vocative }),
      }
      const read = reader.read(segment, joined)
      // 'A hand comes out of the rubble and I grab it': what acted is it.
      const [acted] = read
      if (typeof acted?.actor === 'object' && !acted.actor.pronoun && !acted.object && acted.place)
        reader.bind(acted.actor)
      for (const clause of read) {
        const told = sentenceClauses.at(-1)
        const remark = told && told.kind !== 'question' ? remarkIn(clause, sentence) : undefined
        if (told && remark !== undefined) {
          told.text += remark
          continue
        }
        if (told && isGoneOn(clause, sentence)) tellOn(clause, told)
        if (isCriedOut(clause, sentence))
          Object.assign(clause, { kind: 'statement', actor: 'nobody', question: undefined })
        sentenceClauses.push(clause)
        const isAdded =
          typeof before.actor === 'object' && clause.actor === 'hero' && /^\p{L}+ing\b/u.test(clause.text)
        // 'It's the chef, he thinks I'm late': he is the chef.
        if (clause.act === 'be' && clause.object && isSomebody(clause.object)) reader.bind(clause.object)
        if (clause.kind !== 'question' && clause.actor !== 'nobody' && !clause.isCondition && !isAdded)
          before = {
            actor:
              clause.kind === 'speech' && clause.actor === 'hero'
                ? 'hero'
                : clause.kind === 'order'
                  ? 'hero'
                  : clause.actor,
            form: clause.kind === 'order' ? 'base' : formOf(clause),
            ...(clause.kind === 'order' && { ordered: clause.actor }),
          }
      }
    }
    const isSaid = vocative
      ? sentenceClauses.length === 0 ||
        isOnlySaid(sentenceClauses) ||
        // 'Carlo i swear it': nobody calls somebody to tell what they do.
        sentence[0]?.plain === 'i' ||
        isFormula(sentence)
      : isFormula(sentence) || isToSomebody(sentence, sentenceClauses)
    const text = plainText(sentence) || (vocative?.text ?? '')
    const isSpoken = sentenceClauses.some(({ kind }) => kind === 'speech')
    const whole =
      vocative || isSpoken || sentence.some(({ plain }) => plain === '?')
        ? undefined
        : { text: plainText(sentence.map(quoted)) }
    clauses.push(
      ...(isSaid
        ? [{ ...SAID, speech: text, target: vocative ?? reader.addressee(), text }]
        : withPlans(sentence, sentenceClauses).map((clause) =>
            vocative ? saidToCalled(clause, vocative) : { ...clause, whole },
          )),
    )
    // 'Thanks hilda! How is it': she is the one who is asked, too.
    const next = parts[place + 1]?.words ?? []
    if (vocative && isOnlySaid(clauses.slice(-1)) && (next.at(-1)?.plain === '?' || isQuestionStart(next, 0)))
      called = vocative
  }
  return clauses
}

const quoted = (word: Word): Word => (word.kind === 'quote' ? { ...word, text: `"${word.text}"` } : word)

const asideClause = (text: string, aside: Clause['aside']): Clause => ({
  kind: 'aside',
  aside,
  actor: 'hero',
  polarity: 'affirmed',
  modality: 'does',
  tense: 'present',
  text,
})

/** 'Tell me you hear that' asks whether they do. */
const TELL_ME = /^tell me (?:that )?(you|we|they) (?!(?:are|were|will|can|have|did)\b)(?=\p{L})/iu

/** Reads the words said as clauses of the speaker's own: an order, a question, a promise; whoever is called in them is whom they are for. */
function withSpeechRead(
  clause: Clause,
  reader: ReturnType<typeof clauseReader>,
  company: Company,
  { names, nouns }: Vocabulary,
): Clause {
  if (clause.kind !== 'speech' || clause.speech === undefined || clause.said) return clause
  const words = wordsOf(withOwners(cleanText(clause.speech.replaceAll('"', '').replace(TELL_ME, 'do $1 '))))
  mendTypos(words, names, nouns)
  let { target } = clause
  const said = sentencesOf(words).flatMap((sentence) => {
    tagWords(sentence)
    growTree(sentence)
    return partsByCall(sentence, company).flatMap((part) => {
      if (part.called) target = reader.bind(part.called)
      reader.speakTo(target)
      // 'Water!' asks for some, and tells nobody to water anything.
      const [only, ...more] = part.words.filter(({ kind }) => kind === 'word')
      if (only?.node?.tag === 'NOUN' && more.length === 0 && !isRatherVerb(only.plain))
        return [
          {
            ...SAID,
            kind: 'statement' as const,
            actor: 'nobody' as const,
            act: undefined,
            verb: undefined,
            text: only.text,
          },
        ]
      return segmentsOf(part.words).flatMap((segment) => reader.read(segment, { vocative: target }))
    })
  })
  reader.speakTo(undefined)
  return said.length > 0 || target !== clause.target
    ? { ...clause, target, ...(said.length > 0 && { said }) }
    : clause
}

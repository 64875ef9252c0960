import { isBeingNoun, isGroupNoun } from './being-nouns.ts'
import { isSaidAfterName, isSaidFrom } from './said-after-name.ts'
import { callsNobody, isSomebody } from './somebody.ts'
import { isAside, isDeedBefore } from './beside-names.ts'
import type { Mention } from './clause.ts'
import { phraseAt } from './noun-phrase.ts'
import { isFunctionWord, isPlural, isTitle, singularOf } from './phrase-end.ts'
import { isEnd, isQuestionStart, isWord } from './segment-signs.ts'
import { isFirstName } from './tagger.ts'
import { isDoneTo, isOrderBefore } from './tree-signs.ts'
import { verbsOf } from './verb-forms.ts'
import { verbsHere } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

/** Whom a name or a role may mean in this story. */
export interface Company {
  isPerson(mention: Mention): boolean
  isHero(mention: Mention): boolean
}

/** A part of a sentence that is said to one person: without the name, and whom it calls. */
export interface Part {
  words: Word[]
  called?: Mention
}

/** Takes a sentence apart where somebody is called: 'I run, tia you stay' is the hero's deed and an order to Tia. */
export function partsByCall(sentence: Word[], company: Company): Part[] {
  if (sentence.some(({ kind }) => kind === 'quote')) return [{ words: sentence }]
  for (let at = 0; at < sentence.length; at++) {
    if (at > 0 && ![sentence[at - 1]!.plain, sentence[at]!.plain].some((mark) => /^[,—]$/.test(mark)))
      continue
    const tail = sentence[at]!.plain === ',' ? lastCall(sentence.slice(0, at), company) : undefined
    if (tail?.called?.pronoun === 'you' && isSaidFrom(sentence, at + 1))
      return [tail, { words: sentence.slice(at + 1), called: tail.called }]
    if (at > 0 && sentence[at]!.kind === 'mark') continue
    const lead = leadOf(sentence, at)
    const call = callAt(sentence, lead, company, at > 0 && lead === at)
    if (!call) continue
    const before = sentence.slice(0, Math.max(at - 1, 0))
    const after = sentence.slice(call.end)
    const called = call.mention
    const opening = sentence.slice(at, lead)
    const isKept = !hasWords(after) || opening.some(({ plain }) => /^(?:thanks?|sorry)$/.test(plain))
    return [
      ...(hasWords(before) ? [{ words: before, ...(isOrderBefore(before, after) && { called }) }] : []),
      ...(isKept ? [{ words: opening, called }] : []),
      ...(hasWords(after) ? [{ words: lastCall(after, company)?.words ?? after, called }] : []),
    ]
  }
  return tailCalled(lastCall(sentence, company) ?? { words: sentence })
}

/** 'I shuffle the deck, pick a card, madam': only what stands behind the last comma is said to her. */
function tailCalled({ words, called }: Part): Part[] {
  const at = called ? words.findLastIndex(({ plain }, i) => plain === ',' && isSaidFrom(words, i + 1)) : -1
  return at > 0 && words.slice(0, at).some((word) => verbsHere(word).length > 0)
    ? [{ words: words.slice(0, at) }, { words: words.slice(at + 1), called }]
    : [{ words, called }]
}

const hasWords = (words: Word[]) => words.some(({ kind }) => kind !== 'mark')

const isLead = ({ plain, kind, isName }: Word) =>
  kind === 'word' && isName !== true && (classes.interjections.has(plain) || LEADS.test(plain))
const LEADS = /^(?:and|but|then|thank|you|good|morning|evening|afternoon|night|day)$/

/** Index of the first word that can be a name. */
const leadOf = (words: Word[], from: number): number => {
  let at = from
  while (at < words.length && (words[at]!.kind === 'mark' || isLead(words[at]!))) at++
  return at
}

/** Somebody called where a part of a sentence begins: 'zeb hold her hand', 'gordon, how is it'. */
function callAt(
  words: Word[],
  at: number,
  company: Company,
  isWithin: boolean,
): { mention: Mention; end: number } | undefined {
  const name = nameAt(words, at, company) ?? hailedAt(words, at)
  if (!name) return undefined
  const next = words[name.end]
  if (!next || isEnd(next)) return isWithin ? undefined : name
  if (next.plain === ',') {
    const after = name.end + 1
    // 'Ketil, who is old, sits down': told of him.
    if (words[after]?.node?.predicate?.node!.label === 'acl:relcl') return undefined
    return isSaidFrom(words, after) && !isAside(words, after) ? { ...name, end: after } : undefined
  }
  // 'Guys we're late', 'hey mister you forgot this'.
  const isHailed =
    ANYBODY.test(name.mention.text) ||
    (name.mention.pronoun === 'you' && HAILS.test(words[at - 1]?.plain ?? ''))
  // 'Three wolves come out of the fog' is told.
  const isOne = name.isKnown && (name.mention.isProper || !isPlural(name.mention.head))
  return (isOne || isHailed) && isSaidAfterName(words, name.end) ? name : undefined
}

const HAILS = /^(?:hey|hi|hello|yo|oi|sorry|please)$/

/** 'Hey computer what is this': whatever is hailed is called. */
function hailedAt(
  words: Word[],
  at: number,
): { mention: Mention; end: number; isKnown: boolean } | undefined {
  const word = words[at]
  const isHailed = HAILS.test(words[at - 1]?.plain ?? '') && word?.node?.tag === 'NOUN'
  return isHailed && (words[at + 1]?.plain === ',' || isQuestionStart(words, at + 1))
    ? { mention: { text: word.text, head: word.plain }, end: at + 1, isKnown: true }
    : undefined
}

/** Somebody called where a sentence ends: 'run, Marta', 'I remember nothing dale'. */
function lastCall(words: Word[], company: Company): Part | undefined {
  let end = words.length
  while (end > 0 && words[end - 1]!.kind === 'mark') end--
  for (let at = Math.max(1, end - 3); at < end; at++) {
    const name = nameAt(words, at, company)
    if (name?.end !== end) continue
    const before = words[at - 1]!
    const isMarked = before.plain === ','
    const head = words.slice(0, isMarked ? at - 1 : at)
    if (!hasWords(head)) return
    const isListener = name.mention.pronoun === 'you'
    const isPart = before.plain === 'her' || classes.determiners.has(before.plain)
    if (isListener && !isMarked && (isPart || !UNMARKED.test(words[end - 1]!.plain))) continue
    const isCalled =
      (name.isKnown || isListener) &&
      (isTitleBehind(head, words[at]!) || isWhole(head, name.mention.isProper === true || isListener))
    if (isMarked ? isList(head) : !isCalled) continue
    return { words: [...head, ...words.slice(end)], called: name.mention }
  }
  return undefined
}

/** 'How are you feeling sir': no title that stands alone behind a verb is the object of it. */
const isTitleBehind = (head: Word[], { plain }: Word) =>
  /^(?:sir|ma'am|madam|mate|pal|dude|buddy)$/.test(plain) &&
  !/^(?:ADJ|DET|ADP|CCONJ)$/.test(head.at(-1)!.node?.tag ?? '') &&
  head.some((word) => verbsHere(word).length > 0)

/** 'Me, Lou and Tom': a name in a list calls nobody. */
const isList = (head: Word[]) =>
  head.length > 2 && !head.some((word) => verbsHere(word).length > 0) && !head.every(isLead)

/** Whether a sentence wants nothing more before the name, so that the name is no object of it. */
function isWhole(head: Word[], isProper: boolean): boolean {
  const last = head.at(-1)!
  if (
    !isWord(last) ||
    !head.some((word) => verbsHere(word).length > 0 || classes.auxiliaries.has(word.plain))
  )
    return false
  // 'Can I trust this man?'
  if (COMPLETE.test(last.plain)) return isProper || !/^(?:her|this|that)$/.test(last.plain)
  if (verbsHere(last).some(({ form }) => form === 'ing')) return false
  // 'They are just people sergeant': no plural makes one word with a role.
  if (!isProper && !isPlural(last.plain)) return false
  if (
    last.isName ||
    isFunctionWord(last) ||
    (isProper && !isPlural(last.plain) && isSomebody({ text: last.plain, head: singularOf(last.plain) }))
  )
    return false
  const isLed = head.some((_, at) => {
    const phrase = phraseAt(head, at)
    return phrase?.end === head.length && phrase.mention.determiner !== undefined
  })
  return isLed || (last.tags.has('Noun') && verbsHere(last).length === 0 && !isTitle(last.plain))
}

const COMPLETE =
  /^(?:me|you|him|her|it|us|them|that|this|there|here|anything|nothing|something|everything|now|then|too|again|yet|please|today|tonight|alone|back|away|down|out|off|right)$/

/** A name of the story, a role without an article, a word for anybody: as many words of it as there are. */
function nameAt(
  words: Word[],
  at: number,
  company: Company,
): { mention: Mention; end: number; isKnown: boolean } | undefined {
  for (let end = Math.min(words.length, at + 4); end > at; end--) {
    const run = words.slice(at, end)
    if (
      !run.every(
        (word, i) =>
          isWord(word) &&
          (!isFunctionWord(word) || (i === 0 && /^(?:my|everyone|everybody|all)$/.test(word.plain))),
      )
    )
      continue
    const head = run.at(-1)!
    if (isDoneTo(run)) continue
    const isOwn = run[0]!.plain === 'my'
    if (isOwn && run.length < 2) continue
    const mention: Mention = {
      text: run
        .slice(isOwn ? 1 : 0)
        .map(({ text }) => text)
        .join(' '),
      head: head.plain,
      ...(isOwn && { determiner: 'my' }),
      ...((head.isName === true || head.isCapital) && { isProper: true }),
    }
    // 'Hug jory' calls nobody 'Hug Jory'.
    if (isDeedBefore(run)) continue
    if (company.isHero(mention)) return undefined
    if (company.isPerson(mention)) return { mention, end, isKnown: true }
    if (run.length === 1 && callsNobody(head.plain, at === 0 && !hasWords(words.slice(end)))) continue
    // 'Last stop pal, where to'.
    const isListener =
      LISTENER.test(mention.text) ||
      (LISTENER.test(head.plain) && words[end]?.plain === ',' && phraseAt(words, at)?.end === end)
    if (isListener) return { mention: { text: 'you', head: 'you', pronoun: 'you' }, end, isKnown: false }
    // 'Bandits!' names who comes, and calls nobody.
    const isCry = isPlural(head.plain) && !ANYBODY.test(mention.text) && words[end]?.plain !== ','
    if (isCry) return undefined
    const isAnybody =
      ANYBODY.test(mention.text) ||
      (isGroupNoun(mention.text) && words[end]?.plain === ',') ||
      (phraseAt(words, at)?.end === end &&
        // 'Sergeant Bell, get me the film', whom nobody has told of.
        (run.length === 1 || run.every(({ isCapital }) => isCapital)) &&
        isSomebody(mention) &&
        // 'Guard, let me in', 'Mark, help me', and not 'Talk, or I call the police'.
        (verbsOf(run[0]!.plain).length === 0 ||
          ((isBeingNoun(head.plain) || isFirstName(head.text)) &&
            words.slice(end).some(({ plain }) => /^(?:me|us|you|i|we|my|our|your|\?)$/.test(plain)))))
    const isAll = ANYBODY.test(mention.text) && head.plain !== 'captain'
    if (isAnybody)
      return {
        mention: { ...mention, ...(isAll && { isPlural: true }) },
        end,
        isKnown: KIN_CALLED.test(mention.text),
      }
  }
  return undefined
}

const KIN_CALLED =
  /^(?:mom|mum|mama|mommy|mummy|dad|daddy|papa|gran|granny|grandma|grandpa|nana|auntie|sis|bro|doc)$/i

const ANYBODY =
  /^(?:guys|sirs|gentlemen|ladies|lads|boys|girls|kids|children|everyone|everybody|folks|friends|men|all|captain)$/

export const LISTENER =
  /^(?:sir|mr|miss|ms|monsieur|madame|mademoiselle|señor|señora|signore|signora|herr|frau|milord|milady|mister|ma'am|madam|boss|friend|love|dear|darling|honey|sweetheart|mate|buddy|pal|dude|baby|fool|idiot|coward|liar|girl|boy|kid|man|lady|son|stranger|scum|brat)$/
const UNMARKED = /^(?:sir|ma'am|madam|mate|pal|dude|buddy|boss|love|dear|darling)$/

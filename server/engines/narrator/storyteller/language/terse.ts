import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { articleFor } from '../telling/polish.ts'
import { isForm } from './verb-forms.ts'
import { isRatherVerb, verbOfSense } from './verb-senses.ts'
import { isFirstName } from './tagger.ts'

/** What a story has by a common name, and by a name of its own. */
export interface Named {
  isThing: (noun: string) => boolean
  isName: (word: string) => boolean
}

/** A turn as players of adventures type it, with the little words they leave out: 'search straw bed' is 'search the straw bed'. Any other turn as it is. */
export function withArticles(turn: string, named: Named): string {
  if (/["“?\n]/.test(turn)) return turn
  return turn
    .split(/(?<=[.!;])\s+/)
    .map((sentence) => filled(sentence, named))
    .join(' ')
}

function filled(sentence: string, named: Named): string {
  const own = /^i (?=\p{L})/iu.exec(sentence)?.[0] ?? ''
  const plain = sentence.slice(own.length)
  const words = plain.split(' ')
  const first = words[0]!.toLowerCase()
  if (
    words.length < 2 ||
    words.length > 14 ||
    !(isForm(first, 'base') || (verbOfSense(first)?.form === 'base' && isRatherVerb(first))) ||
    NO_DEED.test(plain)
  )
    return sentence
  const lead = 'I '
  const joined = own
    ? plain
    : plain.replace(/,? ?,(?= (\p{L}+) (?!.*,))/u, (mark, next: string) =>
        verbOfSense(next.toLowerCase())?.form === 'base' ? ' and' : mark,
      )
  const text = lead + joined[0]!.toLowerCase() + joined.slice(1)
  const tokens = parseSentence(text)
  const told = tokens.reduceRight((line, _, at) => {
    const phrase = phraseEndingAt(tokens, at, named)
    if (!phrase) return line
    const word = littleWord(tokens, phrase, own !== '', named)
    const { start = 0 } = tokens[phrase.from]!
    const isOut =
      tokens[phrase.from - 1]?.word === 'out' &&
      /^(?:window|door|doorway|hatch|porthole|gate|back|front)$/.test(tokens[at]!.word)
    return word ? `${line.slice(0, start)}${isOut ? 'of ' : ''}${word} ${line.slice(start)}` : line
  }, text)
  return own + told.slice(lead.length)
}

/** Greets, is or has something, is asked along: no order to a game. */
const NO_DEED = /^(?:be|have|let|do|can|will|may|say|want|need|hope|thank|please|help me)\b/i

interface Phrase {
  from: number
  head: number
}

/** The noun that ends here with what stands before it, where none of it says which one is meant. */
function phraseEndingAt(tokens: readonly Token[], head: number, { isName }: Named): Phrase | undefined {
  const { word } = tokens[head]!
  const next = tokens[head + 1]
  if (head < 2 || !isNoun(tokens, head) || isName(word) || /^\p{Lu}/u.test(word)) return undefined
  if (
    next &&
    (/^NNP?S?$/.test(next.form) || next.form === 'POS' || /^\d/.test(next.word) || next.word === '-')
  )
    return undefined
  let from = head
  while (from > 2 && isWithin(tokens, from - 1, head)) from--
  const before = tokens[from - 1]
  const isFirst =
    before !== undefined &&
    (before.tag === 'VERB' ||
      isLink(tokens, from - 1) ||
      isVerbAfter(tokens, from - 1) ||
      /^(?:ADP|CCONJ|ADV|PUNCT|PART)$/.test(before.tag) ||
      from === 2)
  if (!isFirst || isName(tokens[from]!.word) || isFirstName(tokens[from]!.word)) return undefined
  return from < 2 ? undefined : { from, head }
}

/** Also 'gap' of 'jump over gap' and 'ring' of 'inspect ring', which the parse takes for verbs; not 'shout' of 'kick it and shout'. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const { form, word, lemma } = tokens[at]!
  const before = tokens[at - 1]
  const isMostlyVerb = sensesOf(word, 'verb').length > sensesOf(word, 'noun').length
  if (before?.tag === 'CCONJ' && isForm(word, 'base') && isMostlyVerb) return false
  if (/^NNS?$/.test(form)) return true
  const next = tokens[at + 1]
  const isLast = next === undefined || /^(?:ADP|CCONJ|PUNCT)$/.test(next.tag)
  const isPlace = before?.tag === 'ADP' ? before.word !== 'like' : at === 2 || isGoal(tokens, at)
  return (
    isLast &&
    isPlace &&
    /^(?:VB|VBP|NNP|JJ|RB|FW)$/.test(form) &&
    sensesOf(lemma, 'noun').length > 0 &&
    (at > 2 || !isMostlyVerb) &&
    !NO_NOUN.test(word)
  )
}

/** 'Run to shuttle', and not 'try to climb' or 'stop to rest'. */
const isGoal = (tokens: readonly Token[], at: number): boolean => {
  const { word } = tokens[at]!
  const [sense] = sensesOf(word, 'noun')
  return (
    tokens[at - 1]!.form === 'TO' &&
    !/^(?:try|want|need|start|begin|have|decide|prepare|wait|learn|attempt|continue|offer|agree|pretend|help)$/.test(
      tokens[at - 2]?.lemma ?? '',
    ) &&
    (/^noun\.(?:plant|person|animal|location|object)$/.test(sense?.field ?? '') ||
      sensesOf(word, 'noun').length >= sensesOf(word, 'verb').length)
  )
}

const NO_NOUN =
  /^(?:up|down|in|out|on|off|over|around|about|back|away|forward|home|left|right|north|south|east|west|here|there|still|quiet|calm|low|now|then|dark|all|alone|well|better|first|last|upstairs|downstairs|inside|outside)$/i

/** 'Sneak past sleeping guard', 'cut open vent'. */
const isLink = (tokens: readonly Token[], at: number): boolean =>
  /^(?:past|near|inside|outside|beneath|like)$/.test(tokens[at]!.word) ||
  (at === 2 && /^(?:open|free|loose|shut|apart)$/.test(tokens[at]!.word))

const isVerbAfter = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|then|,)$/.test(tokens[at - 1]?.word ?? '') && isForm(tokens[at]!.word.toLowerCase(), 'base')

/** 'Ready cutter' after 'and': what is done, and no quality. */
const isWithin = (tokens: readonly Token[], at: number, head: number): boolean => {
  const { form, label, word, head: of } = tokens[at]!
  const isVerb = isVerbAfter(tokens, at)
  // 'Load flare gun'.
  const isBetween = at === 2 && head === 3 && form.startsWith('VB') && sensesOf(word, 'noun').length > 0
  return (
    !isVerb &&
    !isLink(tokens, at) &&
    (/^NNP?$/.test(form) ||
      (isBetween && isForm(tokens[1]!.word.toLowerCase(), 'base')) ||
      (label === 'compound' && sensesOf(word, 'noun').length > 0) ||
      (/^(?:JJ[RS]?|VB[NG])$/.test(form) && (label === 'amod' || of === head)))
  )
}

function littleWord(
  tokens: readonly Token[],
  { from, head }: Phrase,
  isTold: boolean,
  { isThing }: Named,
): string | undefined {
  const { form, lemma, word } = tokens[head]!
  const noun = word.toLowerCase()
  const verb =
    tokens
      .slice(0, from)
      .findLast(({ tag, word: each }) => tag === 'VERB' || isForm(each.toLowerCase(), 'base'))?.lemma ?? ''
  const link = tokens[from - 1]!.word.toLowerCase()
  const isKnown = isThing(noun)
  if (isTold && !isKnown) return undefined
  if (BARE.test(`${link} ${noun}`) || BARE.test(`${verb} ${noun}`)) return undefined
  if (!isKnown && !isOfTouch(lemma)) return undefined
  const isOwn =
    (OWN_PARTS.test(noun) && OWN.test(verb)) || /^(?:pockets?|backpack|inventory|breath)$/.test(noun)
  if (isOwn) return 'my'
  if (isKnown || tokens.slice(from, head).some(({ form: each }) => each === 'JJS')) return 'the'
  if (
    verb === 'take' &&
    /^(?:photo|picture|note|step|seat|look|sip|bite|nap|break|breath|bow|swig|shower)$/.test(noun)
  )
    return 'a'
  const isSought = /^for$/.test(link) || MAKING.test(verb)
  if (form === 'NNS') return isSought || /^(?:with|of|by|as)$/.test(link) ? undefined : 'the'
  return isSought ? articleFor(tokens[from]!.word) : 'the'
}

/** Whether a noun is of what is there to be seen and handled, in one of the senses that it mostly has. */
const isOfTouch = (noun: string): boolean =>
  sensesOf(noun, 'noun')
    .slice(0, 4)
    .some(({ field }) =>
      /^noun\.(?:artifact|object|person|animal|body|plant|food|substance|location|communication|possession|group|shape)$/.test(
        field,
      ),
    )

const BARE =
  /^(?:go|come|head|run|walk|return|drive|at|from|stay) home$|^(?:until|till|before|after) |\b(?:to|in|into|out of) (?:bed|sleep|rest|town|school|prison|jail|work|church|hospital|court|sea|space|orbit|position|place|pieces|cover|silence|circles|sight)$|^(?:by|on) (?:foot|hand|car|train|boat|bus|plane|horseback|board|guard|fire|tiptoe)$|^for (?:help|mercy|cover|backup|clues|permission|support|reinforcements)$|^(?:take|find) (?:cover|shelter|aim|care|place|part|hold|turns|notes|control|pictures|photos)$|^(?:call|get|find|seek|need|send|fetch|bring) (?:help|backup|security|police)$|^(?:keep|stand|make|lose|set|open|hold|catch|cast|pay|shake|strike|draw|play|say) (?:watch|guard|camp|love|sail|course|fire|hands|still|attention|peace|poker|cards|chess|dead|goodbye|hello)$|\b(?:left|right|north|south|east|west|everything|everyone|nothing|something|someone|half|more|back|sure|lot)$/
const OWN_PARTS =
  /^(?:eyes?|mouth|hands?|fists?|head|arms?|legs?|ears?|nose|face|fingers?|lips|teeth|knees?|shoulders|feet|foot)$/
const OWN =
  /^(?:raise|lower|close|open|hold|cross|shake|turn|fold|cover|wash|wipe|lick|check|empty|wave|nod|bow|clench|stretch|rub|bite|shut|use)$/
/** Is not there before. */
const MAKING =
  /^(?:make|build|start|cook|write|draw|order|buy|whistle|sing|form|craft|bake|brew|cast|create|summon|conjure|sketch|light|find|call|hail)$/

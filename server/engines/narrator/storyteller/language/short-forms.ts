import { shortForms } from './short-form-list.ts'
import { wordsOfIts } from './lost-apostrophes.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { verbsOf } from './verb-forms.ts'

const isAfterBe =
  /^(?:the|a|an|my|your|his|her|our|their|not|no|very|so|too|in|on|at|here|there|gone|dead|going|this|that|it|i|he|she|we|they|you|all|up|down|out|been|got)$/

/**
 * Full words of one typed word. An 's is 'is' after a pronoun and before what follows 'is'; else it stays with its noun
 * as an owner.
 */
export function expandShortForm(
  word: string,
  next: string | undefined,
  previous: string | undefined,
  beforeThat: string | undefined,
  isName = false,
  later?: string,
): string[] {
  const plain = word.toLowerCase()
  const had = /^(i|you|he|she|it|we|they)['’]d$/.exec(plain)?.[1]
  const doneAt = /^(?:just|never|only|always|already|ever|not)$/.test(next ?? '') ? later : next
  const forms = had ? verbsOf((doneAt ?? '').toLowerCase()).map(({ form }) => form) : []
  if (had && forms.includes('participle') && !forms.includes('base')) return [had, 'had']
  if (plain === "i'd" || (plain === 'id' && (previous === undefined || previous === ','))) {
    if (plain === "i'd" || /^(?:like|love|rather|say|go|be|have|never|better)$/.test(next ?? ''))
      return ['i', next === 'better' ? 'had' : 'would']
  }
  if (
    plain === 'ill' &&
    next &&
    (previous === undefined || /^(?:and|then|but|,|so|ok|okay|now|think)$/.test(previous)
      ? !/^[,.!?]|^(?:and|with|man|woman)$/.test(next)
      : !/^(?:am|is|are|was|were|be|been|being|feels?|felt|looks?|fall|falls|fell|got|gets?|very|so|too|really|the|a|an|my|his|your|our|mentally|terminally)$/.test(
          previous,
        ) &&
        // 'I tell her ill pay 40 bucks', and not 'her ill father'.
        (previous !== 'her' || /^(?:\d|(?:the|an?|my|his|him|it|them|you)$)/.test(later ?? '')) &&
        verbsOf(next.toLowerCase()).some(({ form }) => form === 'base'))
  )
    return ['i', 'will']
  // 'He lets us in', 'Elin lets go'.
  if (
    plain === 'lets' &&
    previous !== undefined &&
    !/^(?:[.,!?:;—]|and|then|so|but|now|ok|okay|yes|yeah|well|come)$/.test(previous)
  )
    return [word]
  if (/^(?:em|si|ti|ot|y|r|u|da|ye|form|tot|tak|an|ty|fo)$/.test(plain) && word !== plain) return [word]
  if (
    /^\p{Lu}/u.test(word) &&
    !word.startsWith('I') &&
    !word.includes("'") &&
    previous !== undefined &&
    !/^[.!?"]$/.test(previous)
  )
    return [word]
  if (plain === 'its')
    return isName && next !== undefined ? ['it', 'is'] : wordsOfIts({ previous, next, later })
  if (/^ain['’]?t$/.test(plain)) return [isOf(previous), 'not']
  // 'He says hes been bit'.
  if (/^(?:hes|shes|whos|thats|theres)$/.test(plain) && hasDone(next ?? '', later ?? ''))
    return [plain.slice(0, -1), 'has']
  const full = Object.hasOwn(shortForms, plain) ? shortForms[plain] : undefined
  if (full?.endsWith(' is') && full !== 'what is' && hasDone(next ?? '', later ?? ''))
    return [full.split(' ')[0]!, 'has']
  if (full) return (/^[^\p{Ll}]{3,}$/u.test(word) ? full.toUpperCase() : full).split(' ')
  const owner = /^(.+)'s$/i.exec(word.replace(/^((?:any|some|every|no)(?:body|one))s$/i, "$1's"))
  if (!owner) return [word]
  const base = owner[1]!
  const isPronoun =
    /^(?:he|she|it|that|what|where|who|how|when|why|there|here|this|someone|somebody|everyone|everybody|nobody|something|everything|nothing)$/i.test(
      base,
    )
  // 'Last night's watering shift'.
  const isOfTime = sensesOf(base.toLowerCase(), 'noun')[0]?.field === 'noun.time'
  if (
    isPronoun ||
    isAfterBe.test(next ?? '') ||
    (next?.endsWith('ing') &&
      !isOfTime &&
      // 'The smell of his mother's cooking'.
      !PREPOSITION.test(
        /^(?:the|my|your|his|her|our|their|an?)$/.test(previous ?? '')
          ? (beforeThat ?? '')
          : (previous ?? ''),
      ) &&
      // 'Her dressing room' and 'the shopping list' are theirs.
      !(
        later &&
        previous &&
        !/^(?:[.,!?:;—"]|and|then|so|but|now|the|an?|my|his|her|our|your)$/.test(previous) &&
        sensesOf(later, 'noun').length > sensesOf(later, 'verb').length &&
        !/^(?:a|an|the|in|on|at|up|down|out|off|over|by|as|all|now|again|well|back|about|so|no|one|more|like|or)$/.test(
          later,
        )
      ) &&
      !/^(?:wedding|evening|morning|king|ring|wing|string|painting|building|clothing|ceiling|sling|spring|thing|earring|drawing|writing|lightning|blessing|landing|crossing)$/.test(
        next,
      ))
  )
    return [base, base.toLowerCase() !== 'what' && hasDone(next ?? '', later ?? '') ? 'has' : 'is']
  return [word]
}

const PREPOSITION = /^(?:of|about|for|from|with|without|to|at|by|against|like)$/

/** 'She's seen this man', 'he's never worked': what was done, and not what somebody is. */
const hasDone = (next: string, later: string): boolean =>
  /^(?:been|got|gone)$/.test(next) ||
  (/^(?:ever|never|already|always|just)$/.test(next) &&
    (/^(?:been|come)$/.test(later) ||
      verbsOf(later).some(({ form }) => /^(?:past|participle)$/.test(form))) &&
    later !== 'scared') ||
  (verbsOf(next).some(({ form }) => /^(?:past|participle)$/.test(form)) &&
    /^(?:the|a|an|my|your|his|her|our|their|this|that|it|him|them|me|us|you|everything|something|anything|nothing|any(?:one|body)|some(?:one|body))$/.test(
      later,
    ))

/** The form of 'be' that goes with whoever is named before it. */
const isOf = (subject: string | undefined): string =>
  /^i$/i.test(subject ?? '') ? 'am' : /^(?:we|you|they)$/i.test(subject ?? '') ? 'are' : 'is'

import { dependentsOf, rootAt } from '#server/ground/grammar/dependents.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { likelyGender } from '../../content/people.ts'
import { contracted, verbsOf } from '../../language/verb-forms.ts'
import type { takenUpLines } from '../../content/taken-up-lines.ts'
import type { Entity } from '../../world/world.ts'
import { lastSaid } from './last-said.ts'

const SHORT_FORMS: Record<string, string> = {
  "'re": 'are',
  "'m": 'am',
  "'ll": 'will',
  "'ve": 'have',
  "'d": 'would',
  ca: 'can',
  wo: 'will',
}
const HELPERS = /^(?:am|are|is|was|were|has|have|had|can|could|will|would|do|does|did|should|must|might|may)$/

export interface TakenUp {
  pool: keyof typeof takenUpLines
  /** 'Am I', 'isn't it', 'did you'. */
  asked: string
  /** 'It is', 'we must', 'nor can I'. */
  agreed: string
}

/** A statement as whoever hears it takes it up. */
interface Statement {
  of: 'you' | 'hero' | 'we' | 'it' | 'others'
  helper: string
  isNot: boolean
  root: Token
  /** What follows the verb: 'to go', 'that he is here'. */
  hasClause: boolean
  hasObject: boolean
  /** Something is brought, made or done for whoever hears it. */
  isForYou: boolean
  /** It is done to whoever hears it. */
  isToYou: boolean
  /** Whoever hears it is named beside. */
  hasYou: boolean
}

/** How the last statement of some words is taken up; undefined where no tree is sure. */
export const takeUp = (words: string, who: Entity): TakenUp | undefined =>
  FEELS.test(words)
    ? { pool: 'heroFeels', asked: 'are you', agreed: 'you are' }
    : lastSaid(
        words.replace(TAGGED, '').replace(/\bshall\b/g, 'will'),
        (tokens, said) => ofExistence(said) ?? takenUp(tokens, who),
      )

/** Said beside a statement, and no statement itself. */
const TAGGED = /,? (?:don['’]t )?you (?:know|see|understand)(?=[.!]*$|[.!] )/gi

/** How the hero feels weighs more than what is said beside it. */
const FEELS =
  /\bi(?:['’]m| am|m| feel)(?: (?:so|really|very|a bit|a little|too|just|terribly|quite|getting))* (?:nervous|scared|afraid|frightened|terrified|tired|exhausted|cold|freezing|hungry|starving|thirsty|lost|sad|lonely|worried|ill|sick|ashamed|embarrassed|bored|dizzy|shaking|heartbroken|drunk|angry)\b/i

function takenUp(tokens: Token[], who: Entity): TakenUp | undefined {
  const at = lastClauseAt(tokens)
  const root = tokens[at]
  const own = (label: RegExp) => dependentsOf(tokens, at, label)
  const [subject, another] = own(/^(?:nsubj|expl)/)
  if (!root || !subject || another || tokens.indexOf(subject) > at) return undefined
  const said = subject.tag === 'PRON' ? pronounFor(subject.word.toLowerCase()) : pronounOf(subject)
  // 'I should have asked': of then, and nothing to be done.
  const isOfThen = /^(?:should|could|would|might|must) (?:not )?(?:have|['’]ve)\b/i.test(
    own(/^aux$/)
      .map(({ word }) => word)
      .join(' '),
  )
  const helper = said && !isOfThen ? helperOf(root, own(/^(?:aux|cop)/)[0], said) : undefined
  if (!said || !helper) return undefined
  const isMany = who.isPlural === true || who.kind === 'group'
  // Whoever goes along, or is a friend, is of the 'we', and everybody where it says what is to be done.
  const isOurs =
    /^(?:companion|friend)$/.test(who.stance ?? '') || isModal(helper, root, own(/^[xc]comp$/).length > 0)
  const they =
    said === 'i' || (said === 'we' && !isOurs)
      ? 'you'
      : said === 'you'
        ? isMany
          ? 'we'
          : 'I'
        : /^th(?:is|at)$/.test(said)
          ? 'it'
          : said
  if (!/^(?:you|we|I|he|she|it|they)$/.test(they)) return undefined
  const isNot = own(/^advmod$/).some(({ word }) => /^(?:not|n['’]?t|never)$/i.test(word))
  const turned = turnedTo(they, helper)
  const statement: Statement = {
    of:
      said === 'you' ? 'you' : said === 'i' ? 'hero' : said === 'we' ? 'we' : they === 'it' ? 'it' : 'others',
    helper,
    isNot,
    root,
    hasClause: own(/^[xc]comp$/).length > 0,
    hasObject: own(/^obj$/).length > 0,
    isToYou: tokens.some(
      ({ word, head, label }) => /^you$/i.test(word) && head === at && /^(?:obj|iobj|obl)/.test(label),
    ),
    isForYou: tokens.some(
      ({ word }, index) => /^you$/i.test(word) && /^for$/i.test(tokens[index - 1]?.word ?? ''),
    ),
    hasYou: tokens.some((each) => each !== subject && /^you$/i.test(each.word)),
  }
  const pool = poolOf(statement)
  return (
    pool && {
      pool,
      asked:
        pool === 'advice' && !/^(?:sh|c)ould$/.test(helper)
          ? `must ${they}`
          : `${isNot ? negated(turned) : turned} ${they}`,
      agreed:
        pool === 'nor' ? `nor ${turnedTo('I', helper)} I` : `${they} ${isNot ? negated(turned) : turned}`,
    }
  )
}

/** 'There is smoke on deck nine.' */
const ofExistence = (said: string): TakenUp | undefined => {
  const found = /^\W*there(?: (is|are|was|were)|['’]s)\b(?! (?:no|not|nothing|nobody|never)\b)/i.exec(said)
  const is = found?.[1] ?? 'is'
  const pool = /^w/i.test(is) ? 'othersPast' : 'others'
  return found ? { pool, asked: `${is} there`, agreed: `there ${is}` } : undefined
}

/** 'They are coming, we have to go': the last of those that stand side by side. */
const lastClauseAt = (tokens: Token[]): number => {
  const last = tokens.findLastIndex(
    ({ label }, at) => /^(?:parataxis|conj)$/.test(label) && dependentsOf(tokens, at, /^nsubj/).length > 0,
  )
  return last < 0 ? rootAt(tokens) : last
}

const isModal = (helper: string, { lemma }: Token, hasClause: boolean): boolean =>
  /^(?:must|should|can)$/.test(helper) || (hasClause && /^(?:have|need|ought|got)$/.test(lemma))

function poolOf(statement: Statement): TakenUp['pool'] | undefined {
  const { of, helper, isNot, root, hasClause, hasYou } = statement
  const isPast = /^(?:was|were|did|had|have|has)$/.test(helper)
  const lemma = root.lemma
  switch (of) {
    case 'we':
      if (helper === 'will') return hasYou ? 'heroMeans' : 'toCome'
      if (isModal(helper, root, hasClause)) return isNot ? 'weNot' : 'we'
      return isPast ? 'othersPast' : 'others'
    case 'you':
      if (/^(?:tell|say|promise|swear)$/.test(lemma) && isPast) return isNot ? 'youUnsaid' : 'youSaid'
      if (!isNot && /^(?:can|would|will|may|might)$/.test(helper)) return undefined
      if (isNot) return 'youNot'
      if (helper === 'could' || isModal(helper, root, hasClause)) return 'advice'
      return isPast ? 'youPast' : root.tag === 'NOUN' ? 'youAre' : 'you'
    case 'hero':
      return ofHero(statement, isPast)
    case 'it':
      if (root.tag === 'ADJ' && /^(?:is|are)$/.test(helper)) return isNot ? 'itNot' : 'it'
      if (!isNot && (root.tag === 'NOUN' || (root.tag === 'ADJ' && isPast))) return undefined
      return helper === 'will' ? 'toCome' : isPast ? 'othersPast' : 'others'
    default:
      return helper === 'will' ? 'toCome' : isPast ? 'othersPast' : 'others'
  }
}

function ofHero(statement: Statement, isPast: boolean): TakenUp['pool'] | undefined {
  const { helper, isNot, root, hasClause, hasObject, isForYou, isToYou, hasYou } = statement
  const isBrought = isForYou || (isToYou && /^(?:bring|make|buy|get|bake)$/.test(root.lemma))
  if (isBrought && isPast && !isNot && hasObject) return 'forYou'
  if (root.lemma === 'need' && hasObject && !hasClause && !hasYou && !isNot && !isPast) return 'heroNeeds'
  if (/^(?:want|need|wish|like)$/.test(root.lemma) && !isNot && !isPast) return 'heroWants'
  if (/^(?:could|would|might)$/.test(helper) && !hasYou) return undefined
  if (isNot && /^(?:think|believe|suppose)$/.test(root.lemma)) return undefined
  if (helper === 'will' || (root.lemma === 'go' && hasClause))
    return hasYou ? 'heroMeans' : isNot ? 'heroNot' : 'heroWill'
  if (isToYou && !isNot && helper === 'do') return 'heroMeans'
  if (isNot && root.lemma === 'want') return 'heroNotWants'
  if (isNot && !isPast)
    return /^(?:know|remember|recall|understand|recogni[sz]e|see|hear)$/.test(root.lemma)
      ? 'nor'
      : root.tag === 'VERB'
        ? 'heroNot'
        : 'hero'
  if (helper === 'can' && hasYou && !isNot) return 'heroMeans'
  if (helper !== 'can' && !hasObject && isModal(helper, root, hasClause)) return 'heroMust'
  if (isNot) return isPast ? 'heroNever' : 'heroNot'
  if (isPast && (isToYou || isForYou || hasYou)) return 'heroToYou'
  if (isPast) return 'heroPast'
  if (/^(?:think|believe|suspect|guess|suppose|doubt)$/.test(root.lemma)) return 'heroThinks'
  if (root.lemma === 'hope') return 'heroHopes'
  // 'I'm afraid we have no guests': nobody is afraid.
  if (root.tag === 'ADJ') return hasYou ? 'heroMeans' : hasClause ? undefined : 'heroFeels'
  return 'hero'
}

const pronounFor = (word: string): string => (/^(?:some|every)(?:body|one)$/.test(word) ? 'they' : word)

/** 'They' of the soldiers, 'it' of the bridge, 'he' of a brother; undefined where it could be one or the other. */
function pronounOf({ word, lemma, tag }: Token): string | undefined {
  if (tag !== 'NOUN') return undefined
  if (lemma !== word.toLowerCase()) return 'they'
  const gender = isKindOf(lemma, 'person') ? likelyGender(lemma) : undefined
  if (gender) return gender === 'f' ? 'she' : 'he'
  return /^noun\.(?:artifact|food|substance|plant|object|phenomenon|event)$/.test(
    sensesOf(lemma, 'noun')[0]?.field ?? '',
  )
    ? 'it'
    : undefined
}

/** The helping verb a statement has, else 'do' in its tense. */
function helperOf(root: Token, first: Token | undefined, subject: string): string | undefined {
  if (first) {
    const word = first.word.toLowerCase().replace('’', "'")
    if (word === "'s") return first.label === 'cop' || root.word.endsWith('ing') ? 'is' : 'has'
    const helper = SHORT_FORMS[word] ?? word
    return HELPERS.test(helper) ? helper : undefined
  }
  if (root.tag !== 'VERB') return undefined
  const own = verbsOf(root.word.toLowerCase())
  const forms = new Set(own.map(({ form }) => form))
  // 'You cut your hair' may be of now or of then.
  if (own.some(({ form, lemma }) => form === 'past' && lemma === root.word.toLowerCase())) return undefined
  if (/^(?:he|she|it|that|this)$/.test(subject))
    return forms.has('s') ? 'does' : forms.has('past') ? 'did' : undefined
  // 'I found a key' founds nothing.
  const isPast = forms.has('past') && (!forms.has('base') || root.lemma !== root.word.toLowerCase())
  return isPast ? 'did' : forms.has('base') ? 'do' : undefined
}

const turnedTo = (they: string, helper: string): string => {
  if (they === 'you') return { am: 'are', was: 'were' }[helper] ?? helper
  if (they === 'they') return { is: 'are', was: 'were', has: 'have', does: 'do' }[helper] ?? helper
  if (they === 'I') return { are: 'am', were: 'was' }[helper] ?? helper
  return helper
}

const negated = (helper: string): string => ({ am: 'aren’t', may: 'may not' })[helper] ?? contracted(helper)

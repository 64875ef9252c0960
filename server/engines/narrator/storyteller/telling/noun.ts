import { likelyGender } from '../content/people.ts'
import { type Entity, HERO } from '../world/world.ts'
import { thirdPerson } from '../language/verb-forms.ts'

/** Anything a sentence can be about, with what grammar must know of it. */
export interface Noun {
  /** Without an article: 'brass key', 'Edda'. */
  name: string
  isProper?: boolean
  isPlural?: boolean
  gender?: 'm' | 'f' | 'n'
  /** Set before the name in place of an article: 'your', 'his'. */
  owner?: string
  /** Said in place of the plain name: 'your brother Tom'. */
  gloss?: string
  amount?: number
  isYou?: boolean
  isBeing?: boolean
  /** Told the gender that a pronoun gave somebody who had none yet, so that it stays. */
  settleGender?: () => 'm' | 'f'
}

const PRONOUNS = {
  m: { they: 'he', them: 'him', their: 'his', self: 'himself' },
  f: { they: 'she', them: 'her', their: 'her', self: 'herself' },
  n: { they: 'it', them: 'it', their: 'its', self: 'itself' },
  pl: { they: 'they', them: 'them', their: 'their', self: 'themselves' },
  you: { they: 'you', them: 'you', their: 'your', self: 'yourself' },
} as const

export const nounOf = (entity: Entity): Noun => ({
  name: entity.name,
  isProper: entity.isProper,
  isPlural: entity.isPlural || (entity.amount ?? 1) > 1 || entity.kind === 'group',
  gender: entity.gender,
  owner: entity.owner,
  gloss: entity.isTold ? undefined : entity.gloss,
  amount: entity.amount,
  isYou: entity.id === HERO,
  isBeing: entity.kind === 'person',
  settleGender: () => {
    const known = likelyGender(entity.name, entity.role)
    entity.isGenderGuessed = known === undefined || undefined
    const gender = known ?? (entity.id.charCodeAt(entity.id.length - 1) % 2 === 0 ? 'f' : 'm')
    entity.gender = gender
    return gender
  },
})

/**
 * One form of a noun: '' or 'the' (the key, Edda), 'a' (a key), 'bare' (key), they, them, their, self, is, has, was, does,
 * "'s", or '+verb' (the verb agreeing: '+gleam' gives gleams). Undefined for a form nobody knows.
 */
export function formOf(noun: Noun, form: string): string | undefined {
  if (noun.isYou && (form === '' || form === 'the' || form === 'a' || form === 'bare')) return 'you'
  if (form === '' || form === 'the') return definite(noun)
  if (form === 'bare') return noun.name
  if (form === 'a') return indefinite(noun)
  if (form in PRONOUNS.n) return PRONOUNS[pronounKey(noun)][form as keyof typeof PRONOUNS.n]
  const isMany = noun.isYou === true || noun.isPlural === true
  if (form === 'is') return isMany ? 'are' : 'is'
  if (form === 'has') return isMany ? 'have' : 'has'
  if (form === 'was') return isMany ? 'were' : 'was'
  if (form === 'does') return isMany ? 'do' : 'does'
  if (form === "'s") return noun.isYou ? 'your' : possessive(definite(noun))
  if (form.startsWith('+')) return noun.isYou || noun.isPlural ? form.slice(1) : thirdPerson(form.slice(1))
  return undefined
}

function pronounKey({ isYou, isPlural, gender, isBeing, settleGender }: Noun): keyof typeof PRONOUNS {
  if (isYou) return 'you'
  if (isPlural) return 'pl'
  return gender ?? (isBeing ? (settleGender?.() ?? 'n') : 'n')
}

const definite = ({ name, isProper, owner, gloss, amount }: Noun): string =>
  gloss ??
  (isProper || (/^\D+ \d+$/.test(name) && !name.includes(' of '))
    ? name
    : `${owner ?? 'the'} ${amount !== undefined && amount > 1 ? `${inWords(amount)} ` : ''}${name}`)

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const inWords = (amount: number): string => COUNTS[amount] ?? String(amount)

function indefinite({ name, isProper, isPlural, owner, gloss, amount }: Noun): string {
  if (gloss) return gloss
  if (isProper) return name
  if (amount !== undefined && amount > 1) return `${inWords(amount)} ${name}`
  return isPlural || MASS.test(headOf(name)) ? (owner ? `${owner} ${name}` : name) : `${owner ?? 'a'} ${name}`
}

const MASS =
  /\b(?:water|gold|silver|money|bread|sand|dust|smoke|fire|rain|snow|soup|milk|wine|ale|beer|tea|coffee|food|hay|straw|wood|paper|ink|oil|salt|sugar|flour|rice|luggage|clothing|equipment|cheese|honey|grass|mud|coal|rope|cash|ice|powder|medicine|string|twine|wire|thread|chalk|wax|music|jam|butter|meat)$/i

/** Somebody or something as a player would name them: 'the key', 'Tom', without who he is besides. */
export const nameInTurn = (entity: Entity): string => formOf({ ...nounOf(entity), gloss: undefined }, '')!

export const possessive = (name: string): string => (/[^s]s$/.test(name) ? `${name}’` : `${name}’s`)

const SINGULAR_IN_S =
  /(?:ss|us|is|ness|news|glass|compass|lens|crossroads|barracks|headquarters|works|gallows|canvas|atlas|gas|bus)$/i
const PLURAL_WITHOUT_S =
  /^(?:people|men|women|children|feet|teeth|mice|geese|oxen|wolves|knives|leaves|dice|cattle|police|folk|sheep|scissors|trousers)$/i

/** 'Policemen', and no specimen. */
const MEN = /^(?!speci|regi|cycla|abdo)\p{L}{3,}(?:wo)?men$/iu

/** Whether a noun phrase without article is a plural, by its last word before 'of'. */
export function isPluralPhrase(phrase: string): boolean {
  const head = headOf(phrase)
  return PLURAL_WITHOUT_S.test(head) || MEN.test(head) || (/[a-z]s$/i.test(head) && !SINGULAR_IN_S.test(head))
}

/** The word a noun phrase turns on: 'ring of keys' → 'ring', 'rusty lantern' → 'lantern'. */
export const headOf = (phrase: string): string =>
  phrase
    .split(/ (?:of|in|on|at|with|from|for|to|that|which|who|under|above|by|beside|near) /)[0]!
    .trim()
    .split(/\s+/)
    .at(-1)!

/** Anything a sentence can be about, with what grammar must know of it. */
export interface Noun {
  /** Without an article: 'brass key', 'Edda'. */
  name: string
  /** A name of its own, which takes no article. */
  isProper: boolean
  isPlural: boolean
  gender?: 'he' | 'she'
  /** Set before the name in place of an article: 'your', 'his'. */
  owner?: string
  /** Said in place of the name where readers may have forgotten who it is: 'Bram the ferryman', 'your brother Tom'. */
  glossed?: string
  /** Say it so at the next mention in any case, since the player spoke of the person so. */
  isGlossDue?: boolean
  /** What `.a` gives for somebody readers have not met: "a ferryman named Bram". */
  introduction?: string
}

const PRONOUNS = {
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', self: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', self: 'herself' },
  it: { they: 'it', them: 'it', their: 'its', theirs: 'its', self: 'itself' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', self: 'themselves' },
} as const

/**
 * One form of a noun: '' or 'the' (the key, Edda), 'a' (a key), 'bare' (key), they, them, their, is, has, was, does,
 * or '+verb' (the verb agreeing: '+gleam' gives gleams). Undefined for a form nobody knows.
 */
export function formOf(noun: Noun, form: string): string | undefined {
  if (form === '' || form === 'the') return noun.isProper ? noun.name : `${noun.owner ?? 'the'} ${noun.name}`
  if (form === 'bare') return noun.name
  if (form === 'a' && noun.introduction) return noun.introduction
  if (form === 'a')
    return noun.isProper ? noun.name : noun.isPlural ? noun.name : `${noun.owner ?? 'a'} ${noun.name}`
  const pronouns = PRONOUNS[noun.gender ?? (noun.isPlural ? 'they' : 'it')]
  if (form in pronouns) return pronouns[form as keyof typeof pronouns]
  if (form === 'is') return noun.isPlural ? 'are' : 'is'
  if (form === 'has') return noun.isPlural ? 'have' : 'has'
  if (form === 'was') return noun.isPlural ? 'were' : 'was'
  if (form === 'does') return noun.isPlural ? 'do' : 'does'
  if (form === "'s")
    return noun.isPlural && noun.name.endsWith('s') ? `${formOf(noun, '')}'` : `${formOf(noun, '')}'s`
  if (form.startsWith('+')) return noun.isPlural ? form.slice(1) : thirdPerson(form.slice(1))
  return undefined
}

/** 'carry' → 'carries', 'watch' → 'watches', 'glow' → 'glows'. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return `${verb}s`
}

const SINGULAR_IN_S =
  /(?:ss|us|is|ness|news|glass|compass|lens|crossroads|barracks|headquarters|works|gallows|canvas|atlas|gas|bus)$/i
const PLURAL_WITHOUT_S = new Set(
  'people men women children feet teeth mice geese oxen wolves knives leaves dice cattle police folk'.split(
    ' ',
  ),
)

/** Whether a noun phrase without article is a plural, by its last word. */
export function isPluralPhrase(phrase: string): boolean {
  const head = headOf(phrase).toLowerCase()
  return PLURAL_WITHOUT_S.has(head) || (/[a-z]s$/.test(head) && !SINGULAR_IN_S.test(head))
}

/** The word a noun phrase turns on: 'ring of keys' → 'ring', 'rusty lantern' → 'lantern'. */
export function headOf(phrase: string): string {
  const [core = phrase] = phrase.split(
    / (?:of|without|in|on|at|with|from|for|to|that|which|who|whose|behind|under|above|by|beside|near|full) /,
  )
  const words = core.trim().split(/\s+/)
  while (words.length > 1 && /^(?:torn|made|worn|cut|bent|sewn|shut|taken|frozen)$|ed$/.test(words.at(-1)!))
    words.pop()
  return words.at(-1) ?? phrase
}

export const common = (name: string): Noun => ({ name, isProper: false, isPlural: isPluralPhrase(name) })

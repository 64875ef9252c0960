const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir|8|11\b|18\b)/i
const CONSONANT_SOUND = /^(?:uni(?!n|m)|us[beu]|eu|one\b|once\b|oui|ewe)/i

/** 'a' or 'an' for the word that follows. */
export const articleFor = (word: string) =>
  VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a'

/** Each 'a' and 'an' as the next word asks for; 'the A above middle C' is a note. */
export const withArticles = (text: string): string =>
  text.replace(
    /(?<!\b(?:the|letter|note) |\p{L})([Aa])n? (?=["*]?(\w+))/gu,
    (_, a: string, word: string) => `${a}${articleFor(word).slice(1)} `,
  )

/** Makes articles, capitals and spaces right after slots were filled; still with straight quotes. */
export function mend(text: string): string {
  return withArticles(text.replace(/\s+/g, ' '))
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/([.!?])\1+(?!\.)/g, '$1')
    .replace(/([.!?]"?)([.,])/g, '$1')
    .replace(/^(["*]?'?)([a-z])/, (_, mark: string, letter: string) => mark + letter.toUpperCase())
    .replace(/([.!?]"? ["*]?'?|: "'?)([a-z])/g, (whole, lead: string, letter: string) =>
      /[!?]" $/.test(lead) ? whole : lead + letter.toUpperCase(),
    )
    .trim()
}

/** Straight quotes and dashes become the ones of a printed page. */
export const typeset = (text: string) =>
  text
    .replace(/(^|[\s(—])(\*?)"/g, '$1$2“')
    .replace(/"/g, '”')
    .replace(/'(?=t(?:is|was|will)\b)/gi, '’')
    .replace(/(^|[\s(“—*])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/ - /g, ' – ')
    .replace(/\.\.\./g, '…')
    .replace(/\boclock\b/g, 'o’clock')

/** Cuts prose into sentences; a closing quote belongs to its sentence, and so does the 'she says' that follows. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”’*]*)\s+(?=["“‘’*]*[\p{Lu}\p{N}¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** The words of a text, in small letters. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []

/** 'The the', 'your old old hat' of a slot with what stood before it: said once. */
export const withoutDoubled = (text: string): string =>
  text.replace(
    /\b([Tt]he|[Yy]our|an?|(?:(?:[Tt]he|[Yy]our) \p{L}{3,})) (?=(\p{L}+)\b)/gu,
    (lead, _, next: string) => {
      const words = lead.trim().split(' ')
      return words.at(-1)!.toLowerCase() === next.toLowerCase()
        ? lead.slice(0, lead.trimEnd().length - words.at(-1)!.length)
        : lead
    },
  )

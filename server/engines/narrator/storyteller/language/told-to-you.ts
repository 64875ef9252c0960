const SELF: [RegExp, string][] = [
  [/\b(?:i am|i['’]m)\b/gi, 'you are'],
  [/\bi was\b/gi, 'you were'],
  [/\bi (always|never|still|only|also|just) was\b/gi, 'you $1 were'],
  [/\b(?:i|me)\b/gi, 'you'],
  [/\bmy\b/gi, 'your'],
  [
    /(?<!\b(?:(?:the|an?|this|that|our|my|your|\w+['’]s) (?:\p{L}+ )?|old|gold|coal|silver|land|abandoned ))\bmine\b/giu,
    'yours',
  ],
  [/\bmyself\b/gi, 'yourself'],
]
const COMPANY: [RegExp, string][] = [
  [/\b(?:[Ww]e|[Uu]s)\b/g, 'you'],
  [/\bour\b/gi, 'your'],
  [/\bours\b/gi, 'yours'],
  [/\bourselves\b/gi, 'yourselves'],
]

/** 'You never am', 'you only was': the verb goes with 'you'. */
const AGREEING: [RegExp, string][] = [
  [/\b(you(?: (?:now|still|only|never|just|also|always|\p{L}+ly))?) am\b/giu, '$1 are'],
  [/\b(you (?:(?:now|still|only|never|just|also|always|\p{L}+ly) )?)was\b/giu, '$1were'],
  [/\b(you) wasn(['’]?)t\b/giu, '$1 weren$2t'],
  [/\bam you\b/gi, 'are you'],
  // 'I, Pilar, am the one'.
  [/\b(you, \p{Lu}[\p{L} ]+,) am\b/giu, '$1 are'],
  [/\b(and|but|or|then) am\b/gi, '$1 are'],
  [/(?<!\b(?:it|that|this) )\bwas you\b/gi, 'were you'],
]

/** A text after each pattern was replaced in turn. */
export const replaced = (text: string, turns: [RegExp, string][]) =>
  turns.reduce((told, [from, to]) => told.replace(from, to), text)

/** What somebody tells of themselves and those with them, told to them; what is said aloud stays. */
export const toldToYou = (text: string): string =>
  text
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : replaced(part, [...SELF, ...COMPANY, ...AGREEING])))
    .join('')

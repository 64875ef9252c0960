import { irregularPlurals } from './phrase-end.ts'

/** 'witch' → 'witches', 'party' → 'parties', 'fisherman' → 'fishermen', 'monarch' → 'monarchs'. */
export const pluralOf = (noun: string): string =>
  Object.entries(irregularPlurals).find(([, one]) => one === noun)?.[0] ??
  (/(?:s|x|z|(?<!(?:on|ri|olig)ar|eunu|stoma|epo)ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : noun.endsWith('man')
        ? `${noun.slice(0, -3)}men`
        : `${noun}s`)

import type { WordClass } from './fields.ts'

/** Endings and what stands in their place in the base form; the longer first. */
const ENDINGS: Record<WordClass, [ending: string, base: string][]> = {
  noun: [
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['sses', 'ss'],
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['men', 'man'],
    ['oes', 'o'],
    ['s', ''],
  ],
  verb: [
    ['ies', 'y'],
    ['ied', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
    ['s', ''],
  ],
  adj: [
    ['iest', 'y'],
    ['ier', 'y'],
    ['est', 'e'],
    ['est', ''],
    ['er', 'e'],
    ['er', ''],
  ],
  adv: [],
}

const DOUBLED = /([b-df-hj-np-tv-z])\1$/

/** Forms that a word may be bent from, by its ending; which of them is a word is for the reader of WordNet to find. */
export function baseForms(word: string, wordClass: WordClass): string[] {
  const [first = '', ...particle] = word.split('_')
  const bent = wordClass === 'verb' ? first : word
  const rest = wordClass === 'verb' && particle.length > 0 ? `_${particle.join('_')}` : ''
  return ENDINGS[wordClass].flatMap(([ending, base]) => {
    if (!bent.endsWith(ending) || bent.length <= ending.length + 1) return []
    const stem = bent.slice(0, -ending.length)
    const single = base === '' && DOUBLED.test(stem) ? [stem.slice(0, -1) + rest] : []
    return [stem + base + rest, ...single]
  })
}

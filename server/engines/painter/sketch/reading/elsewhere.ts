import { showing } from './mentions.ts'

const spaced = (text: string) => text.split(/\s+/)
/** Openings through which one looks from the one side to the other. */
const openings = new Set(spaced('window windowpane pane porthole viewport shutter blind glass'))
const through = new Set(spaced('at from through out to by behind against near'))
/** Words behind which a clause tells of what is elsewhere. */
const elsewhere = new Set(spaced('outside beyond below upstairs downstairs somewhere faraway'))
const going = new Set(
  spaced('step go went run ran walk come came hurry slip be are is out rush stumble get wait stand sit'),
)
/** Most words between an opening and what leads to it. */
const FARTHEST = 3

/** Place in a clause from which on it tells of what is on the other side. */
export function elsewhereFrom(words: readonly string[]): number {
  const at = words.findIndex(
    (word, i) =>
      (elsewhere.has(word) && !going.has(words[i - 1] ?? '')) ||
      (isOpening(words, i) &&
        !isBeside(words, i) &&
        !LIGHT.test(words.slice(Math.max(0, i - 5), i).join(' '))) ||
      (word === 'behind' &&
        !words.some((each) => showing.has(each)) &&
        words.slice(i + 1, i + 5).some((each) => each === 'wall' || each === 'door' || openings.has(each))) ||
      (word === 'out' && /^(?:there|in|on|at)$/.test(words[i + 1] ?? '') && !going.has(words[i - 1] ?? '')) ||
      (word === 'above' && i === 0) ||
      // 'In the stairwell, nine floors down, a door bangs.'
      (/^(?:floor|storey|level|deck)$/.test(words[i + 1] ?? '') &&
        /^(?:down|up|below|above)$/.test(words[i + 2] ?? '')),
  )
  return at < 0 ? Infinity : at
}

/** Light that falls through a window falls on what is here. */
const LIGHT = /\b(?:light|sun|sunlight|moonlight|moon|daylight)\b/
/** 'The chair by the window' is on this side of it, and so is what follows. */
const isBeside = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - FARTHEST), at).some((each) => each === 'by' || each === 'near')

const isOpening = (words: readonly string[], at: number): boolean =>
  openings.has(words[at]!) && words.slice(Math.max(0, at - FARTHEST), at).some((each) => through.has(each))

/** Whether what leads to it says that it is on the other side of a wall. */
export const isBeyond = (lead: readonly string[]): boolean =>
  elsewhereFrom(lead) < lead.length && !lead.includes('outside')

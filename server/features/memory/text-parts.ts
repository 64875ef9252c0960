import { sentencesOf } from './word-stems.ts'

/** As long as a passage is that a prompt is given. */
export const MOST_PART_WORDS = 70

/** The parts of a text that are placed by their meaning: sentences behind one another, as many as make a passage. */
export function partsOfText(text: string): string[] {
  const parts: string[][] = []
  for (const sentence of sentencesOf(text)) {
    const last = parts.at(-1)
    const words = sentence.split(' ').slice(0, MOST_PART_WORDS)
    if (last && last.length + words.length <= MOST_PART_WORDS) last.push(...words)
    else parts.push(words)
  }
  return parts.map((words) => words.join(' '))
}

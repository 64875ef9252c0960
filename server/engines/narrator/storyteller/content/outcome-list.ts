import { lines } from './line-list.ts'

/** To whom or what a deed was done, and what comes of it. */
export interface Outcome {
  /** Verbs ('pick_up'), tenors ('~harm') or classes of what others do ('=slip'): the narrowest that has a line is told. */
  senses: string[]
  /** Nouns, classes of things and kinds of WordNet; 'being', 'animal', 'thing', 'self' where there is no object; else who takes it, or looks on. */
  on: string[]
  lines: string[]
}

/** Reads 'verbs > kinds' with its lines indented below. */
export const outcomesIn = (table: string): Outcome[] =>
  table
    .trim()
    .split(/\n(?=.* > )/)
    .map((block) => {
      const [head = '', ...told] = block.split('\n')
      const [senses = '', on = ''] = head.split(' > ')
      return { senses: senses.trim().split(' '), on: on.trim().split(' '), lines: lines(told.join('\n')) }
    })

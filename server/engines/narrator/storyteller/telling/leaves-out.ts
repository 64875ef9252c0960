import type { Clause } from '../language/clause.ts'
import { type Entity, HERO } from '../world/world.ts'
import { carriedWords } from './carried-words.ts'
import { OPENERS } from './retell.ts'

/** Whether a telling leaves out a word of the clause that carries meaning; names of what was meant stand for it. */
export function leavesOut(told: string, clause: Clause, meant: (Entity | undefined)[]): boolean {
  const heard = carriedWords(told)
  const covered = new Set(
    meant.flatMap((entity) =>
      entity && (entity.id === HERO || mentions(told, entity))
        ? [...carriedWords([entity.name, entity.role, entity.owner, ...(entity.aliases ?? [])].join(' '))]
        : [],
    ),
  )
  const verb = new Set(carriedWords([clause.verb ?? '', clause.particle ?? '', clause.act ?? ''].join(' ')))
  return [...carriedWords(toldBackWords(clause.text))].some(
    (word) => !heard.has(word) && !covered.has(word) && !verb.has(word),
  )
}

const toldBackWords = (text: string) => text.replace(OPENERS, '')

const mentions = (told: string, { name }: Entity): boolean => told.toLowerCase().includes(name.toLowerCase())

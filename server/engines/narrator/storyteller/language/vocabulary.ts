import type { Referents } from './clause.ts'

/** Words of the names of a story's own: of whoever and whatever has a name, and of all else. */
export type Vocabulary = Record<'names' | 'nouns' | 'all', Set<string>>

export function vocabularyOf(referents: Referents): Vocabulary {
  const names = new Set<string>()
  const nouns = new Set<string>()
  for (const entity of referents.entities)
    for (const name of entity.names) {
      const isNamed =
        /^\p{Lu}|^[^\p{Script=Latin}]/u.test(name) && entity.kind !== 'thing' && entity.kind !== 'place'
      for (const word of name.split(/[^\p{L}\p{M}\p{N}]+/u)) {
        const plain = word.toLowerCase()
        if (plain.length < 2 || /^(?:the|of|and|von|van|de|la|le|el|mr|mrs|old|young|captain)$/.test(plain))
          continue
        if (isNamed && /^\p{Lu}|^[^\p{Script=Latin}]/u.test(word)) names.add(plain)
        else nouns.add(plain)
      }
    }
  return { names, nouns, all: new Set([...names, ...nouns]) }
}

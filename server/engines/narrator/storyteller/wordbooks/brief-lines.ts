import { lines } from './wordbook.ts'

/** Deeds told in passing, where another follows in the same turn. */
export const briefLines = {
  done: lines(`
    You [deed].
    First you [deed].
    You [deed], to begin with.
    You [deed]; but that's only the half of it.
    So you [deed], and don't stop there.
    You [deed], and there's more to come.
  `),
  spoken: lines(`
    [spoken] you say, first of all.
    [spoken] you say, and don't wait to hear how it's taken.
    [spokenfull] You say that much, in any case.
    [spoken] you say, not looking round.
    [spoken] you say, and are already doing the next thing.
  `),
} satisfies Record<string, string[]>

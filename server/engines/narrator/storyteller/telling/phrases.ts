import { isPluralPhrase } from './noun.ts'

/** A role with its article: 'a baker', 'the last of the line'. */
export const articled = (role: string): string =>
  /^(?:the|a|an|one of|your|my|two|three|four|five|six) |^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*['’]s /u.test(role)
    ? role
    : / of the \p{Lu}/u.test(role)
      ? `the ${role}`
      : /\b(?:crew|team|band|gang|family|couple|staff)\b/.test(role)
        ? `one of the ${role}`
        : /^(?:\p{L}{3,}est|worst|best|last|first|only|least|most|owner|captain of|keeper of|head of|mayor of|queen of|king of)\b/u.test(
              role,
            )
          ? `the ${role}`
          : isPluralPhrase(role)
            ? `one of the ${role}`
            : `a ${role}`

/** 'One, two and three'. */
export const listed = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

import type { Clause } from '../language/clause.ts'

/** 'I give the dragon a name: Cinder': the name goes with the giving. */
export const withNames = (clauses: Clause[]): Clause[] =>
  clauses.flatMap((clause, at) => {
    const next = clauses[at + 1]
    const isNaming = (each: Clause | undefined) =>
      /^(?:give|call)$/.test(each?.act ?? '') && each?.object?.head === 'name'
    if (clause.act === 'lie' && !clause.said && !clause.topic && next?.act === 'say') return []
    if (isNaming(clauses[at - 1]) && !clause.verb && clause.object) return []
    return isNaming(clause) && next && !next.verb && next.object
      ? [
          {
            ...clause,
            act: 'call' as const,
            object: clause.target,
            target: undefined,
            complement: next.object.text,
          },
        ]
      : [clause]
  })

/** 'A knight comes in and wants to slay it': it is the knight who wants. */
export const withActors = (clauses: Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1]?.actor
    return clause.kind === 'wish' &&
      clause.actor === 'hero' &&
      typeof before === 'object' &&
      /^(?:and |but |then )*(?:wants|needs|hopes|wishes|tries)\b/i.test(clause.text)
      ? { ...clause, actor: before }
      : clause
  })

/** 'He sits in the chair, not moving': that is still he. */
export const isAddedToOther = (clause: Clause, before: Clause | undefined): boolean =>
  (before !== undefined && /^(?:but )?not (?:too|so|very) \w+$/i.test(clause.text)) ||
  (typeof before?.actor === 'object' &&
    clause.actor === 'hero' &&
    clause.polarity === 'negated' &&
    /^(?:and )?not \w+ing\b/i.test(clause.text))

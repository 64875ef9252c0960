import type { Clause } from '../../language/clause.ts'

/** 'Who is it for, I ask', 'Good morning! I say cheerfully': what stands before it is said aloud. */
export const withSpeech = (clauses: Clause[], typed: string): Clause[] =>
  clauses.flatMap((clause, at) => {
    const next = clauses[at + 1]
    // 'Write on my slate: "Ask him"': that is what stands there, and nobody says it.
    const isWriting = (each: Clause | undefined) => each?.act === 'write' && !each.speech
    const isQuoted = (each: Clause | undefined) =>
      each?.speech !== undefined && typed.includes(`: "${each.speech}`)
    if (at > 0 && isQuoted(clause) && isWriting(clauses[at - 1])) return []
    const isSaying = (each: Clause | undefined) =>
      each?.actor === 'hero' &&
      /^i (?:\p{L}+ly )?(?:say|ask|whisper|shout|call|mutter|yell|joke|add|wonder|reply|answer|tease)s?(?: \p{L}+ly)?$/iu.test(
        each.text,
      )
    if (at > 0 && isSaying(clause) && isSpoken(clauses[at - 1]!)) return []
    return isSaying(next) && isSpoken(clause)
      ? [
          {
            ...clause,
            kind: 'speech' as const,
            actor: 'hero' as const,
            act: 'say' as const,
            verb: 'say',
            speech: clause.speech ?? `${clause.text}${clause.kind === 'question' ? '?' : ''}`,
            said: clause.said?.length ? clause.said : [clause],
            question: undefined,
          },
        ]
      : [clause]
  })

const isSpoken = ({ kind }: Clause): boolean => /^(?:question|speech|order)$/.test(kind)

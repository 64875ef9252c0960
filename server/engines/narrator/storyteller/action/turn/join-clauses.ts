import type { Clause } from '../../language/clause.ts'

/** 'Griselle rides by and doesn't look at me': it is she who does not. */
export const withActors = (clauses: Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1]?.actor
    const isTold =
      clause.kind === 'question' &&
      clause.polarity === 'negated' &&
      typeof before === 'object' &&
      !/\?|^\p{L}+ not (?:\p{L}+ly |even )?(?:i|you|he|she|it|we|they|the|my)\b/iu.test(clause.text)
    return isTold
      ? { ...clause, kind: 'act', actor: before, verb: clause.question?.predicate, question: undefined }
      : clause
  })

/** 'He sits in the chair, not moving': that is still he. */
export const isAddedToOther = (clause: Clause, before: Clause | undefined): boolean =>
  (before !== undefined && /^(?:but )?not (?:too|so|very) \w+$/i.test(clause.text)) ||
  (typeof before?.actor === 'object' &&
    clause.actor === 'hero' &&
    clause.polarity === 'negated' &&
    /^(?:and )?not \w+ing\b/i.test(clause.text)) ||
  isManner(clause, before)

/** 'An old man opens, trembling': how somebody does it, and no deed of the hero. */
const isManner = (clause: Clause, before: Clause | undefined): boolean =>
  isTorn(clause, before) || (clause.kind !== 'speech' && isMannerOfOther(clause, before))

/** 'Staying in the shadows'; 'bring me the list' is another deed. */
const DOING =
  /^(?!(?:nothing|something|anything|everything|bring|sing|ring|swing|cling|fling|sting|wring|king)\b)\p{L}+ing\b/u

/** 'He comes in, soaked from the rain', 'I follow him, staying in the shadows': no deed of its own. */
const isTorn = ({ kind, text, tense, link }: Clause, before: Clause | undefined): boolean =>
  before !== undefined &&
  before.kind !== 'question' &&
  kind !== 'speech' &&
  link === undefined &&
  (DOING.test(text) ||
    (tense === 'past' && before.tense === 'present' && /^\p{Ll}{3,}ed (?:from|by|with|in|to)\b/u.test(text)))

const isMannerOfOther = (clause: Clause, before: Clause | undefined): boolean =>
  (typeof before?.actor === 'object' || (before?.actor === 'nobody' && before.object !== undefined)) &&
  (clause.actor === 'hero' ||
    (typeof clause.actor === 'object' &&
      typeof before.actor === 'object' &&
      clause.actor.text === before.actor.text)) &&
  (DOING.test(clause.text) || /^(?:un)?\p{L}{3,}ed$/u.test(clause.text))

/** 'Ask her who she is and what she wants' asks twice. */
export const withMoreSaid = (clauses: Clause[]): Clause[] => {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const last = joined.findLastIndex(({ isCondition }) => !isCondition)
    const before = joined[last]
    if (
      before?.act === 'ask' &&
      before.actor === 'hero' &&
      before.kind === 'act' &&
      clause.kind === 'question' &&
      /^(?:what|who|where|when|why|how|if|whether)\b/i.test(clause.text)
    )
      joined.push({
        ...before,
        text: `ask ${clause.text}`,
        said: [clause],
        object: undefined,
        topic: undefined,
        about: undefined,
        question: undefined,
      })
    else joined.push(clause)
  }
  return joined
}

/** 'I watch her hands while she answers', 'because I promised': said of what stands before it, and told with it. */
export const isSubordinate = ({ link, whole, kind }: Clause, before: Clause | undefined): boolean =>
  link !== undefined && kind !== 'question' && before !== undefined && before.whole?.text === whole?.text

import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { Feeling } from '../figures/cast-member.ts'
import { verbsOf } from './pose-in-tree.ts'
import { childrenOf } from './told-trees.ts'

const signs: readonly (readonly [Feeling, RegExp])[] = [
  ['happy', /^(?:smile|grin|laugh|beam|chuckle|giggle|smirk|cheerful|merry|delighted|happy)$/],
  ['sad', /^(?:weep|sob|tears?|mourn|grieve|sad|miserable|heartbroken)$/],
  ['angry', /^(?:frown|scowl|glare|snarl|growl|yell|roar|bark|fume|sneer|angry|furious|livid)$/],
  ['afraid', /^(?:tremble|shudder|flinch|cower|scream|shriek|panic|afraid|frightened|terrified|scared)$/],
]
/** Verbs whose object shows a feeling: 'gives a thin smile', 'has tears on his face'. */
const SHOWN_BY = /^(?:give|have|wear|hide|wipe|flash|force|manage|burst)$/

/** How a sentence tells that somebody's face looks; undefined where it tells nothing of it. */
export function feelingInTree(tokens: readonly Token[], at: number): Feeling | undefined {
  const { head, label } = tokens[at]!
  // '“Yes,” says Mira, smiling.'
  const said = [
    ...(label === 'obj' && /^[”"]$/.test(tokens[head - 1]?.word ?? '') ? [head] : []),
    ...(tokens[at + 1]?.word === ',' && (tokens[at + 2]?.form === 'VBG' || tokens[at + 2]?.tag === 'ADJ')
      ? [at + 2]
      : []),
  ]
  const done = [...verbsOf(tokens, at), ...said].filter(
    (verb) => !childrenOf(tokens, verb).some((i) => /^(?:not|n['’]t|never|stop|no)$/i.test(tokens[i]!.word)),
  )
  const objects = (verb: number) =>
    childrenOf(tokens, verb).filter((i) => tokens[i]!.label === 'obj' || tokens[i]!.label === 'obl')
  const isOwnEye = (i: number) =>
    tokens[i]!.lemma === 'eye' &&
    childrenOf(tokens, i).every((j) => tokens[j]!.label !== 'nmod:poss' || tokens[j]!.tag === 'PRON')
  if (
    done.some((verb) => /^(?:close|shut|squeeze)$/.test(tokens[verb]!.lemma)) &&
    done.some((verb) => objects(verb).some(isOwnEye))
  )
    return 'asleep'
  const shown = done.flatMap((verb) => [
    verb,
    ...(SHOWN_BY.test(tokens[verb]!.lemma) ? objects(verb) : []),
    ...childrenOf(tokens, verb).filter(
      (i) => tokens[i]!.tag === 'ADJ' && /^(?:xcomp|advcl)$/.test(tokens[i]!.label),
    ),
  ])
  return signs.find(([, sign]) => shown.some((i) => sign.test(tokens[i]!.lemma.toLowerCase())))?.[0]
}

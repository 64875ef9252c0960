import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { verbsOf } from './pose-in-tree.ts'
import { caseOf, childrenOf } from './told-trees.ts'

const DRESS =
  /^(?:coats?|greatcoat|overcoat|cloaks?|dress|gowns?|shirts?|jackets?|blazer|robes?|habit|cassock|tunics?|uniforms?|scarf|capes?|hoods?|suits?|sweater|jumper|hats?|caps?|apron|overalls|armou?r|saffron|black|white|red|gr[ae]y|green|blue|yellow|brown|purple|poncho|pyjamas|pajamas|scrubs|waders|furs|costume|helmets?)$/

/** What a sentence tells of somebody's dress: 'a monk in saffron', 'she wears a blue coat'; nothing where it tells of none. */
export function dressInTree(tokens: readonly Token[], at: number): string {
  const worn = [at, ...verbsOf(tokens, at)].flatMap((from) =>
    childrenOf(tokens, from).filter(
      (i) =>
        DRESS.test(tokens[i]!.word.toLowerCase()) &&
        ((/^(?:nmod|obl)/.test(tokens[i]!.label) && caseOf(tokens, i) === 'in') ||
          (tokens[i]!.label === 'obj' && tokens[from]!.lemma === 'wear')),
    ),
  )
  return worn
    .map((i) =>
      [...childrenOf(tokens, i), i]
        .filter((each) => tokens[each]!.label !== 'case')
        .toSorted((a, b) => a - b),
    )
    .map((all) => all.map((i) => tokens[i]!.word).join(' '))
    .join(', ')
}

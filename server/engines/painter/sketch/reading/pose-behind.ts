import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { ToldPose } from './pose-in-tree.ts'

/** Postures by what follows somebody in a sentence: '…, kneeling', 'on his knees', where the parse joins it to another word. */
const behind: readonly (readonly [ToldPose, RegExp])[] = [
  // Who is dead is not shown alive.
  ['undrawable', /\b(?:dead|lifeless|unconscious)(?: [.,;]| in\b| on\b|$)/],
  ['undrawable', /\bon (?:its|their|the \w+) (?:necks?|shoulders|humps?)\b/],
  [
    'kneeling',
    /\b(?:kneeling|crouching|squatting|on (?:his|her|their|all) (?:knees|haunches|fours|hands and knees))\b/,
  ],
  ['asleep', /\b(?:asleep|dozing|snoring|sleeping)\b/],
  ['lying', /\b(?:lying|stretched out|flat on (?:his|her|their) (?:back|face|belly))\b/],
  ['sitting', /\b(?:sitting|seated|cross-legged)\b/],
]
const FARTHEST = 12

export function poseBehind(tokens: readonly Token[], at: number): ToldPose | undefined {
  const next = tokens.findIndex(
    ({ label, tag, word }, i) =>
      i > at &&
      (i > at + FARTHEST ||
        (label.startsWith('nsubj') && /^(?:NOUN|PROPN|PRON)$/.test(tag) && i > at + 3) ||
        /^(?:you|i|we|who|as|like)$/i.test(word)),
  )
  const line = tokens
    .slice(at + 1, next < 0 ? undefined : next)
    .map(({ word }) => word.toLowerCase())
    .join(' ')
  return /\b(?:nor|not|n't|never|before|beside|over|at) (?:an? |the )?(?:\w+ )?(?:sleeping|lying|sitting|kneeling)\b/.test(
    line,
  )
    ? undefined
    : behind.find(([, sign]) => sign.test(line))?.[0]
}

import type { openAnswers } from '../../content/open-answers.ts'
import { HERO, isBeing } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'

/** A question that nothing in the story answers. */
export interface Open {
  scene: Scene
  asked: Asked
  /** From the asking word on. */
  words: string
  /** What is counted, or chosen from: 'sheets', 'floor'. */
  noun: string
  pick: (pool: keyof typeof openAnswers) => string | undefined
}

export const predicateOf = ({ asked }: Open): string => asked.question.predicate ?? 'be'

/** Of somebody whom the story knows, or 'he' or 'you'; the hero's own is theirs to say. */
export const isOfOther = ({ asked: { about }, words, scene }: Open): boolean =>
  !/\b(?:i|we)\b/.test(words) &&
  ((scene.speaker !== undefined && /\byou\b/.test(words)) ||
    (about
      ? isBeing(about) && about.id !== HERO && about.kind !== 'animal'
      : /\b(?:he|she|they)\b/.test(words)))

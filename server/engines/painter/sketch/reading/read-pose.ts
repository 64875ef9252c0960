import type { Pose } from '../figures/limbs.ts'
import { clausesOf } from './clauses.ts'
import type { NamedPerson } from './named-people.ts'

/** Verbs by what a figure does at them; the first that is found holds. */
const verbs: [Pose, RegExp][] = [
  [
    'fighting',
    /^(?:fight|fighting|fought|strike|struck|swing|swung|parry|parried|lunge|lunged|duel|stab|stabbed|slash|slashed)$/,
  ],
  ['reading', /^(?:read|reading|leaf|leafing|pore|poring)$/],
  ['riding', /^(?:ride|riding|rode|gallop|galloped|saddle|rein|trot|mount|mounted)$/],
  ['running', /^(?:run|running|ran|flee|fleeing|fled|sprint|sprinted|dash|dashed)$/],
  ['kneeling', /^(?:kneel|kneeling|knelt|crouch|crouching|crouched|squat)$/],
  ['sitting', /^(?:sit|sitting|sat|seated)$/],
  [
    'working',
    /^(?:hammer|hammering|dig|digging|stir|stirring|scrub|saw|polish|polishing|knead|kneading|sweep|sweeping|chop|repair|repairing)$/,
  ],
  [
    'walking',
    /^(?:walk|walking|walked|climb|climbing|climbed|stride|strode|wander|march|marched|limp|trudge)$/,
  ],
]
const negations = /^(?:not|never|no|don't|doesn't|didn't|cannot|can't|nobody|if)$/
const articles = /^(?:an?|the|this|that|my|your|his|her)$/

const isOther = (pose: Pose, after: readonly string[], at: number): boolean =>
  (pose === 'running' && /^(?:the|an?|your|my|his|her)$/.test(after[at + 1] ?? '')) ||
  (pose === 'reading' && (/^(?:have|had|has|'ve)$/.test(after[at - 1] ?? '') || after[at + 1] === 'about')) ||
  (pose === 'sitting' &&
    after.slice(at + 1).some((word) => /^(?:horse|mare|pony|buckskin|saddle)$/.test(word)))

const weapons = /^(?:sword|blade|axe|club|fist|sabre|staff|spear|hammer|at|him|her|them)$/

const ON_KNEES = /\b(?:you|I) (?:[\w']+ ){1,5}(?:on|to|on to|onto) (?:your|my) knees\b/
const IN_SADDLE =
  /\b(?:rides? (?:ahead|beside|behind|alongside|with|next)|in the saddle|(?:your|my) (?:reins|saddle|stirrups)|in the stirrups|dig your heels)\b/

interface Mount {
  hasHorse: boolean
}

/** Posture of the hero: what the moment has 'you' or 'I' do. */
export const poseOfHero = (moment: string, { hasHorse }: Mount): Pose => {
  const pose = ON_KNEES.test(moment)
    ? 'kneeling'
    : hasHorse && IN_SADDLE.test(moment)
      ? 'riding'
      : poseAfter(moment, /^(?:you|i|we)$/)
  return pose === 'riding' && !hasHorse ? 'standing' : pose
}

/** Posture of somebody else; only the hero rides. */
export function poseOfOther(moment: string, { key, phrase }: NamedPerson): Pose {
  const called = new Set([key, phrase, ...key.split(' '), ...phrase.split(' ')].filter(Boolean))
  const pose = poseAfter(moment, { test: (word: string) => called.has(word) })
  return pose === 'riding' ? 'standing' : pose
}

function poseAfter(moment: string, subject: { test(word: string): boolean }): Pose {
  for (const { words, isSpoken } of clausesOf(moment)) {
    if (isSpoken) continue
    const from = words.findIndex((word) => subject.test(word))
    if (from < 0) continue
    const after = words.slice(from + 1, from + 7)
    for (const [pose, verb] of verbs) {
      const at = after.findIndex((word) => verb.test(word))
      const isNoun = articles.test(after[at - 1] ?? '')
      // One swings one's legs out of bed, too.
      if (/^(?:sw|str)/.test(after[at] ?? '') && !after.slice(at + 1).some((word) => weapons.test(word)))
        continue
      // 'You run the search again', 'you have read about it'.
      if (isOther(pose, after, at)) continue
      if (at >= 0 && !isNoun && !after.slice(0, at).some((word) => negations.test(word))) return pose
    }
  }
  return 'standing'
}

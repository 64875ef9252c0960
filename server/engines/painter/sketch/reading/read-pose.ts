import type { Pose } from '../figures/limbs.ts'
import { clausesOf } from './clauses.ts'

/** Verbs by what a figure does at them; the first that is found holds. */
const verbs: [Pose, RegExp][] = [
  [
    'fighting',
    /^(?:fight|fighting|fought|strike|struck|swing|swung|parry|parried|lunge|lunged|duel|stab|stabbed|slash|slashed)$/,
  ],
  ['reading', /^(?:read|reading|leaf|leafing|pore|poring)$/],
  ['riding', /^(?:ride|riding|rode|gallop|galloped|saddle|rein|trot|mount|mounted)$/],
  ['running', /^(?:run|running|ran|flee|fleeing|fled|sprint|sprinted|dash|dashed)$/],
  ['kneeling', /^(?:kneel|kneeling|knelt|crouch|crouching|crouched|squat|crawl|crawling|crawled)$/],
  ['lying', /^(?:asleep|lie|lying|sleeping|sprawled)$/],
  ['sitting', /^(?:sit|sitting|sat|seated)$/],
  [
    'working',
    /^(?:hammer|hammering|dig|digging|stir|stirring|scrub|saw|polish|polishing|knead|kneading|sweep|sweeping|chop|repair|repairing|mop|mopping|rake|raking)$/,
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
  // 'You want to sit'.
  /^(?:to|can|could|may|might|would|should|will)$/.test(after[at - 1] ?? '') ||
  // 'You hear them hammering.'
  /^(?:them|him|her|it)$/.test(after[at - 1] ?? '') ||
  // 'You keep the engine running.'
  (after[at] === 'running' && /^(?:keep|kept|leave|hear|see)$/.test(after[0] ?? '')) ||
  (pose === 'lying' && at > 2) ||
  (pose === 'sitting' &&
    after.slice(at + 1).some((word) => /^(?:horse|mare|pony|buckskin|saddle)$/.test(word)))

const weapons = /^(?:sword|blade|axe|club|fist|sabre|staff|spear|hammer|at|him|her|them)$/

/** Who turns pages reads. */
const TURNS_PAGES =
  /\b(?:[Yy]ou|I) (?:[\w'’]+ ){0,3}turn (?:the|a|another|over the) (?:[\w]+ )?(?:page|leaf)\b/
const ON_KNEES = /\b(?:[Yy]ou|I) (?:[\w']+ ){1,5}(?:on|to|on to|onto) (?:your|my) knees\b/
const IN_SADDLE =
  /\b(?:rides? (?:ahead|beside|behind|alongside|with|next)|in the saddle|(?:your|my) (?:reins|saddle|stirrups)|in the stirrups|dig your heels)\b/

interface Mount {
  hasHorse: boolean
}

/** Posture of the hero: what the moment has 'you' or 'I' do. */
export const poseOfHero = (moment: string, { hasHorse }: Mount, before = ''): Pose => {
  const pose = ON_KNEES.test(moment)
    ? 'kneeling'
    : hasHorse && IN_SADDLE.test(moment)
      ? 'riding'
      : ON_ALL_FOURS.test(moment)
        ? 'kneeling'
        : TURNS_PAGES.test(moment)
          ? 'reading'
          : poseAfter(moment, /^(?:you|i|we)$/)
  if (pose === 'standing' && isStillSeated(before, moment)) return 'sitting'
  return pose === 'riding' && !hasHorse ? 'standing' : pose
}

const ON_ALL_FOURS = /\b(?:[Yy]ou|I) (?:[\w'’]+ ){1,8}on (?:(?:your|my) )?(?:hands and knees|elbows)\b/
const SAT_DOWN =
  /\b(?:[Yy]ou|I) (?:[\w'’]+ ){0,3}(?:sit|sat|slide into|take (?:a|your|my) seat|find your seat|settle)\b/
const GOT_UP =
  /\b(?:[Yy]ou|I) (?:[\w'’]+ ){0,4}(?:stand|rise|get up|walk|go|run|step|climb|leave|cross|carry|follow|push|come|turn|open|find)\b/
/** Whoever sat down in the reply before sits until they get up. */
const isStillSeated = (before: string, moment: string): boolean =>
  SAT_DOWN.test(before) && !GOT_UP.test(before.slice(before.search(SAT_DOWN))) && !GOT_UP.test(moment)

/** Most words over which a subject's verbs may be spread, and words behind which somebody else acts. */
const FARTHEST = 16
const ELSE = /^(?:i|you|he|she|it|we|they|who|which|that|what|where|how|about|as|while|until|because|if)$/
/** Behind these nobody acts: 'between you'. */
const LEADING =
  /^(?:between|behind|beside|for|to|at|of|with|before|near|around|past|over|below|above|like|than|on|from|toward|towards|under|by|past)$/
const ownWords = (words: readonly string[]): string[] => {
  const end = words.findIndex((word, i) => i > 0 && ELSE.test(word))
  return words.slice(0, Math.min(FARTHEST, end < 0 ? FARTHEST : end))
}

function poseAfter(moment: string, subject: RegExp): Pose {
  for (const { words, isSpoken } of clausesOf(moment)) {
    if (isSpoken) continue
    const from = words.findIndex((word, i) => subject.test(word) && !LEADING.test(words[i - 1] ?? ''))
    if (from < 0) continue
    const after = ownWords(words.slice(from + 1))
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

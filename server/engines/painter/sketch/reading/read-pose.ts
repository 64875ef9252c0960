import type { Pose } from '../figures/limbs.ts'
import { poseInTree } from './pose-in-tree.ts'
import { ACROSS, seatInTree, type ToldSeat } from './seat-in-tree.ts'
import { toldSentences } from './told-sentences.ts'
import { toldTrees } from './told-trees.ts'

/** Who turns pages reads. */
const TURNS_PAGES =
  /\b(?:[Yy]ou|I) (?:[\w'’]+ ){0,3}turn (?:the|a|another|over the) (?:[\w]+ )?(?:page|leaf)\b/
const ON_KNEES =
  /\b(?:[Yy]ou|I) (?:(?!have|hold|keep|balance|lay|put|set|rest|carry|with)[\w']+ ){1,5}(?:on|to|on to|onto) (?:your|my) knees\b/
const IN_SADDLE =
  /\b(?:rides? (?:ahead|beside|behind|alongside|with|next)|in the saddle|(?:your|my) (?:reins|saddle|stirrups)|in the stirrups|dig your heels|sit (?:on|astride) (?:your|my|the) (?:horse|mare|stallion|pony|gelding))\b/

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
          : (heroVerbs(moment) ?? 'standing')
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

/** The posture of the first verb of the hero's that tells of one. */
function heroVerbs(moment: string): Pose | undefined {
  for (const { tokens } of toldTrees(moment))
    for (const [at, { word, label }] of tokens.entries()) {
      if (!/^(?:you|i|we)$/i.test(word) || !(label.startsWith('nsubj') || label === 'conj')) continue
      // 'Beside you lies the sack.'
      if (tokens[at - 1]?.tag === 'ADP') continue
      const pose = poseInTree(tokens, at)
      if (pose && pose !== 'undrawable') return pose
    }
  return undefined
}

/** What the moment tells of the hero's seat. */
export function seatOfHero(moment: string): ToldSeat {
  const all = toldTrees(moment).flatMap(({ tokens }) =>
    tokens.flatMap(({ word, label }, at) =>
      /^(?:you|i|we)$/i.test(word) && label.startsWith('nsubj') ? [seatInTree(tokens, at)] : [],
    ),
  )
  const isAcross = toldSentences(moment).some((sentence) => ACROSS.test(sentence))
  return Object.assign(isAcross ? { table: 'table' } : {}, ...all.toReversed()) as ToldSeat
}

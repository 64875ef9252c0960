import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { Pose } from '../figures/limbs.ts'
import { caseOf, childrenOf, firstInRow } from './told-trees.ts'

/** What somebody is told to do: a posture that a figure has, or one that it has not, such as in the water or on a rope. */
export type ToldPose = Pose | 'undrawable'

const postures = `
  undrawable: swim float drown hide hang dangle fly dive surface sink cling wade climb tread hover soar
    fall
  kneeling: kneel crouch squat crawl
  lying: lie sprawl
  asleep: asleep doze nap snore sleep
  writing: write scribble
  reading: read leaf pore
  sitting: sit perch slump
  riding: ride gallop trot canter mount
  running: run flee sprint dash
  fighting: fight duel fence parry lunge
  working: hammer dig stir scrub saw polish knead sweep chop repair mop rake hoe plough scoop weld
  walking: walk stride wander march limp trudge stroll pace
  dancing: dance waltz
  bending: bow curtsy curtsey bend stoop
  pointing: point beckon
  raising: wave salute
  carrying: carry lug haul cradle drag shove
  handling: pour clean eat cut drink stir roll sew knit peel wipe wash mend fix tie cook fill shave wring
    pack unpack carve whittle wind shell light paint embroider spin load fold count sort`
  .trim()
  .split(/\n  (?=\S)/)
  .map((line) => {
    const [pose = '', lemmas = ''] = line.split(': ')
    return [pose as ToldPose, new Set(lemmas.split(/\s+/))] as const
  })
/** With what for an object a verb tells of a posture. */
const withObject: readonly (readonly [Pose, RegExp, RegExp])[] = [
  [
    'raising',
    /^(?:raise|lift)$/,
    /^(?:hand|hands|arm|arms|fist|lantern|torch|lamp|glass|cup|finger|fingers|pistol)$/,
  ],
  [
    'pointing',
    /^(?:level|aim|train)$/,
    /^(?:pistol|gun|rifle|crossbow|revolver|shotgun|weapon|musket|carbine|it)$/,
  ],
  ['holding', /^(?:hold|lift|offer|hand|give|lower|draw|show|take|pick)$/, /./],
]
const ARRIVES = /^(?:come|reach|arrive|step|stand|get|find)$/
/** What is read sitting. */
const READ =
  /^(?:books?|letters?|newspapers?|papers?|pages?|poems?|stor(?:y|ies)|comics?|diary|notes?|novel|bible|magazine|paperback|journal|verse|map|to)$/i
/** What is walked and not clung to. */
const WAYS =
  /^(?:stairs?|staircase|steps?|hill|slope|path|ridge|mountain|rise|bank|road|street|track|trail|deck|stage|down|out|aboard|onto|in|into|off|over)$/
/** Where a figure on its feet would be wrong. */
const IN_IT =
  /^(?:water|sea|lake|river|pool|pond|bath|bathtub|tub|vats?|mud|quicksand|air|basket|cradle|bed|coffin|barrel|tank|ocean|nave)$/
const UP_IT =
  /^(?:ladder|rope|mast|branch|gallows|trapeze|stilts|face|cliff|wire|swing|horse|horseback|stag|elephant|camel|rigging|chimney|shaft)$/

/** What the verbs of somebody in a sentence have them do; undefined where they tell of no posture. */
export function poseInTree(tokens: readonly Token[], at: number): ToldPose | undefined {
  const verbs = verbsOf(tokens, at)
  const { head, label: role } = tokens[at]!
  // 'You find her asleep': she is, and not you.
  const found = role === 'obj' && FINDS.test(tokens[head]!.lemma) ? [head] : []
  if (role === 'obj' && MOVED.test(tokens[head]!.lemma)) return 'undrawable'
  const sleeps = (verb: number) =>
    childrenOf(tokens, verb).some(
      (i) => tokens[i]!.word === 'asleep' && !childrenOf(tokens, i).some((j) => tokens[j]!.label === 'nsubj'),
    )
  if ([...verbs.filter((verb) => !hasFound(tokens, verb)), ...found].some(sleeps)) return 'asleep'
  for (const [pose, lemmas] of postures)
    for (const verb of verbs) {
      if (!lemmas.has(tokens[verb]!.lemma)) continue
      const own = childrenOf(tokens, verb).map((i) => tokens[i]!)
      if (
        own.some(({ word, label }) => label === 'advmod' && /^(?:not|n['’]t|never)$/i.test(word)) ||
        own.some(
          ({ label, word }) =>
            label === 'aux' && /^(?:can|could|may|might|would|should|will|must)$/i.test(word),
        )
      )
        continue
      if (
        pose === 'reading' &&
        (/^(?:it|them)$/.test(tokens[verb + 1]?.word ?? '') ||
          own.some(({ word, label }) => label === 'obj' && !READ.test(word)))
      )
        continue
      // 'You have slept in your boots.'
      if (pose === 'asleep' && own.some(({ lemma, label }) => label === 'aux' && lemma === 'have')) continue
      // '“Here sleeps nobody,” he reads.'
      if (pose === 'reading' && tokens[verb - 2]?.word === '”') continue
      if (
        pose === 'reading' &&
        own.some(({ word, label }) => label === 'compound:prt' && /^(?:out|off|aloud)$/.test(word))
      )
        continue
      if (
        pose === 'reading' &&
        own.some(
          ({ label, word }) =>
            (label === 'aux' && /^(?:have|has|had|['’]ve)$/i.test(word)) ||
            (label === 'obl' && /^(?:face|mind|thoughts|sky)$/.test(word)),
        )
      )
        continue
      // 'Her feet hanging over the water.'
      if (
        pose === 'undrawable' &&
        /^(?:legs?|feet|foot|boots|hair|arms?|hands?|head)$/.test(tokens[verb - 1]?.word ?? '')
      )
        continue
      if (tokens[verb]!.lemma === 'fall' && tokens[verb]!.form !== 'VBG') continue
      // Who climbs and comes out is up there.
      if (
        tokens[verb]!.lemma === 'climb' &&
        verbs.some((each) => each > verb && ARRIVES.test(tokens[each]!.lemma))
      )
        continue
      if (
        tokens[verb]!.lemma === 'climb' &&
        (own.some(({ word }) => WAYS.test(word.toLowerCase())) ||
          // 'An old lady climbs up with a bag', onto the bus.
          !own.some(({ label }) => label === 'obj' || label === 'advcl') ||
          tokens.some(({ word }) => /^(?:stairs|staircase|stairwell|floors|flights|storeys)$/.test(word)))
      )
        return 'walking'
      // Who sinks a post or hangs a lamp stands on their feet.
      if (
        (pose === 'running' || (pose === 'undrawable' && !/^(?:climb|tread)$/.test(tokens[verb]!.lemma))) &&
        own.some(({ label }) => label === 'obj')
      )
        continue
      return pose
    }
  for (const [pose, verb, object] of withObject)
    if (
      verbs.some(
        (each) =>
          verb.test(tokens[each]!.lemma) &&
          childrenOf(tokens, each).some(
            (i) => tokens[i]!.label === 'obj' && object.test(tokens[i]!.word.toLowerCase()),
          ),
      )
    )
      return pose
  if (verbs.some((verb) => isWithWeapon(tokens, verb))) return 'fighting'
  return verbs.some((verb) => childrenOf(tokens, verb).some((i) => isNoPlaceToStand(tokens, i)))
    ? 'undrawable'
    : undefined
}

/** Who is laid, carried or tied stands nowhere: 'they have laid the banker on the table'. */
const MOVED = /^(?:lay|carry|drag|haul|bury|wrap|tie|bind|strap|lower|hoist|stretch|cradle)$/

/** 'You swing the sword', 'he strikes at you'. */
const isWithWeapon = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:swing|strike|slash|stab)$/.test(tokens[verb]!.lemma) &&
  childrenOf(tokens, verb).some(
    (i) =>
      /^(?:sword|blade|axe|club|fist|sabre|staff|spear|him|her|them|you)$/i.test(tokens[i]!.word) &&
      /^(?:obj|obl)/.test(tokens[i]!.label),
  )

/** Who means to kneel does not kneel. */
const MEANS =
  /^(?:mean|want|need|have|refuse|ask|tell|order|like|hope|expect|forget|intend|plan|promise|dare|long|wish|decide|agree|learn|pretend|allow|invite)$/

/** The verbs whose subject somebody is, and those that go on with them. */
export function verbsOf(tokens: readonly Token[], at: number): number[] {
  const first = firstInRow(tokens, at)
  const { head, label } = tokens[first]!
  const begin = [
    ...(isSubject(tokens, first) || (label === 'compound' && tokens[head]?.form === 'NNS') ? [head] : []),
    ...childrenOf(tokens, at).filter((i) => tokens[i]!.label.startsWith('acl')),
    // 'You find him sitting.'
    ...(label === 'obj' && FINDS.test(tokens[head]!.lemma) ? doneAfter(tokens, head, at) : []),
    // 'Ines is already there, sitting on the edge.'
    ...(childrenOf(tokens, at).some((i) => tokens[i]!.label === 'cop')
      ? [
          at,
          ...childrenOf(tokens, at),
          ...childrenOf(tokens, at).flatMap((i) => childrenOf(tokens, i)),
        ].flatMap((i) => doneAfter(tokens, i, at))
      : []),
  ].filter((i) => i >= 0)
  const found = new Set(begin)
  for (const verb of found)
    for (const i of childrenOf(tokens, verb))
      if (
        /^(?:conj|xcomp|advcl|parataxis)$/.test(tokens[i]!.label) &&
        !(tokens[i]!.label === 'xcomp' && MEANS.test(tokens[verb]!.lemma)) &&
        tokens[i]!.tag === 'VERB' &&
        !isDoneByObject(tokens, verb, i) &&
        // 'While she is not looking you sit up.'
        (i - 1 === at || !/^(?:you|i|we|they|he|she)$/i.test(tokens[i - 1]?.word ?? '')) &&
        !childrenOf(tokens, i).some((j) => tokens[j]!.label.startsWith('nsubj'))
      )
        found.add(i)
  return [...found]
}

/** Verbs whose object is who does what follows it: 'you find him sleeping'. */
const FINDS = /^(?:find|see|watch|leave|catch|notice|spot|discover|hear|show)$/
const doneAfter = (tokens: readonly Token[], head: number, after: number): number[] =>
  childrenOf(tokens, head).filter(
    (i) => i > after && /^(?:advcl|xcomp)$/.test(tokens[i]!.label) && tokens[i]!.form === 'VBG',
  )
const hasFound = (tokens: readonly Token[], verb: number): boolean =>
  FINDS.test(tokens[verb]!.lemma) && childrenOf(tokens, verb).some((i) => tokens[i]!.label === 'obj')
const isDoneByObject = (tokens: readonly Token[], verb: number, at: number): boolean =>
  tokens[at]!.form === 'VBG' && at > verb && hasFound(tokens, verb)

/** Whether a word is the subject of its verb, also behind one of place: 'at the foot of the stairs lies Lord Penhallow'. */
export const isSubject = (tokens: readonly Token[], at: number): boolean => {
  const { label, head } = tokens[at]!
  return (
    label.startsWith('nsubj') ||
    (/^(?:obj|obl|nmod)$/.test(label) &&
      head >= 0 &&
      head < at &&
      caseOf(tokens, at) === '' &&
      STANDS.test(tokens[head]!.lemma) &&
      !childrenOf(tokens, head).some((i) => tokens[i]!.label.startsWith('nsubj')))
  )
}
const STANDS = /^(?:lie|sit|stand|kneel|wait|lean|crouch|sleep|come|perch)$/

/** 'First light finds you halfway up the north face.' */
export const isFoundOffGround = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.label === 'obj' &&
  childrenOf(tokens, tokens[at]!.head).some((i) => i > at && isNoPlaceToStand(tokens, i))

const isNoPlaceToStand = (tokens: readonly Token[], at: number): boolean => {
  if (!/^(?:obl|nmod)/.test(tokens[at]!.label)) return false
  const [preposition, word] = [caseOf(tokens, at), tokens[at]!.word.toLowerCase()]
  return (
    (/^(?:in|into)$/.test(preposition) && IN_IT.test(word)) ||
    (preposition === 'on' &&
      /^(?:table|slab|stretcher|altar|pyre)$/.test(word) &&
      /^(?:look|lie|lay|be|die|wait|wake)$/.test(tokens[tokens[at]!.head]!.lemma)) ||
    (!childrenOf(tokens, at).some((i) => /^its$/i.test(tokens[i]!.word)) &&
      /^(?:on|up|in|from|onto|down|halfway up|halfway down)$/.test(preposition) &&
      UP_IT.test(word))
  )
}

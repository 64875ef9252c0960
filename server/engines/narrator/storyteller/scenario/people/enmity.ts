import type { FoundPerson } from '../found-person.ts'
import type { Cast, Scene } from './cast.ts'
import { caseOf, isNegated } from './parsed-text.ts'
import type { Phrase } from './phrase.ts'
import { against, evilRole, hostile, killing, seeking } from './verbs.ts'

const FORBIDDING = /^(?:forbid|forbidden|ban|outlaw)$/
const RESISTING = /^(?:refuse|accuse|blame|hate)$/
const CLAIMING = /^(?:take|steal|want|claim|demand|seize|burn|buy|own|keep|take over)$/
const HARMING = /^(?:buy|sell|kill|catch|eat|fire|sue|evict|cage|hang|cheat)$/
const FOE = /^(?:enemy|villain|nemesis|rival|foe|antagonist|opponent|mark|target)$/

const headOf = (person: FoundPerson): string => person.role?.split(' ').at(-1) ?? ''

/** 'My enemy', 'tonight's mark', 'a debt to the Ricci family'. */
export function enmityByPhrase(cast: Cast, person: FoundPerson, { noun, possessive }: Phrase): void {
  if (noun && /^(?:mark|target|opponent|antagonist|adversary|foe)$/.test(noun.lemma)) cast.oppose([person], 3)
  if (noun && evilRole.test(noun.plain)) cast.oppose([person], possessive || noun.lemma !== 'thief' ? 2.5 : 1)
  if (noun && /^(?:prisoner|hostage|captive)$/.test(noun.lemma)) cast.oppose(cast.meant(possessive), 3)
}

/** 'Pirates are after us', parsed either way round. */
export function enmityByPursuit(cast: Cast): void {
  for (const node of cast.nodes)
    if (cast.isHero(node) && caseOf(node) === 'after' && cast.nodes[node.at - 2]?.lemma === 'be')
      cast.oppose(cast.meant(cast.nodes[node.at - 3]), 3)
}

/** Sums up what a clause says against somebody, by signs that each have their strength. */
export function enmityByClause(scene: Scene): void {
  const { frame, cast, subjects, objects, agents, byHero } = scene
  if (frame.isNegated && !/^(?:want|let|allow)$/.test(frame.lemma)) return
  const doers = byHero ? agents : [...subjects, ...agents]
  for (const person of doers) {
    const strength = SIGNS.reduce((sum, sign) => sum + sign(scene, person), 0)
    if (strength > 0) cast.oppose([person], strength)
  }
  if (!byHero) return
  const { lemma, verb, obliques } = frame
  if (against.test(lemma)) cast.oppose(objects, /^(?:catch|face|stop)$/.test(lemma) ? 2 : 3)
  if (seeking.test(lemma))
    cast.oppose(
      objects.filter((person) => evilRole.test(headOf(person))),
      2,
    )
  const isGuarding = /^(?:escape|flee|hide|run|save|rescue|free|protect|defend|take|steal|win|keep)$/.test(
    verb.lemma,
  )
  for (const [preposition, noun] of obliques)
    if (isGuarding ? /^(?:from|against)$/.test(preposition) : preposition === 'against')
      cast.oppose(cast.meant(noun), isGuarding ? 3 : 2)
}

/** How much a clause makes a foe of one who does it. */
const SIGNS: ((scene: Scene, person: FoundPerson) => number)[] = [
  ({ frame, cast, objects }) => {
    if (!hostile.test(frame.verb.lemma)) return 0
    const hitsUs = objects.length > 0 || frame.objects.some((node) => cast.isHeros(node))
    return hitsUs || /^(?:plot|conspire|scheme)$/.test(frame.verb.lemma) ? 3 : 1.5
  },
  ({ frame }) =>
    killing.test(frame.verb.lemma) && frame.objects.length > 0 && frame.isReal && frame.isPast ? 3 : 0,
  ({ frame, toHero }) =>
    FORBIDDING.test(frame.verb.lemma)
      ? 3
      : RESISTING.test(frame.verb.lemma)
        ? toHero
          ? 3
          : frame.lemma === 'refuse'
            ? 2
            : 1
        : 0,
  // 'Wants me dead', 'does not want me to look'.
  ({ frame, toHero }) => {
    if (!toHero || !/^(?:want|wish|let|allow)$/.test(frame.lemma)) return 0
    const isAsked = frame.complement?.children.some(({ plain }) => plain === 'to')
    return frame.isNegated || (frame.complement && !isAsked && frame.lemma.startsWith('w')) ? 3 : 0
  },
  // 'Takes our cow', 'wants my head', 'wants my daughter for his bride'.
  ({ frame, cast }, person) => {
    if (!CLAIMING.test(frame.lemma)) return 0
    const own = frame.objects.filter(
      (node) => !cast.isHero(node) && (cast.isHeros(node) || cast.meant(node)[0]?.relation),
    )
    const isSomebody = own.some((node) => cast.meant(node).length > 0)
    if (
      own.length === 0 ||
      (isSomebody && (frame.complement || person.relation || !/^(?:want|claim|demand)$/.test(frame.lemma)))
    )
      return 0
    return person.relation && frame.lemma === 'want' ? 1 : 2.5
  },
  ({ frame }, { kind }) =>
    /^(?:want|claim|demand|seize|steal|kill)$/.test(frame.lemma) &&
    frame.objects.length > 0 &&
    (kind !== 'person' || frame.verb.form === 'VBP')
      ? 2
      : 0,
  ({ frame }, { kind }) =>
    /^(?:rule|control|terrorize|terrorise|occupy)$/.test(frame.lemma) && /^(?:group|creature)$/.test(kind)
      ? 2
      : 0,
  // 'Looks for me', 'comes after us', 'is a day behind us', 'stands in the way'.
  ({ frame, cast }) => {
    const { verb, obliques } = frame
    if (obliques.some(([at, noun]) => cast.isHero(noun) && at === 'after')) return 3
    if (cast.isHero(verb) && /^(?:after|behind|against)$/.test(caseOf(verb) ?? '')) return 3
    if (
      verb.children.some(
        (child) =>
          child.label === 'nmod' && cast.isHero(child) && /^(?:behind|after)$/.test(caseOf(child) ?? ''),
      )
    )
      return 3
    return verb.lemma === 'stand' && obliques.some(([, noun]) => noun.lemma === 'way') ? 3 : 0
  },
  ({ frame, objects, toHero }) =>
    HARMING.test(frame.verb.lemma) &&
    (toHero || objects.some(({ relation, isCompanion }) => relation !== undefined || isCompanion))
      ? 3
      : 0,
  ({ frame }) => (FOE.test(frame.verb.lemma) && !isNegated(frame.verb) ? 4 : 0),
]

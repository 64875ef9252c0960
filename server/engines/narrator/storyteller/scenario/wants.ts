import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { lowerFirst } from '../language/letter-case.ts'
import type { FoundPerson } from './found-person.ts'
import { clauseFrom, phraseOf, withOf } from './people/clause-words.ts'
import type { Aim } from './people/aims.ts'
import type { Cast, Scene } from './people/cast.ts'
import { childOf, type Node } from './people/parsed-text.ts'
import type { ScenarioFoe, ScenarioWant } from './scenario.ts'

/** What the hero wants, in the scenario's own words where it says so, else made from its trouble. */
export function wantOf(
  text: string,
  cast: Cast,
  scenes: readonly Scene[],
  aims: readonly Aim[],
  foe: ScenarioFoe | undefined,
  people: readonly FoundPerson[],
  isRomance: boolean,
  tell: (sentence: string) => string,
): ScenarioWant | undefined {
  const [aim] = aims
    // 'Invites me to brunch' is no aim.
    .filter(({ verb }) => !(verb.tag !== 'VERB' && verb.lemma === 'be') && !isKindOf(verb.lemma, 'meal'))
    .toSorted((a, b) => b.strength - a.strength)
  // Whoever is to be freed or found is who is held or gone.
  const meant = (node: Node) => {
    const gender = { him: 'm', her: 'f', them: 'pl' }[node.plain]
    return (
      people.find(
        (person) =>
          /^(?:captive|absent)$/.test(person.state) && !person.isFoe && (person.gender ?? gender) === gender,
      ) ?? cast.meant(node)[0]
    )
  }
  const [start] = aim?.lead ? phraseOf(aim.verb) : aim ? [aim.verb] : []
  const words = start && worded(clauseFrom(start, cast.nodes), text, meant)
  const isRevenge = aim?.lead === 'take' && foe !== undefined && !words!.includes(' on ')
  const stated = start && `${aim!.lead ? `${aim!.lead} ` : ''}${words}${isRevenge ? ` on ${foe.name}` : ''}`
  const made = stated ?? madeWant(text, cast, scenes, foe, people, isRomance)
  if (!made) return undefined
  const object = aim && (aim.lead ? aim.verb : childOf(aim.verb, /^obj$/))
  // 'Help me confess my love': it is the hero who does it.
  const plain = lowerFirst(tell(made).replace(/[.!?]$/, '')).replace(/^help you /, '')
  return {
    verb: aim && !aim.lead ? aim.verb.lemma : made.split(' ')[0]!,
    object: object ? bareOf(worded(phraseOf(object), text, meant)) : stated ? undefined : objectIn(made),
    plain,
    isStated: stated !== undefined,
  }
}

const bareOf = (phrase: string): string =>
  phrase
    .split(/ (?:that|which|who|before|from|in|on|at|of the) /)[0]!
    .replace(/^(?:the|an?|my|our|your|his|her|their) /i, '')

/** 'Find my brother' has an object, 'find out why' has none. */
const objectIn = (made: string): string | undefined =>
  / (?:who|what|why|where|how) /.test(made) || !/^\p{L}+ (?:the|my|our|his|her|their|an?|\p{Lu})/u.test(made)
    ? undefined
    : bareOf(made.replace(/^\S+ /, ''))

/** As the text has them; who is meant by 'him' in their own words. */
const worded = (
  run: readonly Node[],
  text: string,
  meant: (node: Node) => FoundPerson | undefined = () => undefined,
): string =>
  run
    .map((node, at) => {
      const person =
        /^(?:him|her|them)$/.test(node.plain) &&
        (run[at + 1]?.plain === 'home' || !/^(?:NOUN|ADJ)$/.test(run[at + 1]?.tag ?? ''))
          ? meant(node)
          : undefined
      return (
        (at > 0 && run[at - 1]!.end < node.start ? ' ' : '') +
        (person ? called(person) : text.slice(node.start, node.end))
      )
    })
    .join('')

const called = (person: FoundPerson): string =>
  person.name ?? (person.relation ? `my ${person.role}` : `the ${person.role}`)

/** Where the scenario names no goal, its trouble makes one. */
function madeWant(
  text: string,
  cast: Cast,
  scenes: readonly Scene[],
  foe: ScenarioFoe | undefined,
  people: readonly FoundPerson[],
  isRomance: boolean,
): string | undefined {
  const one = (fits: (person: FoundPerson) => boolean) =>
    people.find((person) => !person.isFoe && fits(person))
  const isHeld = scenes.some(
    ({ frame }) =>
      frame.told.some((node) => cast.isHero(node)) &&
      /^(?:trapped|locked|stuck|stranded|imprisoned|snowed|marooned|shipwrecked)$/.test(frame.verb.plain),
  )
  if (isHeld) return /\b(?:strand|maroon|shipwreck)ed\b/i.test(text) ? 'get home' : 'get out'
  const captive = one(({ state }) => state === 'captive')
  if (captive) return `free ${called(captive)}`
  const dead = one(({ state, by }) => state === 'dead' && !by)
  if (dead && /\b(?:murder\w*|killed|poisoned|stabbed|shot|found dead|suspects?|killer)\b/i.test(text))
    return `find out who killed ${called(dead)}`
  if (CRIME.test(text) && SLEUTH.test(text)) return 'find out who did it'
  const absent = one(({ state }) => state === 'absent')
  if (absent) return `find ${called(absent)}`
  for (const { frame, isSo } of scenes) {
    const [subject] = frame.subjects
    const { verb } = frame
    const lost =
      /^(?:steal|miss|take|lose)$/.test(verb.lemma) && frame.isPast
        ? frame.objects
        : /^(?:missing|gone|stolen)$/.test(verb.plain)
          ? frame.told
          : []
    const thing = lost.find(
      (node) =>
        /^(?:NOUN|PROPN)$/.test(node.tag) &&
        !cast.isHero(node) &&
        node.children.some(({ plain }) => /^(?:the|my|our|his|her)$/.test(plain)),
    )
    if (
      isSo &&
      thing &&
      !/^(?:sense|mind|way|voice|job|temper|memory|sight|hearing|balance|place|time|seat|shape|turn)$/.test(
        thing.lemma,
      )
    )
      return `find ${lowerFirst(worded(withOf(thing, cast.nodes), text))}`
    // 'Someone is poisoning the crew.'
    if (
      isSo &&
      subject &&
      /^(?:someone|somebody|something)$/.test(subject.plain) &&
      verb.tag === 'VERB' &&
      !/^(?:want|need|try)$/.test(verb.lemma)
    )
      return `find out ${subject.plain === 'something' ? 'what' : 'who'} ${worded(clauseFrom(cast.nodes[subject.at + 1]!, cast.nodes), text)}`
  }
  const foePerson = foe?.person === undefined ? undefined : people[foe.person]
  // One's kin, a boss or a rival is somebody to live with: what comes of it is the player's.
  if (foe && foePerson?.relation === undefined)
    return `${foe.kind === 'force' ? 'survive' : foe.kind === 'creature' ? 'get the better of' : 'stop'} ${foe.name}`
  const beloved = isRomance
    ? one(({ kind, state, name }) => name !== undefined && kind === 'person' && state !== 'dead')
    : undefined
  return beloved
    ? `win the heart of ${called(beloved)}`
    : (riddleIn(scenes, text, cast) ?? workOf(scenes, text))
}

/** Something was done to somebody, and there is who looks into it, or whom to look at. */
const CRIME =
  /\b(?:murder(?:ed|s)?|strangled|poisoned|stabbed|drowned|found (?:dead|locked)|(?:is|was|been) (?:dead|shot|killed)|sabotaged?|theft|stolen)\b/i
const SLEUTH =
  /\b(?:detective|inspector|sheriff|sergeant|constable|investigator|suspects?|which of (?:them|the \p{L}+))\b/iu

const isOwnSubject = (subject: Node, verb: Node): boolean =>
  [verb, ...verb.children.filter(({ label }) => label.startsWith('aux'))].some(({ children }) =>
    children.includes(subject),
  )

const ODD = /^(?:begin|start|stop|keep|refuse|forbid|vanish|disappear)$/
const ODD_TIMES =
  /\b(?:(?:every|each) (?:night|day|morning|evening|year|hour|time|spring|week|\p{Lu}\p{L}+day)|no longer|(?:all )?by (?:it|them)sel(?:f|ves)|gone (?:by|in the) morning|on its own)\b/iu
const LEARNT = /^(?:find|discover|notice|realise|realize|learn)$/

/** 'Find out why the cellar door opens a little wider each night', of what is odd, and of what somebody has come upon. */
function riddleIn(scenes: readonly Scene[], text: string, cast: Cast): string | undefined {
  for (const { frame, byHero, isSo } of scenes) {
    const { verb, lemma } = frame
    const [subject] = frame.told
    const isComeUpon =
      verb.label === 'ccomp' && LEARNT.test(verb.head?.lemma ?? '') && verb.head!.tag === 'VERB'
    if (byHero || !isSo || !subject || subject.at > verb.at || !isOwnSubject(subject, verb)) continue
    if (!/^(?:NOUN|PROPN|NUM)$/.test(subject.tag) && !/^every(?:one|body|thing)$/.test(subject.plain))
      continue
    const isOdd =
      isComeUpon ||
      (ODD.test(lemma) &&
        (frame.complement || frame.isPassive || /^(?:stop|vanish|disappear)$/.test(lemma))) ||
      ODD_TIMES.test(cast.sentenceOf(verb))
    if (!isOdd || !/^(?:root|conj|parataxis|ccomp|acl:relcl)$/.test(verb.label)) continue
    const [first] = phraseOf(subject)
    const clause = clauseFrom(first!, cast.nodes)
    const told = worded(clause, text).replace(/^whose /, 'the ')
    if (clause.some(({ tag }) => tag === 'VERB' || tag === 'AUX') && told.split(' ').length <= 16)
      return `find out why ${lowerFirst(told)}`
  }
  return undefined
}

/** What one who does it is set on. */
const WORK =
  /^(?:bake|build|make|search|hunt|grow|deliver|carry|steal|plan|prepare|explore|save|rescue|write|organi[sz]e|defend|guard|protect|chase|solve|investigate|smuggle|gather|repair|restore)$/

/** 'A bear and a rabbit bake a honey cake': what the hero is at. */
function workOf(scenes: readonly Scene[], text: string): string | undefined {
  const work = scenes.find(
    ({ frame: { verb, objects, isPast }, byHero, isSo }) =>
      byHero && isSo && !isPast && objects.length > 0 && WORK.test(verb.lemma),
  )
  if (!work) return undefined
  return `${work.frame.verb.lemma} ${worded(phraseOf(work.frame.objects[0]!), text)}`
}

import { isFirstVerbOf } from '../language/acts.ts'
import { askedIn } from '../language/asked-words.ts'
import type { Actor, Clause } from '../language/clause.ts'
import { synonymsOf } from '#server/ground/wordnet/wordnet.ts'
import { carriedWords } from '../telling/carried-words.ts'
import { retoldByHero, retoldByOther } from '../telling/retell.ts'
import { softened } from '../telling/fits.ts'
import { keepFact, mean, restoreWorld, snapshotOf } from '../world/change.ts'
import { entityOf, HERO, type World } from '../world/world.ts'
import { WEATHER } from './sky-stated.ts'
import { knownEntity } from './resolve-mention.ts'
import { admitIgnorance } from './question/admit-ignorance.ts'
import type { Scene } from './scene.ts'

/** Acts that are told by the answer they get: one word of theirs, or whom they are for, is enough. */
const ANSWERED =
  /^(?:say|tell|ask|talk|whisper|shout|answer|greet|phone|lie|warn|promise|thank|accuse|beg|persuade|confess|call|look|search|listen|think|wait|read|remember|count|praise|insult|threaten)$/

/** Words of a turn that no telling need take up: who asks, and how. */
const SLACK =
  /^(?:see|hear|happen|go|come|get|look|know|tell|say|ask|do|be|have|really|please|ok|okay|right|still|ever|any|anyone|anybody|anything|someone|somebody|something|there|here|now|then|well|good|bit|lot|time|want|like|try|let|make|take|put|give|find|much|many|long|late|old|far)$/

/** States that are answered by their opposite. */
const STATES = /^(?:dead|alive|open|clos|close|shut|lock|unlock|awake|asleep|free|captive)$/

type Sureness = 'sure' | 'fairly'

/** Performs a clause; where what is told of it does not take it up, nothing of that has happened, and it is told plainly. */
export function performSurely(
  scene: Scene,
  clause: Clause,
  perform: (scene: Scene, clause: Clause) => void,
): void {
  const { world, reply } = scene
  const kept = snapshotOf(world)
  const flags = { ...scene }
  const mark = reply.mark()
  delete scene.isSettled
  perform(scene, clause)
  // What answers a question needs none of its words.
  const told = reply.since(mark)
  if (scene.isSettled && (isQuestion(clause) || clause.kind === 'order' || told.includes('“'))) return
  const isSure = (text: string) => surenessOf({ ...clause, text }, told, world) === 'sure'
  if (isSure(clause.text) || isSure(softened(clause.text, scene.rating))) return
  reply.rewind(mark)
  restoreWorld(world, kept)
  for (const flag of Object.keys(scene)) if (!(flag in flags)) delete scene[flag as keyof Scene]
  Object.assign(scene, flags)
  mean(world, entityOf(world, clause.object?.entityId))
  tellPlainly(scene, clause)
}

/** How sure a reading is: whether what was told of it has the words it was made of, its act or object, and whom it is for. */
export function surenessOf(clause: Clause, told: string, world: World): Sureness {
  if (told === '') return clause.verb ? 'fairly' : 'sure'
  const words = [...carriedWords(clause.text)].filter(
    (word) => !SLACK.test(word) && !(clause.question?.asks === 'whether' && STATES.test(word)),
  )
  if (words.length === 0 || /^(?:aside|speech|wish)$/.test(clause.kind) || clause.speech !== undefined)
    return 'sure'
  const heard = heardIn(told, clause, world)
  const isHeard = (word: string) => heard.has(word)
  const missing = words.filter((word) => !isHeard(word))
  const isWhole =
    missing.length === 0 ||
    (words.length > 1 &&
      missing.length === 1 &&
      missing[0] === [...carriedWords(clause.verb ?? '')][0] &&
      clause.act !== undefined &&
      isFirstVerbOf(clause.act, clause.verb ?? '', clause.text))
  if (clause.actor === 'nobody' && WEATHER.test(clause.text)) return 'sure'
  if (isQuestion(clause)) {
    const isTold = /^(?:whether|choice)$/.test(clause.question?.asks ?? '')
      ? missing.length * 3 < words.length
      : words.some(isHeard)
    return isTold || (words.length < 2 && isOfHero(clause)) ? 'sure' : 'fairly'
  }
  // Whoever looks about sees what there is.
  if (/^(?:look|search|listen)$/.test(clause.act ?? '') && words.length === 1 && missing.length === 1)
    return 'sure'
  // Where something was sought, what turned up need not be called so.
  if (clause.act === 'search' && words.some(isHeard)) return 'sure'
  // Whoever is asked answers in words of their own.
  if (
    ((clause.act === 'ask' && (clause.said ?? clause.object?.head === 'name')) || isAskedFor(clause)) &&
    told.includes('“')
  )
    return 'sure'
  if (clause.kind === 'order' || ANSWERED.test(clause.act ?? '') || clause.said)
    return (told.includes('“') ? words.some(isHeard) : missing.length * 2 <= words.length) ? 'sure' : 'fairly'
  return isWhole ? 'sure' : 'fairly'
}

/** 'Tell me your plan' is answered in their own words. */
const isAskedFor = ({ kind, act }: Clause): boolean => kind === 'order' && act === 'tell'

const isQuestion = ({ kind, verb, text }: Clause): boolean =>
  kind === 'question' || (!verb && /^(?:who|whose|what|which|where|when|why|how)\b/i.test(text))

const isOfHero = ({ question }: Clause): boolean =>
  [question?.about, question?.other].some(
    (party) => party === undefined || party === 'hero' || party === 'companions',
  )

/** Words that were told, with those that mean the same: names of whoever is told of, synonyms of the act. */
function heardIn(told: string, clause: Clause, world: World): Set<string> {
  const { verb, particle } = clause
  const heard = carriedWords(told)
  const lower = told.toLowerCase()
  for (const { name, role, owner, id, aliases = [] } of world.entities)
    if (id === HERO || lower.includes(name.toLowerCase()))
      for (const word of carriedWords([name, role, owner, ...aliases].join(' '))) heard.add(word)
  const lemma = verb?.split(' ')[0] ?? ''
  const isSame = synonymsOf(lemma, 'verb').some((word) =>
    [...carriedWords(word.replaceAll('_', ' '))].some((each) => heard.has(each)),
  )
  if (isSame && !isQuestion(clause))
    for (const word of carriedWords(`${lemma} ${particle ?? ''}`)) heard.add(word)
  return heard
}

const isDoneByHero = ({ actor }: Clause): boolean => actor === 'hero' || actor === 'companions'

/** A clause as it was typed, turned to 'you'. */
export const retold = (clause: Clause, world: World): string =>
  isDoneByHero(clause)
    ? retoldByHero(clause, world)
    : retoldByOther(clause, actorEntity(world, clause.actor), world)

/** A clause that no act takes up, as it was typed and turned to 'you', as a whole; a question is settled, or said to be open. */
function tellPlainly(scene: Scene, clause: Clause): void {
  const { world, reply } = scene
  if (isQuestion(clause))
    return admitIgnorance(scene, {
      clause,
      question: clause.question ?? { asks: askedIn(clause.text) },
      text: clause.text.toLowerCase().replace(/[?!.]+$/, ''),
    })
  const isOrder = clause.kind === 'order' && typeof clause.actor === 'object' && !isToldDirectly(clause)
  const isHero = isOrder || isDoneByHero(clause)
  const told = isOrder ? retoldByHero(clause, world) : retold(clause, world)
  keepFact(world, 'story', `happened${world.turn}`, told)
  reply.tell('[told]', { told })
  scene.hasChanged = true
  const { object, act = '' } = clause
  if (/^(?:look|search|listen|wait|rest)$/.test(act) && !object) scene.isLookingAbout = true
  if (isHero && !isOrder)
    scene.deeds = [
      ...scene.deeds,
      {
        clause,
        actor: entityOf(world, HERO)!,
        object: entityOf(world, object?.entityId),
      },
    ]
}

/** 'Bring it', rather than 'beg him to bring it'. */
const isToldDirectly = ({ text, verb = '' }: Clause): boolean =>
  text.toLowerCase().startsWith(verb) || !/ to \p{L}/u.test(text)

const actorEntity = (world: World, actor: Actor) =>
  typeof actor === 'object' ? knownEntity(world, actor) : undefined

import { askedIn } from '../../language/asked-words.ts'
import type { Actor, Clause } from '../../language/clause.ts'
import { synonymsOf } from '#server/ground/wordnet/wordnet.ts'
import { carriedWords } from '../../telling/carried-words.ts'
import { retoldByHero, retoldByOther } from '../../telling/retell.ts'
import { softened } from '../../telling/fits.ts'
import { keepFact, mean, restoreWorld, snapshotOf } from '../../world/change.ts'
import { entityOf, HERO, type World } from '../../world/world.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import { admitIgnorance } from '../question/admit-ignorance.ts'
import type { Scene } from '../scene.ts'

/** Acts that are told by the answer they get: one word of theirs, or whom they are for, is enough. */
const ANSWERED =
  /^(?:say|tell|ask|talk|whisper|shout|answer|greet|phone|lie|warn|promise|thank|accuse|beg|persuade|confess|call|look|search|listen|think|wait|read|remember|count|praise|insult|threaten)$/

/** Words of a turn that no telling need take up: who asks, and how. */
const SLACK =
  /^(?:see|hear|happen|go|come|get|look|know|tell|say|ask|do|be|have|really|please|ok|okay|right|still|ever|any|anyone|anybody|anything|someone|somebody|something|there|here|now|then|well|good|bit|lot|time|want|like|try|let|make|take|put|give|find|much|many|long|late|old|far)$/

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
  // One answer may be enough for two sentences that are said.
  if (clause.kind === 'speech' && told === '') return
  const isSure = (text: string) => isTakenUp({ ...clause, text }, told, world)
  if (isSure(clause.text) || isSure(softened(clause.text, scene.rating))) return
  reply.rewind(mark)
  restoreWorld(world, kept)
  for (const flag of Object.keys(scene)) if (!(flag in flags)) delete scene[flag as keyof Scene]
  Object.assign(scene, flags)
  mean(world, entityOf(world, clause.object?.entityId))
  tellPlainly(scene, clause)
}

/** Whether a reading is sure: what was told of it has the words it was made of, its act or object, and whom it is for. */
function isTakenUp(clause: Clause, told: string, world: World): boolean {
  const { act = '', kind, verb = '' } = clause
  if (told === '') return verb === ''
  const words = [...carriedWords(clause.text)].filter((word) => !SLACK.test(word))
  if (words.length === 0 || /^(?:aside|speech|wish)$/.test(kind) || clause.speech !== undefined) return true
  const heard = heardIn(told, clause, world)
  const isHeard = (word: string) => heard.has(word)
  const missing = words.filter((word) => !isHeard(word))
  if (isQuestion(clause))
    return /^(?:whether|choice)$/.test(clause.question?.asks ?? '')
      ? missing.length * 3 < words.length
      : words.length < 2 || words.some(isHeard)
  // Whoever looks about sees what there is, and what turned up need not be called as it was sought.
  if (
    /^(?:look|search|listen)$/.test(act) &&
    (words.length === 1 || (act === 'search' && words.some(isHeard)))
  )
    return true
  const isSaid = told.includes('“')
  // Whoever is asked answers in words of their own.
  if (isSaid && ((act === 'ask' && (clause.said ?? clause.object?.head === 'name')) || isAskedFor(clause)))
    return true
  if (kind === 'order' || ANSWERED.test(act) || clause.said)
    return isSaid ? words.some(isHeard) : missing.length * 2 <= words.length
  const isVerb = words.length > 1 && missing[0] === [...carriedWords(verb)][0]
  return missing.length === 0 || (missing.length === 1 && isVerb && clause.act !== undefined)
}

/** 'Tell me your plan' is answered in their own words. */
const isAskedFor = ({ kind, act }: Clause): boolean => kind === 'order' && act === 'tell'

const isQuestion = ({ kind, verb, text }: Clause): boolean =>
  kind === 'question' || (!verb && /^(?:who|whose|what|which|where|when|why|how)\b/i.test(text))

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

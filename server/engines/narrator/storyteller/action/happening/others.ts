import { end } from '../plot/chapter.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { ActName } from '../../language/acts.ts'
import { callsUp } from '../speech/phone.ts'
import { performByThing } from './things-act.ts'
import type { Clause } from '../../language/clause.ts'
import { keepFact, mean, setState } from '../../world/change.ts'
import { isBodyPart, isOfClass } from '../../content/things.ts'
import { type Entity, HERO, isBeing } from '../../world/world.ts'
import { dealWith, speakWith } from '../speech/listener.ts'
import { reportSpeech, reportWish } from '../speech/reported-speech.ts'
import { resolveMention } from '../binding/resolve-mention.ts'
import { settleGender } from '../binding/settle-gender.ts'
import { arrive, change } from './deed-of-other.ts'
import { kindOf } from './kind-of-happening.ts'
import { leavingBy } from './leaving.ts'
import { isPresent, wake } from '../../world/presence.ts'
import { type Bound, isRefusal, type Scene } from '../scene.ts'
import { isSoundOnly } from '../../content/deed-classes.ts'
import { deedParse } from '../../telling/deed-parse.ts'
import { retoldByOther } from '../../telling/retell.ts'

const SPEAKING = new Set<ActName>(
  'say tell whisper shout ask warn promise confess accuse answer beg persuade lie insult'.split(
    ' ',
  ) as ActName[],
)

/** What shows words, or carries a voice: it is no person for that. */
const SHOWING =
  /\b(?:sign|screen|display|label|poster|plaque|clock|map|note|letter|message|text|email|card|book|page|paper|diary|sheet|list|inscription|headline|dial|gauge|meter|panel|monitor|voice|radio|speaker|phone|announcer|intercom|recording|machine|computer|tape)\b/i

/** What somebody or something else does in the player's words happens, and has its consequence. */
export function performByOther(scene: Scene, clause: Clause, actor: Entity): void {
  const { world, reply } = scene
  scene.hasChanged = true
  const told = retoldByOther(clause, actor, world)
  keepFact(
    world,
    'story',
    `happened${world.turn}`,
    told.replace(
      /^(?:He|She|They)\b(?! (?:are|were|have)\b)/,
      actor.isProper ? actor.name : 'The ' + actor.name,
    ),
  )
  // An engine that coughs and a goat that bleats say nothing.
  const verb = (clause.verb ?? '').split(' ')[0]!
  const isSound = isSoundOnly(verb) && !clause.said && !clause.speech
  const isSpeech =
    !isSound &&
    (clause.kind === 'speech' ||
      (clause.said !== undefined &&
        sensesOf(verb, 'verb')[0]?.field === 'verb.communication' &&
        deedParse(clause)?.isTelling !== false) ||
      (SPEAKING.has(clause.act ?? 'be') && clause.verb !== 'pretend'))
  const isAffirmed = clause.polarity === 'affirmed'
  // What has once spoken in the player's telling can speak.
  // 'The stamp says 2126': that stands on it.
  const isWritten = actor.kind === 'thing' && verb === 'say' && clause.kind !== 'speech'
  if (isSpeech && !isWritten && !SHOWING.test(actor.name) && !isOfClass(actor.name, 'readable')) {
    if (/^(?:thing|animal)$/.test(actor.kind)) actor.kind = 'person'
    delete actor.isFixed
    if (isAffirmed) setState(actor, 'mute', false)
  }
  if (clause.kind === 'act' && isAffirmed && callsUp(scene, clause, actor)) {
    scene.isAnswered = true
    return reply.tell('[told]', { told })
  }
  const bound: Bound = { clause, actor }
  let isGesture = false
  for (const slot of ['object', 'target', 'place'] as const) {
    const mention = clause[slot]
    if (
      !mention ||
      /^\d+$/.test(mention.pronoun ?? '') ||
      /^(?:there|here|this|that|one|someone|somebody|anyone|nobody|something|nothing)$/i.test(
        mention.pronoun ?? '',
      )
    )
      continue
    // 'She raises an eyebrow' does nothing to a thing.
    if (slot === 'object' && isBodyPart(mention.head) && mention.determiner !== 'my') {
      isGesture = true
      continue
    }
    const entity = resolveMention(
      scene,
      mention.determiner === 'a' ? { ...mention, determiner: 'the' } : mention,
      'any',
    )
    if (!isRefusal(entity)) bound[slot] = entity
  }
  const tool =
    clause.instrument && resolveMention(scene, { ...clause.instrument, determiner: 'the' }, 'thing')
  if (tool && !isRefusal(tool)) bound.tool = tool
  // What it was done to is 'it' from now on, rather than where it was put.
  if (bound.object?.kind === 'thing' && bound.object.id !== 'abstract') mean(world, bound.object)
  // 'His daughter comes in': 'his' is not hers.
  const own = /(?<=^\S.*)(?:\b(his|her) \p{L}+|\b(?:him|her)self\b)/u
    .exec(clause.text)?.[0]
    .slice(0, 3)
    .trim()
  if (own && actor.kind === 'person' && !bound.target) settleGender(actor, own)
  if (actor.name !== 'whatever it is') mean(world, actor)
  actor.acted = world.turn
  const isPerson = isBeing(actor)
  if (isPerson && (clause.modality === 'wants' || clause.kind === 'wish') && isAffirmed)
    return reportWish(scene, clause, actor)
  if (isPerson && isSpeech && isAffirmed) {
    arrive(scene, actor, clause.text)
    wake(actor)
    if (reportSpeech(scene, clause, actor)) return
  }
  if (
    isPerson &&
    !isAffirmed &&
    !/^(?:come|arrive|appear|show|return|answer|reply|be|exist|live)$/.test(clause.verb ?? '')
  )
    arrive(scene, actor, clause.text)
  if (!isAffirmed || clause.modality === 'would' || clause.phrase === 'nothing') {
    // 'He eats it and says nothing': what he ate is gone all the same.
    scene.deeds = scene.deeds.filter((deed) => deed.actor.id !== HERO)
    if (clause.phrase !== 'nothing' && clause.modality !== 'would') scene.deeds = [...scene.deeds, bound]
    scene.isAnswered = scene.deeds.length === 0
    return reply.tell('[told]', { told })
  }
  if (!isPerson) return performByThing(scene, clause, actor, told)
  const leaving = leavingBy(world, bound)
  const kind = isGesture || leaving ? undefined : kindOf(bound)
  const inHand = bound.tool
  if (inHand?.kind === 'thing' && inHand.at !== HERO) {
    inHand.at = clause.act === 'pay' || clause.act === 'give' ? HERO : actor.id
    setState(inHand, 'hidden', false)
  }
  // Who comes, or does something to the hero, is who is spoken to next.
  const isAtHero = [bound.object, bound.target, bound.place].some((each) => each?.id === HERO)
  if (isAtHero || /\b(?:me|us)\b/i.test(clause.text)) speakWith(world, actor)
  else if (kind === 'comes') dealWith(world, actor)
  const isComing = actor.since === world.turn || !isPresent(world, actor)
  change(scene, kind, leaving, bound)
  if (isComing && actor.kind === 'person' && isPresent(world, actor)) dealWith(world, actor)
  reply.tell('[told]', { told })
  scene.deeds = [...scene.deeds, bound]
  const { plot } = world
  if (kind === 'comes' && actor.id === plot.goal && plot.kind === 'find' && plot.stage !== 'over')
    end(scene, 'met')
}

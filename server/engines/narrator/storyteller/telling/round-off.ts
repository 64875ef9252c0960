import { genres, type Genre } from '#contract/genres.ts'
import { genreTouches } from '../content/genre-touches.ts'
import { reactions } from '../content/reactions.ts'
import { type OutcomeFor, outcomes } from '../content/outcomes.ts'
import { isTangible } from '../language/noun-kinds.ts'
import { isBodyPart } from '../content/things.ts'
import type { Scene } from '../action/scene.ts'
import {
  type Entity,
  entityOf,
  hasState,
  HERO,
  isBeing,
  isPresent,
  talkersHere,
  type World,
} from '../world/world.ts'
import { wordsOf } from './polish.ts'

/** Beyond this a reply says enough without a touch of its genre. */
const TOUCH_WORDS = 60

/** A foe answers what is done to him, and whoever goes along answers an arrival. */
export function react(scene: Scene): void {
  const { world, reply } = scene
  if (scene.isAnswered || reply.words > 50 || reply.text.includes('“')) return
  const companion = talkersHere(world).find(({ stance }) => stance === 'companion')
  const who = scene.answerer ?? companion
  if (!who || !isPresent(world, who) || hasState(who, 'dead') || who.kind === 'animal' || who.id === HERO)
    return
  if (who.stance === 'foe') reply.sayNew(reactions.foe, { who })
  else if (scene.hasMoved && who === companion) reply.sayNew(reactions.moved, { who })
}

/** A reply is never empty; looking about and waiting let the genre have its say. */
export function closeReply(scene: Scene): void {
  const { world, reply } = scene
  if (reply.words === 0)
    reply.tell(
      world.plot.isOpen
        ? 'Nothing comes of that, not yet. Say it another way, or try something else.'
        : 'Nothing comes of that here. You want to [want]; say what you do about it.',
    )
  if (isBare(scene) && !reply.isConcise) leaveOff(scene)
  else if (scene.isAnswered && reply.words > 0 && reply.words < SHORT && !reply.text.includes('“'))
    remind(world, reply, [entityOf(world, world.lastMeant[0])])
  const genre = nextGenre(world)
  if (!genre || !scene.isLookingAbout || reply.words > TOUCH_WORDS) return
  const before = reply.text.length
  if (reply.sayNew(genreTouches[genre]))
    world.genreTurns[genre] = (world.genreTurns[genre] ?? 0) + wordsOf(reply.text.slice(before)).length
}

/** What the deed comes to for whom or what it was done to, or how somebody here takes it. */
function leaveOff(scene: Scene): void {
  const { world, reply, doer, answerer, subject } = scene
  remind(world, reply, [doer, answerer, subject])
  if (!comeOf(scene) && reply.words < SHORT) reply.sayNew(reactions.still)
}

function comeOf({ world, reply, deed }: Scene): boolean {
  const act = deed?.clause.act
  if (!deed || !act) return false
  // What is given comes to something for whoever gets it.
  const isGiven = /^(?:give|feed|show|pay|send|throw)$/.test(act) && deed.target !== undefined
  const meant = [isGiven ? deed.target : deed.object, deed.target, deed.place].filter(
    (each, at) =>
      each &&
      (at === 0 || isBeing(each)) &&
      each.id !== HERO &&
      each.kind !== 'place' &&
      !isBodyPart(each.name.split(' ').at(-1)!),
  )
  for (const object of meant)
    for (const on of kindsOf(object!)) if (reply.say(outcomesOf(act, on), { object })) return true
  const talkers = talkersHere(world)
  const who =
    talkers.find((each) => each === deed.target) ??
    talkers.find(({ stance, name }) => stance !== 'foe' && !name.startsWith('some'))
  return (
    (who !== undefined && reply.say(outcomesOf(act, 'seen'), { who })) || reply.say(outcomesOf(act, 'self'))
  )
}

/** Lines that tell what this act comes to for somebody or something of this kind. */
const outcomesOf = (act: string, on: OutcomeFor): string[] =>
  outcomes.filter((each) => each.on === on && each.acts.has(act)).flatMap((each) => each.lines)

const kindsOf = ({ kind, id, name }: Entity): OutcomeFor[] =>
  kind === 'animal'
    ? ['animal', 'being']
    : kind === 'person' || kind === 'group'
      ? ['being']
      : id === 'abstract' || !isTangible(name.split(' ').at(-1)!)
        ? []
        : ['thing']

/** What the scenario says of whoever or whatever it was about, where it has not been told yet. */
function remind(world: World, reply: Scene['reply'], met: (Entity | undefined)[]): void {
  const names = met.flatMap((entity) =>
    entity && entity.id !== HERO ? [entity.name, entity.role ?? entity.name] : [],
  )
  const told = world.facts
    .filter(
      ({ key, text }) =>
        key === 'stated' &&
        text.length < 150 &&
        !NAMING.test(text) &&
        !PASSING.test(text) &&
        names.some((name) => text.includes(name)),
    )
    .map(({ text }) => text)
  reply.say(told)
}

/** Who somebody is and what they are called was said at the beginning. */
const NAMING =
  /^(?:You are|With you|He|She|It|They|An? \p{L}+ (?:called|named)|Your name|(?:His|Her|Its) name|\p{Lu}\p{L}+ is|(?:The|Your) \p{L}+ (?:is|are)) /u

/** What was under way at the beginning is over by now. */
const PASSING = /\b(?:just|now|today|tonight|(?:am|is|are) (?:\p{L}+ )?\p{L}+ing)\b/iu

/** Fewer words than this leave a deed without its consequence; still fewer leave the hero nowhere. */
const BARE = 26
const SHORT = 16

/** Something was done, and what comes of it has not been told. */
const isBare = ({ world, reply, hasChanged, isRefused, isAnswered, hasLed, hasMoved }: Scene): boolean =>
  hasChanged &&
  isRefused !== true &&
  hasLed !== true &&
  !hasMoved &&
  !isAnswered &&
  world.plot.stage !== 'over' &&
  reply.words > 0 &&
  reply.words < BARE

/** The genre that is furthest behind its share of the mix. */
function nextGenre({ mix, genreTurns, era }: World): Genre | undefined {
  // Smoke from forty hearths lies over no museum of today.
  const isOfToday = /^(?:contemporary|nearFuture|farFuture)$/.test(era)
  const weighted = genres.filter(
    (genre) => (mix[genre] ?? 0) > 0 && !(isOfToday && /^(?:historical|western)$/.test(genre)),
  )
  const total = weighted.reduce((sum, genre) => sum + (mix[genre] ?? 0), 0)
  const told = weighted.reduce((sum, genre) => sum + (genreTurns[genre] ?? 0), 0) + 1
  const lag = (genre: Genre) => (mix[genre] ?? 0) / total - (genreTurns[genre] ?? 0) / told
  return weighted.toSorted((a, b) => lag(b) - lag(a))[0]
}

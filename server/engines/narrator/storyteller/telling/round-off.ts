import { genres, type Genre } from '#contract/genres.ts'
import { openEndLines } from '../content/asides.ts'
import { genreTouches } from '../content/genre-touches.ts'
import { reactions } from '../content/reactions.ts'
import type { Scene } from '../action/scene.ts'
import { hasState, HERO, isBeing, isPresent, talkersHere, type World } from '../world/world.ts'
import { outcomePools } from './outcome-table.ts'
import { wordsOf } from './polish.ts'
import { isBare, tellOutcome } from './tell-outcome.ts'

/** Beyond this a reply says enough without a touch of its genre. */
const TOUCH_WORDS = 60
const FEW_WORDS = 30
/** A genre shows while one looks about or waits; one that weighs much in the mix after a deed in each of so many turns. */
const TOUCH_EVERY = 3
const MUCH = 0.25

/** Whoever goes along answers an arrival. */
export function react(scene: Scene): void {
  const { world, reply } = scene
  if (scene.isAnswered || reply.words > 50 || reply.text.includes('“')) return
  const companion = talkersHere(world).find(({ stance }) => stance === 'companion')
  const who = scene.answerer ?? companion
  if (
    !who ||
    !isBeing(who) ||
    !isPresent(world, who) ||
    hasState(who, 'dead') ||
    who.kind === 'animal' ||
    who.id === HERO
  )
    return
  if (scene.hasMoved && who === companion) reply.sayNew(reactions.moved, { who })
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
  const bare = reply.words
  if (isBare(scene) && !reply.isConcise) {
    tellOutcome(scene)
    if (reply.words === bare && scene.deeds.at(-1)?.actor.id === HERO && reply.say(openEndLines)) return
  }
  const isTakenUp = takeUpTold(scene)
  const genre = isTakenUp ? undefined : nextGenre(world)
  // Where much has come of the deed, that says enough.
  const isTimelyNow = genre !== undefined && reply.words < FEW_WORDS && isTimely(scene, genre)
  if (!genre || reply.words > TOUCH_WORDS || !(scene.isLookingAbout || isTimelyNow)) return
  const before = reply.text.length
  if (reply.sayNew(genreTouches[genre]))
    world.genreTurns[genre] = (world.genreTurns[genre] ?? 0) + wordsOf(reply.text.slice(before)).length
}

/** What somebody said is taken up: by another who hears it, else by how they look for an answer. */
function takeUpTold({ world, reply, told, deeds }: Scene): boolean {
  if (!told || reply.words > FEW_WORDS || deeds.length > 0 || !isPresent(world, told.who)) return false
  const { who: actor, isQuestion, isOrder } = told
  const name = isQuestion ? '~asked' : isOrder ? '~ordered' : '~told'
  const who = talkersHere(world).find(({ id, stance }) => id !== actor.id && stance !== 'foe')
  const pool = (kind: string) => outcomePools([name], [kind])[0]
  if (name === '~told' && actor.stance !== 'companion' && who && reply.sayNew(pool('seen'), { who, actor }))
    return true
  return actor.kind !== 'animal' && reply.sayNew(pool('does'), { actor })
}

const isTimely = ({ world, reply, hasChanged, isRefused, isAnswered }: Scene, genre: Genre): boolean =>
  world.turn % TOUCH_EVERY === 0 &&
  shareOf(world.mix, genre) >= MUCH &&
  hasChanged &&
  !reply.text.includes('“') &&
  !isRefused &&
  !isAnswered &&
  world.plot.stage !== 'over'

const shareOf = (mix: World['mix'], genre: Genre): number =>
  (mix[genre] ?? 0) / genres.reduce((sum, each) => sum + (mix[each] ?? 0), 0)

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

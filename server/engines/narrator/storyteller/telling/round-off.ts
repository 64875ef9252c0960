import { genres, type Genre } from '#contract/genres.ts'
import { genreTouches } from '../content/genre-touches.ts'
import { reactions } from '../content/reactions.ts'
import type { Scene } from '../action/scene.ts'
import { hasState, HERO, isPresent, talkersHere, type World } from '../world/world.ts'
import { wordsOf } from './polish.ts'

/** Beyond this a reply says enough without a touch of its genre. */
const TOUCH_WORDS = 60

/** Whoever was meant by the deed answers it; a foe, a fright and an arrival are answered by whoever is there. */
export function react(scene: Scene): void {
  const { world, reply } = scene
  if (scene.isAnswered || reply.words > 50) return
  const given =
    scene.answerer && isPresent(world, scene.answerer) && !hasState(scene.answerer, 'dead')
      ? scene.answerer
      : undefined
  const companion = talkersHere(world).find(({ stance }) => stance === 'companion')
  const who = given ?? companion
  if (!who || who.kind === 'animal' || who.id === HERO) return
  if (who.stance === 'foe') return void reply.sayNew(reactions.foe, { who })
  if (scene.approach === 'force' || (scene.hasMoved && who === companion))
    reply.sayNew(scene.hasMoved ? reactions.moved : reactions.force, { who })
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
  if (isBareDeed(scene)) {
    const { answerer, subject } = scene
    const being = answerer && isPresent(world, answerer) && answerer.stance !== 'foe' ? answerer : undefined
    if (being && reply.sayNew(reactions.afterBeing, { object: being })) return
    if (subject?.kind === 'thing' && reply.sayNew(reactions.afterThing, { object: subject })) return
    const who =
      scene.answerer && isPresent(world, scene.answerer) && scene.answerer.kind !== 'animal'
        ? scene.answerer
        : talkersHere(world).find(({ stance }) => stance !== 'foe')
    reply.sayNew(reactions.after, { who })
  }
  const genre = nextGenre(world)
  if (!genre || !scene.isLookingAbout || reply.words > TOUCH_WORDS) return
  const before = reply.text.length
  if (reply.sayNew(genreTouches[genre]))
    world.genreTurns[genre] = (world.genreTurns[genre] ?? 0) + wordsOf(reply.text.slice(before)).length
}

/** Fewer words than this leave a deed without its consequence. */
const BARE = 26

/** Something was done, and what comes of it has not been told. */
const isBareDeed = ({ world, reply, hasChanged, isRefused, isAnswered, hasLed }: Scene): boolean =>
  hasChanged &&
  isRefused !== true &&
  hasLed !== true &&
  !isAnswered &&
  world.plot.stage !== 'over' &&
  reply.words > 0 &&
  reply.words < BARE

/** The genre that is furthest behind its share of the mix. */
function nextGenre({ mix, genreTurns }: World): Genre | undefined {
  const weighted = genres.filter((genre) => (mix[genre] ?? 0) > 0)
  const total = weighted.reduce((sum, genre) => sum + (mix[genre] ?? 0), 0)
  const told = weighted.reduce((sum, genre) => sum + (genreTurns[genre] ?? 0), 0) + 1
  const lag = (genre: Genre) => (mix[genre] ?? 0) / total - (genreTurns[genre] ?? 0) / told
  return weighted.toSorted((a, b) => lag(b) - lag(a))[0]
}

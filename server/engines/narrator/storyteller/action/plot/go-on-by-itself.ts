import { happenings } from '../../content/happenings.ts'
import { keepFact } from '../../world/change.ts'
import { entityOf } from '../../world/world.ts'
import { beingsHere, talkersHere } from '../../world/presence.ts'
import { adviceFor } from './advice.ts'
import { noteAsker } from '../speech/asked-back.ts'
import { bringSomebody, isToldAlone } from '../speech/bring-hearer.ts'
import { moveTo } from '../going/move-to.ts'
import { end, tellLead } from './plot.ts'
import { findThing } from '../going/reveal.ts'
import type { Scene } from '../scene.ts'

/** The player leaves it to the story: what is wanted comes nearer, and where nothing is wanted something happens. */
export function goOnByItself(scene: Scene): void {
  scene.isSuggested = true
  scene.hasChanged = true
  if (scene.world.plot.isOpen || !goOnToGoal(scene)) happen(scene)
}

/** Something happens that nobody did. */
export function happen(scene: Scene): void {
  const { world, random, reply } = scene
  // What is told last is what comes of the turn.
  scene.deeds = []
  scene.hasChanged = true
  const before = reply.mark()
  if (!random.shuffle(events).some((event) => event(scene))) return adviceFor(scene)
  keepFact(world, 'story', `event${world.turn}`, reply.since(before))
}

/** What is wanted comes a step nearer; false where nothing is to be done for it yet. */
function goOnToGoal(scene: Scene): boolean {
  const { world } = scene
  const { plot } = world
  const place = entityOf(world, plot.place)
  if (plot.stage === 'goal') end(scene, 'met')
  else if (plot.stage === 'way' && place && place.id !== world.here) moveTo(scene, place)
  else if (plot.stage === 'hurdle' || plot.stage === 'over') adviceFor(scene)
  else return tellLead(scene, 'look')
  return true
}

/** Somebody comes, where there is not company enough; others find or ask something, or the hero finds it; or something is heard. */
const events: readonly ((scene: Scene) => boolean)[] = [
  (scene) => {
    const { world, reply } = scene
    if (beingsHere(world).some(({ stance }) => stance !== 'companion')) return false
    const who = bringSomebody(scene)
    return who !== undefined && who.since === world.turn && reply.say(happenings.comes, { who })
  },
  (scene) => {
    const { world, random, reply } = scene
    const who = random.pick(talkersHere(world).filter(({ stance }) => stance !== 'foe'))
    const found = who && findThing(scene, world.here)
    return found !== undefined && reply.say(happenings.shown, { who, found })
  },
  ({ world, random, reply }) => {
    const who = random.pick(
      talkersHere(world).filter(({ kind, stance }) => kind === 'person' && stance !== 'foe'),
    )
    if (!who || !reply.sayNew(happenings.asks, { who })) return false
    noteAsker(world, who)
    return true
  },
  (scene) => {
    const found = findThing(scene, scene.world.here)
    return found !== undefined && scene.reply.say(happenings.found, { found })
  },
  ({ world, reply }) => !isToldAlone(world) && reply.sayNew(happenings.heard),
]

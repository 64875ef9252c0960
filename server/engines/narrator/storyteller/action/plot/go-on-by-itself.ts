import { happenings } from '../../content/happenings.ts'
import { keepFact } from '../../world/change.ts'
import { beingsHere, talkersHere, isToldAlone } from '../../world/presence.ts'
import { adviceFor } from './advice.ts'
import { noteAsker } from '../speech/asked-back.ts'
import { bringSomebody } from '../speech/bring-hearer.ts'
import { beginArc } from './plot.ts'
import { beginStorylet, goOnWith, isTaleHere } from './storylet.ts'
import { findThing } from '../going/reveal.ts'
import type { Scene } from '../scene.ts'

/** The player leaves it to the story: what has begun goes on, what is wanted comes nearer, and else something happens. */
export function goOnByItself(scene: Scene): void {
  const { world } = scene
  // What was left behind for something else is not waited for.
  if (!isTaleHere(world)) delete world.tale
  const next = world.tale?.choices.find(({ to }) => !to.startsWith('accuse'))
  if (next && goOnWith(scene, next.to)) return
  if (world.plot.stage === 'over') return adviceFor(scene)
  if (!world.tale && !world.plot.isOpen && beginArc(scene)) return
  happen(scene)
}

/** Something happens that nobody did: what a storylet begins with, else something small. */
export function happen(scene: Scene): void {
  const { world, random, reply } = scene
  // What is told last is what comes of the turn.
  scene.deeds = []
  scene.hasChanged = true
  if (world.plot.isOpen && !world.tale && beginStorylet(scene, 'open')) return
  const before = reply.mark()
  if (!random.shuffle(events).some((event) => event(scene))) return adviceFor(scene)
  keepFact(world, 'story', `event${world.turn}`, reply.since(before))
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

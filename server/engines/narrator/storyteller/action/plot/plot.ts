import { beginInquiry } from './inquiry.ts'
import { beginStorylet } from './storylet.ts'
import { end } from './chapter.ts'
import { asksWho, isForTheWant, isGivingUp } from './want.ts'
import type { Scene } from '../scene.ts'

/** After the turn's deeds: the hour may have passed, the player may give up, and whoever tries what is wanted is led on. */
export function advancePlot(scene: Scene, typed: string): void {
  const { world } = scene
  const { plot } = world
  if (plot.stage === 'over') return
  if (isGivingUp(typed)) return end(scene, 'given up')
  if (plot.deadline !== undefined && world.minutes > plot.deadline) {
    if (world.tale) return end(scene, 'missed')
    // What nobody has gone after is not lost: the hour passes, and the story goes on.
    delete plot.deadline
  }
  if (!world.tale && !plot.isOpen && !scene.isAnswered && isForTheWant(scene, typed)) beginArc(scene)
}

/** Begins what leads to the thing wanted: an inquiry of what is to be known, else a storylet of its kind. */
export function beginArc(scene: Scene): boolean {
  const { plot } = scene.world
  const { random } = scene
  scene.reply.paragraph()
  // Why something is so can have other reasons than somebody who did it.
  const isInquired = plot.kind === 'learn' && (asksWho(plot) || random.chance(0.3))
  return (isInquired && beginInquiry(scene)) || beginStorylet(scene, plot.kind)
}

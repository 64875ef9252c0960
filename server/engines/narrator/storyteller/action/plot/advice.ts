import { lowerFirst } from '../../language/letter-case.ts'
import { talkersHere } from '../../world/presence.ts'
import { isTaleHere } from './storylet.ts'
import type { Scene } from '../scene.ts'

/** One thing that makes sense to do now, said plainly. */
export function adviceFor(scene: Scene): void {
  const { world, reply } = scene
  const { plot } = world
  scene.isAnswered = true
  const who = talkersHere(world).find(({ stance }) => stance !== 'foe')
  if (plot.isOpen)
    return reply.tell(
      who
        ? 'You could talk to [who], look about [place], or say what happens next.'
        : 'You could look about [place], or say what happens next.',
      { who },
    )
  if (plot.stage === 'over')
    return reply.tell('The chapter is told; you could begin a new one, or look about [place] some more.')
  const [choice] = isTaleHere(world) ? world.tale!.choices : []
  if (choice)
    return reply.tell('At [place] you could do this: [choice].', { choice: lowerFirst(choice.chip) })
  const about = plot.question ?? 'about [goal]'
  if (who) return reply.tell(`You could ask [who] ${about}, or search [prop].`, { who })
  reply.tell('You could search [prop], or look further than [place].')
}

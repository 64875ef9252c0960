import { heroStates } from '../content/statement-lines.ts'
import type { Clause } from '../language/clause.ts'
import { onlookerOf } from '../telling/onlooker.ts'
import { type Entity, HERO } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** 'I am cold': whoever is with the hero has a word for it. */
export function answerHowHeroIs(
  scene: Scene,
  { polarity, complement }: Clause,
  subject: Entity | undefined,
): void {
  const how = subject?.id === HERO && polarity === 'affirmed' ? complement?.split(' ').at(-1) : undefined
  const lines = heroStates.find(([state]) => how !== undefined && state.test(how))?.[1]
  const who = lines && onlookerOf(scene, [])
  if (who) scene.reply.sayNew(lines, { who })
}

/** It was all a dream. */
export function wakeUp({ world, reply }: Scene): void {
  for (const entity of world.entities)
    if (entity.stance === 'foe' && entity.at === world.here) entity.at = world.plot.place
  reply.tell(
    'The whole of it lets go of you like a dream, since a dream it was, and you are back at [place].',
  )
  reply.tell('Your want is the same awake: to [want].')
}

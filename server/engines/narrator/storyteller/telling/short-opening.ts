import type { Scene } from '../action/scene.ts'
import { openingLines } from '../content/opening-lines.ts'
import { capitalised } from '../language/letter-case.ts'
import { entityOf, heroOf, hereOf } from '../world/world.ts'
import { articled } from './phrases.ts'

/** Opens a story of a few words: where and who one is, the words themselves, and an open question. */
export function tellShortOpening(scene: Scene, stated: readonly string[]): void {
  const { world, reply } = scene
  const here = hereOf(world)
  const hero = heroOf(world)
  const topic = stated.join(' ').toLowerCase()
  // Nobody of the stock is about: the words have nobody like that.
  const witness = entityOf(world, world.plot.witness)
  if (witness && !witness.name.split(' ').some((word) => world.premiseWords.includes(word.toLowerCase())))
    delete witness.at
  for (const text of stated) reply.tell(capitalised(/[.!?…]["”’]?$/.test(text) ? text : `${text}.`))
  if (hero.isProper) reply.tell(`You are ${hero.name}.`)
  else if (hero.role !== undefined && topic.replace(/^(?:an? |the )/, '').startsWith(hero.role.toLowerCase()))
    reply.tell(`You are ${articled(hero.role)}.`)
  if (!here.isUnnamed && !topic.includes(here.name.toLowerCase()))
    reply.tell(`You are ${here.preposition ?? 'at'} [place].`)
  reply.paragraph()
  reply.say(openingLines.sign)
}

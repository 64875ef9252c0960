import { phoneLines } from '../content/act-lines.ts'
import { addEntity, mean, setState } from '../world/change.ts'
import type { Clause } from '../language/clause.ts'
import { type Entity, hasState, isPresent, type World } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** The state of whoever was called up and has not been left since. */
export const ON_LINE = 'on the line'

/** Whether somebody is called up: 'phone', and where there are phones also 'call', without 'over' or 'out'. */
export const isPhoned = (world: World, { act, verb, particle, text }: Clause, person?: Entity): boolean =>
  person?.kind === 'person' &&
  !hasState(person, 'dead') &&
  (act === 'phone'
    ? person.at !== world.here || person.since === world.turn
    : verb === 'call' &&
      act === 'shout' &&
      !particle &&
      !/ to (?:the|my|me|us|him|her)\b/i.test(text) &&
      /^(?:midTwentieth|contemporary|nearFuture|farFuture)$/.test(world.era))

/** Here, or on the line. */
export const isReached = (world: World, person: Entity): boolean =>
  isPresent(world, person) || hasState(person, ON_LINE)

/** Somebody far away answers. */
export function phone(scene: Scene, who: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  mean(scene.world, who)
  if (who.since === scene.world.turn) delete who.at
  takeTheLine(scene, who)
  // What comes of the call is told already: 'I call her, it rings in the wardrobe'.
  if (scene.hasMore) return scene.reply.tell('You call [who]. It rings.', { who })
  if (!scene.reply.say(phoneLines, { who }))
    scene.reply.tell('[who] [who+answer] at once this time.', { who })
}

/** A place is called up: whoever works there answers. */
export function phonePlace(scene: Scene, place: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  const who =
    place.kind === 'thing'
      ? Object.assign(place, {
          kind: 'person',
          isProper: place.name.includes(' ') || undefined,
          isFixed: undefined,
          at: undefined,
        })
      : addEntity(scene.world, {
          kind: 'group',
          name: 'people on the line',
          isPlural: true,
          stance: 'neutral',
        })
  mean(scene.world, who)
  takeTheLine(scene, who)
  scene.reply.tell(
    who === place
      ? '[^object] [object+answer]. "Yes? Go ahead."'
      : 'It rings for a while; then they answer at [object]. "Yes?" say [who].',
    { who, object: place },
  )
}

/** From now on words go to whoever is on the line, until somebody else is on it. */
function takeTheLine({ world }: Scene, who: Entity): void {
  for (const entity of world.entities) setState(entity, ON_LINE, entity === who)
}

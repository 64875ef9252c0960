import { formOf, nounOf } from '../../telling/noun.ts'
import { phoneLines } from '../../content/act-lines.ts'
import { addEntity, mean } from '../../world/change.ts'
import type { Clause } from '../../language/clause.ts'
import { type Entity, hasState, HERO, type World } from '../../world/world.ts'
import { isPresent, takeTheLine, hangUpAll } from '../../world/presence.ts'
import type { Scene } from '../scene.ts'

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

const PHONE_ERA = /^(?:earlyTwentieth|midTwentieth|contemporary|nearFuture|farFuture)$/
export const ON_DEVICE =
  /\b(?:on|over|by|through) (?:the |my |a |his |her )?(?:radio|phone|line|intercom|video|loudspeaker|walkie-talkie|comms?)\b/i

/** 'My cousin calls from Chicago', 'the boss texts me': whoever does so is elsewhere; a caller is on the line from then on. */
export function callsUp(
  scene: Scene,
  { verb, particle, direction, object, text }: Clause,
  who: Entity,
): boolean {
  const { world } = scene
  if (who.kind === 'animal' || who.kind === 'thing' || particle || direction || !PHONE_ERA.test(world.era))
    return false
  const isToHero = object === undefined || object.entityId === HERO
  const isWritten = /^(?:text|email|message|fax|write)$/.test(verb ?? '')
  const isCall =
    /^(?:phone|ring|radio|facetime|dial)$/.test(verb ?? '') ||
    (verb === 'call' && (ON_DEVICE.test(text) || !isPresent(world, who) || who.since === world.turn))
  if (!isToHero || !(isCall || isWritten) || /\b(?:for|out|over to)\b/.test(text)) return false
  delete who.at
  mean(world, who)
  if (isCall) takeTheLine(world, who)
  return true
}

/** The hero hangs up: nobody is on the line any more. */
export function hangUp({ world }: Scene, typed: string): void {
  if (
    /\b(?:hangs?|hung) up\b|\brings? off\b|\bputs? (?:down )?the (?:phone|receiver) (?:down|away)?\b|\bends? the call\b|\b(?:the|my) (?:line|phone|call|connection) (?:goes|went|is|cuts|cut|drops|dies) ?(?:dead|out|off)?/i.test(
      typed,
    )
  )
    hangUpAll(world)
}

/** Somebody far away answers. */
export function phone(scene: Scene, who: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  mean(scene.world, who)
  if (who.since === scene.world.turn) delete who.at
  takeTheLine(scene.world, who)
  // What comes of the call is told already: 'I call her, it rings in the wardrobe'.
  if (scene.hasMore) return scene.reply.tell('[told]', { told: `You call ${formOf(nounOf(who), '')!}.` })
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
          isProper: /^\p{Lu}/u.test(place.name) || undefined,
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
  takeTheLine(scene.world, who)
  scene.reply.tell(
    who === place
      ? 'It rings; [object] [object+answer]. "Yes? Go ahead."'
      : 'It rings for a while; then they answer at [object]. "Yes?" say [who].',
    { who, object: place },
  )
}

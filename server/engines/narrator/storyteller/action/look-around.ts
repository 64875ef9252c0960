import { isBodyPart } from '../content/things.ts'
import { formOf, nounOf } from '../telling/noun.ts'
import { listed } from '../telling/phrases.ts'
import { beingsHere, entityOf, hasState, thingsHere } from '../world/world.ts'
import { furnish } from './place-named.ts'
import type { Scene } from './scene.ts'

/** What and who is at a place, and what the place is like. */
export function lookAround(scene: Scene, at: string): void {
  const { world, reply } = scene
  const place = entityOf(world, at)!
  furnish(scene, place)
  const fixed = thingsHere(world).filter(
    ({ isFixed, name }) => isFixed && !isBodyPart(name.split(' ').at(-1)!),
  )
  const own = fixed.filter(({ isTyped }) => !isTyped)
  const [one, two] = scene.random.shuffle(own.length > 0 ? own : fixed)
  const loose = thingsHere(world).filter(({ isFixed }) => !isFixed)
  const seen =
    one && two ? 'At [place] you make out [one.a] and [two.a].' : one && 'At [place] stands [one.a].'
  // Whoever comes back knows what stands there.
  if (seen && scene.hasMoved) reply.say([seen], { one, two })
  else if (seen) reply.tell(seen, { one, two })
  if (loose.length > 0)
    reply.tell(`[thing.a] [thing+lie] within reach of ${one ? '[one]' : 'you'}.`, {
      thing: scene.random.pick(loose),
      one,
    })
  tellWhoIsHere(scene)
  if (!seen && loose.length === 0 && beingsHere(world).length === 0 && !scene.hasMoved)
    reply.tell(
      place.isUnnamed
        ? 'Nobody has told yet where this is. Say where you are, and you see what is there.'
        : 'Nobody has told yet what is at [place]. Say what you see, and it is there.',
    )
  scene.hasChanged = true
}

export function tellWhoIsHere({ world, reply }: Scene): void {
  const beings = beingsHere(world)
    .filter((being) => being.stance !== 'companion' && !hasState(being, 'captive'))
    .slice(0, 3)
  const companions = beingsHere(world).filter((being) => being.stance === 'companion')
  if (beings.length === 0 && companions.length > 0 && reply.words === 0)
    return reply.tell(
      `Nobody is at [place] but ${listed(['you', ...companions.map((being) => formOf(nounOf(being), '')!)])}.`,
    )
  if (beings.length === 0) return
  const slots = Object.fromEntries(beings.map((being, at) => [['first', 'second', 'third'][at]!, being]))
  const list = ['[first]', '[first] and [second]', '[first], [second] and [third]'][beings.length - 1]!
  const is = beings.length > 1 ? 'are' : '[first.is]'
  reply.say(
    [`${list} ${is} here with you.`, `${list} ${is} at [place].`, `You see ${list} at [place].`],
    slots,
  )
}

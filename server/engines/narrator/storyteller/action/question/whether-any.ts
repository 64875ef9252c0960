import { kindNamed } from '../../content/places.ts'
import { isPrecious } from '../../content/things.ts'
import { isWithinRating } from '../../telling/fits.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import { isPluralPhrase } from '../../telling/noun.ts'
import { addEntity, keepFact, mean } from '../../world/change.ts'
import { factAbout } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** 'Is there anything to eat?', 'do we have anything to drink?' */
export function tellAnythingTo(scene: Scene, text: string): boolean {
  const { world, reply, random } = scene
  const use = /\b(?:any|some)thing to (\p{L}+)/u.exec(text)?.[1]
  if (!use) return false
  const key = `anything to ${use}`
  const food = /^(?:eat|cook)$/.test(use)
    ? 'bread, an onion, and some of the cheese'
    : `a little to ${use}, and not more`
  const told =
    factAbout(world, world.here, key)?.text ??
    (random.chance(0.6) ? `Yes: ${food}.` : `No: nothing to ${use}.`)
  keepFact(world, world.here, key, told)
  scene.isSettled = true
  reply.answer(told)
  return true
}

/** 'Is there blood on the floor?': there is or there is not, from now on. */
export function tellWhetherAny(scene: Scene, name: string, isPlaced = false): void {
  const { world, reply, random } = scene
  const isPlural = isPluralPhrase(name) || undefined
  scene.hasChanged = true
  scene.isSettled = true
  if (!isWithinRating(name, scene.rating)) return reply.tell('No: nothing of the kind, here at [place].')
  if (isPrecious(name.split(' ').at(-1)!) || random.chance(0.45))
    return reply.tell(
      kindNamed(name)?.isInside === false || name === 'land'
        ? 'No, there [name.is] no [name.bare] in sight.'
        : 'No, there [name.is] no [name.bare] at [place].',
      { name: { name, isPlural } },
    )
  const thing = addEntity(world, { kind: 'thing', name, isPlural, at: world.here, isTyped: true })
  mean(world, thing)
  reply.tell(
    isPlaced || isAnimalNoun(name.split(' ').at(-1)!.replace(/s$/, ''))
      ? 'Yes: there [thing.is] [thing.a].'
      : 'Yes: there [thing.is] [thing.a], by [prop].',
    {
      thing,
    },
  )
}

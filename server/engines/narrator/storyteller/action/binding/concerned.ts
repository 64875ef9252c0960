import { isAbstract, isBodyPart } from '../../content/things.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { type Entity, entityOf, HERO, isBeing, meantOfLate } from '../../world/world.ts'
import { isPresent, isSenseless } from '../../world/presence.ts'
import type { Bound, Scene } from '../scene.ts'

/** Who is concerned by a deed and can take it one way or the other: whom it is done to, before whose it is that it is done to. */
export function concernedIn(scene: Scene, deed: Bound): Entity[] {
  const { world } = scene
  const { clause, object, target, place, actor } = deed
  const owners = [clause.object, clause.target, clause.place]
    .filter((mention) => actor.id !== HERO || isBodyPart(mention?.head ?? ''))
    .map((mention) => ownerIn(scene, deed, mention))
  const meant = isFeeling(clause) ? [lastMeant(scene, deed)] : []
  // What is between two, or behind somebody, is not done to them.
  const isBeside = (mention: Mention | undefined) =>
    clause.object !== undefined &&
    mention !== undefined &&
    /\b(?:between|among|beside|near|past|behind) (?:\p{L}+ )*$/u.test(clause.text.split(mention.text)[0]!)
  return [
    isBeside(clause.target) ? undefined : target,
    object,
    isBeside(clause.place) ? undefined : place,
    ...owners,
    ...meant,
  ].filter(
    (each, at, all): each is Entity =>
      each !== undefined &&
      (isBeing(each) || each.id === HERO) &&
      each.id !== actor.id &&
      isPresent(world, each) &&
      !isSenseless(each) &&
      all.indexOf(each) === at,
  )
}

/** 'I feel bad', 'I do not trust him': it shows, and whoever was meant last sees it. */
const isFeeling = ({ verb = '', actor, object, target }: Clause): boolean =>
  actor === 'hero' &&
  (verb === 'feel' ||
    (!isMeant(object) &&
      !isMeant(target) &&
      /^(?:threaten|beg|plead|apologi[sz]e|promise|swear|vow|smile|wink|bow|growl|laugh)$/.test(verb)))

/** 'Beg for mercy' names nobody. */
const isMeant = (mention: Mention | undefined): boolean => mention !== undefined && !isAbstract(mention.head)

/** What the hero feels or does not trust shows in the face. */
export const isShown = ({ verb = '', polarity }: Clause): boolean =>
  verb === 'feel' || (polarity === 'negated' && /^(?:trust|like|believe)$/.test(verb))

/** Whose it is: "Fenn's face", 'my tail', 'his eyebrows'; of what somebody does with 'her hand' it is their own. */
function ownerIn(scene: Scene, deed: Bound, mention: Mention | undefined): Entity | undefined {
  const { world } = scene
  const { determiner, owner } = mention ?? {}
  if (owner) return entityOf(world, owner.entityId)
  if (determiner === 'my' || determiner === 'our') return entityOf(world, HERO)
  if (!/^(?:his|her|its)$/.test(determiner ?? '')) return undefined
  const gender = determiner === 'his' ? 'm' : determiner === 'her' ? 'f' : undefined
  if (deed.actor.id !== HERO && (deed.actor.gender ?? gender) === gender) return undefined
  return lastMeant(scene, deed, gender)
}

const lastMeant = ({ world }: Scene, { actor }: Bound, gender?: 'm' | 'f'): Entity | undefined =>
  meantOfLate(world).find(
    (each) =>
      isBeing(each) &&
      each.id !== actor.id &&
      isPresent(world, each) &&
      (gender === undefined || (each.gender ?? gender) === gender),
  )

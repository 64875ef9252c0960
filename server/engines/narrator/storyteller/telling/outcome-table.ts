import { kindsOf as kindsOfSense, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { remembering } from '#server/ground/remembering.ts'
import { classOf, isAbstract, isBodyPart, isGround } from '../content/things.ts'
import { singularOf } from '../language/phrase-end.ts'
import { isTangible, kindOfNoun } from '../language/noun-kinds.ts'
import { type Entity, hasState, isBeing } from '../world/world.ts'
import { headOf } from './noun.ts'

const MOST_KEPT = 2000

const HOLDS =
  /^(?:cup|mug|glass|flask|piece|bit|slice|handful|pile|heap|bundle|stack|sheet|loaf|pinch|drop|mouthful|bottle|plate|pair|tin|can|jar|bowl|bucket|pot|basket)$/

/** Kinds an outcome may be of, the nearest first: 'spaniel', 'dog', …, 'animal'. */
export function kindsOf(entity: Entity): string[] {
  const { kind, id } = entity
  // Mango is what nobody calls a cat any more, and one.
  const name = (entity.isProper && isBeing(entity) && entity.role) || entity.name
  const noun = singularOf(headOf(name.toLowerCase()))
  // A cup of tea is tea, too.
  const filling =
    HOLDS.test(noun) || kindOfNoun(noun) === 'container'
      ? / of (?:the )?(?:\p{L}+ )?(\p{L}+)$/u.exec(name.toLowerCase())?.[1]
      : undefined
  if (filling && kindOfNoun(singularOf(filling)) && !isBeing(entity))
    return [...kindsOf({ ...entity, name: singularOf(filling) }), noun]
  if (isBeing(entity) && (hasState(entity, 'dead') || hasState(entity, 'unconscious'))) return ['laid']
  if (noun === 'body' && entity.owner !== 'your') return ['corpse', 'body']
  const above = nounsAbove(noun)
  if (kind === 'animal' || (kind === 'person' && kindOfNoun(noun) === 'animal'))
    return [noun, ...above, 'animal']
  if (isBeing(entity)) return [...above, ...(kind === 'group' ? ['group'] : []), 'being']
  if (isBodyPart(noun)) return [noun, ...above, 'body']
  const classes = [classOf(name), kindOfNoun(noun)].filter((each) => each !== undefined)
  if (kind === 'place' || isGround(noun)) return [noun, ...classes, ...above, 'place', 'thing']
  const isIdea =
    classes.length === 0 &&
    ((id === 'abstract' && isAbstract(noun)) || !(isTangible(noun) || isMadeToo(noun)))
  const isMade = sensesOf(noun, 'noun')[0]?.field === 'noun.artifact'
  return [noun, ...classes, ...above, ...(isMade ? ['made'] : []), ...(isIdea ? ['idea'] : ['thing'])]
}

/** A form is first of all a shape, and a sheet as well. */
const isMadeToo = (noun: string): boolean =>
  sensesOf(noun, 'noun')
    .slice(0, 2)
    .some(({ field }) => /^noun\.(?:artifact|food|substance|plant)$/.test(field))

const nounsAbove = remembering((noun: string): string[] => {
  const [sense] = sensesOf(noun, 'noun')
  return sense
    ? [sense, ...kindsOfSense(sense)]
        .flatMap(({ words }) => words)
        .filter((word) => !/^(?:thing|being|self|animal|place|body)$/.test(word))
    : []
}, MOST_KEPT)

/** Kinds of whoever or whatever does something: 'by_moth', 'by_insect', …, and at last 'does' or 'goes'. */
export const kindsOfDoer = (actor: Entity): string[] => {
  const kinds = kindsOf(actor).filter((kind) => kind !== 'thing')
  const by = kinds.map((kind) => `by_${kind}`)
  return isBeing(actor) ? [...by, 'does'] : [...by, ...(kinds.includes('body') ? [] : ['goes'])]
}

import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { kindOfNoun } from '../../language/noun-kinds.ts'
import { formOf, headOf, nounOf } from '../../telling/noun.ts'
import { isBeing, thingsHere } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { findThing } from '../going/reveal.ts'
import type { Scene } from '../scene.ts'
import { isOfOther, type Open, predicateOf } from './open.ts'

const isSmall = (noun: string): boolean =>
  /^noun\.(?:artifact|food|substance|plant|communication)$/.test(
    sensesOf(headOf(noun), 'noun')[0]?.field ?? '',
  ) && kindOfNoun(headOf(noun)) !== 'building'

/** A thing that lies about is by what stands here; where somebody is, or was bound for, nobody can make up. */
export function placeOfThing({ scene, asked, words }: Open): string | undefined {
  const { world, random } = scene
  const other = asked.clause.object ?? asked.question.other
  // 'Where did you put the salt' asks after the salt.
  const meant = asked.about && isBeing(asked.about) ? asked.other : asked.about
  const noun = meant?.name ?? (typeof other === 'object' ? other.text : (asked.name ?? ''))
  const isLying =
    / (?:is|are|was|were|did|do|does|have|has)\b/.test(words) &&
    /^(?:be|lie|stand|keep|put|leave|hide|hang)$/.test(asked.question.predicate ?? 'be') &&
    !/\b(?:go|going)\b/.test(words)
  if (!isLying || noun === '' || (meant && isBeing(meant)) || !isSmall(noun)) return undefined
  const prop = random.pick(
    thingsHere(world).filter(({ isFixed, isTyped, name }) => isFixed && !isTyped && name !== noun),
  )
  return prop && `by the ${prop.name}`
}

export const isOfCarried = (open: Open): boolean =>
  /^what (?:is|are|was|were|do|does|did)\b/.test(open.words) &&
  /^(?:carry|hold|hide|keep|bring|conceal|clutch|give|hand)$/.test(predicateOf(open)) &&
  isOfOther(open)

export function carried({ scene, asked: { about } }: Open): string | undefined {
  const isHere = about !== undefined && isPresent(scene.world, about)
  return foundAt(scene, isHere ? about.id : scene.world.here)
}

const HOLDING =
  /^what (?:is|are|was) (?:(?:inside|in there|in it)|(?:hidden |kept |lying )?(?:in|inside|under|beneath|behind|on) (?:the|my|his|her|their|your|this|that) (?:\p{L}+ ){0,2}\p{L}+)$/u
/** What has words or people in it, and what moves by itself, holds no finds. */
const NO_HOLDER =
  /\b(?:mind|head|heart|eyes?|face|news|story|book|letter|file|report|note|paper|map|screen|menu|list|name|way|air|sky|sea|world|matter|dream|plan|table|roof)(?: tonight| today| now)?$/

/** 'What is in the box', where one looks: no more than a thing that may lie there. */
export const isOfHeld = ({ words, scene }: Open): boolean =>
  !scene.speaker && HOLDING.test(words) && !NO_HOLDER.test(words)

export function held({ scene, asked: { about } }: Open): string | undefined {
  return foundAt(scene, about && !isBeing(about) && about.id !== 'abstract' ? about.id : scene.world.here)
}

/** Some thing that turns up there: 'a brass key'. */
function foundAt(scene: Scene, at: string): string | undefined {
  const found = findThing(scene, at)
  return found && formOf(nounOf(found), 'a')
}

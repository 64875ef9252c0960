import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { writings } from '../../content/writings.ts'
import { kindOfNoun } from '../../language/noun-kinds.ts'
import { formOf, headOf, nounOf } from '../../telling/noun.ts'
import { isBeing, isPresent, thingsHere } from '../../world/world.ts'
import { findThing } from '../going/reveal.ts'
import { isOfOther, type Open, predicateOf } from './open.ts'
import { isWritten, writingsFor } from './writing.ts'

const isSmall = (noun: string): boolean =>
  sensesOf(headOf(noun), 'noun')[0]?.field === 'noun.artifact' && kindOfNoun(headOf(noun)) !== 'building'

/** A thing that lies about is by what stands here; where somebody is, or was bound for, nobody can make up. */
export function placeOfThing({ scene, asked, words }: Open): string | undefined {
  const { world, random, speaker } = scene
  const noun = asked.about?.name ?? asked.name ?? ''
  const isLying =
    / (?:is|are|was|were|did|do|does|have|has)\b/.test(words) &&
    /^(?:be|lie|stand|keep|put|leave|hide|hang)$/.test(asked.question.predicate ?? 'be') &&
    !/\b(?:go|going)\b/.test(words)
  // Whoever was here then was somewhere about.
  const isAlibi =
    speaker !== undefined &&
    /^where (?:were|was) (?:you|he|she|they)\b|^where (?:they|he|she|you) (?:were|was)\b/.test(words)
  if (!isAlibi && (!isLying || noun === '' || (asked.about && isBeing(asked.about)) || !isSmall(noun)))
    return undefined
  const prop = random.pick(
    thingsHere(world).filter(({ isFixed, isTyped, name }) => isFixed && !isTyped && name !== noun),
  )
  return prop && `by the ${prop.name}`
}

const writer = ({ asked }: Open): string => asked.about?.name ?? asked.name?.replace(/^it$/i, '') ?? ''

/** What stands on something by its kind; what is engraved on any other thing is an inscription. */
function lineOn(open: Open): string | undefined {
  const { words, scene } = open
  const isCut = /\b(?:written|printed|engraved|stamped|carved|scratched) (?:on|in|into|across)\b/.test(words)
  const isSaid = /\b(?:says?|said|reads?|writes?|wrote)\b/.test(words) && isWritten(writer(open))
  const pool = writingsFor(isCut ? words : writer(open)) ?? (isCut ? writings.inscription : undefined)
  return (isCut || isSaid) && pool ? scene.random.pick(pool) : undefined
}

export const isOfText = (open: Open): boolean => /^what\b/.test(open.words) && lineOn(open) !== undefined

export function text(open: Open): string | undefined {
  const line = lineOn(open)?.replace(/([^.”])$/, '$1.')
  if (!line || !isWritten(writer(open))) return line
  return `the ${writer(open)} ${line.startsWith('“') ? 'says:' : 'shows'} ${line}`
}

export const isOfCarried = (open: Open): boolean =>
  /^what (?:is|are|was|were|do|does|did)\b/.test(open.words) &&
  /^(?:carry|hold|hide|keep|bring|conceal|clutch|give|hand)$/.test(predicateOf(open)) &&
  isOfOther(open)

export function carried({ scene, asked: { about } }: Open): string | undefined {
  const isHere = about !== undefined && isPresent(scene.world, about)
  const found = findThing(scene, isHere ? about.id : scene.world.here)
  return found && formOf(nounOf(found), 'a')
}

import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { writings } from '../../content/writings.ts'
import { kindOfNoun } from '../../language/noun-kinds.ts'
import { formOf, headOf, nounOf } from '../../telling/noun.ts'
import { type Entity, isBeing, isPresent, meantOfLate, thingsHere } from '../../world/world.ts'
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

/** What holds things, to be seen when it is opened: no mirror, no river. */
const holds = (noun: string, isInside: boolean): boolean => {
  const name = noun.replace(/^(?:the|my|your|his|her|their|our|that|this|an?) /, '')
  const kind = kindOfNoun(name) ?? kindOfNoun(headOf(name))
  return (
    kind === 'container' ||
    isKindOf(headOf(name), 'container', 'noun', 3) ||
    kind === 'furniture' ||
    (!isInside && /^(?:door|device)$/.test(kind ?? ''))
  )
}

const CONTENTS =
  /^what (?:is|are|was|were|lies|lay) (?:(stuck|caught|hidden|buried|kept|\p{L}+ing) )?((?:in|inside|on|under|underneath|behind|beneath|between) ([^,]+))/u

/** What the question looks into or behind; the thing last meant for 'it'. */
function lookedInto({
  words,
  asked,
  scene: { world },
}: Open): { where: string; within?: Entity; noun: string } | undefined {
  const [, stuck, where, what = ''] = CONTENTS.exec(words) ?? []
  if (!where) return undefined
  const isMeant = /^(?:it|there|them|here)$/.test(what)
  const meant = isMeant ? meantOfLate(world).find(({ kind }) => kind === 'thing') : asked.about
  const within = meant?.kind === 'thing' && where.startsWith('in') ? meant : undefined
  const noun = isMeant ? (meant?.name ?? '') : what
  if (!(stuck && !stuck.endsWith('ing')) && !(noun !== '' && holds(noun, where.startsWith('in'))))
    return undefined
  const told = where.replace(/\bmy\b/g, 'your').replace(/\bthere$/, 'it')
  return { where: stuck ? `${stuck} ${told}` : told, noun, ...(within && { within }) }
}

export const isOfContents = (open: Open): boolean => lookedInto(open) !== undefined

export function contents(open: Open): string | undefined {
  const { scene } = open
  const { where, within } = lookedInto(open)!
  const found = findThing(scene, within?.id ?? scene.world.here)
  return found && `${where} is ${formOf(nounOf(found), 'a')}`
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

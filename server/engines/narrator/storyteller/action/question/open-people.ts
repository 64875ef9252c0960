import { knownGender, likelyGender, namesOf } from '../../content/people.ts'
import { capitalised } from '../../language/letter-case.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { kindOfNoun } from '../../language/noun-kinds.ts'
import { formOf, headOf, nounOf, possessive } from '../../telling/noun.ts'
import { listed } from '../../telling/phrases.ts'
import { addEntity } from '../../world/change.ts'
import { groupNames } from '../../world/group-names.ts'
import { beingsHere, type Entity, hasState, HERO } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { isOfOther, type Open, predicateOf } from './open.ts'

/** Whoever is to blame for something comes out by what is done in the story. */
const BLAME =
  /\b(?:did (?:it|this|that)|stole|took|killed|murdered|poisoned|robbed|broke|burn(?:ed|t)|hid|swapped|forged|framed|betrayed|lied|attacked|kidnapped|sabotaged|cheated|is (?:to blame|lying|behind)|was behind)\b/

/** Whoever comes or calls is here from then on. */
const COMING =
  /^who (?:is )?(?:com(?:es|ing) in|enter(?:s|ing)|open(?:s|ing)|knock(?:s|ing)|call(?:s|ing)|answers|at the door)\b/

/** Somebody the story knows, else somebody new, of whom no more than the name is told. */
export function person(open: Open): string | undefined {
  const { scene, words } = open
  if (BLAME.test(words)) return undefined
  const known = knownFor(scene, words)
  return known ? formOf(nounOf(known), '') : stranger(open)
}

/** Somebody new; whoever is asked after in other words than the story's is none that it knows. */
export function stranger({ scene, words }: Open): string | undefined {
  const { world } = scene
  if (BLAME.test(words)) return undefined
  if (/^who (?:are|were) (?:the |my |your |our )?(?:other )?\p{L}+s$/u.test(words))
    return listed(groupNames(world, scene.random))
  const noun = words.split(' ').find((word) => likelyGender('', word) !== undefined)
  const gender = noun ? likelyGender('', noun)! : genderIn(scene, words)
  const name = newName(scene, words, gender)
  const at = COMING.test(words) ? world.here : undefined
  const { id } = addEntity(world, {
    kind: 'person',
    name,
    isProper: true,
    gender,
    stance: 'neutral',
    ...(at && { at }),
  })
  world.lastMeant = [...world.lastMeant.slice(0, 1), id, ...world.lastMeant.slice(1, 7)]
  return `${gender === 'f' ? 'a woman' : 'a man'} by the name of ${name}`
}

/** One of those the story has named, unless the question names or excludes them. */
function knownFor(scene: Scene, words: string, share = 0.5): Entity | undefined {
  const { world, random, speaker } = scene
  const gender = /\b(?:he|she)\b/.test(words) ? genderIn(scene, words) : undefined
  const people = world.entities.filter(
    (entity) =>
      entity.id !== HERO &&
      entity.id !== speaker?.id &&
      (entity.isProper === true || entity.since === 0) &&
      !entity.isPlural &&
      entity.kind === 'person' &&
      !hasState(entity, 'dead') &&
      (gender === undefined || (knownGender(entity) ?? gender) === gender) &&
      // 'Who told him' was somebody else.
      !(entity.id === world.lastMeant[0] && /\b(?:him|her|them)\b/.test(words)) &&
      !words.includes(entity.name.toLowerCase()),
  )
  return people.length > 0 && random.chance(share) ? random.pick(people) : undefined
}

const genderIn = ({ random }: Scene, words: string): 'f' | 'm' =>
  /\bshe\b/.test(words) || (!/\bhe\b/.test(words) && random.chance(0.5)) ? 'f' : 'm'

export const newName = (scene: Scene, words: string, gender = genderIn(scene, words)): string =>
  scene.random.pick(namesOf[scene.world.era][gender])!

export function owner({ scene, words }: Open): string | undefined {
  const known = knownFor(scene, words, 1)
  return known && capitalised(possessive(formOf(nounOf(known), '')!))
}

/** 'Who is the strongest rower': one of those who are here. */
export const SUPERLATIVE = /^\W*who(?:['’]s| is) (?:the|our|your) (?:\p{L}{3,}est|best|worst|leader)\b/u

/** 'Which of them laughs first': one who is here, else one of theirs by a name. */
export function oneOfThese(open: Open): string | undefined {
  const { scene, words } = open
  const here = beingsHere(scene.world).filter((each) => each.kind === 'person' && each !== scene.speaker)
  const one = here.length > 1 ? scene.random.pick(here) : undefined
  if (one) return formOf(nounOf(one), '')!
  return SUPERLATIVE.test(words) ? stranger(open) : `the one called ${newName(scene, words)}`
}

export const look = (open: Open): string | undefined =>
  isOfOther(open) || kindOfNoun(headOf(open.asked.name ?? '')) === 'person' ? open.pick('look') : undefined

/** Why somebody did what they did, or is in the mood they are in; why things are as they are is not made up. */
export function reason(open: Open): string | undefined {
  if (
    /\b(?:smil\w+|laugh\w*|cry\w*|sad|happy|angry|quiet|silent|pale|nervous|afraid|scared|tired)\b/.test(
      open.words,
    )
  )
    return isOfOther(open) || /\b(?:every|some)(?:body|one)\b/.test(open.words)
      ? open.pick('mood')
      : undefined
  // 'Why did you never tell me': for what was not done a reason for doing it is none.
  if (/\bn(?:ever|ot|'t|’t)\b|n['’]t\b/.test(open.words))
    return isOfOther(open) ? open.pick('undone') : undefined
  const field = sensesOf(predicateOf(open), 'verb')[0]?.field
  const pool = (field && REASONS[field]) ?? undefined
  return pool && isOfOther(open) ? open.pick(pool) : undefined
}

/** What people mostly do such things for. */
const REASONS: Record<string, 'gain' | 'flight' | 'anger'> = {
  'verb.possession': 'gain',
  'verb.motion': 'flight',
  'verb.competition': 'anger',
}

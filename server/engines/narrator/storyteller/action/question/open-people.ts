import { looks, namesOf } from '../../content/people.ts'
import { kindOfNoun } from '../../language/noun-kinds.ts'
import { formOf, headOf, nounOf } from '../../telling/noun.ts'
import { addEntity, keepFact } from '../../world/change.ts'
import { beingsHere, talkersHere } from '../../world/presence.ts'
import type { Scene } from '../scene.ts'
import { isOfOther, type Open } from './open.ts'

/** Whoever is to blame for something comes out by what is done in the story. */
export const BLAME =
  /\b(?:did (?:it|this|that)|stole|took|killed|murdered|poisoned|robbed|broke|burn(?:ed|t)|hid|swapped|forged|framed|betrayed|lied|attacked|kidnapped|sabotaged|cheated|is (?:to blame|lying|behind)|was behind)\b/

/** Whoever comes or calls is here from then on. */
export const COMING =
  /^who (?:is )?(?:com(?:es|ing) in|enter(?:s|ing)|open(?:s|ing)|knock(?:s|ing)|call(?:s|ing)|answers|at the door)\b/

/** 'Who will go first': one of those who are here; who did what is not made up. */
export const isOfVolunteer = ({ words }: Open): boolean =>
  /^who (?:(?:is|are) going to|will|would|can|could|wants? to|should) /.test(words)

export function volunteer({ scene }: Open): string | undefined {
  const known = scene.random.pick(
    talkersHere(scene.world).filter((each) => each !== scene.speaker && each.kind === 'person'),
  )
  return known ? formOf(nounOf(known), '') : scene.speaker && 'I will'
}

/** Somebody whom nobody knows by name yet. */
export function stranger({ scene, words }: Open): string {
  const { world, random } = scene
  const gender = genderIn(scene, words)
  const name = gender === 'f' ? 'woman' : 'man'
  const { id } = addEntity(world, { kind: 'person', name, gender, at: world.here, stance: 'neutral' })
  world.lastMeant = [...world.lastMeant.slice(0, 1), id, ...world.lastMeant.slice(1, 7)]
  const look = random.pick(looks)!
  keepFact(world, id, 'look', `The ${name} has ${look}.`)
  return `a ${name} with ${look}`
}

const genderIn = ({ random }: Scene, words: string): 'f' | 'm' =>
  /\bshe\b/.test(words) || (!/\bhe\b/.test(words) && random.chance(0.5)) ? 'f' : 'm'

export const newName = (scene: Scene, words: string, gender = genderIn(scene, words)): string =>
  scene.random.pick(namesOf[scene.world.era][gender])!

/** 'Who is the strongest rower': one of those who are here. */
export const SUPERLATIVE = /^\W*who(?:['’]s| is) (?:the|our|your) (?:\p{L}{3,}est|best|worst|leader)\b/u

/** 'Which of them laughs first': one who is here, else one of theirs by a name. */
export function oneOfThese(open: Open): string | undefined {
  const { scene, words } = open
  const here = beingsHere(scene.world).filter((each) => each.kind === 'person' && each !== scene.speaker)
  const one = here.length > 1 ? scene.random.pick(here) : undefined
  if (one) return formOf(nounOf(one), '')!
  return SUPERLATIVE.test(words) ? undefined : `the one called ${newName(scene, words)}`
}

export const look = (open: Open): string | undefined =>
  isOfOther(open) || kindOfNoun(headOf(open.asked.name ?? '')) === 'person' ? open.pick('look') : undefined

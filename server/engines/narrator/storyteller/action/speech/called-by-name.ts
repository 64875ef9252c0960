import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { isFirstName, isListedWord } from '../../language/tagger.ts'
import { capitalised } from '../../language/letter-case.ts'
import { interjections } from '../../language/word-classes.ts'
import { isForm, verbsOf } from '../../language/verb-forms.ts'
import { likelyGender } from '../../content/people.ts'
import { isGivenName, isRole, kindOfRole } from '../../scenario/roles.ts'
import { DAYS } from '../../scenario/people/days.ts'
import { isPlaceOnMaps } from '../../scenario/typed-capitals.ts'
import { addEntity, giveName } from '../../world/change.ts'
import { type Entity, hasState, heroOf, isBeing, type World } from '../../world/world.ts'
import { beingsHere } from '../../world/presence.ts'

/** Kin by blood, and names they are called by. */
export const KIN =
  /(?:mother|father|sister|brother|aunt|auntie|uncle|cousin|gran|granny|grandma|grandpa|mum|mom|dad)$/

/** Called aloud, and nobody of the story. */
const NO_ONE =
  /^(?:god|jesus|christ|lord|heaven|hell|damn|please|thanks?|sorry|hello|yes|no|well|look|listen|honestly|okay|wait|stop|help|(?:every|no|some|any)(?:one|body)|your|my|the|our|this|that|(?:where|who|what|when|how|why|which|there|here|that|it)['’]s)$/

/** Who is called by a name or a calling that nobody of the story has yet: by the player's word they are here. */
export function strangerCalled(
  world: World,
  name: string,
  spoken: string,
  verb?: string,
): Entity | undefined {
  const [first = ''] = name.split(' ')
  const plain = first.toLowerCase()
  if (
    NO_ONE.test(plain) ||
    interjections.has(plain) ||
    DAYS.test(capitalised(plain)) ||
    isPlaceOnMaps(name) ||
    heroOf(world).name.toLowerCase().split(' ').includes(plain)
  )
    return undefined
  const known = world.entities.find((each) => each.name.toLowerCase().split(' ').includes(plain))
  if (known) return isBeing(known) && known.at === world.here && !verb ? known : undefined
  const isNoun = !name.includes(' ') && isRole(plain) && !isGivenName(plain)
  if (isNoun && !verb && kindOfRole(plain, false) === 'person')
    return addEntity(world, {
      kind: 'person',
      name: KIN.test(plain) ? capitalised(plain) : plain,
      isProper: KIN.test(plain) || undefined,
      role: plain,
      gender: likelyGender('', plain),
      at: world.here,
      stance: 'neutral',
    })
  if (isNoun || !isName(first, spoken, verb)) return undefined
  const gender = genderOfFirstName(plain)
  const isNameless = (each: Entity) =>
    each.kind === 'person' &&
    each.since === 0 &&
    !each.isProper &&
    (!gender || (each.gender ?? gender) === gender)
  // 'My daughter is not on the platform', and her name is called; else whom the premise has here and has not named.
  const missed = world.entities.filter((each) => isNameless(each) && hasState(each, 'absent'))
  const here = beingsHere(world).filter((each) => isNameless(each) && each.owner !== 'your')
  const [only] = missed.length === 1 ? missed : here.length === 1 ? here : []
  if (only) giveName(only, capitalised(name))
  return (
    only ??
    addEntity(world, {
      kind: 'person',
      name: capitalised(name),
      isProper: true,
      gender,
      at: world.here,
      stance: 'neutral',
    })
  )
}

/** A first name; else, before a mark, a word that is in no list and that the parse takes for a name. */
function isName(first: string, spoken: string, verb: string | undefined): boolean {
  const plain = first.toLowerCase()
  // 'Priya can you help', 'Jaden what time is it'.
  if (/^(?:can|could|will|would|do|did|are|have|what|where|when|why|how)$/.test(verb ?? ''))
    return isFirstName(first)
  if (verb !== undefined && !isForm(verb, 'base')) return false
  if (isGivenName(first)) return true
  const isWithin = /^\p{Lu}\p{Ll}/u.test(first) && !spoken.trimStart().startsWith(first)
  if (verb !== undefined) return isWithin && !isListedWord(plain)
  if (isFirstName(first) && (/^\p{Lu}/u.test(first) || !isListedWord(plain))) return true
  return (
    !isListedWord(plain) &&
    verbsOf(plain).length === 0 &&
    parseSentence(spoken).find(({ word }) => word === first)?.tag === 'PROPN'
  )
}

/** Sex of whoever has such a title, where it has one: 'mrs', 'sister'. */
export const genderOfTitle = (title: string): 'm' | 'f' | undefined =>
  /^m(?:r|ister|onsieur)$|^herr$/i.test(title)
    ? 'm'
    : /^m(?:rs|s|iss|adame)$|^frau$/i.test(title)
      ? 'f'
      : likelyGender('', title)

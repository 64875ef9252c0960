import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { isFirstName, isListedWord } from '../language/tagger.ts'
import { capitalised } from '../language/letter-case.ts'
import { interjections } from '../language/word-classes.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { likelyGender } from '../content/people.ts'
import { isGivenName, isRole, kindOfRole } from '../scenario/roles.ts'
import { DAYS } from '../scenario/people/days.ts'
import { isPlaceOnMaps } from '../scenario/typed-capitals.ts'
import { addEntity, giveName } from '../world/change.ts'
import { beingsHere, type Entity, hasState, heroOf, isBeing, type World } from '../world/world.ts'

const SHORT_NAME = String.raw`\p{L}\p{Ll}{2,}`
const NAME = String.raw`\p{L}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]{2,})?`

/** What is only told to whoever was called before it. */
export const SAID_AFTER = String.raw`(?:do (?:not|NOT)|don['’]?t|please)\b`

/** Where a name stands that calls somebody: at the head, at the end after a comma, and before what only whoever is spoken to is told. */
export const namePlaces = (lead: string): RegExp[] => [
  new RegExp(
    String.raw`(?i:${lead})(?<who>${NAME})(?:\s*[,!?…—][,!?.…—\s]*|\.\s+|\s+(?=${SAID_AFTER}))`,
    'u',
  ),
  // 'Ben put the kite down'.
  new RegExp(String.raw`(?i:${lead})(?<who>${SHORT_NAME}) (?=(?<verb>\p{Ll}+) \p{L})`, 'u'),
  new RegExp(String.raw`,\s*(?<who>\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]{2,})?)\s*(?=[.!?…]*$)`, 'u'),
]

/** Kin by blood, and names they are called by. */
export const KIN =
  /(?:mother|father|sister|brother|aunt|auntie|uncle|cousin|gran|granny|grandma|grandpa|mum|mom|dad)$/

/** Called aloud, and nobody of the story. */
const NO_ONE =
  /^(?:god|jesus|christ|lord|heaven|hell|damn|please|thanks?|sorry|hello|yes|no|well|look|listen|honestly|okay|wait|stop|help|everyone|everybody|nobody|somebody|anyone|anybody|your|my|the|our|this|that|english|latin|french|spanish)$/

/** Who is called by a name or a calling that nobody of the story has yet: by the player's word they are here. */
export function strangerCalled(world: World, name: string, verb?: string): Entity | undefined {
  if (verb !== undefined && !(isGivenName(name) && verbsOf(verb).some(({ form }) => form === 'base')))
    return undefined
  const [first = ''] = name.split(' ')
  const plain = first.toLowerCase()
  const hero = heroOf(world)
  if (/^(?:where|who|what|when|how|why|which|there|here|that|it)['’]s$/.test(plain)) return undefined
  if (/^\p{Lu}{2,}$/u.test(first)) return undefined
  if (interjections.has(plain) || !/[aeiouy\u00e0-\u{10ffff}]/u.test(plain)) return undefined
  if (NO_ONE.test(plain) || DAYS.test(capitalised(plain)) || isPlaceOnMaps(name)) return undefined
  if (hero.name.toLowerCase().split(' ').includes(plain)) return undefined
  const known = world.entities.find((each) => each.name.toLowerCase().split(' ').includes(plain))
  if (known) return isBeing(known) && known.at === world.here ? known : undefined
  if (!name.includes(' ') && isRole(plain) && !isGivenName(plain))
    return kindOfRole(plain, false) === 'person'
      ? addEntity(world, {
          kind: 'person',
          name: KIN.test(plain) ? capitalised(plain) : plain,
          isProper: KIN.test(plain) || undefined,
          role: plain,
          gender: likelyGender('', plain),
          at: world.here,
          stance: 'neutral',
        })
      : undefined
  const isName =
    isGivenName(first) ||
    (isFirstName(first) && (/^\p{Lu}/u.test(first) || !isListedWord(plain))) ||
    (!isListedWord(plain) &&
      verbsOf(plain).length === 0 &&
      (['noun', 'verb', 'adj', 'adv'] as const).every((kind) => sensesOf(plain, kind).length === 0))
  if (!isName) return undefined
  const gender = genderOfFirstName(plain)
  // 'My daughter is not on the platform', and her name is called.
  const missed = world.entities.filter(
    (each) => each.kind === 'person' && each.since === 0 && !each.isProper && hasState(each, 'absent'),
  )
  const [lost] = missed
  if (lost && missed.length === 1 && (!gender || (lost.gender ?? gender) === gender)) {
    giveName(lost, capitalised(name))
    return lost
  }
  // Whom the premise has here, and has not named: so that is the name.
  const unnamed = beingsHere(world).filter(
    (each) => each.kind === 'person' && each.since === 0 && !each.isProper && each.owner !== 'your',
  )
  const [only] = unnamed
  if (only && unnamed.length === 1 && (!gender || !only.gender || only.gender === gender)) {
    giveName(only, capitalised(name))
    return only
  }
  return addEntity(world, {
    kind: 'person',
    name: capitalised(name),
    isProper: true,
    gender,
    at: world.here,
    stance: 'neutral',
  })
}

import { hereByKind } from './here-by-kind.ts'
import { classOf, isAbstract, isBodyPart, isGround, isPrecious, isTooBig } from '../content/things.ts'
import { likelyGender } from '../content/people.ts'
import type { Mention } from '../language/clause.ts'
import { isFirstName, isListedWord } from '../language/tagger.ts'
import { isAllowed, isOfEra } from '../telling/fits.ts'
import { isPluralPhrase } from '../telling/noun.ts'
import { addEntity, mean } from '../world/change.ts'
import {
  type Entity,
  entityOf,
  HERO,
  heroOf,
  isElsewhereFixed,
  isPresent,
  type World,
} from '../world/world.ts'
import { isAnimalPhrase } from '../language/being-nouns.ts'
import { isGivenName, isPersonWord, isRole, kindOfRole } from '../scenario/roles.ts'
import {
  crowdOf,
  CROWD_WORDS,
  GROUP_NOUNS,
  isAmongAnimals,
  isCalledAsPerson,
  isNamedIn,
  isBareQuality,
  isTimeOf,
  isOfThings,
  isTraveller,
  nameGiven,
  ownerOf,
  SELF_WORDS,
} from './mention-kinds.ts'
import { settleGender } from './settle-gender.ts'
import { isSameName } from './same-name.ts'
import { somebodyOf } from './somebody-of.ts'
import { namedNow } from './unnamed-so-far.ts'
import { isForOthers, unclearPronoun } from './unclear-pronoun.ts'
import { kindOfPlace } from '../content/places.ts'
import { missingOf } from './needs.ts'
import { placeNamed } from './place-named.ts'
import type { Refusal, Scene } from './scene.ts'

export type Wanted = 'thing' | 'being' | 'place' | 'any'

/** Binds a mention to somebody or something of the story; what is new and fits comes into the story, what does not is refused. */
export function resolveMention(scene: Scene, given: Mention, wanted: Wanted): Entity | Refusal | undefined {
  const { world } = scene
  // 'A rock falls. I lift it': the pronoun is bound to words that nothing of the story stands for yet.
  const mention =
    given.pronoun && !given.entityId && given.text !== given.pronoun && !given.and
      ? { ...given, pronoun: undefined, determiner: given.determiner === 'my' ? 'my' : 'the' }
      : given
  const bound = knownEntity(world, mention)
  const known =
    bound && isForOthers(world, mention, bound, wanted)
      ? unclearPronoun(world, { ...mention, entityId: undefined })
      : bound
  if (known) {
    settleGender(known, mention.pronoun)
    mean(world, known)
    return known
  }
  if (SELF_WORDS.test(mention.head) || SELF_WORDS.test(mention.pronoun ?? '')) return heroOf(world)
  if (CROWD_WORDS.test(mention.head) || CROWD_WORDS.test(mention.text.trim())) {
    const people = wanted === 'thing' ? undefined : crowdOf(world)
    if (/^others?$/.test(mention.head) && people?.kind !== 'group' && wanted !== 'thing')
      return addEntity(world, {
        kind: 'group',
        name: 'others',
        isPlural: true,
        at: world.here,
        stance: 'neutral',
      })
    if (people?.kind === 'group' || wanted === 'thing' || !/^(?:people|crowd)$/.test(mention.head))
      return people
    return newEntity(scene, { ...mention, head: 'people', isPlural: true }, 'being')
  }
  if (
    mention.pronoun ||
    /^(?:it|him|her|them|he|she|they|this|that|these|those|something|anything|nothing|one|there|here)$/i.test(
      mention.head,
    )
  )
    return unclearPronoun(world, mention)
  return newEntity(scene, mention, wanted)
}

/** What a mention already means in this story. */
export function knownEntity(world: World, mention: Mention): Entity | undefined {
  const bound = entityOf(world, mention.entityId)
  if (bound) return bound
  const standing = world.entities.filter((each) => !isElsewhereFixed(world, each))
  const candidates = standing.filter(
    ({ id, kind, isFixed, isPlural, name: known, aliases = [], role }) =>
      // 'Another knight' is not the hero who is one.
      !(id === HERO && /^(?:an?|another)$/.test(mention.determiner ?? '')) &&
      // 'Her mouth' is no cave's.
      !(
        kind === 'place' &&
        isBodyPart(mention.head) &&
        /^(?:my|his|her|their|its)$/.test(mention.determiner ?? '')
      ) &&
      !(kind === 'thing' && isFixed && mention.isPlural && !isPlural) &&
      !(
        isPlural &&
        !mention.isPlural &&
        kind !== 'thing' &&
        known.toLowerCase().endsWith(`${mention.head}s`)
      ) &&
      [known, role, ...aliases].some(
        (given) =>
          given !== undefined && isSameName(given.toLowerCase(), mention.text.toLowerCase(), mention.head),
      ),
  )
  return candidates.find((each) => isPresent(world, each)) ?? candidates[0] ?? hereByKind(world, mention)
}

/** Brings what was named into the story, unless era, prohibitions or its worth speak against it. */
function newEntity(scene: Scene, given: Mention, wanted: Wanted): Entity | Refusal {
  const { world } = scene
  const isCommon =
    given.isProper === true &&
    /^\p{Lu}\p{Ll}+s$/u.test(given.text) &&
    likelyGender(given.text) === undefined &&
    isPluralPhrase(given.text)
  const isTypedName =
    !isCommon &&
    !given.isProper &&
    given.determiner === undefined &&
    !isRole(given.text) &&
    !GROUP_NOUNS.test(given.text) &&
    (isGivenName(given.text.split(' ').at(-1)!) ||
      (!given.isPlural &&
        /^\p{Ll}{3,}$/u.test(given.text) &&
        wanted === 'being' &&
        (!isListedWord(given.text) || isFirstName(given.text))) ||
      isNamedIn(world, given.text))
  const mention = isTypedName
    ? {
        ...given,
        isProper: true,
        text: given.text.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase()),
      }
    : isCommon || isTimeOf(given)
      ? { ...given, isProper: undefined, isPlural: isCommon || undefined, text: given.text.toLowerCase() }
      : given
  const name = nameGiven(mention)
  if (
    world.year !== undefined &&
    !isOfEra(name, world) &&
    !(mention.determiner === 'my' && isTraveller(world))
  )
    return {
      refusal:
        'Nobody at [place] has heard of such a thing as [a]; it belongs to another age than this story.',
      slots: { a: { name } },
    }
  if (!isAllowed(name, world))
    return { refusal: 'You asked for a story without that, so [place] stays without it.' }
  const head = mention.head.toLowerCase()
  const owner = ownerOf(mention)
  if (isBareQuality(mention, name)) return { id: 'abstract', kind: 'thing', name, since: world.turn }
  const known =
    somebodyOf(world, mention, name, owner) ?? (wanted === 'place' ? undefined : namedNow(world, mention))
  if (known) return known
  const isPlural =
    mention.isProper && isCalledAsPerson(mention)
      ? undefined
      : (mention.isPlural ?? (isPluralPhrase(name) || undefined))
  const isTalkingThing =
    wanted === 'being' &&
    /^(?:computer|ai|robot|droid|android|mirror|statue|portrait|painting|intercom)$/.test(head)
  const isUnknownBeing =
    isTalkingThing ||
    (wanted === 'being' &&
      !mention.isProper &&
      /^(?:the|my|a|our)?$/.test(mention.determiner ?? '') &&
      !head.endsWith('ing') &&
      kindOfPlace(name) === undefined &&
      [isGround, isTooBig, isBodyPart, isAbstract].every((is) => !is(head)) &&
      classOf(head) === undefined)
  const isDead = mention.adjectives?.includes('dead') === true || name.startsWith('dead ')
  const isPerson = mention.isProper
    ? wanted === 'being' || (wanted === 'any' && isCalledAsPerson(mention))
    : isUnknownBeing || isPersonWord(head) || (isRole(head) && kindOfRole(head, false) === 'person')
  const ofHead = mention.of?.head.toLowerCase()
  const isCrowd =
    !mention.isProper && ofHead !== undefined && (isPersonWord(ofHead) || isPersonWord(`${ofHead}s`))
  if (
    isPerson ||
    isCrowd ||
    (isAnimalPhrase(name, head) && !isDead) ||
    (wanted === 'being' && mention.isProper)
  ) {
    const entity = addEntity(world, {
      kind:
        isAnimalPhrase(name, head) && !isAmongAnimals(world) && !isCalledAsPerson(mention)
          ? 'animal'
          : isPlural || isCrowd || GROUP_NOUNS.test(head)
            ? 'group'
            : 'person',
      name,
      isProper: mention.isProper ?? (mention.named !== undefined || undefined),
      role: mention.named && mention.text,
      isPlural,
      owner,
      at: world.here,
      gender: mention.isProper ? likelyGender(name.split(' ')[0]!, mention.adjectives?.[0]) : undefined,
      stance: owner === 'your' ? 'friend' : 'neutral',
    })
    mean(world, entity)
    return entity
  }
  if (
    (wanted === 'place' && !isOfThings(name, head)) ||
    (wanted === 'being' && kindOfPlace(name) && classOf(head) !== 'door')
  )
    return placeNamed(scene, mention)
  if (isAbstract(head)) return { id: 'abstract', kind: 'thing', name, owner, isPlural, since: world.turn }
  if (owner !== 'your' && isPrecious(head) && !/^(?:the|his|her|their|owner)$/.test(mention.determiner ?? ''))
    return { refusal: missingOf(world), slots: { name: { name, isPlural } } }
  const entity = addEntity(world, {
    kind: 'thing',
    name,
    isProper: mention.isProper,
    isPlural,
    owner,
    at: owner === 'your' && !isTooBig(head) ? HERO : world.here,
    isFixed:
      isBodyPart(head) ||
      (isGround(head) && !/^(?:water|sand|snow|mud|earth|dust|air)$/.test(head)) ||
      isTooBig(head) ||
      undefined,
    amount: mention.amount,
    isTyped: true,
  })
  mean(world, entity)
  return entity
}

import { isHandy } from '../../language/noun-kinds.ts'
import { classOf, isAbstract, isBodyPart, isGround, isTooBig } from '../../content/things.ts'
import { likelyGender } from '../../content/people.ts'
import type { Mention } from '../../language/clause.ts'
import { isFirstName, isInNoLexicon } from '../../language/tagger.ts'
import { isAllowed, isOfEra } from '../../telling/fits.ts'
import { isPluralPhrase } from '../../telling/noun.ts'
import { addEntity, mean } from '../../world/change.ts'
import {
  type Entity,
  type EntityKind,
  entityOf,
  HERO,
  heroOf,
  isElsewhereFixed,
  type World,
} from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { isAnimalPhrase } from '../../language/being-nouns.ts'
import { isGivenName, isPersonWord, isRole, kindOfRole } from '../../scenario/roles.ts'
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
  nameGiven,
  ownerOf,
  SELF_WORDS,
} from './mention-kinds.ts'
import { settleGender } from './settle-gender.ts'
import { isSameName } from './same-name.ts'
import { somebodyOf } from './somebody-of.ts'
import { namedNow } from './unnamed-so-far.ts'
import { unclearPronoun } from './unclear-pronoun.ts'
import { kindOfPlace } from '../../content/places.ts'
import { placeNamed } from '../going/place-named.ts'
import type { Refusal, Scene } from '../scene.ts'

export type Wanted = 'thing' | 'being' | 'place' | 'any'

/** Binds a mention to somebody or something of the story; what is new and fits comes into the story, what does not is refused. */
export function resolveMention(scene: Scene, given: Mention, wanted: Wanted): Entity | Refusal | undefined {
  const { world } = scene
  // 'A rock falls. I lift it': the pronoun is bound to words that nothing of the story stands for yet.
  const mention: Mention =
    given.pronoun && !given.entityId && given.text !== given.pronoun && !given.and
      ? { ...given, pronoun: undefined, determiner: given.determiner === 'my' ? 'my' : 'the' }
      : given
  const known = knownEntity(world, mention)
  if (known) {
    settleGender(known, mention.pronoun)
    mean(world, known)
    return known
  }
  if (SELF_WORDS.test(mention.head) || SELF_WORDS.test(mention.pronoun ?? '')) return heroOf(world)
  if (CROWD_WORDS.test(mention.head) || CROWD_WORDS.test(mention.text.trim()))
    return wanted === 'thing' ? undefined : crowdOf(world)
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
  return candidates.find((each) => isPresent(world, each)) ?? candidates[0]
}

/** Brings what was named into the story, unless era or prohibitions speak against it. */
function newEntity(scene: Scene, given: Mention, wanted: Wanted): Entity | Refusal {
  const { world } = scene
  const mention = asWritten(world, given, wanted)
  const name = nameGiven(mention)
  const head = mention.head.toLowerCase()
  if (world.year !== undefined && !isOfEra(name, world) && mention.determiner !== 'my')
    return {
      refusal:
        'Nobody at [place] has heard of such a thing as [a]; it belongs to another age than this story.',
      slots: { a: { name } },
    }
  if (!isAllowed(name, world))
    return { refusal: 'You asked for a story without that, so [place] stays without it.' }
  const owner = ownerOf(mention)
  const known =
    somebodyOf(world, mention, name, owner) ?? (wanted === 'place' ? undefined : namedNow(world, mention))
  if (known) return known
  const kind = kindMeant(world, mention, wanted)
  if (kind === 'place') return placeNamed(scene, mention)
  const isPlural =
    mention.isProper && isCalledAsPerson(mention)
      ? undefined
      : (mention.isPlural ?? (isPluralPhrase(name) || undefined))
  if (kind === 'abstract') return { id: 'abstract', kind: 'thing', name, owner, isPlural, since: world.turn }
  const isThing = kind === 'thing'
  const isCalled = (mention.named !== undefined && name === mention.named) || undefined
  const entity = addEntity(world, {
    kind: isPlural && kind === 'person' ? 'group' : kind,
    name,
    isProper: mention.isProper ?? isCalled,
    // 'A girl called Ana' goes on being the girl, too.
    ...(isCalled && { role: mention.text, aliases: [mention.text] }),
    isPlural,
    owner,
    at: isThing && owner === 'your' && !isTooBig(head) ? HERO : world.here,
    ...(isThing
      ? { isFixed: isBuiltIn(head) || undefined, amount: mention.amount, isTyped: true }
      : {
          gender:
            (mention.isProper ?? isCalled)
              ? likelyGender(name.split(' ')[0]!, isCalled ? mention.text : mention.adjectives?.[0])
              : undefined,
          stance: owner === 'your' ? 'friend' : 'neutral',
        }),
  })
  mean(world, entity)
  return entity
}

const isBuiltIn = (head: string): boolean =>
  isBodyPart(head) ||
  isTooBig(head) ||
  (isGround(head) && !/^(?:water|sand|snow|mud|earth|dust|air)$/.test(head))

/** A name with its capitals; a season, or 'Goats' at the head of a turn, with none. */
function asWritten(world: World, given: Mention, wanted: Wanted): Mention {
  const { text, isProper, determiner, isPlural } = given
  const isTypedName =
    !isProper &&
    determiner === undefined &&
    !isPlural &&
    !isRole(text) &&
    !GROUP_NOUNS.test(text) &&
    (isGivenName(text.split(' ').at(-1)!) ||
      isNamedIn(world, text) ||
      (wanted === 'being' && /^\p{Ll}{3,}$/u.test(text) && (isInNoLexicon(text) || isFirstName(text))))
  if (isTypedName)
    return {
      ...given,
      isProper: true,
      text: text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
    }
  const isCommon =
    isProper && /^\p{Lu}\p{Ll}+s$/u.test(text) && likelyGender(text) === undefined && isPluralPhrase(text)
  return isCommon || isTimeOf(given)
    ? { ...given, isProper: undefined, isPlural: isCommon || undefined, text: text.toLowerCase() }
    : given
}

/** Whether somebody, a place, a thing, or nothing that one could touch is meant by words new to the story. */
function kindMeant(world: World, mention: Mention, wanted: Wanted): EntityKind | 'abstract' {
  const name = nameGiven(mention)
  const head = mention.head.toLowerCase().split('-').at(-1)!
  if (isBareQuality(mention, name) || isTimeOf(mention)) return 'abstract'
  const isDead = mention.adjectives?.includes('dead') === true || name.startsWith('dead ')
  const isTalkingThing =
    wanted === 'being' &&
    /^(?:computer|ai|robot|droid|android|mirror|statue|portrait|painting|intercom)$/.test(head)
  const isHandled = wanted === 'thing' && /^(?:tool|weapon|device|instrument)$/.test(classOf(head) ?? '')
  const isBeast = isAnimalPhrase(name, head) && !isDead && !isHandled
  if (isBeast && !isAmongAnimals(world) && !isCalledAsPerson(mention)) return 'animal'
  if (GROUP_NOUNS.test(head) && !mention.isProper) return 'group'
  const isSomebody = mention.isProper
    ? wanted === 'being' || (wanted === 'any' && isCalledAsPerson(mention))
    : isTalkingThing ||
      isBeast ||
      isPersonWord(head) ||
      (isRole(head) && kindOfRole(head, false) === 'person')
  if (isSomebody) return 'person'
  // 'A row of men', and not 'a picture of a woman'.
  if (mention.of?.isPlural && isPersonWord(mention.of.head.toLowerCase().replace(/s$/, '')) && !isHandy(head))
    return 'group'
  const isPlace = wanted === 'place' ? !isOfThings(name, head) : wanted === 'being' && kindOfPlace(name)
  if (isPlace && classOf(head) !== 'door') return 'place'
  return isAbstract(head) ? 'abstract' : 'thing'
}

import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { PainterInput } from '../../painter.ts'
import type { Feeling, Person } from '../figures/cast-member.ts'
import { beastlyIn, beastNames, isOfBeast, madeIn, subjectBefore } from './beast-names.ts'
import { isYoungIn, OLD, yearsAt, YOUNG } from './ages.ts'
import { aliasOf } from './alias.ts'
import { feelingInTree } from './feeling-in-tree.ts'
import { dressInTree } from './dress-in-tree.ts'
import { heroSentence, isBeastly } from './hero.ts'
import { mentionedPeople } from './mentioned-people.ts'
import { heroNamesIn, type NamedPerson } from './named-people.ts'
import { KIN } from './absence-signs.ts'
import { isOnlyTold, isSaying, presenceOf, SAYS } from './presence.ts'
import { isInPast } from './told-tense.ts'
import { poseBehind } from './pose-behind.ts'
import { poseInTree, type ToldPose } from './pose-in-tree.ts'
import { pronounsIn, sexOf, STATIVE } from './pronouns.ts'
import { seatInTree, type ToldSeat } from './seat-in-tree.ts'
import { type ToldTree, toldTrees } from './told-trees.ts'
import { byPronoun, find, join, known, type Known, ownerOf } from './same-person.ts'

/** Somebody whom the moment shows, in the posture that it tells. */
export interface ShownPerson extends NamedPerson, ToldSeat {
  pose?: ToldPose
  feeling?: Feeling
  isOld?: boolean
  /** Whether they do or say something. */
  isActing?: boolean
  /** What they are told to wear. */
  dress?: string
}

/** Those whom the moment shows besides the hero, each once, of what a crowd is, and whether there are more of whom nobody tells how many; whoever says or does something first, then in the order they are told of. */
export function othersIn(
  scene: PainterInput,
  named: readonly NamedPerson[],
): { people: ShownPerson[]; crowd?: Person; isMany?: boolean } {
  const trees = toldTrees(scene.moment)
  const isPastTold = isInPast(trees.map(({ tokens }) => tokens))
  const before = [scene.premise, ...scene.earlier].join('\n')
  const notPeople = new Set([
    ...heroNamesIn(scene.premise),
    ...beastNames([scene.premise, ...scene.earlier, scene.moment]),
  ])
  const called = heroSentence(scene.premise).toLowerCase()
  const people: Known[] = []
  const isByWire = BY_WIRE.test(scene.moment)
  const isTale = isBeastly(scene.premise)
  const names = new Set(
    named.flatMap(({ name, key, firstName }) =>
      name === undefined ? [] : [key, ...(firstName === undefined ? [] : [firstName])],
    ),
  )
  const isAboutBeast = trees.map(({ tokens }) => isOfBeast(subjectBefore(tokens)))
  const hasBeast = trees.map(({ tokens }) => tokens.some((token) => isOfBeast(token)))
  for (const [i, tree] of trees.entries()) {
    const isToldOf = isOnlyTold(trees, i)
    for (const mention of mentionedPeople(tree.tokens, names)) {
      const isNone =
        [...mention.names, tree.tokens[mention.at]!.word.replace(/^\p{Ll}.*/u, '').toLowerCase()].some(
          (name) => notPeople.has(name),
        ) ||
        (isTale && (mention.phrase === undefined || KIN.test(mention.phrase)))
      if (isNone || isPredicateOfHero(tree.tokens, mention.at)) continue
      const presence =
        isToldOf || (isByWire && saysOnly(tree.tokens, mention.at))
          ? 'untold'
          : presenceOf(tree.tokens, mention.at, isPastTold)
      const alias = aliasOf(tree.tokens, mention, people)
      const person =
        alias ??
        find(people, mention, named, before, presence, tree.paragraph, isSaying(tree.tokens, mention.at))
      if (GROUPS.test(tree.tokens[mention.at]!.word)) mention.count = CROWD
      const found = person ?? known(mention, presence, scene.moment, tree.paragraph, people)
      if (person) join(person, mention, presence, tree.paragraph)
      else people.push(found)
      for (const name of mention.names) names.add(name)
      const behind = poseBehind(tree.tokens, mention.at)
      const pose = behind === 'undrawable' ? behind : (poseInTree(tree.tokens, mention.at) ?? behind)
      if (pose && isBetter(pose, found.pose)) found.pose = pose === 'riding' ? 'undrawable' : pose
      Object.assign(found, seatInTree(tree.tokens, mention.at))
      found.feeling = feelingInTree(tree.tokens, mention.at) ?? found.feeling
      const dress = dressInTree(tree.tokens, mention.at)
      if (dress !== '') found.dress = dress
    }
    const isNearBeast =
      isTale ||
      isAboutBeast.slice(0, Math.max(0, i - 2)).includes(true) ||
      hasBeast.slice(Math.max(0, i - 2), i + 1).includes(true)
    for (const { at, sex, presence } of isByWire ? [] : pronounsIn(tree.tokens, isPastTold)) {
      if (isOfBeast(subjectBefore(tree.tokens, at) ?? subjectBefore(trees[i - 1]?.tokens ?? []))) continue
      const person = byPronoun(people, sex, presence, tree, scene.moment, isNearBeast)
      const pose = poseInTree(tree.tokens, at)
      if (person && pose && isBetter(pose, person.pose)) person.pose = pose
      if (!person) continue
      Object.assign(person, { ...seatInTree(tree.tokens, at), ...seatOf(person) })
      person.feeling = feelingInTree(tree.tokens, at) ?? person.feeling
      const years = yearsAt(tree.tokens, at)
      if (years === 'young') person.kind = 'child'
      person.isOld ||= years === 'old'
    }
    for (const sex of madeIn(tree.tokens))
      byPronoun(people, sex, 'untold', tree, scene.moment, false)?.presences.add('gone')
    for (const at of beastlyIn(tree.tokens)) {
      if (isOfBeast(subjectBefore(tree.tokens, at))) continue
      const { word } = tree.tokens[at]!
      const owner =
        ownerOf([...(trees[i - 1]?.tokens ?? []), ...tree.tokens.slice(0, at + 1)], people) ??
        (/^(?:his|her)$/i.test(word)
          ? byPronoun(people, /^h?er/i.test(word) ? 'woman' : 'man', 'untold', tree, scene.moment, true)
          : undefined)
      owner?.presences.add('gone')
    }
  }
  const shown = people.filter(
    ({ presences, phrases }) =>
      !presences.has('gone') &&
      (presences.has('acts') || presences.has('there')) &&
      ![...phrases].some((phrase) => called.includes(phrase)),
  )
  const rank = ({ presences, count }: Known) => (count > 1 ? 2 : presences.has('acts') ? 0 : 1)
  const crowd =
    shown.find(({ count }) => count >= CROWD)?.kind ??
    (ALONE.test(scene.moment) ? undefined : crowdIn(trees, isPastTold))
  return {
    people: shown
      // Of whom nobody tells how many they are, none is shown.
      .filter(({ count, pose }) => count < CROWD && Number.isInteger(count) && pose !== 'undrawable')
      .toSorted((one, other) => rank(one) - rank(other))
      .flatMap((person) => toPeople(person, named, scene)),
    ...(crowd && !LIE.test(scene.moment) && { crowd }),
    ...(shown.some(({ count, pose }) => !Number.isInteger(count) || pose === 'undrawable') && {
      isMany: true,
    }),
  }
}

/** Whether a posture says more than one that was told before: how one sits or lies more than what the arms do. */
const isBetter = (pose: ToldPose, before: ToldPose | undefined): boolean =>
  before === undefined ||
  pose === 'undrawable' ||
  (before !== 'undrawable' && (BODY.has(pose) || !BODY.has(before)))
const BODY: ReadonlySet<ToldPose> = new Set(['sitting', 'kneeling', 'lying', 'asleep', 'writing', 'reading'])

const ALONE =
  /\b(?:you alone|you are alone|no one else|nobody else|only you|empty but for you|alone (?:in|on|at|with|between)|by (?:her|him|your)self)\b/i
/** So many are a crowd. */
const CROWD = 6

const GROUPS =
  /^(?:crowds?|congregation|audience|mob|throng|spectators|onlookers|bystanders|passers-by|crew|procession|troops|townsfolk|townspeople)$/i

/** A crowd is drawn standing. */
const LIE =
  /\b(?:they|men|women|children|people|bodies|sleepers|patients|prisoners|pilgrims|soldiers|faces|berths?|pods?)\b (?:\w+ ){0,3}(?:lie|lay|sleep|slept|sit|sat|kneel|knelt)\b|\b(?:lie|lying|asleep|sleep) in (?:\w+ )?rows\b|\bsleepers\b/i

/** A crowd that has a name of its own. */
const crowdIn = (trees: readonly ToldTree[], isPastTold: boolean): Person | undefined =>
  trees.some(({ tokens }) =>
    tokens.some(
      ({ word, head }, at) =>
        GROUPS.test(word) &&
        ((presenceOf(tokens, at, isPastTold) === 'acts' &&
          !(head >= 0 && STATIVE.test(tokens[head]!.lemma))) ||
          /^(?:full|packed|crowded|lined)$/.test(tokens[head]?.word ?? '')),
    ),
  )
    ? 'someone'
    : undefined

/** Who speaks through a wire is elsewhere. */
const BY_WIRE =
  /\b(?:headphones|headset|earpiece|receiver|intercom|walkie-talkie|handset|on the phone|(?:tele)?phone rings|over the (?:comm|radio|phone|line))\b/i
/** Whether a sentence only has somebody speak, or says who it is. */
const saysOnly = (tokens: readonly Token[], at: number): boolean => {
  const verb = tokens[tokens[at]!.head]
  return verb === undefined
    ? tokens.some(({ head, label }) => head === at && label === 'cop')
    : SAYS.has(verb.lemma) && verb.lemma !== 'laugh'
}

/** 'You are the smith', 'there are five of you'. */
const isPredicateOfHero = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ head, label, word }) => head === at && label === 'nsubj' && /^(?:you|i|we)$/i.test(word)) &&
  tokens.some(({ head, label }) => head === at && label === 'cop')

/** What is told of where somebody sits. */
const seatOf = ({ seat, table }: ToldSeat): ToldSeat => ({ ...(seat && { seat }), ...(table && { table }) })

/** As the story keeps them. */
function toPeople(
  { names, name, phrases, presences, kind, count, pose, feeling, ...told }: Known,
  named: readonly NamedPerson[],
  { moment, premise, earlier }: PainterInput,
): ShownPerson[] {
  const kept = named.find(
    ({ key, firstName, phrase, relation }) =>
      names.has(key) ||
      (firstName !== undefined && names.has(firstName)) ||
      (relation !== undefined && phrases.has(relation)) ||
      (phrase !== '' && name === undefined && phrases.has(phrase)),
  )
  const [phrase = ''] = phrases
  const key = kept?.key ?? (name === undefined ? phrase || kind : [...names].at(-1)!)
  const called = name ?? (YOUNG.test(phrase) ? phrase : phrase === '' ? '' : undefined)
  const isYoung = called !== undefined && isYoungIn(called, [premise, ...earlier, moment].join('\n'))
  const sexOfStory =
    kind === 'someone' && name !== undefined ? sexOf(name, name, [...earlier, moment].join('\n')) : kind
  const person: ShownPerson = {
    ...kept,
    ...(pose && { pose }),
    ...(feeling && { feeling }),
    ...seatOf(told),
    ...(told.dress && { dress: told.dress }),
    ...((told.isOld || OLD.test([...phrases, name?.toLowerCase()].join(' '))) && { isOld: true }),
    ...(presences.has('acts') && { isActing: true }),
    key,
    kind:
      isYoung || kind === 'child'
        ? 'child'
        : phrase.endsWith(' couple')
          ? 'man'
          : kept && kept.kind !== 'someone'
            ? kept.kind
            : sexOfStory,
    phrase,
    ...((kept?.name ?? name) !== undefined && { name: kept?.name ?? name! }),
  }
  return [
    person,
    ...Array.from({ length: Math.min(count, 5) - 1 }, (_, i): ShownPerson => ({
      ...person,
      key: `${key} ${i + 2}`,
      kind: phrase.endsWith(' couple') ? 'woman' : person.kind,
    })),
  ]
}

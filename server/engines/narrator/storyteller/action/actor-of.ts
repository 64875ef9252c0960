import { classOf, isGround } from '../content/things.ts'
import { isBeingNoun } from '../language/being-nouns.ts'
import type { Actor, Mention } from '../language/clause.ts'
import { isFirstName, isListedWord } from '../language/tagger.ts'
import { isPluralPhrase } from '../telling/noun.ts'
import { addEntity, mean } from '../world/change.ts'
import {
  beingsHere,
  type Entity,
  entityOf,
  hasState,
  heroOf,
  meantOfLate,
  talkersHere,
} from '../world/world.ts'
import { isNamedIn, isTimeOf, ownerOf } from './mention-kinds.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'
import type { Refusal, Scene } from './scene.ts'

/** Who does what a clause tells. */
export function actorOf(scene: Scene, whole: Actor, isSpeaking = false): Entity | Refusal | undefined {
  // 'Zeb and Mara come in': each of them is somebody.
  const given =
    typeof whole === 'object' && whole.and && !whole.pronoun && !whole.entityId
      ? { ...whole, and: undefined, isPlural: isPluralPhrase(whole.text) || undefined }
      : whole
  for (const each of typeof whole === 'object' ? (whole.and ?? []) : [])
    if (!each.pronoun && !each.entityId) resolveMention(scene, each, each.isProper ? 'being' : 'any')
  // 'Alfie gets hit': the auxiliary is no part of the name.
  const actor =
    typeof given === 'object' && / (?:gets?|got|goes|comes|falls|starts|stops|turns|keeps)$/.test(given.text)
      ? asNamed(scene, given)
      : given
  if (actor === 'hero' || actor === 'companions') return heroOf(scene.world)
  if (actor === 'nobody' || actor.pronoun === 'one') return undefined
  const { world } = scene
  // 'He says my father went out': 'he' is somebody who is here.
  const bound = entityOf(world, actor.entityId)
  if (isSpeaking && actor.pronoun && bound && bound.at !== world.here) {
    const speaker = talkersHere(world).find(
      ({ gender, kind }) =>
        kind !== 'group' && (gender === undefined || bound.gender === undefined || gender === bound.gender),
    )
    if (speaker) return speaker
  }
  // The dead are spoken of, and do not act.
  if (actor.pronoun && hasState(entityOf(world, actor.entityId), 'dead')) {
    const living = meantOfLate(world).find((each) => beingsHere(world).includes(each))
    if (living) return living
  }
  if (
    /^(?:everyone|everybody|all|the others|others)$/i.test(actor.text) &&
    !knownEntity(scene.world, actor)
  ) {
    const group =
      beingsHere(scene.world).find(({ kind }) => kind === 'group') ??
      addEntity(scene.world, {
        kind: 'group',
        name: 'others',
        isPlural: true,
        at: scene.world.here,
        stance: 'neutral',
      })
    mean(scene.world, group)
    return group
  }
  // 'It says there's a leak': what speaks is somebody, where somebody without a 'he' or 'she' is about.
  const heard =
    isSpeaking && actor.pronoun === 'it' && (entityOf(world, actor.entityId)?.kind ?? 'thing') === 'thing'
      ? beingsHere(world).find(
          ({ kind, gender, id }) => kind === 'person' && !gender && id !== heroOf(world).id,
        )
      : undefined
  if (heard) return heard
  if (
    isSpeaking &&
    !actor.pronoun &&
    !/\p{Lu}/u.test(actor.text) &&
    !knownEntity(scene.world, actor) &&
    classOf(actor.head) === undefined &&
    !isGround(actor.head)
  ) {
    const called = scene.world.entities.find(
      ({ isProper, name }) => isProper && name.toLowerCase().split(' ').includes(actor.text),
    )
    if (called) {
      if (called.kind === 'thing') called.kind = 'person'
      mean(scene.world, called)
      return called
    }
    const isName =
      !actor.determiner &&
      !actor.isPlural &&
      /^\p{Ll}{3,}$/u.test(actor.text) &&
      !isBeingNoun(actor.head) &&
      (!isListedWord(actor.text) || isNamedIn(world, actor.text))
    // Whoever says something is somebody, also by a trade that no list has.
    const isPlural = actor.isPlural ?? isPluralPhrase(actor.text)
    const somebody = addEntity(scene.world, {
      kind: isPlural ? 'group' : 'person',
      name: isName ? `${actor.text[0]!.toUpperCase()}${actor.text.slice(1)}` : actor.text,
      isProper: isName || undefined,
      isPlural: isPlural || undefined,
      owner: ownerOf(actor),
      at: scene.world.here,
      stance: 'neutral',
    })
    mean(scene.world, somebody)
    return somebody
  }
  // Whoever or whatever acts in the player's telling is there.
  return resolveMention(
    scene,
    actor.determiner === 'a' ? { ...actor, determiner: 'the' } : actor,
    !isTimeOf(actor) &&
      (actor.isProper ||
        (!actor.determiner &&
          !actor.isPlural &&
          /^\p{Ll}{3,}$/u.test(actor.text) &&
          (isFirstName(actor.text) || !isListedWord(actor.text))))
      ? 'being'
      : 'any',
  )
}

function asNamed({ world }: Scene, mention: Mention): Mention {
  const text = mention.text.replace(/ (?:gets?|got|goes|comes|falls|starts|stops|turns|keeps)$/, '')
  const bare = { ...mention, text, head: text.split(' ').at(-1)!.toLowerCase() }
  return { ...bare, entityId: knownEntity(world, bare)?.id }
}

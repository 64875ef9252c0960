import type { Scenario, ScenarioPerson } from '../scenario/scenario.ts'
import { headOf, isPluralPhrase } from '../telling/noun.ts'
import { takeTheLine } from './presence.ts'
import { addEntity, setState } from './change.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { isAnimalNoun, isGroupNoun } from '../language/being-nouns.ts'
import { pluralOf } from '../language/plural-of.ts'
import { heroOf, type World } from './world.ts'

const plural = (word: string | undefined): string | undefined =>
  word === undefined || isPluralPhrase(word) || / of /.test(word) || isGroupNoun(headOf(word))
    ? word
    : pluralOf(word.replace(/^\d+ /, ''))

/** 'I'm Wulf, a cook's boy': nobody else is that boy. */
export function isHeroAgain({ name, role, relation }: ScenarioPerson, { hero, text }: Scenario): boolean {
  // 'Sir Bertrand the Reluctant' is one man.
  const byname = (name ?? role)?.replace(/^the /i, '')
  if (
    hero.name !== undefined &&
    byname !== undefined &&
    [' the ', ', ', ', the ', ', a ', ', an '].some((joint) => text.includes(`${hero.name}${joint}${byname}`))
  )
    return true
  if (name !== undefined || relation !== undefined || role === undefined) return false
  if (role === hero.role || hero.role?.endsWith(` ${role}`)) return true
  const escaped = role.replace(/[^\p{L} ]/gu, '.')
  return (
    new RegExp(
      String.raw`\b(?:You are|You're|I'm|I am|I was|I got|I work)[^.!?;]{0,60}?(?<!\b(?:with|and|for|to|from|of|by) )\b(?:a|an|the) (?:[\p{L}-]+ ){0,2}?${escaped}\b`,
      'iu',
    ).test(text) || new RegExp(String.raw`\b(?:don't|not|never|I|to|you) ${escaped}\b`, 'i').test(text)
  )
}

/** 'My cat can talk', 'a talking owl', what says something in the scenario, and all animals where the hero is one. */
const isTalking = (world: World, { isTalking: isHeard, name, role }: ScenarioPerson): boolean =>
  isHeard === true ||
  isAnimalNoun(heroOf(world).role?.split(' ').at(-1) ?? '') ||
  (world.premiseWords.some((word) => /^(?:talk|talks|talking|speak|speaks|speaking)$/.test(word)) &&
    (name !== undefined || role !== undefined))

/** 'A picnic with grandma': whose she is goes without saying. */
const KIN = /^(?:grandma|grandpa|granny|gran|nana|mum|mom|mummy|mommy|dad|daddy)$/i

/** Brings somebody of the scenario into the world, as it has them. */
export function addPerson(world: World, person: ScenarioPerson): void {
  const { name, role, relation, kind, state } = person
  const isMany =
    person.gender === 'pl' || kind === 'group' || (name === undefined && (person.amount ?? 1) > 1)
  const called =
    name ??
    (isMany ? plural(role ?? relation) : relation && role?.endsWith(relation) ? role : relation) ??
    role ??
    (kind === 'group' ? 'others' : 'stranger')
  const entity = addEntity(world, {
    kind:
      (kind === 'creature' || (kind === 'animal' && !isPersonWord(headOf(role ?? '')))) &&
      !isTalking(world, person) &&
      !/\b(?:vampire|ghost|spirit|demon|ogre|troll|giant|werewolf|alien|elf|goblin|genie)\b/.test(role ?? '')
        ? 'animal'
        : kind === 'group'
          ? 'group'
          : 'person',
    name: called.replace(/^(?:the|a|an|my|your|our) /i, ''),
    isProper: name !== undefined && !/^the /i.test(name) ? true : undefined,
    isPlural:
      (person.gender === 'pl' && name === undefined) ||
      kind === 'group' ||
      (name === undefined && (person.amount ?? 1) > 1) ||
      undefined,
    owner: name === undefined && (relation !== undefined || KIN.test(called)) ? 'your' : undefined,
    gloss:
      name !== undefined && relation !== undefined && !name.startsWith('the ')
        ? `your ${relation} ${name}`
        : undefined,
    gender: person.gender === 'pl' ? undefined : person.gender,
    role: role ?? relation,
    aliases: [relation, role].filter((alias) => alias !== undefined && alias !== called) as string[],
    amount:
      name === undefined && person.amount && person.amount > 1 && !isGroupNoun(headOf(called))
        ? person.amount
        : undefined,
    stance: person.isFoe ? 'foe' : person.isCompanion ? 'companion' : relation ? 'friend' : 'neutral',
    at:
      state === 'present' || (state === 'near' && !person.isFoe && !person.isElsewhere)
        ? world.here
        : undefined,
  })
  if (state === 'absent' || state === 'captive' || state === 'dead') setState(entity, state)
  if (person.isAsleep) setState(entity, 'asleep')
  if (person.isOnLine) {
    delete entity.at
    takeTheLine(world, entity)
  }
  if (person.isMute) setState(entity, 'mute')
  if (person.isAsking) world.facts.push({ about: entity.id, key: 'asks', text: '', turn: 0 })
  if (person.because) world.facts.push({ about: entity.id, key: 'because', text: person.because, turn: 0 })
  if (person.by) world.facts.push({ about: entity.id, key: 'by', text: person.by, turn: 0 })
}

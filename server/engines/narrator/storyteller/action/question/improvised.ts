import { kindNamed, kindOfKnown } from '../../content/places.ts'
import { isBodyPart } from '../../content/things.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { isPersonWord } from '../../scenario/roles.ts'
import { headOf, nounOf } from '../../telling/noun.ts'
import { addEntity } from '../../world/change.ts'
import { type Entity, factAbout, HERO, hereOf, isBeing, meantOfLate } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { improvise, type Open } from '../going/improvise.ts'
import { isWritten } from '../going/reveal.ts'
import { kindsSensed, thingOf } from '../going/sense.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { FIRST, LAST, SORTS } from './sorts-of-sight.ts'
import { askedWords } from './settle-open.ts'

/** What a question of the narrator's asks for and nobody has told is decided by its sort; false where nothing fits, or where it is the hero's own to say. */
export function improviseAnswer(scene: Scene, asked: Asked, when: 'first' | 'early' | 'last'): boolean {
  const { world, reply } = scene
  const words = askedWords(asked)
  if (/\b(?:weather|season|date|time is it)\b/.test(words)) return false
  const about = aboutOf(scene, asked, words)
  if (
    /\b(?:should|shall|can|could|may|might|must|would) (?:i|we)\b|\bmy (?:name|goal|mission|plan)\b/.test(
      words,
    )
  )
    return false
  const isOfBeing = about !== undefined && isBeing(about)
  const found = SORTS.find(
    ([asks, , of]) => asks.test(words) && (of === undefined || (of === 'being' ? isOfBeing : !isOfBeing)),
  )
  if (!found) return false
  const [, name] = found
  if (when === 'first' ? !FIRST.test(name) : when === 'early' && LAST.test(name)) return false
  if (isOfBeing && about.kind !== 'animal' && /^(?:does|minds|now)$/.test(name) && !isPresent(world, about))
    return false
  if (name === 'read' && !(about && isWritten(about.name))) return false
  if (name === 'like' && about && !isOfBeing && (about.kind === 'place' || kindNamed(about.name)))
    return false
  const isBeast = about?.kind === 'animal' && isAnimalNoun(headOf(about.name.toLowerCase()))
  const own =
    name === 'like' || (isBeast && /^(?:look|manner)$/.test(name))
      ? isOfBeing && !isBeast
        ? 'look'
        : 'see'
      : name === 'within' && about && isWritten(about.name)
        ? 'read'
        : name
  const kinds = kindsFor(scene, own, about, words)
  const key = /^(?:look|manner|see|read|within|under|behind)$/.test(own) ? own : `${own} ${world.turn}`
  const id =
    about && about.id !== 'abstract'
      ? about.id
      : `any ${singularOf(headOf(asked.name ?? '') || words.split(' ').at(-1)!)}`
  const isKnown = about && own === 'look' && factAbout(world, id, 'look') !== undefined
  if (isKnown && reply.isTold(factAbout(world, id, 'look')!.text) && isPresent(world, about))
    return decide(scene, {
      name: 'now',
      about: id,
      key: `now ${world.turn}`,
      kinds,
      slots: { object: about },
    })
  return decide(scene, { name: own, about: id, key, kinds, slots: { object: about && nounOf(about) } })
}

const decide = (scene: Scene, open: Open): boolean => {
  if (!improvise(scene, open)) return false
  scene.isSettled = true
  return true
}

/** 'The captain' of 'what sort of man is the captain', 'the greenhouse' of 'the rest of the greenhouse'; who flies a plane that has come is there. */
function aboutOf(scene: Scene, { about, other, name: given }: Asked, words: string): Entity | undefined {
  const { world } = scene
  const name = given?.replace(/ looks?$/, '')
  const named = world.entities.find(({ id, name: own }) => {
    const head = headOf(own.toLowerCase())
    if (!words.includes(head)) return false
    const before = words.slice(
      0,
      Math.max(0, words.search(new RegExp(`\\b${head.replace(/[^\p{L}]/gu, '.')}\\b`, 'u'))),
    )
    return id !== HERO && own.length > 2 && /\b(?:the|my|your) $/.test(before)
  })
  const both = [other, about].filter((each) => each && each.id !== HERO && each.id !== 'abstract')
  const meant = both.find((each) => each && isBeing(each)) ?? both[0]
  if (meant && !VAGUE.test(meant.name)) return meant
  if (named) return named
  if (/\b(?:his|her) \p{L}+\b/u.test(words)) {
    const who = meantOfLate(world).find((each) => each.kind === 'person' && isPresent(world, each))
    if (who) return who
  }
  if (/\b(?:it|this place|this|here|place)\b/.test(words) && !name) return hereOf(world)
  if (!name || about?.id === HERO) return undefined
  const plain = name.toLowerCase()
  if (
    isPersonWord(headOf(plain)) &&
    new RegExp(`\\bthe ${plain.replace(/[^\p{L} ]/gu, '.')}\\b`, 'u').test(words)
  )
    return addEntity(world, { kind: 'person', name: plain, at: world.here, stance: 'neutral', isTyped: true })
  return { ...thingOf(plain), kind: kindNamed(plain) && !isBodyPart(plain) ? 'place' : 'thing' }
}

const VAGUE = /^(?:rest|place|man|woman|person|sort|kind)$|\blook$/

function kindsFor(scene: Scene, name: string, about: Entity | undefined, words: string): string[] {
  const { world } = scene
  const here = hereOf(world)
  const side = here.isInside === undefined ? [] : [here.isInside ? 'in' : 'out']
  if (name === 'noise') {
    const from = kindNamed(words)
    return [
      ...(from ? [from.id, from.isInside ? 'in' : 'out'] : [kindOfKnown(here)?.id ?? 'any', ...side]),
      'any',
    ]
  }
  if (/^(?:within|changed)$/.test(name) && about && isBeing(about))
    return name === 'changed' ? ['being'] : ['any']
  if (name === 'changed')
    return about && about.kind === 'thing' && about.id !== 'abstract' ? ['thing'] : ['any']
  return [...kindsSensed(scene, name, about), 'any']
}

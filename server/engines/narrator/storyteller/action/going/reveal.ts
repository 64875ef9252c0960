import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { kindOfPlace } from '../../content/places.ts'
import { headOf, isPluralPhrase } from '../../telling/noun.ts'
import { contents } from '../../content/finds.ts'
import { isOfClass } from '../../content/things.ts'
import { fits } from '../../telling/fits.ts'
import { kindsOf } from '../../telling/outcome-table.ts'
import { expand } from '../../telling/template.ts'
import { slotsOfScene } from '../../telling/slots.ts'
import { addEntity, keepFact, mean } from '../../world/change.ts'
import { type Entity, factAbout, heldBy, hereOf, isBeing, meantOfLate } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { recallTopic } from '../question/recall.ts'
import type { Bound, Scene } from '../scene.ts'
import { findsOf, improvise } from './improvise.ts'

/** Settles one thing about somebody or something, once and for all, and returns it as a sentence. */
export function decide(
  scene: Scene,
  entity: Entity,
  key: string,
  pool: readonly string[],
  slots = {},
): string {
  const { world, random, rating } = scene
  const known = factAbout(world, entity.id, key)
  if (known) return known.text
  const { isUnnamed, preposition = 'at' } = hereOf(world)
  const here = isUnnamed ? 'here' : `${preposition} [place]`
  for (const line of random.shuffle(pool)) {
    const text = expand(
      line.replace(/\bat \[place\]/g, here),
      slotsOfScene(world, random, { object: entity, ...slots }),
    )
    if (text === undefined || !fits(text, world, rating) || world.facts.some((fact) => fact.text === text))
      continue
    keepFact(world, entity.id, key, text)
    scene.hasChanged = true
    return text
  }
  return ''
}

/** A close look: how somebody or something is, as far as that is told; else it is decided. */
export function revealDetail(scene: Scene, entity: Entity): void {
  if (entity.id === 'abstract') return
  const { world, reply } = scene
  const states = stateSentence(entity)
  if (states) reply.tell(states, { object: entity })
  else {
    const name = isBeing(entity) ? 'look' : 'see'
    improvise(scene, {
      name,
      about: entity.id,
      kinds: [...kindsOf(entity), 'thing'],
      slots: { object: entity },
    })
  }
  // Nobody is asked to look again.
  if (!factAbout(world, entity.id, 'detail')) keepFact(world, entity.id, 'detail', '')
  mean(world, entity)
}

const TELLING_STATES = new Set(
  'locked open broken lit asleep dead hurt tied captive worn wet burning'.split(' '),
)

function stateSentence(entity: Entity): string | undefined {
  const opens = isOfClass(entity.name, 'door') || isOfClass(entity.name, 'container')
  const states = (entity.states ?? []).filter(
    (state) => TELLING_STATES.has(state) && (state !== 'open' || opens),
  )
  return states.length > 0 ? `[object] [object.is] ${states.join(' and ')}.` : undefined
}

/** What is behind or inside of something that was opened: what was told, else what one surely keeps in it. */
export function revealInside(scene: Scene, { object }: Bound): void {
  const { world, reply } = scene
  if (!object || object.id === 'abstract') return
  const noun = headOf(object.name.toLowerCase())
  // A letter is opened to be read; what stands in a book is for whoever reads it.
  if (/^(?:letter|note|envelope|message|telegram|card|postcard|email)$/.test(noun))
    return revealText(scene, { object })
  if (isOfClass(noun, 'readable') && !isOfClass(object.name, 'container')) return
  const inside = object.kind === 'place' ? undefined : heldBy(world, object.id)[0]
  if (inside) {
    reply.tell('Inside [object.they] [object+hold] [inside.a].', { object, inside })
    return mean(world, inside)
  }
  const kept = Object.entries(contents).find(([names]) => names.split(' ').includes(noun))?.[1]
  if (kept && !scene.hasMore) return reply.tell(decide(scene, object, 'inside', [kept]))
  if (!/\b(?:door|doorway|hatch|trapdoor)$/.test(object.name)) return
  const caller = meantOfLate(world).find(isBeing)
  const isNew = caller?.kind === 'person' && caller.since === world.turn - 1 && caller.since > 0
  if (isNew && isPresent(world, caller)) return reply.tell('There [caller+stand] [caller].', { caller })
  const [, own = ''] = /^(.+) door(?:way)?$/.exec(object.name) ?? []
  if (!scene.hasMore && kindOfPlace(own))
    reply.tell(decide(scene, object, 'inside', [`Behind [object] lies the ${own}.`]))
}

/** Brings a small thing that is fit for this story to `at`; undefined where each of them has been found. */
export function findThing(scene: Scene, at: string, names = findsOf(scene)): Entity | undefined {
  const { world, rating } = scene
  const name = names.find(
    (each) => fits(each, world, rating) && !world.entities.some((entity) => entity.name === each),
  )
  if (!name) return undefined
  scene.hasChanged = true
  const found = addEntity(world, { kind: 'thing', name, at, isPlural: isPluralPhrase(name) || undefined })
  mean(world, found)
  return found
}

/** Whether something has its words on it, rather than in its mouth. */
export const isWritten = (name: string): boolean =>
  isOfClass(headOf(name), 'readable') || isKindOf(headOf(name), 'written_communication')

/** A sentence that tells what stands written somewhere. */
const SAID = /\b(?:says?|said|reads?|tells?|written|writes?|warns?|asks?|begs?)\b|["“]/i

/** The words on something that can be read, as the story has told them; where it has not, they are decided. */
export function revealText(scene: Scene, { object }: Pick<Bound, 'object'>): void {
  if (!object || object.id === 'abstract' || isBeing(object)) return
  const told = recallTopic(scene.world, object.name, SAID)
  if (told) scene.reply.tell(told.text)
  else if (isWritten(object.name))
    improvise(scene, {
      name: 'read',
      about: object.id,
      kinds: [...kindsOf(object), 'any'],
      slots: { object },
    })
}

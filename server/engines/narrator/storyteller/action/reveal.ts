import { kindOfPlace } from '../content/places.ts'
import { headOf, isPluralPhrase } from '../telling/noun.ts'
import { contents, finds, insides, plainLooks } from '../content/finds.ts'
import { looks } from '../content/people.ts'
import { isOfClass } from '../content/things.ts'
import { fits } from '../telling/fits.ts'
import { outcomePools } from '../telling/outcome-pools.ts'
import { kindsOf } from '../telling/outcome-table.ts'
import { expand } from '../telling/template.ts'
import { slotsOfScene } from '../telling/slots.ts'
import { addEntity, keepFact, mean } from '../world/change.ts'
import {
  type Entity,
  factAbout,
  hasState,
  heldBy,
  hereOf,
  isBeing,
  isPresent,
  meantOfLate,
} from '../world/world.ts'
import { writingsOn } from './question/writing.ts'
import { recallTopic } from './question/recall.ts'
import type { Bound, Scene } from './scene.ts'

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

/** A close look: what is remarkable about somebody, something or some place. */
export function revealDetail(scene: Scene, entity: Entity): void {
  if (entity.id === 'abstract') return
  const states = stateSentence(entity)
  if (entity.kind === 'group') {
    if (!tellKnown(scene, entity)) scene.reply.tell('You look at [object] once more.', { object: entity })
  } else if (entity.kind === 'person') {
    // How somebody is comes before what they wear.
    if (states) return scene.reply.tell(states, { object: entity })
    scene.reply.tell(
      decide(
        scene,
        entity,
        'look',
        looks.map((look) => `[object] [object.has] ${look}.`),
      ),
    )
  } else {
    const kinds = kindsOf(entity).map((kind) => (kind === 'thing' && isOwnFixture(entity) ? 'fixture' : kind))
    const pools = outcomePools(['look'], kinds)
    const isPlain = (pool: string[]) => pool === pools.at(-1) && kinds.includes('thing')
    let detail = ''
    for (const pool of pools)
      if (detail === '' && !isPlain(pool)) detail = decide(scene, entity, 'detail', pool)
    if (detail) scene.reply.tell(detail)
    else if (!tellKnown(scene, entity)) {
      const plain = decide(
        scene,
        entity,
        'detail',
        isOwnFixture(entity) ? (pools.at(-1) ?? []) : plainLooks[kinds.includes('made') ? 'made' : 'other'],
      )
      // Nothing is left to be remarked on: it is only looked at.
      if (plain === '') keepFact(scene.world, entity.id, 'detail', '')
      scene.reply.tell(plain || 'You look at [object].', { object: entity })
    }
  }
  if (states) scene.reply.tell(states, { object: entity })
  mean(scene.world, entity)
}

const isOwnFixture = ({ isFixed, isTyped }: Entity): boolean => isFixed === true && !isTyped

/** Tells what the story has said of it so far; false where it has said nothing. */
function tellKnown({ world, reply }: Scene, entity: Entity): boolean {
  const noun = new RegExp(`(?<!\\p{L})${headOf(entity.name).replace(/[^\p{L}]/gu, '')}(?!\\p{L})`, 'iu')
  const told = world.facts.findLast(
    ({ key, text }) =>
      /^(?:stated|happened|said|is )/.test(key) &&
      text.length < 160 &&
      noun.test(text) &&
      /^[“"\p{Lu}]/u.test(text),
  )
  return told !== undefined && reply.say([told.text])
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

/** What is behind or inside of something that was opened. */
export function revealInside(scene: Scene, { object }: Bound): void {
  if (!object || object.id === 'abstract') return
  // A letter is opened to be read; what stands in a book is for whoever reads it.
  if (
    /^(?:letter|note|envelope|message|telegram|card|postcard|email)$/.test(headOf(object.name.toLowerCase()))
  )
    return revealText(scene, { object } as Bound)
  if (isOfClass(headOf(object.name), 'readable') && !isOfClass(object.name, 'container')) return
  const inside = object.kind === 'place' ? undefined : heldBy(scene.world, object.id)[0]
  if (inside) {
    scene.reply.tell('Inside [object.they] [object+hold] [inside.a].', { object, inside })
    mean(scene.world, inside)
    return
  }
  const noun = object.name.toLowerCase().split(' ').at(-1)!
  const kept = Object.entries(contents).find(([names]) => names.split(' ').includes(noun))?.[1]
  if (kept && !scene.hasMore) return scene.reply.tell(decide(scene, object, 'inside', [kept]))
  if (isOfClass(object.name, 'container')) return findInside(scene, object)
  if (!/\b(?:door|doorway|hatch|trapdoor)$/.test(object.name)) return
  const caller = meantOfLate(scene.world).find(
    (each) =>
      each.kind === 'person' &&
      each.since >= scene.world.turn - 3 &&
      each.since > 0 &&
      isPresent(scene.world, each),
  )
  if (caller) scene.reply.tell('There [caller+stand] [caller].', { caller })
  else if (!scene.hasMore) {
    const [, own = ''] = /^(.+) door(?:way)?$/.exec(object.name) ?? []
    scene.reply.tell(
      decide(scene, object, 'inside', kindOfPlace(own) ? [`Behind [object] lies the ${own}.`] : insides),
    )
  }
}

function findInside(scene: Scene, object: Entity): void {
  // What is in it may be told by the player's next words.
  if (scene.hasMore) return
  if (hasState(object, 'searched'))
    return scene.reply.tell('[object] [object.is] as empty as you left [object.them].', { object })
  const found = findThing(scene, object.id)
  if (found) scene.reply.tell('In [object] [found+lie] [found.a].', { object, found })
  else scene.reply.tell('[object] [object.is] empty.', { object })
}

/** Brings a small thing that is fit for this story to `at`. */
export function findThing(scene: Scene, at: string): Entity | undefined {
  const { world, random, rating } = scene
  const heaviest = Object.entries(world.mix).sort(([, a], [, b]) => b - a)[0]?.[0] as
    | keyof typeof finds
    | undefined
  const pool = [...random.shuffle(finds[heaviest ?? 'any']), ...random.shuffle(finds.any)]
  const name = pool.find(
    (each) => fits(each, world, rating) && !world.entities.some((entity) => entity.name === each),
  )
  if (!name) return undefined
  scene.hasChanged = true
  const found = addEntity(world, { kind: 'thing', name, at, isPlural: isPluralPhrase(name) || undefined })
  mean(world, found)
  return found
}

/** A sentence that tells what stands written somewhere. */
const SAID = /\b(?:says?|said|reads?|tells?|written|writes?|warns?|asks?|begs?)\b|["“]/i

/** The words on something that can be read, as the story has told them; settled where it has not, but for what the story is about. */
export function revealText(scene: Scene, { object }: Bound): void {
  if (!object || object.id === 'abstract') return
  if (isBeing(object)) return
  const told = recallTopic(scene.world, object.name, SAID)
  if (told) return scene.reply.tell(told.text)
  const written = writingsOn(object.name).map(
    (line) =>
      `[^object] [object+${line.startsWith('“') ? 'say]:' : 'show]'} ${line.replace(/([^.”])$/, '$1.')}`,
  )
  scene.reply.tell(
    decide(scene, object, 'written', written) || 'The rest of [object] is too faded to be read.',
    { object },
  )
}

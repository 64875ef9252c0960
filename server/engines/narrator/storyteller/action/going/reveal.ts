import { kindOfPlace } from '../../content/places.ts'
import { headOf, isPluralPhrase } from '../../telling/noun.ts'
import { contents, finds } from '../../content/finds.ts'
import { looks } from '../../content/people.ts'
import { isOfClass, isPrecious } from '../../content/things.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Mention } from '../../language/clause.ts'
import { isPlaceNoun, isTangible, kindOfNoun } from '../../language/noun-kinds.ts'
import { typedOf } from '../../telling/meant-by.ts'
import { isHandy } from '../../telling/surely-of.ts'
import { toldBack } from '../../telling/second-person.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import { fits } from '../../telling/fits.ts'
import { outcomePools } from '../../telling/outcome-pools.ts'
import { kindsOf } from '../../telling/outcome-table.ts'
import { expand } from '../../telling/template.ts'
import { type Slots, slotsOfScene } from '../../telling/slots.ts'
import { addEntity, keepFact, mean } from '../../world/change.ts'
import {
  type Entity,
  factAbout,
  heldBy,
  HERO,
  hereOf,
  isBeing,
  isPresent,
  meantOfLate,
} from '../../world/world.ts'
import { writingsOn } from '../question/writing.ts'
import { recallTopic } from '../question/recall.ts'
import type { Bound, Scene } from '../scene.ts'

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

/** A close look: how somebody or something is, or what such a thing is remarkable for. */
export function revealDetail(scene: Scene, entity: Entity): void {
  if (entity.id === 'abstract' || entity.kind === 'group') return
  const states = stateSentence(entity)
  if (states) scene.reply.tell(states, { object: entity })
  else if (entity.kind === 'person')
    scene.reply.tell(
      decide(
        scene,
        entity,
        'look',
        looks.map((look) => `[object] [object.has] ${look}.`),
      ),
    )
  else {
    const isOwnFixture = entity.isFixed === true && !entity.isTyped
    const kinds = kindsOf(entity).filter((kind) => !/^(?:thing|made|any)$/.test(kind))
    let detail = ''
    for (const pool of outcomePools(['look'], isOwnFixture ? [...kinds, 'fixture'] : kinds))
      if (detail === '') detail = decide(scene, entity, 'detail', pool)
    if (detail) scene.reply.tell(detail)
    // Nothing is to be remarked on it, and nobody is asked to look again.
    else keepFact(scene.world, entity.id, 'detail', '')
  }
  mean(scene.world, entity)
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

/** Where something small is kept, whatever it may be. */
const KEEPING =
  /^(?:box|crate|case|casket|compartment|locker|parcel|package|pouch|sack|pocket|bin|briefcase|coat|jacket|purse)s?$/

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
  const noun = headOf(object.name.toLowerCase())
  const kept = Object.entries(contents).find(([names]) => names.split(' ').includes(noun))?.[1]
  const [, filling] = / of (?:the )?(\p{L}+s)$/u.exec(object.name) ?? []
  if (filling && isOfClass(noun, 'container'))
    return scene.reply.tell(
      decide(scene, object, 'inside', [`There are more ${filling} in it than you had thought.`]),
    )
  if (kept && !scene.hasMore) return scene.reply.tell(decide(scene, object, 'inside', [kept]))
  const found = KEEPING.test(noun) && !scene.hasMore ? findThing(scene, object.id) : undefined
  if (found) return scene.reply.tell('In [object] [found+lie] [found.a].', { object, found })
  if (!/\b(?:door|doorway|hatch|trapdoor)$/.test(object.name)) return
  const caller = meantOfLate(scene.world).find(isBeing)
  const isNew = caller?.kind === 'person' && caller.since === scene.world.turn - 1 && caller.since > 0
  if (isNew && isPresent(scene.world, caller))
    return scene.reply.tell('There [caller+stand] [caller].', { caller })
  const [, own = ''] = /^(.+) door(?:way)?$/.exec(object.name) ?? []
  if (!scene.hasMore && kindOfPlace(own))
    scene.reply.tell(decide(scene, object, 'inside', [`Behind [object] lies the ${own}.`]))
}

const HOLLOW = /\b(?:in|into|inside|under|underneath|beneath|behind|among|between|beside) (?:\p{L}+ )?$/iu
const WIDE = /\b(?:through|thru|horizon|direction|distance|outside|out|over|across|up|down)\b/i
const TESTS = /^(?:check|inspect|examine|test|verify|scan|study|monitor)$/

/** What is looked for turns up or does not; what is looked at, into or over shows what such a thing shows. */
export function revealSeen(scene: Scene, { clause }: Bound): boolean {
  const { world, reply, random } = scene
  const mentions = [clause.object, clause.target, clause.place].filter((each) => each !== undefined)
  const isSought = ({ text }: Mention) => SOUGHT.test(clause.text.split(text)[0]!)
  const sought = mentions.find(isSought)
  const spot = mentions.find((each) => !isSought(each))
  const noun = headOf((spot?.of ?? spot)?.text.toLowerCase() ?? '')
  const tell = (line: string, slots: Slots = {}) => {
    reply.tell(line, slots)
    keepFact(world, 'story', `seen ${sought?.head ?? noun}`, reply.text)
    return true
  }
  const thing = sought && typedOf(sought)
  if (sought && thing) {
    if (isBeing(thing) || !isHandy(sought.head) || isPrecious(sought.head) || random.chance(0.4))
      return tell(`Of ${toldBack(phraseOf(sought), world)} there is no sign, not here.`)
    const found = addEntity(world, { ...thing, at: HERO, owner: undefined })
    mean(world, found)
    return tell('At last you find [found.a].', { found })
  }
  const isFrisked = clause.act === 'search' && !!spot && typedOf(spot)?.kind !== 'thing'
  if (!spot || (!isFrisked && mentions.some((each) => knownEntity(world, each)?.kind === 'person')))
    return false
  if (isOfClass(noun, 'readable')) {
    const written = writingsOn(noun).map((line) =>
      line.startsWith('“') ? `There stands: ${line}` : `It shows ${line}`,
    )
    return written.length > 0 && tell(random.pick(written)!.replace(/([^.”])$/, '$1.'))
  }
  if (WIDE.test(clause.text)) return tell('Nothing moves there, as far as you can see.')
  if (TESTS.test(clause.verb ?? '') && !UNTESTED.test(sensesOf(noun, 'noun')[0]?.field ?? ''))
    return tell(`You find nothing wrong with ${toldBack(phraseOf(spot), world)}.`)
  if (!isTangible(noun) && !isFrisked) return false
  if (isPlaceNoun(noun) && clause.act !== 'search') return tell('Nobody is there, as far as you can see.')
  const isHollow = HOLLOW.test(clause.text.split(spot.text)[0]!)
  if (isHollow && !/^(?:container|furniture|garment|vehicle|device)$/.test(kindOfNoun(noun) ?? ''))
    return tell('Nothing moves there, as far as you can see.')
  if (isHollow || clause.act === 'search') {
    const found = random.chance(0.6) ? findThing(scene, world.here) : undefined
    return tell(found ? 'You come upon [found.a].' : 'Nothing comes to light.', { found })
  }
  return false
}

const UNTESTED = /^noun\.(?:time|feeling|phenomenon|attribute|person|animal|shape|location)$/
const SOUGHT = /\bfor (?:an?|the|my|any|some|more|another) $|\bfor $/i

const phraseOf = ({ text, determiner }: Mention): string =>
  determiner && /^(?:the|an?|my|our|his|her|their)$/.test(determiner) ? `${determiner} ${text}` : text

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

/** Those of the heaviest genre before any others. */
function findsOf({ world, random }: Scene): string[] {
  const heaviest = Object.entries(world.mix).sort(([, a], [, b]) => b - a)[0]?.[0] as
    | keyof typeof finds
    | undefined
  return [...random.shuffle(finds[heaviest ?? 'any']), ...random.shuffle(finds.any)]
}

/** A sentence that tells what stands written somewhere. */
const SAID = /\b(?:says?|said|reads?|tells?|written|writes?|warns?|asks?|begs?)\b|["“]/i

/** The words on something that can be read, as the story has told them; settled where it has not, but for what the story is about. */
export function revealText(scene: Scene, { object }: Bound): void {
  if (!object || object.id === 'abstract') return
  if (isBeing(object)) return
  const told = recallTopic(scene.world, object.name, SAID)
  if (told) return scene.reply.tell(told.text)
  const written = writingsOn(
    object.name.replace(
      /^(?:first|last|back|front|rest|inside|end|beginning) of (?:the |my |his |her )?/,
      '',
    ),
  ).map(
    (line) =>
      `[^object] [object+${line.startsWith('“') ? 'say]:' : 'show]'} ${line.replace(/([^.”])$/, '$1.')}`,
  )
  scene.reply.tell(decide(scene, object, 'written', written))
}

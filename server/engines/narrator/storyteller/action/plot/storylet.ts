import { happenings } from '../../content/happenings.ts'
import { storylets, type Storylet } from '../../content/storylets.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import { capitalised, lowerFirst } from '../../language/letter-case.ts'
import { nameInTurn } from '../../telling/noun.ts'
import { kindOfKnown } from '../../content/places.ts'
import { heaviestGenre } from '../../content/settings.ts'
import { addEntity, keepFact, mean, setState } from '../../world/change.ts'
import { beingsHere, goAway } from '../../world/presence.ts'
import {
  type Entity,
  entityOf,
  fixturesHere,
  HERO,
  heroOf,
  hereOf,
  type Tale,
  type WantKind,
  type World,
} from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { beginInquiry, goOnWithInquiry } from './inquiry.ts'
import { end } from './chapter.ts'
import { type Cast, fillChoices } from './choices.ts'
import { companyHere, isFit, isKnown, isOfStory, ownThingOf } from './storylet-needs.ts'

/** Begins what a storylet tells first, of those that are for what is wanted, or in which `who` takes part; false where none is left that can be told here. */
export function beginStorylet(scene: Scene, kind: WantKind | 'open', who?: Entity): boolean {
  const { world, random } = scene
  const heaviest = heaviestGenre(world.mix)
  const fit = random.shuffle(
    storylets.filter((each) => isFit(scene, each, kind, heaviest) && (!who || takesCompany(each))),
  )
  // A trail can be followed anywhere.
  if (fit.length === 0 && kind !== 'open')
    fit.push(...storylets.filter(({ needs }) => needs.includes(kind) && needs.includes('solo')))
  // What turns on the scenario's own riddle, things and people comes first, then what belongs to its place or genre.
  const isOfPremise = companyHere(world).some(({ since }) => since === 0)
  const rank = ({ needs, genres, places, trouble }: Storylet) =>
    trouble
      ? (world.troubles ?? []).findIndex((each) => each.kind === trouble) - 99
      : needs.some((need) => need === 'why' || need === 'own-thing' || (need === 'company' && isOfPremise))
        ? 0
        : places.length > 0 || needs.includes('own')
          ? 1
          : genres.length === 0 || genres.some((genre) => genre === heaviest)
            ? 2
            : 3
  return fit
    .toSorted((a, b) => rank(a) - rank(b))
    .some((storylet) => {
      const cast = castOf(scene, storylet, who)
      if (!cast) return false
      // Whoever takes part is 'you' from then on.
      delete world.isOfOthers
      world.tale = { id: storylet.id, place: world.here, cast, choices: [], score: 0 }
      world.taken = [...(world.taken ?? []), storylet.id]
      if (tellBeat(scene, storylet, 'start')) return true
      // Who came for what cannot be told here has not come.
      const came = new Set(Object.values(cast))
      world.entities = world.entities.filter(({ id, since }) => !came.has(id) || since < world.turn)
      return false
    })
}

/** Whether whoever is here can take part. */
const takesCompany = ({ needs, trouble, cast }: Storylet): boolean =>
  needs.includes('company') || (trouble !== undefined && cast.x?.[0] === 'here')

/** Kinds of places into which nobody comes by chance. */
const CLOSED = /^(?:ship|starship|train|laboratory|castle|hospital|jail|snow)$/

const nameOfTrouble = ({ troubles }: World, trouble: Storylet['trouble']): string | undefined =>
  troubles?.find(({ kind }) => kind === trouble)?.name

/** Animals among themselves meet animals. */
const BEASTS = ['hare', 'mole', 'jackdaw', 'badger', 'toad']

/** Who plays what part: whoever is here already, else somebody of the time who comes along. */
function castOf(
  { world, random }: Scene,
  { cast, needs, trouble }: Storylet,
  first?: Entity,
): Record<string, string> | undefined {
  const parts: Record<string, string> = {}
  const fixture = needs.includes('prop') ? fixturesHere(world)[0] : undefined
  if (fixture) parts.prop = fixture.id
  const own = needs.includes('own-thing') ? ownThingOf(world) : undefined
  if (own) parts.thing = own.id
  // The critic is not who whispers that the critic has come.
  const turnsOn = nameOfTrouble(world, trouble)?.replace('the ', '')
  const company = companyHere(world).filter(
    (each) =>
      (!needs.includes('known') || isKnown(each)) &&
      !(turnsOn && `${each.name} ${each.role}`.toLowerCase().includes(turnsOn)),
  )
  if (first && !company.includes(first)) return undefined
  const nearness = (each: Entity) => Number(isKnown(each)) + 2 * Number(each === first)
  const free = random.shuffle(company).toSorted((a, b) => nearness(a) - nearness(b))
  const isBeast = isAnimalNoun(heroOf(world).role?.split(' ').at(-1) ?? '')
  for (const [slot, [part = '', ...more]] of Object.entries(cast)) {
    const present = part === 'here' ? free.pop() : undefined
    const byTime = part === 'here' ? more : [part, ...more]
    const age = /Future|ruins/.test(world.era) ? 2 : /contemporary|Twentieth/.test(world.era) ? 1 : 0
    // Aboard, or where nobody passes by, it is one of those who are there.
    const local = CLOSED.test(hereOf(world).placeKind ?? '') ? kindOfKnown(hereOf(world))?.people : undefined
    const trades = local ?? (byTime[age] ?? byTime.at(-1))?.split(', ') ?? []
    const name = random.shuffle(isBeast ? BEASTS : trades).find((each) => !isOfStory(world, each))
    if (!present && !name) return undefined
    const who =
      present ?? addEntity(world, { kind: 'person', name: name!, at: world.here, stance: 'neutral' })
    parts[slot] = who.id
  }
  return parts
}

/** The storylet that was begun goes on where a choice leads; an inquiry goes its own way. */
export function goOnWith(scene: Scene, to: string): boolean {
  const { tale } = scene.world
  if (!tale) return false
  if (tale.id === 'inquiry') return goOnWithInquiry(scene, to)
  // Whoever has waited while other things were done is there again.
  const told = scene.world.facts.findLast(({ key }) => key.startsWith('event'))?.turn ?? scene.world.turn
  const who = Object.values(tale.cast)
    .map((id) => entityOf(scene.world, id))
    .find((each) => each?.kind === 'person')
  if (who && scene.world.turn - told > 1) scene.reply.sayNew(happenings.resumed, { who })
  const storylet = storylets.find(({ id }) => id === tale.id)
  const [won = '', lost = won] = to.split('?')
  return storylet !== undefined && tellBeat(scene, storylet, tale.score > 1 ? won : lost)
}

function tellBeat(scene: Scene, { beats, trouble }: Storylet, name: string): boolean {
  const { world, reply } = scene
  const tale = world.tale!
  const beat = beats[name]
  const cast: Cast = Object.fromEntries(
    Object.entries(tale.cast).map(([slot, id]) => [slot, entityOf(world, id)]),
  )
  scene.isAnswered = true
  scene.hasChanged = true
  const before = reply.mark()
  // Whoever was there before is nobody new.
  const known = Object.keys(cast).filter((slot) => (cast[slot]?.since ?? 0) < world.turn)
  const turnsOn = nameOfTrouble(world, trouble) ?? ''
  const worded = (line: string) =>
    known
      .reduce((text, slot) => text.replaceAll(`[${slot}.a]`, `[${slot}]`), line)
      .replaceAll('[trouble]', turnsOn)
      .replaceAll('[^trouble]', capitalised(turnsOn))
  const isTold = beat?.told.filter((line) => reply.say([worded(line)], cast)).length
  if (!beat || !isTold) {
    delete world.tale
    return false
  }
  keepFact(world, 'story', `event${world.turn}`, reply.since(before))
  for (const who of Object.values(cast)) mean(world, who)
  tale.choices = fillChoices(scene, beat.choices, cast)
  if (tale.choices.length === 0) delete world.tale
  for (const effect of beat.effects) take(scene, tale, effect, cast)
  return true
}

/** What changes by a beat. */
function take(scene: Scene, tale: Tale, effect: string, cast: Cast): void {
  const { world } = scene
  const [verb = '', rest = ''] = effect.split(/ (.*)/)
  const who = cast[rest]
  if (/^[+-]\d/.test(verb)) tale.score += Number(verb)
  else if (verb === 'have') addEntity(world, { kind: 'thing', name: rest, at: HERO })
  else if (verb === 'lose') drop(world, rest)
  else if (verb === 'lose-own' && who) setState(who, 'gone')
  else if (verb === 'return' && who) setState(who, 'gone', false)
  else if (verb === 'join' && who) who.stance = 'companion'
  else if (verb === 'leave' && who) goAway(world, who)
  else if (verb === 'learn') {
    wantToKnow(scene, cast.thing ? rest.replace('[thing]', nameInTurn(cast.thing)) : rest)
  } else if (verb === 'met' || verb === 'missed') end(scene, verb)
}

function drop(world: World, name: string): void {
  world.entities = world.entities.filter((each) => each.name !== name || each.at !== HERO)
}

/** From now on the story wants to know something, and whoever may know it is here. */
function wantToKnow(scene: Scene, question: string): void {
  const { world } = scene
  const { place } = world.plot
  world.plot = {
    kind: 'learn',
    want: `find out ${question}`,
    question,
    goalName: `the truth about ${lowerFirst(question.replace(/^who (?:took|wrote) /, ''))}`,
    place,
    stage: 'seeking',
  }
  scene.reply.paragraph()
  beginInquiry(scene)
}

/** Whether what the player may choose is still to be chosen: at its place, with all who take part. */
export function isTaleHere(world: World): boolean {
  const { tale } = world
  return (
    tale !== undefined &&
    tale.place === world.here &&
    Object.values(tale.cast).every((id) => {
      const part = entityOf(world, id)
      return part !== undefined && (part.kind === 'thing' || beingsHere(world).includes(part))
    })
  )
}

import { capitalised } from '../language/letter-case.ts'
import { kindOfKnown } from '../content/places.ts'
import { isOfClass } from '../content/things.ts'
import {
  type Entity,
  entityOf,
  hasState,
  heldBy,
  hereOf,
  HERO,
  thingsHere,
  factAbout,
  type Plot,
  meantOfLate,
  type World,
} from '../world/world.ts'
import { isPresent, talkersHere } from '../world/presence.ts'
import { LONGEST_CHIP } from '../action/plot/choices.ts'
import { isTaleHere } from '../action/plot/storylet.ts'
import type { Scene } from '../action/scene.ts'
import { formOf, nameInTurn, nounOf } from './noun.ts'

const MOST = 4
/** So many things of a story are suggested to be looked at. */
const MOST_DETAILS = 3
/** From this turn on a story in which nothing is wanted may be ended by a suggestion. */
const LATE = 14

/** Four next actions that make sense now, each of which the storyteller can carry out. */
export function suggestActions(scene: Scene): string[] {
  const { plot } = scene.world
  const around = aroundHere(scene)
  const ofPlot = forThePlot(scene)
  const isFree = plot.isOpen === true && plot.stage !== 'over'
  const chips =
    isFree && ofPlot.length === 0
      ? [
          ...atHand(scene),
          SEE,
          ...around.slice(0, 1),
          ...scene.random.shuffle(around.slice(1)),
          ...anyTime(scene),
        ]
      : [...ofPlot, ...scene.random.shuffle(around), ...anyTime(scene)]
  const last = new Set(scene.world.offered)
  const fresh = [...new Set(chips)].filter((chip) => chip.length <= LONGEST_CHIP)
  // What leads on comes first; of all else what was not offered before.
  const isFirst = (chip: string) => chip === SEE || ofPlot.includes(chip) || !last.has(chip)
  const [way = SEE, ...others] = fresh
  return [way, ...others.filter(isFirst), ...others.filter((chip) => !isFirst(chip))].slice(0, MOST)
}

const SEE = 'See what happens next'

/** Who or what has just come into the story, and whoever has just asked something, come first. */
function atHand({ world }: Scene): string[] {
  const asked = factAbout(world, HERO, 'askedBy')?.turn === world.turn
  const fresh = meantOfLate(world).filter(
    (each) =>
      each.since === world.turn &&
      each.since > 0 &&
      each.id !== world.plot.goal &&
      isPresent(world, each) &&
      !each.isFixed,
  )
  return [
    ...(asked ? ['“Yes.”', '“No.”'] : []),
    ...fresh.flatMap((each) =>
      each.kind === 'person'
        ? [
            `Talk to ${nameInTurn(each)}`,
            `Ask ${nameInTurn(each)} what brings ${formOf(nounOf(each), 'them')} here`,
          ]
        : each.kind === 'thing' && each.at !== HERO
          ? [isOfClass(each.name, 'readable') ? `Read ${nameInTurn(each)}` : `Take ${nameInTurn(each)}`]
          : [],
    ),
  ]
}

/** What the story itself offers: what can be chosen, what is wanted, and after the end of a chapter another. */
function forThePlot({ world }: Scene): string[] {
  const { plot, tale } = world
  const place = entityOf(world, tale?.place)
  if (isTaleHere(world)) return tale!.choices.map(({ chip }) => chip)
  if (plot.stage === 'over') return ['Begin a new chapter', ...(plot.isClosed ? [] : ['The end'])]
  if (tale && place && !place.isUnnamed && place.id !== world.here) return [`Go to ${nameInTurn(place)}`, SEE]
  return plot.isOpen ? [] : [wantChip(plot), SEE]
}

/** The chip by which what is wanted is gone after. */
export const wantChip = ({ want }: Plot): string =>
  want.length < LONGEST_CHIP ? capitalised(want) : 'Go ahead'

/** Whoever is here, one thing that stands or lies here, what is carried, and where one can go. */
function aroundHere({ world, random }: Scene): string[] {
  // Whoever takes part in what is told just now is dealt with by its choices.
  const inTale = isTaleHere(world) ? Object.values(world.tale!.cast) : []
  const talkers = talkersHere(world).filter(
    ({ id, stance }) => !inTale.includes(id) && (stance !== 'foe' || world.plot.isOpen),
  )
  const things = thingsHere(world).flatMap((thing) => (thing.isTyped ? [] : (thingChip(world, thing) ?? [])))
  const held = heldBy(world, HERO).flatMap((thing) => {
    if (thing.isFixed) return []
    const unshown = talkers.find(
      ({ kind, id }) => kind === 'person' && !factAbout(world, thing.id, `shown ${id}`),
    )
    return unshown ? [`Show ${nameInTurn(unshown)} ${nameInTurn(thing)}`] : []
  })
  const elsewhere = world.entities.filter(
    ({ kind, id, isUnnamed }) =>
      kind === 'place' && id !== world.here && id !== world.plot.place && !isUnnamed,
  )
  const near = kindOfKnown(hereOf(world))?.near ?? []
  const next = near.find((name) => name !== hereOf(world).name)
  const to = elsewhere.length > 0 ? nameInTurn(elsewhere.at(-1)!) : next && `the ${next}`
  return [
    ...talkers.slice(0, 2).map((who) => askOrTalk(world, who)),
    ...random.shuffle(things).slice(0, 1),
    ...held.slice(-1),
    ...(to ? [`Go to ${to}`] : []),
  ]
}

/** Looked at already; and of what stands about a story has only so much to show. */
const hasDetail = (world: World, thing: Entity): boolean =>
  factAbout(world, thing.id, 'detail') !== undefined ||
  world.facts.filter(({ key, text }) => key === 'detail' && text !== '').length >= MOST_DETAILS

function thingChip(world: World, thing: Entity): string | undefined {
  if (!thing.isFixed) return `Take ${nameInTurn(thing)}`
  if (isOfClass(thing.name, 'container') && !hasState(thing, 'open')) return `Open ${nameInTurn(thing)}`
  return hasDetail(world, thing) ? undefined : `Look at ${nameInTurn(thing)}`
}

/** Whoever has not been talked with is talked to; then they are asked about what the story has named, one thing after the other. */
function askOrTalk(world: World, who: Entity): string {
  if (!factAbout(world, who.id, 'talked')) return `Talk to ${nameInTurn(who)}`
  const { kind, isProper, stance, owner, since } = who
  // Whom the scenario tells of the hero knows.
  if (kind === 'person' && !isProper && !owner && since > 0)
    return `Ask ${nameInTurn(who)} who ${formOf(nounOf(who), 'they')} ${formOf(nounOf(who), 'is')}`
  const topic = world.entities.find(
    (each) =>
      each.id !== who.id &&
      each.id !== HERO &&
      each.kind !== 'place' &&
      !each.isFixed &&
      each.isTold &&
      !world.facts.some(({ key }) => key === `topic ${each.name} ${who.id}`),
  )
  if (topic) return `Ask ${nameInTurn(who)} about ${nameInTurn(topic)}`
  return kind === 'person' && stance === 'neutral'
    ? `Ask ${nameInTurn(who)} to come with me`
    : `Talk to ${nameInTurn(who)}`
}

function anyTime({ world }: Scene): string[] {
  const isFree = world.plot.isOpen === true
  return [
    ...(isFree && world.turn > LATE ? ['The end'] : []),
    'Look around',
    'Listen',
    hereOf(world).isInside ? 'Go outside' : 'Go on',
    ...(isFree ? [] : ['Wait a while']),
    'What do I know so far?',
  ]
}

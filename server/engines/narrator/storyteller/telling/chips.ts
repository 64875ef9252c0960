import { capitalised } from '../language/letter-case.ts'
import { kindOfKnown } from '../content/places.ts'
import { isOfClass } from '../content/things.ts'
import {
  type Entity,
  entityOf,
  foeOf,
  hasState,
  heldBy,
  hereOf,
  HERO,
  isBeing,
  thingsHere,
  factAbout,
  type Plot,
  meantOfLate,
  type World,
} from '../world/world.ts'
import { isPresent, talkersHere } from '../world/presence.ts'
import { asksWho } from '../action/plot/want.ts'
import type { Scene } from '../action/scene.ts'
import { formOf, nameInTurn, nounOf } from './noun.ts'

const MOST = 4
const LONGEST = 60
/** From this turn on a story in which nothing is wanted may be ended by a suggestion. */
const LATE = 14

/** Four next actions that make sense now, each of which the storyteller can carry out. */
export function suggestActions(scene: Scene): string[] {
  const { plot } = scene.world
  const isFree = plot.isOpen === true && plot.stage !== 'over'
  const around = aroundHere(scene)
  const chips = isFree
    ? [
        ...atHand(scene),
        ...around.slice(0, 1),
        SEE,
        ...scene.random.shuffle(around.slice(1)),
        ...anyTime(scene),
      ]
    : [...forThePlot(scene), ...scene.random.shuffle(around), ...anyTime(scene)]
  const last = new Set(scene.world.offered)
  const fresh = [...new Set(chips)].filter((chip) => chip.length <= LONGEST)
  // The first is the way on; of the others those come first that were not offered before.
  const [way, ...others] = fresh
  const ordered = [
    ...others.filter((chip) => !last.has(chip) || chip === SEE),
    ...others.filter((chip) => last.has(chip) && chip !== SEE),
  ]
  return [way, ...ordered].filter((chip) => chip !== undefined).slice(0, MOST)
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

function forThePlot(scene: Scene): string[] {
  const { world } = scene
  const { plot } = world
  const place = entityOf(world, plot.place)
  const goal = entityOf(world, plot.goal)
  const foe = foeOf(world)
  const talkers = talkersHere(world).filter(({ stance }) => stance !== 'foe')
  const about = goal ? nameInTurn(goal) : plot.goalName.replace(/^the truth about /, '')
  switch (plot.stage) {
    case 'over':
      return ['Begin a new chapter', 'The end']
    case 'goal': {
      const isAsked = plot.kind === 'learn' && goal !== undefined && isPresent(world, goal)
      if (isAsked)
        return [
          asksWho(plot) ? `Accuse ${nameInTurn(goal)}` : askingOf(plot, nameInTurn(goal), about),
          'Look around',
        ]
      const isAtHand = goal && !MADE.has(plot.kind) && !hasState(goal, 'dead') && isPresent(world, goal)
      return isAtHand
        ? [`${isBeing(goal) ? 'Talk to' : goal.isFixed ? 'Look at' : 'Take'} ${nameInTurn(goal)}`, 'Go on']
        : [wantChip(plot), 'Look around']
    }
    case 'hurdle':
      return foe && isPresent(world, foe)
        ? [
            isBeing(foe) && foe.kind !== 'animal' ? `Talk to ${nameInTurn(foe)}` : 'Push on',
            `Sneak past ${nameInTurn(foe)}`,
          ]
        : ['Push on', 'Look around']
    case 'way':
      return place && place.id !== world.here ? [`Go to ${nameInTurn(place)}`] : ['Look around']
    case 'seeking': {
      const who = talkers.find(({ id }) => id === plot.witness) ?? talkers[0]
      const prop = thingsHere(world).find(
        (thing) =>
          thing.isFixed &&
          thing.isTyped !== true &&
          thing.id !== plot.goal &&
          !factAbout(world, thing.id, 'detail'),
      )
      const steps: (string | undefined)[] = [
        who && askingOf(plot, nameInTurn(who), about),
        prop ? `Search ${nameInTurn(prop)}` : 'Search the place',
      ]
      return steps.filter((step) => step !== undefined)
    }
  }
}

/** Wants that are done rather than taken hold of. */
const MADE: ReadonlySet<Plot['kind']> = new Set(['make', 'guard', 'win', 'carry'])

const wantChip = ({ want }: Plot): string => (want.length < LONGEST ? capitalised(want) : 'Go ahead')

/** 'Ask the miller why the river has stopped', 'Ask the clerk about the recipe'. */
function askingOf({ question }: Plot, who: string, about: string): string {
  const asking = question ? `Ask ${who} ${question}` : `Ask ${who} about ${about}`
  return asking.length <= LONGEST ? asking : `Ask ${who} for help`
}

/** Whoever is here, one thing that stands or lies here, what is carried, and where one can go. */
function aroundHere({ world, random }: Scene): string[] {
  const talkers = talkersHere(world).filter(({ stance }) => stance !== 'foe' || world.plot.isOpen)
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
  const to = elsewhere.length > 0 ? nameInTurn(elsewhere.at(-1)!) : near[0] && `the ${near[0]}`
  return [
    ...talkers.slice(0, 2).map((who) => askOrTalk(world, who)),
    ...random.shuffle(things).slice(0, 1),
    ...held.slice(-1),
    ...(to ? [`Go to ${to}`] : []),
  ]
}

function thingChip(world: World, thing: Entity): string | undefined {
  if (!thing.isFixed) return `Take ${nameInTurn(thing)}`
  if (isOfClass(thing.name, 'container') && !hasState(thing, 'open')) return `Open ${nameInTurn(thing)}`
  return factAbout(world, thing.id, 'detail') ? undefined : `Look at ${nameInTurn(thing)}`
}

/** Whoever has not been talked with is talked to; then they are asked about what the story has named, one thing after the other. */
function askOrTalk(world: World, who: Entity): string {
  if (!factAbout(world, who.id, 'talked')) return `Talk to ${nameInTurn(who)}`
  const { kind, isProper, stance, owner } = who
  if (kind === 'person' && !isProper && !owner)
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

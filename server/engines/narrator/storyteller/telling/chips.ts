import { capitalised } from '../language/letter-case.ts'
import { isOfClass } from '../content/things.ts'
import {
  entityOf,
  foeOf,
  hasState,
  heldBy,
  hereOf,
  HERO,
  isBeing,
  isPresent,
  talkersHere,
  thingsHere,
  factAbout,
  type Plot,
  meantOfLate,
} from '../world/world.ts'
import type { Scene } from '../action/scene.ts'
import { formOf, nounOf } from './noun.ts'
import type { Entity } from '../world/world.ts'

const MOST = 4
const LONGEST = 60

const the = (entity: Entity) => formOf({ ...nounOf(entity), gloss: undefined }, '')!

/** Four next actions that make sense now, each of which the storyteller can carry out. */
export function suggestActions(scene: Scene): string[] {
  const chips = [...forThePlot(scene), ...scene.random.shuffle(aroundHere(scene)), ...anyTime(scene)]
  const last = new Set(scene.world.offered)
  const fresh = [...new Set(chips)].filter((chip) => chip.length <= LONGEST)
  // The first is the way on; of the others those come first that were not offered before.
  const [way, ...others] = fresh
  const ordered = [...others.filter((chip) => !last.has(chip)), ...others.filter((chip) => last.has(chip))]
  return [way, ...ordered].filter((chip) => chip !== undefined).slice(0, MOST)
}

function forThePlot(scene: Scene): string[] {
  const { world } = scene
  const { plot } = world
  const place = entityOf(world, plot.place)
  const goal = entityOf(world, plot.goal)
  const foe = foeOf(world)
  const talkers = talkersHere(world).filter(({ stance }) => stance !== 'foe')
  if (plot.isOpen && plot.stage === 'seeking') return openSteps(scene, talkers)
  const about = goal ? the(goal) : plot.goalName.replace(/^the truth about /, '')
  switch (plot.stage) {
    case 'over':
      return ['Begin a new chapter', 'The end']
    case 'goal':
      return goal && !hasState(goal, 'dead') && isPresent(world, goal)
        ? [
            isBeing(goal)
              ? `Talk to ${the(goal)}`
              : goal.isFixed
                ? `Look at ${the(goal)}`
                : `Take ${the(goal)}`,
            'Go on',
          ]
        : [wantChip(plot), 'Look around']
    case 'hurdle':
      return [
        foe && isPresent(world, foe) && isBeing(foe) && foe.kind !== 'animal'
          ? `Talk to ${the(foe)}`
          : 'Push on',
        foe && isPresent(world, foe) ? `Sneak past ${the(foe)}` : 'Look around',
      ]
    case 'way':
      return place && place.id !== world.here ? [`Go to ${the(place)}`] : ['Look around']
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
        who && askingOf(plot, the(who), about),
        prop ? `Search ${the(prop)}` : 'Search the place',
      ]
      return steps.filter((step) => step !== undefined)
    }
  }
}

/** Where nothing is wanted yet: whoever is here is spoken to, and what was last meant is looked at. */
function openSteps({ world }: Scene, talkers: Entity[]): string[] {
  const last = meantOfLate(world).find((entity) => entity.kind === 'thing' && isPresent(world, entity))
  return [
    talkers[0] ? `Talk to ${the(talkers[0])}` : 'Look around',
    ...(last ? [`Look at ${the(last)}`] : []),
  ]
}

const wantChip = ({ want }: Plot): string => (want.length < LONGEST ? capitalised(want) : 'Go ahead')

/** 'Ask the miller why the river has stopped', 'Ask the clerk about the recipe'. */
function askingOf({ question }: Plot, who: string, about: string): string {
  const asking = question ? `Ask ${who} ${question}` : `Ask ${who} about ${about}`
  return asking.length <= LONGEST ? asking : `Ask ${who} for help`
}

function aroundHere({ world }: Scene): string[] {
  const chips: string[] = []
  for (const thing of thingsHere(world).slice(-5)) {
    if (thing.isTyped) continue
    if (!thing.isFixed) chips.push(`Take ${the(thing)}`)
    else if (isOfClass(thing.name, 'container') && !hasState(thing, 'open')) chips.push(`Open ${the(thing)}`)
    else if (isOfClass(thing.name, 'readable') && !factAbout(world, thing.id, 'writing'))
      chips.push(`Read ${the(thing)}`)
    else if (!factAbout(world, thing.id, 'detail')) chips.push(`Look at ${the(thing)}`)
  }
  for (const who of talkersHere(world).slice(0, 2)) {
    chips.push(`Talk to ${the(who)}`)
  }
  for (const friend of talkersHere(world)
    .filter(({ kind, stance }) => kind === 'person' && stance === 'companion')
    .slice(0, 1))
    chips.push(`Ask ${the(friend)} what to do`)
  for (const thing of heldBy(world, HERO).slice(-2))
    if (!thing.isFixed && !factAbout(world, thing.id, 'detail')) chips.push(`Look at ${the(thing)}`)
  const elsewhere = world.entities
    .filter(({ kind, id }) => kind === 'place' && id !== world.here && id !== world.plot.place)
    .slice(-2)
  for (const place of elsewhere) chips.push(`Go to ${the(place)}`)
  return chips
}

function anyTime({ world }: Scene): string[] {
  return [
    'Look around',
    'Listen',
    hereOf(world).isInside ? 'Go outside' : 'Go on',
    'Wait a while',
    'What do I know so far?',
  ]
}

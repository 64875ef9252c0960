import { inquiryLines, signs } from '../../content/inquiry-lines.ts'
import { nameInTurn } from '../../telling/noun.ts'
import { nameOf } from '../question/naming.ts'
import { addEntity, keepFact, mean, setState } from '../../world/change.ts'
import { come, goAway, isKeptAway, isToldAlone } from '../../world/presence.ts'
import {
  type Entity,
  entityOf,
  factAbout,
  foeOf,
  hasState,
  HERO,
  hereOf,
  type World,
} from '../../world/world.ts'
import { kindOfKnown } from '../../content/places.ts'
import type { Scene } from '../scene.ts'
import { end } from './chapter.ts'
import { isOfStory } from './storylet-needs.ts'
import { asksWho } from './want.ts'

/** Who is about a house or a place without being thought of, by whether it has a roof and by the time. */
const UNNOTICED: [time: RegExp, inside: string, outside: string][] = [
  [/Future|ruins/, 'technician, quartermaster, medic, cook', 'scavenger, guide, mechanic, medic'],
  [/contemporary|Twentieth/, 'caretaker, neighbour, cleaner, cook', 'neighbour, gardener, driver, postman'],
  [/nineteenth/, 'housekeeper, lodger, clerk, cook', 'gardener, coachman, neighbour, clerk'],
  [/./, 'steward, cook, clerk, groom', 'pedlar, groom, neighbour, shepherd'],
]

const MOST_WRONG = 1

/** Settles in secret who it was, and tells who can have been; false where nobody but the hero is about. */
export function beginInquiry(scene: Scene): boolean {
  const { world, random, reply } = scene
  world.plot.question ??= 'who it was'
  const suspects = suspectsOf(scene)
  if (suspects.length < 2) return false
  const foe = foeOf(world)
  const culprit = foe && suspects.includes(foe) ? foe : random.pick(suspects)!
  const marks = random.shuffle([...signs.keys()])
  world.tale = {
    id: 'inquiry',
    place: world.here,
    cast: Object.fromEntries(suspects.map(({ id }, at) => [SLOTS[at]!, id])),
    choices: [],
    score: 0,
    culprit: culprit.id,
    signs: marks.slice(0, suspects.length),
  }
  const [one, two, three] = suspects
  reply.say(three ? inquiryLines.three : inquiryLines.two, { one, two, three })
  for (const each of suspects) each.isTold = true
  scene.isAnswered = true
  scene.hasChanged = true
  offer(scene)
  return true
}

const SLOTS = ['one', 'two', 'three']

/** Those of the story who can have done it, and of the place as many as are missing. */
function suspectsOf(scene: Scene): Entity[] {
  const { world, random } = scene
  const about = `${world.plot.question} `
  const isFit = (each: Entity) =>
    each.kind === 'person' &&
    each.id !== HERO &&
    !each.isPlural &&
    each.stance !== 'companion' &&
    (each.at === undefined || each.at === world.here || each.stance === 'foe') &&
    !about.includes(`${each.name} `) &&
    !isKeptAway(each)
  const known = world.entities.filter(isFit).slice(0, SLOTS.length)
  for (const who of known) come(world, who)
  if (isToldAlone(world)) return known
  const [, inside, outside] = UNNOTICED.find(([time]) => time.test(world.era))!
  const here = hereOf(world)
  const stock = (here.isInside === false ? outside : inside).split(', ')
  const trades = [...new Set([...random.shuffle(kindOfKnown(here)?.people ?? []), ...random.shuffle(stock)])]
  const others = trades
    .filter((trade) => !here.name.includes(trade) && !isOfStory(world, trade))
    .slice(0, SLOTS.length - known.length)
  return [
    ...known,
    ...others.map((trade) => {
      const one = addEntity(world, { kind: 'person', name: trade, at: world.here, stance: 'neutral' })
      one.gloss = `${nameOf(scene, one)} the ${trade}`
      return one
    }),
  ]
}

/** Searches, questions somebody or accuses somebody, as the choice said. */
export function goOnWithInquiry(scene: Scene, to: string): boolean {
  const { world } = scene
  const [step, id] = to.split(' ')
  const who = entityOf(world, id)
  scene.isAnswered = true
  scene.hasChanged = true
  if (step === 'search') search(scene)
  else if (who && step === 'question') question(scene, who)
  else if (who && accuse(scene, who)) return true
  offer(scene)
  return true
}

/** What is left to do: to search and to question first, and to accuse whoever has been heard. */
function offer({ world }: Scene): void {
  const suspects = suspectsIn(world)
  const heard = suspects.filter(({ id }) => factAbout(world, id, alibiKey(world)))
  const accused = heard.filter((each) => !hasState(each, 'cleared'))
  world.tale!.choices = [
    ...(factAbout(world, 'story', traceKey(world)) ? [] : [{ chip: 'Search for traces', to: 'search' }]),
    ...suspects
      .filter((each) => !heard.includes(each))
      .map((each) => ({ chip: `Question ${nameInTurn(each)}`, to: `question ${each.id}` })),
    ...accused.map((each) => ({ chip: `Accuse ${nameInTurn(each)}`, to: `accuse ${each.id}` })),
  ]
}

const suspectsIn = (world: World): Entity[] =>
  SLOTS.flatMap((slot) => entityOf(world, world.tale?.cast[slot]) ?? [])

const traceKey = ({ chapter }: World): string => `lead trace ${chapter}`
const alibiKey = ({ chapter }: World): string => `lead alibi ${chapter}`

const signOf = (world: World, who: Entity) => signs[world.tale!.signs![suspectsIn(world).indexOf(who)]!]!

function search({ world, reply }: Scene): void {
  const culprit = entityOf(world, world.tale!.culprit)!
  const { trace } = signOf(world, culprit)
  reply.say(inquiryLines.trace, { trace })
  keepFact(world, 'story', traceKey(world), `${trace}.`)
}

/** What is to be seen of somebody, and where they say that they were: of two innocent each was with the other, and the third says so, too. */
function question({ world, reply }: Scene, who: Entity): void {
  const suspects = suspectsIn(world)
  const others = suspects.filter((each) => each !== who)
  const isCulprit = who.id === world.tale!.culprit
  const mate = isCulprit ? others[0] : others.find(({ id }) => id !== world.tale!.culprit)
  reply.say(inquiryLines.taken, { who })
  reply.say([signOf(world, who).mark], { who })
  const before = reply.mark()
  if (suspects.length > 2) reply.say(isCulprit ? inquiryLines.claimed : inquiryLines.together, { who, mate })
  else reply.say(isCulprit ? inquiryLines.claimedAlone : inquiryLines.alone, { who })
  keepFact(world, who.id, alibiKey(world), reply.since(before))
  mean(world, who)
}

/** Whoever it was owns to it; who accuses others twice has let them get away. Returns whether the matter is over. */
function accuse(scene: Scene, who: Entity): boolean {
  const { world, reply } = scene
  const tale = world.tale!
  const { plot } = world
  const culprit = entityOf(world, tale.culprit)!
  reply.tell('You accuse [who].', { who })
  if (who !== culprit) {
    reply.say(inquiryLines.wrong, { who })
    setState(who, 'cleared')
    if (++tale.score <= MOST_WRONG) return false
    reply.paragraph()
    reply.say(inquiryLines.lost, { culprit })
    goAway(world, culprit)
    return over(scene, 'missed', true)
  }
  reply.say(inquiryLines.owned, { who })
  if (!asksWho(plot)) reply.say(inquiryLines.because, { who })
  reply.say(inquiryLines.motive, { who })
  giveBack(scene, who)
  keepFact(world, 'story', 'culprit', `It was ${nameInTurn(culprit)}.`)
  plot.goal = culprit.id
  return over(scene, 'met')
}

/** Somebody is accused in the player's own words, before or after it was inquired; false where nobody is to be accused of anything. */
export function accuseTyped(scene: Scene, who: Entity): boolean {
  const { world, reply } = scene
  const { plot } = world
  if (plot.kind !== 'learn' || plot.isOpen || plot.stage === 'over' || !asksWho(plot)) return false
  if (world.tale?.id !== 'inquiry') {
    const before = reply.mark()
    if (!beginInquiry(scene)) return false
    reply.rewind(before)
  }
  return suspectsIn(world).includes(who) && goOnWithInquiry(scene, `accuse ${who.id}`)
}

/** What was taken, and is what the question was about, is there again. */
function giveBack({ world, reply }: Scene, who: Entity): void {
  const taken = world.entities.find(
    (each) => hasState(each, 'gone') && world.plot.question?.includes(each.name) === true,
  )
  if (!taken) return
  setState(taken, 'gone', false)
  taken.at = HERO
  reply.tell('[^who] [who+give] you back [taken].', { who, taken })
}

function over(scene: Scene, result: 'met' | 'missed', isTold = false): true {
  end(scene, result, isTold)
  return true
}

import type { GenreMix } from '#contract/genres.ts'
import type { NarratorInput } from '../narrator.ts'
import type { Casting } from './cast-world.ts'
import { chanceFrom } from './chance.ts'
import { Draft } from './draft.ts'
import { foundWorld } from './found-world.ts'
import { countGenreWords } from './genre-share.ts'
import { packWorld } from './memory.ts'
import { Pen } from './pen.ts'
import { arcAfter, planStep } from './plan-beat.ts'
import { readTurn } from './read-turn.ts'
import type { Language } from './read-language.ts'
import { recallWorld } from './recall.ts'
import { isFit } from './rating.ts'
import { rememberDeed } from './remember-deed.ts'
import { resolveTurn } from './resolve-order.ts'
import { exitsHere, propsHere } from './scene.ts'
import { suggestActions } from './suggestions.ts'
import { tellClose, tellManner, tellScene } from './tell-scene.ts'
import { tellBriefly } from './tell-briefly.ts'
import { tellBeat, withdrawFoe } from './tell-beat.ts'
import { tellDeed } from './tell-deed.ts'
import { tellOpening } from './tell-opening.ts'
import { usedSentences } from './used-sentences.ts'
import type { World } from './world.ts'

export interface Reply {
  text: string
  memory: string
  suggestions: string[]
}

const REPLIES_IN_MIND = 10

/** Makes the whole reply to a turn; the same turn gives the same reply. */
export function makeReply(turn: NarratorInput, language: Language): Reply {
  return turn.path.length === 0 ? openStory(turn, language) : goOn(turn, language)
}

function openStory(turn: NarratorInput, language: Language): Reply {
  const chance = chanceFrom(turn.seed)
  const { world, scenario } = foundWorld({
    premise: turn.premise,
    mix: turn.genreMix,
    rating: turn.preferences.contentRating,
    chance,
    language,
  })
  const desk = deskFor(turn, world)
  const draft = tellOpening(desk.pen, world, scenario)
  return finish(desk, world, draft, 0)
}

function goOn(turn: NarratorInput, language: Language): Reply {
  const world = recallWorld(turn, language)
  const desk = deskFor(turn, world)
  const { pen, casting } = desk
  const genre = () => pen.lastingGenre()
  withdrawFoe(world)
  const input = turn.path.findLast(({ role }) => role === 'user')?.content ?? ''
  const read = readTurn(input, language)
  const draft = new Draft(pen)
  const telling = { draft, world, casting, isClueNext: false, isBeatNext: true, genre }
  for (const before of read.before)
    tellBriefly({ ...telling, deed: resolveTurn(casting, before, genre, language) })
  const deed = resolveTurn(casting, read.deed, genre, language)
  const step = planStep(world, deed, pen.chance)
  rememberDeed(world, deed, language, isFit(deed.clause ?? '', turn.preferences.contentRating))
  tellDeed({ ...telling, deed, isClueNext: step === 'clue', isBeatNext: step !== undefined })
  if (step) tellBeat({ draft, world, casting, deed, genre }, step)
  world.arc = arcAfter(world.arc, step)
  if (deed.who) world.focus.person = deed.who.id
  if (deed.thing) world.focus.thing = deed.thing.id
  if (draft.limits.most < 100) tellManner(draft, world)
  tellScene(draft, world, deed)
  tellManner(draft, world)
  tellClose(draft, world, deed.who)
  return finish(desk, world, draft, turn.number)
}

interface Desk {
  pen: Pen
  casting: Casting
  used: ReturnType<typeof usedSentences>
}

function deskFor(turn: NarratorInput, world: World): Desk {
  const chance = chanceFrom(`${turn.seed}/${turn.number}`)
  const used = usedSentences(world.used)
  const lastReplies = turn.path
    .filter(({ role }) => role === 'assistant')
    .slice(-REPLIES_IN_MIND)
    .map(({ content }) => content)
  const pen = new Pen({
    world,
    chance,
    preferences: turn.preferences,
    mix: mixOf(turn, world),
    used,
    lastReplies,
  })
  return { pen, used, casting: { world, chance, rating: turn.preferences.contentRating } }
}

const mixOf = (turn: NarratorInput, world: World): GenreMix =>
  turn.genreMix && Object.values(turn.genreMix).some((weight) => weight > 0) ? turn.genreMix : world.mix

/** Settles what the reply told and packs the world that goes with it. */
function finish({ pen, used }: Desk, world: World, draft: Draft, number: number): Reply {
  const text = draft.toText()
  for (const person of world.people) if (text.includes(person.name)) person.isMet = true
  const scenery = [...propsHere(world), ...exitsHere(world).map(({ name }) => name)]
  world.told = [...new Set([...world.told, ...scenery.filter((name) => text.includes(name))])]
  world.turn = number
  world.genreWords = countGenreWords(text, world.genreWords)
  world.used = used.pack()
  world.lately = pen.packLately()
  if (number > 0 && number % 5 === 0) world.hour = (world.hour + 1) % 6
  return {
    text,
    memory: packWorld(world),
    suggestions: suggestActions(world, pen.chance, pen.preferences.contentRating),
  }
}

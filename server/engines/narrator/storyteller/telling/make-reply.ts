import type { NarratorInput } from '../../narrator.ts'
import { choiceTaken } from '../action/plot/choices.ts'
import { goOnByItself } from '../action/plot/go-on-by-itself.ts'
import { advancePlot } from '../action/plot/plot.ts'
import { beginStorylet, goOnWith, isTaleHere } from '../action/plot/storylet.ts'
import { companyHere } from '../action/plot/storylet-needs.ts'
import { takeUpWish } from '../action/speech/author-wish.ts'
import { faceOpposite } from '../action/speech/listener.ts'
import { askerOf, isAnswerTo } from '../action/speech/asked-back.ts'
import { hangUp } from '../action/speech/phone.ts'
import { noteKnock } from '../action/happening/caller.ts'
import { noteHiding } from '../action/acts/hiding.ts'
import { inFull } from '../action/turn/in-full.ts'
import { performTurn } from '../action/turn/perform-turn.ts'
import type { Scene } from '../action/scene.ts'
import { inAgreement } from '../language/in-agreement.ts'
import { spelledOut } from '../language/emotes.ts'
import { type Named, withArticles } from '../language/terse.ts'
import { readTurn } from '../language/read-turn.ts'
import { isForm, isOnlyBase } from '../language/verb-forms.ts'
import { inFirstPerson, withoutMyCharacter } from './in-first-person.ts'
import { isGivingUp } from '../action/plot/want.ts'
import { withTitles } from '../scenario/typed-capitals.ts'
import { readScenario } from '../scenario/read-scenario.ts'
import { type Random, randomFrom } from '#server/ground/random.ts'
import { foundWorld } from '../world/found-world.ts'
import { packWorld, unpackWorld } from '../world/memory.ts'
import { referentsOf } from '../world/referents.ts'
import { heroOf, isBeing, type World } from '../world/world.ts'
import { suggestActions, wantChip } from './chips.ts'
import { tellOpening } from './opening.ts'
import { bareAnswer } from './nameless.ts'
import { nameInTurn } from './noun.ts'
import { ReplyBuilder } from './reply-builder.ts'
import { closeReply } from './round-off.ts'
import { speakIn } from './language-style.ts'
import { usedSentences } from './used-sentences.ts'
import { starredIn } from './starred.ts'
import { settleHero } from './who-is-played.ts'

export interface Reply {
  text: string
  memory: string
  suggestions: string[]
}

/** Makes the whole reply to a turn; the same turn gives the same reply. */
export function makeReply(input: NarratorInput): Reply {
  const random = randomFrom(`${input.seed}/${input.number}`)
  const isOpening = input.path.length === 0
  const world = (isOpening ? undefined : unpackWorld(input.memory)) ?? newWorld(input)
  world.turn = input.number
  const used = usedSentences(world.used)
  const reply = new ReplyBuilder({ world, random, preferences: input.preferences, used })
  const scene: Scene = {
    world,
    random,
    rating: input.preferences.contentRating,
    reply,
    isAnswered: false,
    hasChanged: false,
    deeds: [],
    hasMoved: false,
  }
  if (isOpening) tellOpening(scene)
  else goOn(scene, input)
  world.used = used.pack()
  const suggestions = suggestActions(scene)
  world.offered = suggestions
  return {
    text: speakIn(input.preferences.languageStyle, bareAnswer(reply.text)),
    memory: packWorld(world),
    suggestions,
  }
}

/** What somebody else says is theirs: 'Sam says we have to finish'. */
const SAID_BY_OTHERS =
  /["“][^"”]*["”]?|\b(?:says?|said|asks?|asked|tells?|told|whispers?|whispered|thinks?|thought|shouts?) .*/gi
const PLAYED = /\b(?:i|i['’]m|im|me|my|we|us|our|you)\b/i
/** 'Ask Ana to come with me': the hero does, and nobody is told to ask. */
const ASKED_ALONG = /^(?:ask|tell|invite|beg) (?=.* to \p{L}.*\b(?:me|us)\W*$)/iu
const GOING_ON = /^(?:go on|continue|keep going|carry on|proceed)\W*$/i

function goOn(scene: Scene, input: NarratorInput): void {
  const { world } = scene
  const raw = withoutMyCharacter(typedIn(input), heroOf(world))
  const { wished } = world
  settleHero(raw, world)
  faceOpposite(world)
  const given = inFull(spelledOut(raw, starredIn(raw, world)), world)
  const isSuggested = world.offered.includes(given)
  // A suggestion speaks to the hero, as all that is told does.
  const typed = isSuggested
    ? given.replace(/\byour\b/g, 'my')
    : inAgreement(inFirstPerson(withArticles(withCalls(given, world), namedIn(world)), world))
  world.minutes += 2
  const choice = isTaleHere(world) ? choiceTaken(world, given) : undefined
  if (choice && goOnWith(scene, choice.to)) return
  const talkedTo =
    isSuggested && world.plot.isOpen && !world.tale
      ? companyHere(world).find((who) => given === `Talk to ${nameInTurn(who)}`)
      : undefined
  // Whoever is talked with because the story offers it has something to say.
  if (talkedTo && beginStorylet(scene, 'open', talkedTo)) return
  if (given === wantChip(world.plot) && !world.plot.isOpen && world.plot.stage !== 'over')
    return goOnByItself(scene)
  if (PLAYED.test(typed.replace(SAID_BY_OTHERS, ''))) delete world.isOfOthers
  // Who is on the way goes on walking; else the story goes on.
  const isWalking = world.isUnderWay && !isTaleHere(world)
  const plain = readTurn(
    isWalking ? typed.replace(GOING_ON, 'I keep going') : typed.replace(ASKED_ALONG, 'I $&'),
    referentsOf(world),
  )
  const reading =
    askerOf(world) && isAnswerTo(plain.clauses, typed)
      ? readTurn(`I say "${typed.replace(/"/g, '')}"`, referentsOf(world))
      : plain
  scene.typed = typed
  if (!isGivingUp(typed) || world.plot.stage === 'over') performTurn(scene, reading, typed)
  noteHiding(scene, typed)
  noteKnock(world, typed)
  hangUp(scene, typed)
  advancePlot(scene, typed)
  closeReply(scene)
  takeUpWish(scene, wished)
  world.isUnderWay = scene.hasMoved || undefined
}

const SURPRISED =
  /(?<=^|[.!] )((?:(?:i|we) (?!(?:am|was|are|were|do|did|have|had|can|could|may|might|will|would|should|must)\b)\p{L}[^"“?.!]*)|(?!(?:who|what|where|when|why|how|which|whose|is|are|was|were|do|does|did|can|could|will|would|has|have|so|and|or)\b)[^"“?.!]+(?: (?:is|are|was|were|has)|['’]s|(?<=\b(?:it|he|she|that))s) [^"“?.!]*)(?:\?{2,}|\?!|!\?)+/iu

const namedIn = ({ entities }: World): Named => {
  const words = (isOwn: boolean) =>
    new Set(
      entities
        .filter(({ isProper }) => (isProper === true) === isOwn)
        .flatMap(({ name }) =>
          isOwn ? name.toLowerCase().split(' ') : [name.toLowerCase().split(' ').at(-1)!],
        ),
    )
  const [things, names] = [words(false), words(true)]
  return { isThing: (noun) => things.has(noun), isName: (word) => names.has(word.toLowerCase()) }
}

/** What the player typed, as a turn that can be read: words to be said stand in quotes, and where nothing was typed the story goes on. */
function typedIn({ path }: NarratorInput): string {
  const last = path.at(-1)
  if (last?.role !== 'user') return 'continue'
  // 'Gary is crying??': told, and with surprise.
  const content = withTitles(last.content).replace(SURPRISED, '$1.')
  return last.kind === 'say' && !/["“«]/.test(last.content) ? `I say "${content}"` : content
}

/** 'Rico wake up': a name and what somebody may do, and no third person: called, with the comma that is left out. */
const withCalls = (turn: string, { entities }: World): string => {
  const isNamed = (word: string) =>
    entities.some(
      (each) =>
        isBeing(each) && each.isProper && each.name.toLowerCase().split(' ').includes(word.toLowerCase()),
    )
  return turn.replace(
    /^((?:ok |hey |no |please )?)(\p{L}+) (\p{L}+)(?=(?: (\p{L}+))?(?: |[!.?]|$))/iu,
    (typed, lead: string, name: string, verb: string, next = '') => {
      const isShort = turn.split(' ').length < 4 || turn === turn.toUpperCase()
      const isBare = (isShort || next === verb) && isOnlyBase(verb.toLowerCase())
      // 'Kelly come look at this'.
      const isOrder = isBare || (/^(?:come|go|help)$/i.test(verb) && isForm(next.toLowerCase(), 'base'))
      return isOrder && isNamed(name) ? `${lead}${name}, ${verb}` : typed
    },
  )
}

/** The world of the scenario; also where a reply's own world is lost or is not ours. */
export const newWorld = (input: NarratorInput): World =>
  foundWorld({ scenario: readScenario(input.premise), mix: input.genreMix, random: foundingRandom(input) })

const foundingRandom = (input: NarratorInput): Random =>
  randomFrom(input.path.length === 0 ? input.seed : input.storyId)

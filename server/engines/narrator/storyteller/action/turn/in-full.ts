import { isOfClass } from '../../content/things.ts'
import { isHandy } from '../../language/noun-kinds.ts'
import { headOf, nameInTurn } from '../../telling/noun.ts'
import { isPresent, isSenseless, talkersHere } from '../../world/presence.ts'
import { type Entity, foeOf, isBeing, meantOfLate, thingsHere, type World } from '../../world/world.ts'
import { spokenWithLast } from '../speech/listener.ts'

type Completion = (world: World, verb: string) => string | undefined

/** Whom blows would be for: a foe, else a beast that goes with nobody. */
const rivalOf = (world: World): Entity | undefined => {
  const foe = foeOf(world)
  if (foe && isPresent(world, foe)) return foe
  const others = [...meantOfLate(world), ...world.entities].filter(
    (each) => isBeing(each) && isPresent(world, each),
  )
  return (
    others.find(({ stance }) => stance === 'foe') ??
    others.find(({ kind, stance }) => kind === 'animal' && stance !== 'companion')
  )
}

const partnerOf = (world: World): Entity | undefined => {
  const partner = spokenWithLast(world)
  return partner && !isSenseless(partner) ? partner : talkersHere(world)[0]
}

const withEntity =
  (who: (world: World) => Entity | undefined, link: string): Completion =>
  (world, verb) => {
    const found = who(world)
    return found && `I ${verb}${link && ` ${link}`} ${nameInTurn(found)}`
  }

const builtIn =
  (is: (thing: Entity) => boolean, link: string): Completion =>
  (world, verb) => {
    const found = thingsHere(world).find((thing) => thing.isFixed === true && !thing.isTyped && is(thing))
    return found && `I ${verb}${link && ` ${link}`} ${nameInTurn(found)}`
  }

const plain: Completion = (_, verb) => `I ${verb}`

/** Verbs that players of adventures type alone, and what they mean by them where they are. */
const COMPLETIONS: [verbs: RegExp, ...Completion[]][] = [
  [/^(?:attack|fight|strike|hit|punch|kick|stab)$/, withEntity(rivalOf, '')],
  [/^(?:surrender|yield|give up)$/, withEntity(rivalOf, 'to')],
  [
    /^(?:run|flee)$/,
    withEntity((world) => (foeOf(world)?.at === world.here ? foeOf(world) : undefined), 'from'),
    plain,
  ],
  [/^(?:smile|wink|wave|grin|glare|stare)$/, withEntity(partnerOf, 'at'), plain],
  [/^(?:nod|bow|talk|speak|chat|lie|apologi[sz]e|whisper|shout|yell)$/, withEntity(partnerOf, 'to'), plain],
  [/^(?:negotiate|bargain|haggle|argue|reason|flirt|plead)$/, withEntity(partnerOf, 'with')],
  [/^(?:hug|kiss|thank|greet|comfort|tease|threaten|bluff)$/, withEntity(partnerOf, '')],
  [/^hide$/, builtIn(({ name }) => !isHandy(headOf(name)), 'behind'), plain],
  [/^climb$/, builtIn(({ name }) => /\b(?:stairs?|ladder|wall|tree|mast|rope|tower|fence)\b/.test(name), '')],
  [/^knock$/, builtIn(({ name }) => isOfClass(name, 'door'), 'on')],
  [
    /^(?:wait|leave|exit|rest|sleep|stay|stop|sit|stand|think|pray|dance|sing|cry|laugh|jump|eat|drink)$/,
    plain,
  ],
]

/** What is typed for what is asked, done or chosen: 'inventory', 'north', '2'. */
const WORDS: [typed: RegExp, full: (word: string, world: World) => string | undefined][] = [
  [
    /^(?:inventory|inv|items|(?:check |my )+(?:inventory|pockets|bag|pack|gear|equipment))$/,
    () => 'What do I have?',
  ],
  [/^l$/, () => 'I look around'],
  [/^[xl] (?!the\b|my\b|at\b)\p{L}[\p{L} ]*$/u, (typed) => `I examine the ${typed.slice(2)}`],
  [/^(?:quest|objective|goal|mission)s?$/, () => 'What is my goal?'],
  [/^(?:i )?(?:explore|wander|walk around)$/, () => 'I walk on'],
  [/^(?:exits|map)$/, () => 'Where am I?'],
  [/^(?:north|south|east|west|up|down|back|forwards?|upstairs|downstairs)$/, (way) => `I go ${way}`],
  [/^(?:[nsew])$/, (way) => `I go ${{ n: 'north', s: 'south', e: 'east', w: 'west' }[way]}`],
  [/^(?:nothing|do nothing|i do nothing|stay here|pass|idle)$/, () => 'I wait'],
  [/^(?:option |choice |number )?[1-4]$/, (typed, { offered }) => offered[Number(typed.at(-1)) - 1]],
]

/**
 * A turn of one word or two, as players of adventures type them, as the whole sentence that is meant here: 'attack' is 'I attack
 * the dragon', '2' the second of the next actions. Any other turn as it is.
 */
export function inFull(typed: string, world: World): string {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  if (bare.split(' ').length > 3) return typed
  const [, full] = WORDS.find(([pattern]) => pattern.test(bare)) ?? []
  if (full) return full(bare, world) ?? typed
  const verb = bare.replace(/^i /, '')
  const [, ...ways] = COMPLETIONS.find(([verbs]) => verbs.test(verb)) ?? []
  for (const way of ways) {
    const sentence = way(world, verb)
    if (sentence) return sentence
  }
  return typed
}

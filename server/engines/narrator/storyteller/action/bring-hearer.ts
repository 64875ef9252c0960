import { isPersonWord, isRelation } from '../scenario/roles.ts'
import type { Era } from '../scenario/scenario.ts'
import { kindOfKnown } from '../content/places.ts'
import { hearerLines } from '../content/speech-lines.ts'
import { singularOf } from '../language/phrase-end.ts'
import { isGroupNoun } from '../language/being-nouns.ts'
import { fits } from '../telling/fits.ts'
import { addEntity, mean } from '../world/change.ts'
import { type Entity, hasState, hereOf, HERO, heroOf, type World } from '../world/world.ts'
import type { Clause } from '../language/clause.ts'
import type { Scene } from './scene.ts'

const ALONE =
  /\b(?:alone|empty|deserted|abandoned|nobody|no one|last (?:man|woman|person|human|girl|boy|one|people|survivor|living)|lone|lonely|only (?:one|survivor)|derelict|stranded|castaway|marooned|solitary)\b/i

/** Said to somebody, whoever it is. */
const ADDRESSED =
  /^(?!\W*who\b).*\?|\b(?:you|your|yours|please|thanks?|sir|madam|miss|ma['’]am|mister)\b|^\W*(?:hello|hi|hey|excuse me|good (?:morning|day|evening|afternoon|night))\b/i

/** Who comes by where a place tells nothing. */
const PASSERS: Partial<Record<Era, string>> = {
  prehistoric: 'hunter',
  ancient: 'traveller',
  medieval: 'traveller',
  renaissance: 'traveller',
  earlyModern: 'traveller',
  farFuture: 'technician',
  ruins: 'scavenger',
}

/** Where nobody is, somebody of the premise hears what is said, else who fits the place; nobody where the story says that it is empty. */
export function bringHearer(scene: Scene, { text: words, said, target }: Clause): Entity | undefined {
  const { world, reply } = scene
  if (/\b(?:to|with) myself\b|\bunder my breath\b/i.test(words)) return undefined
  const isAddressed = ADDRESSED.test(words) || said?.some(({ kind }) => kind === 'order')
  const fellow = fellowOf(world)
  if (fellow) return fellow
  const who = bringSomebody(scene, target?.pronoun !== 'it' && isAddressed)
  if (!who) return undefined
  const pool = who.since === world.turn && who.kind === 'person' ? hearerLines.stranger : hearerLines.known
  if (!reply.say(pool, { who })) reply.tell('[who] [who.is] near enough to hear it.', { who })
  return who
}

/** Whoever comes here or is found here: somebody of the premise, else who fits the place; nobody where it is told empty. */
export function bringSomebody(scene: Scene, isForAnybody = true): Entity | undefined {
  const { world } = scene
  const who = ofPremise(world) ?? companyOf(world) ?? (isForAnybody ? passer(scene) : undefined)
  if (!who) return undefined
  who.at = world.here
  mean(world, who)
  return who
}

/** 'Two burglars are stuck': the other one; of more, the others. */
function fellowOf(world: World): Entity | undefined {
  const { role, isPlural } = heroOf(world)
  if (!role || !isPlural) return undefined
  const isPair = /^(?:two|both|couple|pair)$/.test(
    world.premiseWords.find((word) => COUNTED.test(word)) ?? '',
  )
  const one = [...role.split(' ').slice(0, -1), singularOf(role.split(' ').at(-1)!)].join(' ')
  return addEntity(world, {
    kind: isPair ? 'person' : 'group',
    name: `other ${isPair || one === role ? one : role}`,
    role: one,
    isPlural: !isPair || undefined,
    at: world.here,
    stance: 'companion',
  })
}

const COUNTED = /^(?:two|both|couple|pair|three|four|five|six|seven|eight|nine|ten|twelve)$/
/** Said of whoever is there. */
const THERE =
  '(?:asks?|says|tells|wants|offers|comes|stands|waits|sits|sleeps|arrives|walks|steps|enters|demands|calls|knocks|refuses|smiles|looks)'

/** Somebody of the premise who was not told to be anywhere; nobody who is only a sender or an aim. */
function ofPremise(world: World): Entity | undefined {
  const stated = world.facts.filter(({ key }) => key === 'stated').map(({ text }) => text)
  const isSpokenOf = ({ name }: Entity) =>
    new RegExp(
      String.raw`\b(?:by|from|to|until|before|about|against|like|than|of my) (?:(?:the|an?|your) )?(?:\p{L}+ )?${name.replace(/[^\p{L} ]/gu, '.')}`,
      'iu',
    ).test(stated.join(' '))
  return world.entities.find(
    (each) =>
      (each.kind === 'person' || each.kind === 'group') &&
      each.id !== HERO &&
      (each.at === undefined || each.kind === 'group') &&
      each.since === 0 &&
      ((each.stance !== 'foe' && each.id !== world.plot.goal) ||
        new RegExp(String.raw`\b${each.name} ${THERE}\b`, 'iu').test(stated.join(' '))) &&
      !['absent', 'captive', 'dead', 'gone', 'mute'].some((state) => hasState(each, state)) &&
      !isSpokenOf(each),
  )
}

/** 'Office team building goes wrong': the team. */
function companyOf(world: World): Entity | undefined {
  const role = heroOf(world).role ?? ''
  const name = world.premiseWords.find((word) => isGroupNoun(word) && !role.includes(word))
  const isKnown = world.entities.some((each) => each.name.includes(name ?? '') && each.kind !== 'place')
  return name === undefined || isKnown
    ? undefined
    : addEntity(world, { kind: 'group', name, role: name, isPlural: true, at: world.here, stance: 'neutral' })
}

/** Whom somebody of a trade has before them. */
const COUNTERPARTS: [RegExp, string][] = [
  [/^(?:dentist|doctor|nurse|surgeon|physician|healer|medic|therapist)$/, 'patient'],
  [/^(?:teacher|tutor|governess)$/, 'pupil'],
  [
    /^(?:barber|hairdresser|baker|butcher|tailor|waiter|waitress|barista|bartender|shopkeeper|cashier|jeweller|florist)$/,
    'customer',
  ],
  [/^(?:driver|pilot|conductor|steward|stewardess|ferryman|cabbie)$/, 'passenger'],
  [/^(?:lawyer|solicitor|detective|investigator)$/, 'client'],
  [/^(?:king|queen|prince|princess|lord|lady|duke|duchess|baron|emperor|empress)$/, 'servant'],
  [/^(?:librarian|archivist|curator|guide)$/, 'visitor'],
]

/** What many are. */
const isTrade = (role: string): boolean =>
  /(?:er|or|ist|guard|cook|clerk|monk|nun|student)$/.test(role) && isPersonWord(role) && !isRelation(role)

/** Whether the scenario tells that nobody else is about. */
export const isToldAlone = (world: World): boolean =>
  ALONE.test(
    [
      ...world.premiseWords,
      ...world.facts.filter(({ key }) => key === 'stated').map(({ text }) => text),
    ].join(' '),
  )

function passer({ world, random, rating }: Scene): Entity | undefined {
  if (isToldAlone(world)) return undefined
  const kind = kindOfKnown(hereOf(world))
  const own = heroOf(world).role?.split(' ').at(-1) ?? ''
  const counterpart = COUNTERPARTS.find(([trade]) => trade.test(own))?.[1]
  const fellow = isTrade(own) ? `fellow ${own}` : undefined
  const name =
    counterpart ??
    random.shuffle(kind?.people ?? []).find((each) => each !== own && fits(each, world, rating)) ??
    fellow ??
    PASSERS[world.era] ??
    'passer-by'
  return addEntity(world, { kind: 'person', name, at: world.here, stance: 'neutral' })
}

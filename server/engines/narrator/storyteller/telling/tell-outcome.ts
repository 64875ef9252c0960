import { orderLines } from '../content/statement-lines.ts'
import { answerAct } from '../action/speech/answer-act.ts'
import { answerMood } from '../action/speech/answer-mood.ts'
import { surelyHears } from '../action/speech/listener.ts'
import { canSpeak } from '../world/can-speak.ts'
import { concernedIn } from '../action/binding/concerned.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { isPresent } from '../world/presence.ts'
import { type Entity, entityOf, HERO, hereOf, isBeing } from '../world/world.ts'
import { deedParse } from './deed-parse.ts'
import { changesHands, fells, hears, takes } from './beings-in-deed.ts'
import { classesOf, namesOf, sensesOfDeed } from './deed-names.ts'
import { headOf } from './noun.ts'
import { kindsOfDoer } from './outcome-table.ts'
import { goalOf, type Party, partiesOf, partyOf } from './parties.ts'
import { relationOf } from './relation.ts'
import { isOnlyRetold, tellWhere, TRAVEL } from './tell-where.ts'
import { goesHome, reaches } from './reaches.ts'
import { sortOfDeed } from './sort-of-deed.ts'
import { sayOutcome, tellOf } from './say-outcome.ts'
import { IT, type Sure, surelyOf } from './surely-of.ts'

/** Fewer words than this leave a deed without its consequence. */
const BARE = 45

/** Something was done, and what comes of it has not been told. */
export const isBare = ({
  world,
  reply,
  hasChanged,
  isRefused,
  isAnswered,
  hasMoved,
  deeds,
}: Scene): boolean =>
  hasChanged &&
  isRefused !== true &&
  (!hasMoved ||
    isOnlyRetold(reply) ||
    hereOf(world).isUnnamed === true ||
    deeds.some(({ clause }) => !TRAVEL.test(clause.act ?? ''))) &&
  !isAnswered &&
  reply.words > 0 &&
  reply.words < BARE

/** What the deeds of a turn come to, the last of them first: for whom or what it was done to, or for whoever did it. */
export function tellOutcome(scene: Scene): void {
  // What goes on meanwhile is how it is done, and not what something comes of.
  const own = scene.deeds.filter(
    ({ clause }) => !/^(?:while|as|when|since|because|until)$/.test(clause.link ?? ''),
  )
  const deeds = own.length > 0 ? own : scene.deeds
  const last = deeds.at(-1)
  if (!last) return
  // Whoever is spoken with sees the hero weep.
  const witness =
    own.some(({ actor, clause }) => actor.id === HERO && WEEPS.test(clause.text)) && surelyHears(scene.world)
  if (witness && canSpeak(witness) && witness.stance !== 'foe') return answerMood(scene, witness, 'tears')
  // 'I offer him a deal: he talks, and I let him go': what comes after is what is offered.
  const deal = deeds.find(({ actor, clause }) => actor.id === HERO && clause.verb === 'offer')
  if (deal && concernedIn(scene, deal).some((who) => answerAct(scene, deal, who))) return
  // What somebody else does then is what comes of the deeds before it.
  const others = deeds.findLastIndex(({ actor }) => actor.id !== last.actor.id)
  // Of what somebody else does the last deed alone still shows.
  const isOfHero = last.actor.id === HERO
  const done = isOfHero ? deeds.slice(others + 1) : [last]
  // 'Knocks him out and laughs': who lies there and what is in whose hands stays so.
  const before = isOfHero ? [] : deeds.slice(others + 1, -1)
  if (before.findLast((deed) => fells(scene, deed) || changesHands(scene, deed))) return
  // Of two deeds the hero sees what comes of the one and of the other.
  const comes = (deed: Bound) => comesTo(scene, deed)
  // Where one has gone is left behind by what one does there.
  const open = done.filter((deed, at) => at === done.length - 1 || !isGone(deed))
  const asSuch = (deed: Bound) => comesToAsSuch(scene, deed)
  const [one, two] = lastTwo(open)
  // The last one is where the reader stands.
  // What is done to 'it' last may have undone what came before: 'I write it down and burn it'.
  const isDoneOver = last.clause.object?.pronoun === 'it'
  const isTold = two !== undefined && [one && comes(one), comes(two) || asSuch(two)].includes(true)
  if (
    isTold ||
    open.findLast(
      (deed) =>
        (deed === last || !isDoneOver) &&
        (comes(deed) || ((deed === last || deed.clause.object !== undefined) && asSuch(deed))),
    )
  )
    return
  if (last.clause.kind === 'order') scene.reply.say(orderLines.done, { who: last.actor })
  else
    tellOf(scene, sortOfDeed(scene, last), {
      about: last.actor.id,
      kinds: kindsOfDoer(last.actor),
      slots: { actor: last.actor },
    })
}

const isGone = (deed: Bound): boolean => /^@(?!put|throw)/.test(relationOf(deed)?.name ?? '')

/** The hero's last two deeds, where they are done to two things. */
const lastTwo = (deeds: Bound[]): Bound[] => {
  const [one, two] = deeds.slice(-2)
  const isOther = two?.actor.id === HERO && !two.clause.object?.pronoun && (two.object ?? two) !== one!.object
  return isOther ? [one!, two] : []
}

/** 'One of the keys falls', 'everybody comes out': of whom nothing is known. */
const OF_SOME =
  /^(?:\p{L}+ ){0,2}(?:one|some|half|part|most|two|three|each|the rest) of\b|^(?:\p{L}+ )?every(?:body|one)\b/iu
/** What is not close enough to be seen well, or to see the hero. */
const FAR =
  /\b(?:horizon|far|distance|distant|sky|miles?|outside|next|upstairs|downstairs|ridge|hill|across|above|below|roof)\b/i

/** Too far off for a face, and in sight. */
const IN_SIGHT = /\b(?:horizon|far off|distance|miles? off|ridge|hill)\b/i
const COMES = /^(?:come|appear|show|ride|stand|wait|walk|gather)$/

/** What a close look shows is for whoever looks. */
const CLOSELY = /^(?:look|search|check|examine|inspect|study|test|find|taste|smell|feel)$/

const TRIES = /\b(?:tr(?:y|ies|ied)|trying|attempt\w*|struggl\w+) (?:hard )?to\b/i

const seenOf = (actor: Entity, names: string[]): string[] =>
  actor.id === HERO ? names : names.filter((name) => !CLOSELY.test(name.split('_')[0]!))

function comesTo(scene: Scene, deed: Bound): boolean {
  const { actor, clause } = deed
  const isOfHero = actor.id === HERO
  const isVague = isUnsure(scene, deed)
  if (!isOfHero && (isVague || clause.polarity === 'negated')) return false
  if (isOfHero && REFUSES.test(clause.text)) return false
  if (!isOfHero && isBeing(actor) && clause.kind !== 'order' && FAR.test(clause.text))
    return (
      IN_SIGHT.test(clause.text) &&
      COMES.test(clause.verb?.split(' ')[0] ?? '') &&
      tellOf(scene, ['~far'], { about: actor.id, kinds: kindsOfDoer(actor), slots: { actor } })
    )
  // What somebody else only tries is not done yet.
  const isTried = !isOfHero && TRIES.test(clause.text)
  // 'It falls': what a bare 'it' stands for is not sure.
  const isBareIt = typeof clause.actor === 'object' && clause.actor.pronoun === 'it'
  if (!isOfHero && !isBeing(actor) && isBareIt) return false
  const done = isOfHero ? namesOf(clause) : seenOf(actor, sensesOfDeed(clause))
  const names = isTried ? [...done.map((name) => `try_${name}`), '~tries'] : done
  const tellParty = (party: Party) => tellOf(scene, names, party, isOfHero || party.isOfDoer === true)
  // Of one of them it is told what all can see or hear.
  if (OF_SOME.test(clause.text)) {
    const isOfNone = (told: string) =>
      !told.toLowerCase().includes(actor.name.toLowerCase()) && !/\bthe[yi]\w*\b/i.test(told)
    return !isOfHero && sayOutcome(scene, names, kindsOfDoer(actor), { actor }, isOfNone)
  }
  const concerned = concernedIn(scene, deed)
  const isOfThem = ({ about, kinds }: Party) =>
    kinds[0] === 'hero' || concerned.some(({ id }) => id === about)
  // Who is not here is not seen to take it.
  const isSeenBy = ({ about }: Party) => {
    const who = entityOf(scene.world, about)
    return isOfHero || !who || !isBeing(who) || isPresent(scene.world, who) || who === actor
  }
  const parties = isVague ? [] : partiesOf(deed).filter(isSeenBy)
  return (
    (!isOfHero && (fells(scene, deed) || changesHands(scene, deed))) ||
    parties.filter(isOfThem).some(tellParty) ||
    concerned.some(
      (who) =>
        answerAct(scene, deed, who) ||
        hears(scene, deed, names, who) ||
        reaches(scene, deed, who) ||
        takes(scene, deed, who),
    ) ||
    (!isVague && tellWhere(scene, deed)) ||
    parties.filter((party) => !isOfThem(party)).some(tellParty) ||
    tellSurely(scene, deed, surelyOf(deed, isVague))
  )
}

/** 'I put it on': of a thing that the turn itself does not name it is not sure which it is. */
function isUnsure({ reply, typed = '' }: Scene, { clause: { object }, object: bound }: Bound): boolean {
  if (!/^(?:it|them|this|that|these|those|one|ones)$/.test(object?.pronoun ?? '')) return false
  const text = `${typed} ${reply.text}`.toLowerCase()
  return !bound || !text.includes(headOf(bound.name.toLowerCase()))
}

const WEEPS = /\b(?:cry|crying|weep|weeping|sob|sobbing|in(?:to)? tears)\b(?! (?:out|wolf|for help))/i

const BEGUN =
  /^(?:(?:i|we) )?(?:\p{L}+ly )?(?:start|begin|keep|resume|carry on|set about|get to work) (?:to \p{L}|on \p{L}|(?!(?:go|mov|walk|runn|driv)ing)\p{L}+ing\b)/iu

/** Acts done to what stands after a word for the way: 'bang on the hull', 'set fire to the barn'. */
const AT_GOAL = /^(?:burn|knock|shoot|follow|listen|press|track|push|pull)$/

/** Who pushes off pushes nothing. */
const OFF = /^(?:off|on|along|ahead|through|up)$/

/** What 'it' is need not be known for what comes of it. */
const OF_IT = /^(?:take|put|open|close|lock|unlock|throw|drop|break|cut|clean|lift|push|pull|give|send)$/

const REFUSES = /\brefus(?:e|es|ed|ing) to\b/i

/** What a deed of the hero's comes to by its class, where nothing narrower is known: for whoever it is done to, else for what it is done to. */
function comesToAsSuch(scene: Scene, deed: Bound): boolean {
  const { actor, clause } = deed
  const isRefusal = REFUSES.test(clause.text)
  if (actor.id !== HERO || (clause.polarity === 'negated' && !isRefusal)) return false
  const names = isRefusal ? ['~refuses'] : classesOf(clause)
  if (deedParse(clause)?.isUnfinished && !BEGUN.test(clause.text) && !TRIES.test(clause.text)) return false
  if (BEGUN.test(clause.text) && !WEEPS.test(clause.text))
    return tellOf(scene, ['~begun'], { about: HERO, kinds: ['self'], slots: { actor } })
  const beings = clause.object?.pronoun === 'them' ? [] : concernedIn(scene, deed)
  const isHeard = clause.act === 'listen' && / (?:to|for|at) /.test(clause.text)
  const isDoneTo = ({ kinds, slots }: Party) =>
    kinds.includes('self')
      ? !isHeard
      : clause.object
        ? isBeing(slots.object as Entity) || ![deed.place, deed.target].includes(slots.object as Entity)
        : AT_GOAL.test(clause.act ?? '') && !OFF.test(clause.particle ?? '')
  if (beings.some((who) => who.id !== HERO && tellOf(scene, names, partyOf(deed, who)))) return true
  if (goesHome(scene, deed)) return true
  if (isUnsure(scene, deed))
    return (
      clause.object?.pronoun === 'it' &&
      OF_IT.test(clause.act ?? '') &&
      tellOf(scene, names, { about: HERO, kinds: ['thing'], slots: { actor, object: IT } })
    )
  return (
    tellWhere(scene, deed, ['any']) ||
    partiesOf(deed).some((party) => isDoneTo(party) && tellOf(scene, names, party))
  )
}

function tellSurely(scene: Scene, deed: Bound, sure: Sure | undefined): boolean {
  if (!sure) return false
  const { kinds, object } = sure
  const { actor, tool } = deed
  const names = seenOf(actor, sure.names)
  const party = { about: object.id, kinds, slots: { actor, tool, target: goalOf(deed), object } }
  return tellOf(scene, names, party, actor.id === HERO)
}

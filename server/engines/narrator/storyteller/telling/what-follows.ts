import { kindOf } from '../action/happening/kind-of-happening.ts'
import { concernedIn } from '../action/binding/concerned.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { ON_DEVICE } from '../action/speech/phone.ts'
import { touchesPlot } from '../action/plot/want.ts'
import { isBodyPart } from '../content/things.ts'
import { isAnimalNoun } from '../language/being-nouns.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { canSpeak } from '../world/can-speak.ts'
import { isPresent, isSenseless, talkersHere } from '../world/presence.ts'
import { namesOf, sensesOfDeed } from './deed-names.ts'
import { deedParse } from './deed-parse.ts'
import { headOf } from './noun.ts'
import { kindsOf, kindsOfDoer } from './outcome-table.ts'
import { sortOfDeed } from './sort-of-deed.ts'
import { tellOf } from './say-outcome.ts'

/** From so many words on a reply has told enough. */
const ENOUGH = 42
/** How often a try comes to nothing but a better idea. */
const FAILS = 0.35

const DEMANDED = /\b(?:asks?|asked|wants?|wanted|begs?|invites?|requests?) (?!(?:for )?(?:him|them)\b)/i
const INSISTS = /\b(?:demand(?:s|ed)?|insist(?:s|ed)?|orders? (?:me|us|you|her|everyone) to)\b/i
const LOOSE = /\b(?:gets?|got|breaks?|broke) (?:loose|free|away)\b/i
const HANDLES = /^(?:put|lay|set|place|slam|throw|drop|hold|show|play|sing)$/
const OF_SOME =
  /^(?:some|any|every|no)(?:body|one)\b|^(?:every|no|any)thing\b|^(?:one|some|half|most|all|none|each|both)\b/i
const WRITES = /\b(?:texts?|emails?|writes?|messages?|texted|wrote) (?:me|us|to me)\b/i
const FAR = /\b(?:horizon|ridge|hill|far|distance|distant|miles?|across|roof)\b/i
const MEANS_HERO = /\b(?:me|us)\b/i
/** What it is for the hero, where it is for the hero. */
const FOR_HERO = /^\+(?:says|demands|insists|~acts|~speaks)$/

/**
 * Tells what a deed costs, or what whoever did something does or says next, where nothing else has come of it and there is
 * room for it; false where nothing is told.
 */
export function tellWhatFollows(scene: Scene, before: number[]): boolean {
  const { reply, deeds, saidBy, hasChanged, isRefused } = scene
  const last = deeds.at(-1)
  if (!hasChanged || isRefused || scene.isAdmitted || reply.words > ENOUGH) return false
  // What has come of it is told, or somebody has answered.
  if (reply.since(before) !== '') return false
  const isOfSpeaker = saidBy && isPresent(scene.world, saidBy) && last?.actor.id !== HERO
  if (isOfSpeaker) return tellOfOther(scene, undefined, saidBy)
  if (!last || deedParse(last.clause)?.isPerfect) return false
  if (last.actor.id !== HERO) return tellOfOther(scene, last, last.actor)
  // Who has got somewhere has the way behind them.
  if (scene.hasMoved) return false
  return deeds.toReversed().some((deed) => isDone(deed) && tellOfHero(scene, deed))
}

const isDone = ({ actor, clause }: Bound): boolean => actor.id === HERO && clause.polarity !== 'negated'

function tellOfHero(scene: Scene, deed: Bound): boolean {
  const { world, random } = scene
  const { clause, actor, object } = deed
  const act = clause.act ?? ''
  // Somebody has had a word to say already.
  if (scene.reply.text.includes('“')) return false
  if (clause.object?.pronoun && !/^(?:me|myself)$/.test(clause.object.pronoun) && !object) return false
  if (act === 'hide' && clause.object) return false
  const isTry = clause.modality === 'tries' || (clause.verb === 'try' && !clause.particle)
  // What the plot turns on does not come off by the way.
  if (isTry && touchesPlot(world, clause.text)) return false
  const names = [...namesOf(clause), `=${act}`]
  const fails = isTry && random.chance(FAILS)
  const told = fails ? names.map((name) => `?${name}`) : names.map((name) => `+${name}`)
  const isAt = (who: Entity) => who.id !== HERO && isPresent(world, who)
  const who =
    concernedIn(scene, deed).find(isAt) ?? (object && isBeing(object) && isAt(object) ? object : undefined)
  const slots = { actor, object: who }
  if (
    who &&
    tellOf(scene, told, { about: who.id, kinds: [who.kind === 'animal' ? 'animal' : 'being'], slots })
  )
    return true
  const kinds = [...(object ? kindsOf(object) : []), 'self', ...(clause.object ? ['thing'] : [])]
  const self = { about: HERO, kinds, slots: { actor, object } }
  return tellOf(scene, told, self)
}

function tellOfOther(scene: Scene, deed: Bound | undefined, actor: Entity): boolean {
  const { world, typed = '' } = scene
  const text = deed?.clause.text ?? ''
  if (
    (deed && actor.left === world.turn) ||
    (isBeing(actor) && FAR.test(text)) ||
    OF_SOME.test(text) ||
    ON_DEVICE.test(text) ||
    WRITES.test(text) ||
    (isBeing(actor) && (isSenseless(actor) || !isPresent(world, actor)))
  )
    return false
  // Whoever a tale is told of does what a hero does.
  if (deed && world.isOfOthers && actor.isProper && actor.since === 0) {
    const done = [...namesOf(deed.clause), `=${deed.clause.act}`].map((name) => `+${name}`)
    if (tellOf(scene, done, { about: actor.id, kinds: ['self'], slots: { actor, object: deed.object } }))
      return true
  }
  const names = deed
    ? namesOfOther(scene, deed)
    : [INSISTS.test(typed) ? '+insists' : asks(scene) ? '+demands' : '+says']
  // What is said or done before several need not be meant for the hero.
  const isForHero = MEANS_HERO.test(typed) || talkersHere(world).every((each) => each === actor)
  const told = isForHero ? names : names.filter((name) => !FOR_HERO.test(name))
  const kinds = kindsOfOther(actor)
  return tellOf(scene, told, { about: actor.id, kinds, slots: { actor, object: deed?.object } })
}

const asks = ({ typed = '' }: Scene): boolean =>
  typed.includes('"') ? /\?["”*]/.test(typed) : DEMANDED.test(typed)

/** What it was, the narrowest first. */
function namesOfOther(scene: Scene, deed: Bound): string[] {
  const { clause, actor, object, target, place } = deed
  const { text, object: said, whole } = clause
  const [verb = ''] = (clause.verb ?? '').split(' ')
  if (clause.polarity === 'negated') return []
  const isAtHero =
    [object, target, place].some((each) => each?.id === HERO) ||
    [said, clause.target].some((each) => each?.determiner === 'my' && isBodyPart(each.head))
  const kind = isBeing(actor) ? kindOf(deed) : undefined
  return [
    INSISTS.test(whole?.text ?? text) ? 'insists' : undefined,
    DEMANDED.test(whole?.text ?? text) ? 'demands' : undefined,
    LOOSE.test(whole?.text ?? text) ? 'gets_away' : undefined,
    kind === 'threatens' && !isAtHero ? undefined : kind,
    ...(said && !HANDLES.test(verb) ? [] : sensesOfDeed(clause)),
    // Who gets on a train has done nothing to wait upon.
    ...sortOfDeed(scene, deed).filter((sort) => sort !== '~acts' || said),
  ]
    .filter((name) => name !== undefined)
    .map((name) => `+${name}`)
}

/** Whoever or whatever did it, by what one would see of them first. */
function kindsOfOther(actor: Entity): string[] {
  const kinds = kindsOfDoer(actor)
  if (!isBeing(actor)) return kinds
  const { role, name } = actor
  const isBeastly = (noun: string) => isAnimalNoun(noun) && !isPersonWord(noun)
  const isBeast = role ? isBeastly(headOf(role)) : actor.kind === 'animal' || isBeastly(headOf(name))
  if (isBeast) return canSpeak(actor) && actor.isProper ? ['does'] : ['by_animal']
  const isMany = actor.isPlural || actor.kind === 'group' || (actor.amount ?? 1) > 1
  // What many do next has no line.
  if (isMany) return []
  return kinds
}

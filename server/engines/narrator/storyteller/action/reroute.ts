import { speechLines } from '../content/speech-lines.ts'
import { kindOfPlace } from '../content/places.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { isOfClass } from '../content/things.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { retoldByHero } from '../telling/retell.ts'
import { keepFact, mean } from '../world/change.ts'
import { beingsHere, type Entity, HERO, isBeing, isPresent, type World, meantOfLate } from '../world/world.ts'
import { asMeant } from './as-meant.ts'
import { askForThing } from './kinds-of-work.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'
import { isRefusal, refuse, type Scene } from './scene.ts'
import { placeNamed } from './place-named.ts'
import { lookAround } from './look-around.ts'
import { moveTo } from './move-to.ts'
import { askTheWay } from './ask-the-way.ts'

/** Turns of phrase that mean another act than their verb: the clause as it is meant, or nothing where it is done already. */
export function rerouted(scene: Scene, given: Clause): Clause | undefined {
  const { world } = scene
  const asRead = asInsult(withWhom(world, asMeant(scene, given)))
  // 'I slip upstairs' puts nothing there.
  const isOnTheWay = asRead.act === 'put' && !asRead.object && asRead.direction && !asRead.speech
  const clause: Clause = isOnTheWay ? { ...asRead, act: 'go' } : withWaved(scene, asRead)
  if (clause.polarity === 'negated') return clause
  if (isLookedOver(clause))
    return {
      ...clause,
      act: undefined,
      verb: 'inspect',
      object: clause.place ?? clause.target,
      place: undefined,
      target: undefined,
    }
  if (clause.act === 'ask' && askTheWay(scene, clause)) return undefined
  const { act, object, target } = clause
  // Hair that is combed is not searched.
  if (clause.verb === 'comb' && /^(?:hair|beard|mane|fur|tail|coat)$/.test(object?.head ?? ''))
    return { ...clause, act: 'clean' }
  const taker = clause.verb === 'offer' ? takerOf(world, clause) : undefined
  if (taker) {
    if (object) mean(world, resolvedOffer(scene, object))
    const told = retoldByHero(clause, world)
    scene.reply.tell('[told]', { told })
    keepFact(world, taker.id, `knows${world.turn}`, told)
    scene.isAnswered = true
    scene.reply.say(/ for \p{L}/u.test(clause.text) ? speechLines.offer : speechLines.offered, {
      who: taker,
    })
    return undefined
  }
  if (act === 'ask' && !clause.said && / for /.test(clause.text) && askForThing(scene, clause))
    return undefined
  if (
    object &&
    target &&
    /^(?:give|take|bring|carry|drag|lead|push|pull|haul|wheel|lug|escort|march|usher|walk)$/.test(
      clause.verb ?? '',
    ) &&
    bringTo(scene, clause, object, target)
  )
    return undefined
  if (
    act === 'look' &&
    object &&
    /\b(?:around|round|about)\b/.test(clause.particle ?? '') &&
    lookRound(scene, clause, object)
  )
    return undefined
  if (
    act === 'search' &&
    object &&
    object.determiner &&
    !knownEntity(world, object) &&
    kindOfPlace(object.text) &&
    !isOfClass(object.head, 'container')
  ) {
    moveTo(scene, placeNamed(scene, object))
    return /^(?:find|discover|spot)$/.test(clause.verb ?? '') ? undefined : { ...clause, object: undefined }
  }
  if (
    act === 'hide' &&
    object &&
    !target &&
    !clause.place &&
    /\b(?:in|inside|behind|under|beneath|among)\b/.test(` ${clause.particle ?? clause.text} `)
  ) {
    const known = knownEntity(world, object)
    if (!known && kindOfPlace(object.text) && !isOfClass(object.head, 'container')) {
      moveTo(scene, placeNamed(scene, object))
      return { ...clause, object: undefined, particle: undefined }
    }
    if (!known || !isBeing(known)) return { ...clause, object: undefined, target: object }
  }
  return clause
}

/** 'Call Jory a coward', 'I call the carpet a dishrag': no shout, and nobody is sent for. */
function asInsult(clause: Clause): Clause {
  const [, whom = '', what = ''] = /^(?:i |then i )?call (.+?) an? (.+)$/iu.exec(clause.text) ?? []
  if (what === '' || /^(?:me|us)$/i.test(whom)) return clause
  return { ...clause, act: 'insult', verb: 'insult', target: undefined, complement: undefined }
}

/** 'I kneel before her': she is the one it is done before, and it is she who answers. */
function withWhom(world: World, clause: Clause): Clause {
  if (clause.object ?? clause.target) return clause
  const whom =
    /^(?:i )?(?:kneel|crouch|bow|curtsy|stand|sit|lie)\w* (?:down )?(?:(?:right )?(?:before|in front of|beside|next to|by|to)) (.+)$/iu.exec(
      clause.text,
    )?.[1]
  const who =
    whom &&
    (/^(?:him|her|them)\b/i.test(whom)
      ? meantOfLate(world).find((each) => isBeing(each) && isPresent(world, each))
      : beingsHere(world).find(({ name }) => whom.toLowerCase().startsWith(name.toLowerCase())))
  return who ? { ...clause, target: { text: who.name, head: who.name, entityId: who.id } } : clause
}

/** 'Check the struts for damage': it is the struts that are looked over. */
const isLookedOver = ({ act, object, place, target }: Clause): boolean =>
  act === 'search' &&
  (place ?? target) !== undefined &&
  /^(?:damage|crack|leak|hole|fault|flaw|trap|weakness|tear|injury|wound|rot|rust)s?$/.test(
    object?.head ?? '',
  )

/** Who is offered something: the one meant, and where only a trade is named, whoever was dealt with last. */
function takerOf(world: World, { text, object, target }: Clause): Entity | undefined {
  const meant = [
    whomOffered(world, text),
    object && knownEntity(world, object),
    target && knownEntity(world, target),
  ].find((each) => each && isBeing(each) && isPresent(world, each) && each.id !== HERO)
  return meant ?? (/ to (?:trade|swap|exchange|barter|pay) /.test(text) ? lastHere(world) : undefined)
}

const resolvedOffer = (scene: Scene, object: Mention): Entity | undefined => {
  const meant = resolveMention(scene, { ...object, determiner: object.determiner ?? 'the' }, 'any')
  return isRefusal(meant) || meant?.kind !== 'thing' || meant.id === 'abstract' ? undefined : meant
}

const lastHere = (world: World): Entity | undefined => {
  const here = beingsHere(world)
  return meantOfLate(world).find((each) => here.includes(each)) ?? here[0]
}

/** 'Offer him half of it for my dog': he is offered it, and not the dog. */
function whomOffered(world: World, text: string): Entity | undefined {
  const pronoun = /\boffers? (him|her|them)\b/i.exec(text)?.[1]?.toLowerCase()
  const gender = pronoun === 'him' ? 'm' : pronoun === 'her' ? 'f' : undefined
  return pronoun
    ? meantOfLate(world).find(
        (each) =>
          each.id !== HERO &&
          /^(?:person|group)$/.test(each.kind) &&
          isPresent(world, each) &&
          (!gender || (each.gender ?? gender) === gender),
      )
    : undefined
}

/** 'I wave my wand' greets nobody. */
function withWaved({ world }: Scene, clause: Clause): Clause {
  const waved = clause.verb === 'wave' ? (clause.object ?? clause.target) : undefined
  const known = waved && knownEntity(world, waved)
  const isGreeting =
    !waved ||
    waved.pronoun ||
    isPersonWord(waved.head) ||
    (known && isBeing(known)) ||
    /\b(?:to|at)\b/.test(clause.text)
  return isGreeting ? clause : { ...clause, act: undefined, object: waved, target: undefined }
}

/** 'I take the vials to Dr Hale', 'bring a rose to the hospital': there it goes, and whoever is there may have it. */
function bringTo(scene: Scene, clause: Clause, object: Mention, target: Mention): boolean {
  const { world } = scene
  const goal = knownEntity(world, target)
  const isPlace = goal
    ? goal.kind === 'place'
    : kindOfPlace(target.text) !== undefined && target.isProper !== true
  const isToSomebodyAway =
    goal !== undefined && isBeing(goal) && !isPresent(world, goal) && clause.verb !== 'give'
  if (!isPlace && !isToSomebodyAway) return false
  const load = resolveMention(scene, object, 'any')
  if (isRefusal(load)) {
    refuse(scene, load)
    return true
  }
  if (!load || (load.kind === 'thing' && !isPresent(world, load))) return false
  if (load.kind === 'thing') load.at = HERO
  const to: Entity | undefined = isPlace
    ? (goal ?? placeNamed(scene, target))
    : world.entities.find(({ id }) => id === goal?.at)
  if (!to || to.kind !== 'place') return false
  if (to.id === world.here) return false
  scene.reply.tell('[told]', { told: retoldByHero(clause, world) })
  moveTo(scene, to, true)
  if (isBeing(load)) load.at = to.id
  mean(world, load)
  return true
}

/** 'I look around the wheelhouse': a part of where the hero is, or a place to go to. */
function lookRound(scene: Scene, clause: Clause, object: Mention): boolean {
  const { world } = scene
  const known = knownEntity(world, object)
  if (known && known.kind !== 'place') return false
  if (known?.id === world.here) {
    lookAround(scene, world.here)
    return true
  }
  scene.reply.tell('[told]', { told: retoldByHero(clause, world) })
  moveTo(scene, known ?? placeNamed(scene, object), true)
  return true
}

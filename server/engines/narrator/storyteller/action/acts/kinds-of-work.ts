import { handoverLines, refusalLines } from '../../content/act-lines.ts'
import { isAbstract } from '../../content/things.ts'
import { isTangible } from '../../language/noun-kinds.ts'
import type { Clause } from '../../language/clause.ts'
import { addEntity, keepFact, mean, moveThing } from '../../world/change.ts'
import { type Entity, factAbout, HERO, isBeing, meantOfLate } from '../../world/world.ts'
import { isPresent, talkersHere, isOnLine, isWithinHearing } from '../../world/presence.ts'
import { isPersonWord, isRole } from '../../scenario/roles.ts'
import { isOfEra } from '../../telling/fits.ts'
import { canSpeak } from '../../world/can-speak.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { answerMood } from '../speech/answer-mood.ts'
import { knownEntity, resolveMention } from '../binding/resolve-mention.ts'
import { isRefusal, type Scene } from '../scene.ts'

/** 'I ask Mr Plum for his keys': handed over, or not, and that stays so. */
export function askForThing(scene: Scene, clause: Clause): boolean {
  const { object: given, target, text } = clause
  const { world, reply } = scene
  const typed = / for (?:an? |some |the )?(.+?)[.!]*$/i.exec(text)?.[1]
  if (!typed) return false
  const isSaidSo = given !== undefined && !given.pronoun && typed.endsWith(given.text)
  const object = isSaidSo ? given : { text: typed, head: typed.split(' ').at(-1)! }
  const asked = target ?? (isSaidSo || /^ask for\b|^i ask for\b/i.test(text) ? undefined : given)
  const met = asked && knownEntity(world, asked)
  const isSomeone = asked && (asked.isProper || isPersonWord(asked.head))
  const last = meantOfLate(world).find((each) => talkersHere(world).includes(each) || isOnLine(each))
  const who =
    met && isBeing(met)
      ? met
      : isSomeone
        ? resolveMention(scene, asked, 'being')
        : asked
          ? undefined
          : (last ?? talkersHere(world)[0])
  if (isRefusal(who) || !who || !isBeing(who) || !isWithinHearing(world, who) || !canSpeak(who)) return false
  const known = knownEntity(world, object)
  if (known && (known.kind !== 'thing' || (known.at !== who.id && known.at !== world.here))) return false
  const key = `asked for ${object.head}`
  if (
    !known &&
    (!isSaidSo || isAbstract(object.head) || !isTangible(object.head) || NO_THING.test(object.head))
  )
    return askFavour(scene, clause, who)
  const isRefused =
    who.stance === 'foe' ||
    factAbout(world, who.id, key) !== undefined ||
    (who.stance === 'neutral' && scene.random.chance(0.35))
  const thing =
    known ?? addEntity(world, { kind: 'thing', name: object.text, at: who.id, isPlural: object.isPlural })
  scene.hasChanged = true
  scene.isAnswered = true
  mean(world, thing)
  mean(world, who)
  if (isRefused) {
    keepFact(
      world,
      who.id,
      key,
      `${who.isProper ? who.name : `The ${who.name}`} would not give you the ${thing.name}.`,
    )
    if (!reply.say(refusalLines, { who, object: thing })) reply.tell('"No," says [who].', { who })
    return true
  }
  moveThing(world, thing, HERO)
  if (!reply.say(handoverLines, { who, object: thing }))
    reply.tell('[who] [who+hand] you [object].', { who, object: thing })
  return true
}

const NO_THING =
  /^(?:second|minute|hour|day|night|week|month|year|time|ride|lift|hand|favou?r|help|advice|dance|chance|job|work|permission|mercy|patience|name|number|address|direction|more|break|rest|raise|kiss|hug|moment|story|song)s?$/

/** What is asked for is no thing to be handed over: somebody takes it as any plea. */
function askFavour(scene: Scene, clause: Clause, who: Entity): boolean {
  const { world, reply } = scene
  scene.isAnswered = true
  scene.hasChanged = true
  mean(world, who)
  reply.tell('[told]', { told: retoldByHero(clause, world) })
  answerMood(scene, who, 'plea')
  return true
}

/** 'Call my sister', who is not here: by telephone, where there are any. */
export function isFarAway({ world }: Scene, { object, target }: Clause): boolean {
  const mention = object ?? target
  if (!mention || mention.pronoun || !isOfEra('phone', world)) return false
  const known = knownEntity(world, mention)
  if (known) return isBeing(known) && !isPresent(world, known)
  return (
    mention.determiner === 'my' ||
    (mention.determiner === 'the' && isRole(mention.head)) ||
    mention.isProper === true
  )
}

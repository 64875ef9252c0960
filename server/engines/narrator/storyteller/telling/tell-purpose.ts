import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { touchesPlot } from '../action/want.ts'
import { lowerFirst } from '../language/letter-case.ts'
import { keepFact } from '../world/change.ts'
import { HERO, isBeing } from '../world/world.ts'
import { retoldByHero } from './retell.ts'

/** Deeds that come about as soon as nobody hinders them, by the field that WordNet has the verb in. */
const WITHIN_REACH =
  /^verb\.(?:stative|body|perception|change|contact|creation|motion|emotion|cognition|consumption)$/
/** What others have a say in, or what would settle more than a deed does. */
const BEYOND =
  /^(?:attack|flee|steal|capture|break|kill|find|search|go|return|win|buy|sell|trade|take|ask|help)$/

/** 'Hang it up to dry': what dries is what was hung. */
const OF_THINGS = /^(?:dry|cool|rise|soak|air|set|thaw|melt|burn|cook|bake|warm|heal|ring|go|run|work|ripen)$/

/** What these lead to is what is done, and nothing that it is done for: 'pretend to be angry'. */
const COMPLEMENTED =
  /^(?:pretend|try|want|refuse|begin|start|like|love|hate|seem|appear|promise|decide|hope|need|forget|learn|agree|continue|prepare|manage|dare|plan|offer)$/

/** What a deed was done for has come about, unless others have a say in it or the story hangs on it: 'to see better'. */
export function tellPurpose({ world, reply }: Scene, deed: Bound): boolean {
  const { purpose, text, act, verb } = deed.clause
  const field = sensesOf(purpose?.verb?.split(' ')[0] ?? '', 'verb')[0]?.field
  if (
    !purpose?.verb ||
    purpose.said ||
    // 'To Dry Fork' dries nothing.
    / to \p{Lu}/u.test(text) ||
    !text.includes(` to ${purpose.text}`) ||
    // 'I wait for him to grow hungry' is for another to do.
    new RegExp(` for (?:\\S+ ){1,4}to ${purpose.text.split(' ')[0]!.replace(/[^\p{L}]/gu, '.')}`, 'iu').test(
      text,
    ) ||
    COMPLEMENTED.test(verb ?? '') ||
    !WITHIN_REACH.test(field ?? '') ||
    BEYOND.test(purpose.act ?? '') ||
    /^(?:send|ask|tell|order)$/.test(act ?? '') ||
    [deed.object, deed.target].some((each) => each && isBeing(each)) ||
    touchesPlot(world, purpose.text) ||
    // 'To see the ghost' asks for more than 'to see better'.
    (purpose.object && /^(?:see|hear|notice|spot|smell)$/.test(purpose.verb)) ||
    (deed.clause.object && !purpose.object && OF_THINGS.test(purpose.verb))
  )
    return false
  const told = retoldByHero({ ...purpose, actor: 'hero' }, world)
  keepFact(world, HERO, `came${world.turn}`, told)
  reply.tell('And it works: [told]', { told: lowerFirst(told) })
  return true
}

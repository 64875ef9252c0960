import { wayLines } from '../content/travel-lines.ts'
import type { Clause } from '../language/clause.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { retoldByHero } from '../telling/retell.ts'
import { canSpeak } from '../world/can-speak.ts'
import { mean } from '../world/change.ts'
import { type Entity, isBeing, talkersHere } from '../world/world.ts'
import { meet } from './meet.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'
import { isRefusal, type Scene } from './scene.ts'

const ASKED =
  /\bask(?:s|ed)? (?:(an?|the|my|our) )?(?:(.+?) )?(?:for )?(?:the (?:shortest |quickest |safest )?way|directions|how to get) (?:to|into|up|down|home|back) ?(.*)$/iu

/** 'How do I get to Linden Street?', asked of somebody. */
export function tellTheWay(scene: Scene, who: Entity, asked: string): boolean {
  const where = /\bhow (?:do|can|could|would) (?:i|we) (?:get|go) (?:to|into) ([^?.!]+)/i.exec(asked)?.[1]
  if (where === undefined || !canSpeak(who) || who.stance === 'foe') return false
  scene.isAnswered = true
  return scene.reply.say(wayLines, { who, goal: goalOf(where) })
}

const goalOf = (where: string) => ({
  name: where.replace(/^(?:the|my) /i, ''),
  isProper: /^\p{Lu}|['’]s /u.test(where),
})

/** 'I ask an old shepherd the way to the cave': whoever is asked is there, and tells it. */
export function askTheWay(scene: Scene, clause: Clause): boolean {
  const { world, reply } = scene
  const [, determiner, whom, where = ''] = ASKED.exec(clause.text) ?? []
  if (where === '') return false
  const head = whom?.split(' ').at(-1)?.toLowerCase() ?? ''
  const mention = { text: whom ?? '', head, determiner: 'the', isProper: determiner === undefined }
  const known = whom === undefined ? talkersHere(world)[0] : knownEntity(world, mention)
  const who = known ?? (isPersonWord(head) ? resolveMention(scene, mention, 'being') : undefined)
  if (!who || isRefusal(who) || !isBeing(who) || !canSpeak(who)) return false
  meet(scene, who)
  mean(world, who)
  scene.isAnswered = true
  scene.hasChanged = true
  reply.tell('[told]', { told: retoldByHero(clause, world) })
  if (!reply.say(wayLines, { who, goal: goalOf(where) })) reply.tell('"Straight on," says [who].', { who })
  return true
}

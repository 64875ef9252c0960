import { DAY_MINUTES, nextHour, timeOf, untilHour } from '../../world/clock.ts'
import { HERO } from '../../world/world.ts'
import { purseOf } from '../acts/purse.ts'
import type { Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { toldMoney } from './numbers.ts'

const HOURS = '- - two three four five six seven eight nine ten eleven twelve'.split(' ')
const TIME =
  /\b(?:days?|hours?|minutes|weeks?|nights?|time)\b.*\b(?:have|left|remain|until|till|before)|\b(?:left|remain)\w* .*\b(?:days?|hours?|time)\b/
const MONEY =
  /\b(?:money|gold|silver|coins?|cash|dollars|pounds|crowns)\b|^\W*how much (?:is|do i have|have i) ?(?:got )?(?:still )?left\b/

/** How many, how much, how long, how far, how old: counted where it was told, settled where it was not. */
export function answerAmount(scene: Scene, asked: Asked): void {
  const { about, question, text } = asked
  const { reply, world } = scene
  if ((TIME.test(text) || question.asks === 'howLong') && tellHowLong(scene, text)) return
  const isOwn = /\bleft$|\b(?:do|did|have) (?:i|we) (?:still )?(?:have|got|carry|own)\b/.test(text)
  if (question.asks === 'howMuch' && MONEY.test(text) && isOwn) {
    scene.isSettled = true
    const purse = purseOf(world)
    const told = purse?.amount === undefined ? toldMoney(world) : `${purse.amount} ${purse.name}`
    if (told) return reply.tell('You have [told].', { told })
    if (!purse) return reply.tell('None: you came to [place] without any.')
  }
  if (about && about.id !== HERO && about.amount !== undefined)
    return reply.tell(`There ${about.amount === 1 ? 'is' : 'are'} ${about.amount} [name].`, {
      name: about.name,
    })
  admitIgnorance(scene, asked)
}

/** 'How long until sunrise', 'how many days do I have left': by the clock, and by what the story has set; false where neither tells. */
function tellHowLong(scene: Scene, text: string): boolean {
  const { world, reply } = scene
  const { deadline, deadlineText } = world.plot
  const hour = untilHour(text)
  if (hour === undefined && (deadline === undefined || !/\b(?:left|have|remain|until)\b/.test(text)))
    return false
  scene.isSettled = true
  const left =
    hour === undefined
      ? Math.max(deadline! - world.minutes, 0)
      : nextHour(world.minutes, hour) - world.minutes
  const told =
    left >= 2 * DAY_MINUTES
      ? `${Math.round(left / DAY_MINUTES)} days`
      : left > 90
        ? `about ${HOURS[Math.round(left / 60)] ?? Math.round(left / 60)} hours`
        : `${Math.max(5, Math.round(left / 5) * 5)} minutes`
  const until = hour === undefined ? ` left, ${deadlineText}` : ' until then'
  reply.tell(`You have ${told}${until}; it is ${timeOf(world.minutes)} now.`)
  return true
}

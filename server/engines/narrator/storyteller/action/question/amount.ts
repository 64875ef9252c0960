import { purseOf } from '../purse.ts'
import { listed } from '../../telling/phrases.ts'
import { beingsHere, HERO } from '../../world/world.ts'
import { DAY_MINUTES, nextHour, timeOf, untilHour } from '../../world/clock.ts'
import type { Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { toldMoney } from './numbers.ts'

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')

/** How many, how much, how long, how far, how old: counted where it was told, settled where it was not. */
export function answerAmount(scene: Scene, asked: Asked): void {
  const { about, question, text } = asked
  const isOfTime =
    /\b(?:days?|hours?|minutes|weeks?|nights?|time)\b.*\b(?:have|left|remain|until|till|before)|\b(?:left|remain)\w* .*\b(?:days?|hours?|time)\b/.test(
      text,
    )
  if (isOfTime || question.asks === 'howLong' || /\btime\b/.test(text)) return answerHowLong(scene, asked)
  if (question.asks === 'howFar' || question.asks === 'howOld') return admitIgnorance(scene, asked)
  const { reply, world } = scene
  const isMoney =
    /\b(?:money|gold|silver|coins?|cash|dollars|pounds|crowns)\b|^\W*how much (?:is|do i have|have i) ?(?:got )?(?:still )?left\b/.test(
      text,
    )
  const purse = isMoney ? purseOf(world) : undefined
  if (isMoney && /\bleft$|\b(?:do|did|have) (?:i|we) (?:still )?(?:have|got|carry|own)\b/.test(text)) {
    scene.isSettled = true
    const told = purse ? undefined : toldMoney(world)
    if (told) return reply.tell('You have [told].', { told })
    if (!purse) return reply.tell('None: you came to [place] without any.')
    if (purse.amount !== undefined)
      return reply.tell(`You have ${purse.amount} [name].`, { name: purse.name })
  }
  const subject = purse ?? about
  if (
    /\b(?:cost|price|worth|charge|pay|fetch|rent|sell for|go for)\b|^\W*(?:and |so )?how much (?:is|are|for|does)\b(?!.*\b(?:left|there|is it|in (?:the|my|his|her|their|it|there))\b)/.test(
      text,
    )
  )
    return admitIgnorance(scene, asked)
  if (subject && subject.id !== HERO && subject.amount !== undefined)
    return reply.tell(`There ${subject.amount === 1 ? 'is' : 'are'} ${subject.amount} [name].`, {
      name: subject.name,
    })
  // Who is here can be counted, where it is no place for a crowd.
  const around =
    /\b(?:people|persons|of us)\b/.test(text) && /\b(?:here|are we|of us|around)\b/.test(text)
      ? beingsHere(world)
      : []
  if (around.length > 0 && around.every(({ kind }) => kind === 'person'))
    return reply.tell(
      `${NUMBERS[around.length - 1] ?? 'Many'}, with you: you and ${listed(around.slice(0, 4).map((_, at) => `[h${'abcd'[at]}]`))}.`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
      Object.fromEntries(around.slice(0, 4).map((each, at) => [`h${'abcd'[at]}`, each])),
    )
  const stated =
    question.asks === 'howMuch'
      ? undefined
      : statedAmount(scene, subject && subject.id !== HERO ? subject.name : asked.name)
  if (stated) return reply.tell(stated)
  admitIgnorance(scene, asked)
}

/** An amount that the scenario itself gives: 'six bullets'. */
function statedAmount({ world }: Scene, name: string | undefined): string | undefined {
  const noun = name?.split(' ').at(-1)?.replace(/s$/, '')
  if (!noun) return undefined
  const pattern = new RegExp(
    `\\b(\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand) (?:[a-z]+ )?(${noun}\\w{0,2})\\b`,
    'i',
  )
  const found = world.facts
    .filter(({ key }) => key === 'stated')
    .map(({ text }) => pattern.exec(text))
    .find((match) => match !== null)
  return found ? `${found[1]![0]!.toUpperCase()}${found[1]!.slice(1)} ${found[2]}.` : undefined
}

function answerHowLong(scene: Scene, asked: Asked): void {
  const { text } = asked
  const { world, reply } = scene
  scene.isSettled = true
  const { deadline, deadlineText } = world.plot
  const hour = untilHour(text)
  if (hour !== undefined) {
    const left = nextHour(world.minutes, hour) - world.minutes
    const told =
      left < 90
        ? `${Math.max(5, Math.round(left / 5) * 5)} minutes`
        : `${NUMBERS[Math.round(left / 60) - 2] ?? Math.round(left / 60)} hours`
    return reply.tell(`About ${told}: it is [time] now.`)
  }
  if (/\b(?:left|have|remain|until)\b/.test(text) && deadline !== undefined) {
    const left = Math.max(deadline - world.minutes, 0)
    const told =
      left >= 2 * DAY_MINUTES
        ? `${Math.round(left / DAY_MINUTES)} days`
        : left > 90
          ? `about ${Math.round(left / 60)} hours`
          : `${left} minutes`
    return reply.tell(`You have ${told} left, ${deadlineText}; it is ${timeOf(world.minutes)} now.`)
  }
  admitIgnorance(scene, asked)
}

import { isWithinHearing } from '../../world/presence.ts'
import { answerLines } from '../../content/answers.ts'
import { dayOf } from '../../world/clock.ts'
import { type Entity, HERO, isBeing, type World } from '../../world/world.ts'
import { lookAround } from '../going/look-around.ts'
import { improvise } from '../going/improvise.ts'
import { isWritten, revealDetail, revealText } from '../going/reveal.ts'
import type { Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { tellUntold, isElsewhereKept, tellHeld, tellInventory } from './inventory.ts'
import { answerName } from './naming.ts'
import { tellTrouble, tellWant } from './recap.ts'
import { isNamedIn, toldClauses } from './told-clauses.ts'

/** What the clock, the season and the sky say, by the word that asks for it. */
const TIMES: [asks: RegExp, told: (world: World) => string][] = [
  [/\b(?:season|month)\b/, () => 'It is [season] at [place].'],
  [
    /\byear\b/,
    ({ year }) =>
      year
        ? `It is the year ${year}.`
        : 'Nobody at [place] counts the years so exactly; it is [season], and [time].',
  ],
  [/\b(?:day|date)\b/, (world) => `It is ${dayOf(world)} since this began at [place].`],
  [/\bweather\b/, () => 'The weather at [place] is [weather].'],
  [/\btime\b/, () => 'It is [time] at [place].'],
]

const CARRIED =
  /\b(?:do|did) (?:i|we) (?:have|own|carry|hold)|\b(?:am i|are we) (?:carrying|holding|wearing)|\b(?:in|inside) my (?:pockets?|bag|backpack|hands?)|\binventory\b|have i got/

/** 'What do I have?', 'what does the letter say?', 'what is in the box?', 'what happened?' */
export function answerWhat(scene: Scene, asked: Asked): void {
  const { about, text, question } = asked
  const { reply, world } = scene
  const isOfHero = !about || about.id === HERO
  const happened =
    /\bwhat (?:was|is|were) (?:that|it|this)\b|\bwhat (?:just |has |is )?happen/.test(text) && isOfHero
      ? lastEvent(world)
      : undefined
  if (happened) return reply.words > 0 ? admitIgnorance(scene, asked) : reply.answer(happened)
  if (/\bwhat (?:do|should|shall|will|can) (?:i|we) (?:tell|say|give|write|wear|bring)\b/.test(text))
    return reply.tell('That is for you to say, there at [place].')
  if (about && isBeing(about) && !about.isPlural && /\b(?:called|named)$/.test(text))
    return answerName(scene, asked)
  if (/\bname (?:is|of)\b|\b(?:is|was|are|were) .*\bname\b/.test(text)) return answerName(scene, asked)
  const time = TIMES.find(([asks]) => asks.test(text))
  if (time && (isOfHero || about.id === 'abstract' || about.since === world.turn))
    return reply.tell(time[1](world))
  if (CARRIED.test(text)) return isElsewhereKept(text) ? tellUntold(scene, text) : tellInventory(scene, HERO)
  if (/\bwhat (?:do|can) (?:i|we) (?:see|hear|smell)$|\b(?:around|here)$/.test(text) && isOfHero)
    return /\bhear\b/.test(text)
      ? void improvise(scene, { name: 'hear', about: world.here, key: `hear ${world.turn}`, kinds: ['any'] })
      : lookAround(scene, world.here)
  if (
    isOfHero &&
    /\b(?:happen(?:ed|ing)|go(?:ing|es) on|wrong|the matter|the problem)(?: here| now)?$/.test(text)
  )
    return tellTrouble(scene)
  if (/\b(?:goal|quest|mission|task|supposed to|objective)\b/.test(text)) return tellWant(scene)
  if (about && /\bwhat (?:do|does) (?:i|we|you|anybody) know\b/.test(text)) {
    const told = toldClauses(world).filter(({ subjectBases }) => isNamedIn(about, subjectBases))
    for (const clause of told.slice(-2)) reply.tell(clause.text)
    if (told.length > 0) return
  }
  if (isOfHero || question.asks === 'whatKind') return admitIgnorance(scene, asked)
  if (/\blooks? like\b/.test(text)) return showLook(scene, asked, about)
  if (isBeing(about) && saysNow(scene, asked)) return
  if (/\b(?:says?|written|write|read|message|engraved)\b/.test(text) && isWritten(about.name))
    return revealText(scene, { object: about })
  if (isBeing(about) && /\b(?:have|has|carry|carries|holding|hold)$/.test(text)) return tellHeld(scene, about)
  const isPlain =
    /^\W*what (?:is|are) (?:he|she|it|they|this|that|(?:the|my|his|her) (?:\p{L}+ )?(?!\p{L}+ing\b)\p{L}+)$/u.test(
      text,
    )
  // Asked is what it is; what it does, means or costs is not told by its looks.
  if (about.id === 'abstract' || about.isTyped || about.kind === 'place' || !isPlain)
    return admitIgnorance(scene, asked)
  showLook(scene, asked, about)
}

function showLook(scene: Scene, asked: Asked, about: Entity): void {
  const { words } = scene.reply
  revealDetail(scene, about)
  if (scene.reply.words === words) admitIgnorance(scene, asked)
}

/** 'What does she say?' of somebody here: what they have to say to it. */
function saysNow(scene: Scene, { about, text, clause, question }: Asked): boolean {
  if (!about || scene.speaker || clause.tense === 'past' || question.predicate !== 'say') return false
  if (/ (?:about|of|on|to) /.test(text) || about.kind === 'animal' || !isWithinHearing(scene.world, about))
    return false
  scene.answerer = about
  return scene.reply.say(answerLines.saysNow, { who: about, object: about })
}

/** What happened of late by the player's word. */
const lastEvent = ({ facts, turn: now }: World): string | undefined =>
  facts.findLast(({ key, turn }) => key.startsWith('happened') && turn >= now - 3)?.text

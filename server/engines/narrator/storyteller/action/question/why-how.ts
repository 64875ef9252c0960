import { answerLines } from '../../content/answers.ts'
import { factAbout, hasState, HERO, heroOf, isBeing, entityOf, talkersHere } from '../../world/world.ts'
import { timeOf } from '../../world/clock.ts'
import { adviceFor } from '../advice.ts'
import { decide, revealDetail } from '../reveal.ts'
import type { Scene } from '../scene.ts'
import { answerWhat } from './what.ts'
import { nameOneOf } from './naming.ts'
import { answerWhere } from './where.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'

/** 'When does the train leave?', 'what time is it?' */
export function answerWhen(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  if (asked.question.asks === 'whatTime' && (asked.question.predicate ?? 'be') !== 'be')
    return admitIgnorance(scene, asked)
  if (asked.question.asks === 'whatTime' || !asked.about) {
    if (/\b(?:deadline|must|have to|due|run out|too late)\b/.test(asked.text) && world.plot.deadlineText)
      return reply.tell(`You have time [deadline]; it is ${timeOf(world.minutes)} now.`)
    if (asked.question.asks === 'when' && (asked.clause.tense === 'past' || /\bdid\b/.test(asked.text)))
      return admitIgnorance(scene, asked)
    return reply.tell(`It is ${timeOf(world.minutes)}, [partofday], at [place].`)
  }
  admitIgnorance(scene, asked)
}

/** 'Why did he leave?': the trouble's own reason where it is about the trouble, else one that is settled now. */
export function answerWhy(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { about } = asked
  const because = about && factAbout(world, about.id, 'because')?.text
  if (about && because)
    return reply.tell(
      `[object] ${because.replace(/[.]$/, '')}: that is the reason, as far as [place] knows.`,
      { object: about },
    )
  if (about?.id === HERO)
    return world.plot.isOpen
      ? admitIgnorance(scene, asked)
      : reply.tell('Because you want to [want], and nobody else at [place] will do it for you.')
  admitIgnorance(scene, asked)
}

/** 'How do I open it?', 'how is she?', 'how do I get there?' */
export function answerHow(scene: Scene, asked: Asked): void {
  const { reply } = scene
  const { about, text } = asked
  if (/\b(?:get|go|find) (?:to|there|back|home|out|in)\b/.test(text)) return answerWhere(scene, asked)
  if (/^\W*how (?:am i|are we|do i feel|do we feel)\b/.test(text))
    return reply.tell('Well enough, for the moment: that is for you to say.')
  if (/\bdo (?:i|we) look\b/.test(text))
    return scene.reply.tell(decide(scene, heroOf(scene.world), 'clothes', answerLines.clothes))
  const noun = (asked.name ?? about?.name)?.split(' ').at(-1)
  const stated =
    noun && !(about && isBeing(about))
      ? scene.world.facts.findLast(
          ({ key, text: told }) =>
            /^(?:stated|happened)/.test(key) &&
            new RegExp(`\\b${noun.replace(/[^\p{L}]/gu, '.')}`, 'iu').test(told),
        )
      : undefined
  if (stated && /^\W*(?:and |but |so )?how(?:['’]s| is| are| was)\b/.test(text))
    return reply.tell(stated.text)
  if (/\b(?:do|can|could|should|would) (?:i|we)\b/.test(text)) return adviceFor(scene)
  if (
    typeof asked.question.about === 'object' &&
    /^(?:hers|his|theirs|yours|mine)$/.test(asked.question.about.pronoun ?? '')
  )
    return admitIgnorance(scene, asked)
  if (
    about &&
    isBeing(about) &&
    about.id !== HERO &&
    /\b(?:react|respond|take (?:it|that|this|the news))\b/.test(text)
  )
    return reply.tell(decide(scene, about, `takes ${scene.world.turn}`, answerLines.takes))
  if (about && isBeing(about) && /^\W*(?:and |but |so )?how(?:['’]s| is| are| was| does| do)\b/.test(text))
    return scene.speaker === about
      ? admitIgnorance(scene, asked)
      : hasState(about, 'hurt')
        ? reply.tell('[object] [object.is] hurt, and [object+say] it is nothing.', { object: about })
        : void (reply.say(answerLines.feeling, { object: about }) || revealDetail(scene, about))
  if (text === 'how' || /\bhow (?:come|so)\b/.test(text)) return answerWhy(scene, asked)
  admitIgnorance(scene, asked)
}

/** 'Left or right?', 'which key?': one is taken, and the reason said. */
export function answerWhich(scene: Scene, asked: Asked): void {
  const { question, about } = asked
  const { reply, random } = scene
  if (/\bwhich (?:season|month|day|year|weekday)\b/.test(asked.text))
    return answerWhat(scene, { ...asked, about: undefined, text: asked.text.replace('which', 'what') })
  if (/\b(?:do|should|shall|will) (?:i|we)\b/.test(asked.text))
    return void (reply.say(answerLines.dilemma) || reply.tell('That is for you to say.'))
  if (
    about &&
    about.id !== HERO &&
    (about.isPlural || about.kind === 'group') &&
    /\b\w+est\b|\bmost\b|\bbest\b/.test(asked.text)
  )
    return nameOneOf(scene, about)
  const first = typeof question.about === 'object' ? question.about : undefined
  const options = first ? [first, ...(first.and ?? [])] : []
  const noun =
    options.length < 2
      ? /\bwhich (?:of (?:the|my|your|these|those) )?(?:one |ones )?([a-z]+)/.exec(asked.text)?.[1]
      : undefined
  if (noun) return admitIgnorance(scene, asked)
  if (options.length < 2 && /\b(?:he|she|it|they|him|her|them)\b/.test(asked.text))
    return admitIgnorance(scene, asked)
  const chosen = random.pick(options)
  const teller = entityOf(scene.world, scene.world.lastMeant[0])
  if (
    chosen &&
    options.length === 2 &&
    question.predicate === undefined &&
    teller &&
    talkersHere(scene.world).includes(teller)
  ) {
    scene.hasChanged = true
    const answer = chosen.text.replace(/^(?:mine|yours)$/i, (word) =>
      /^mine$/i.test(word) ? 'yours' : 'mine',
    )
    return reply.tell(`"${answer[0]!.toUpperCase()}${answer.slice(1)}," says [teller].`, { teller })
  }
  if (!chosen) return adviceFor(scene)
  scene.hasChanged = true
  const slots = {
    choice:
      options.length > 1
        ? { name: chosen.text, isProper: chosen.isProper || chosen.determiner === undefined }
        : { name: chosen.text },
  }
  if (!reply.say(answerLines.choice, slots)) reply.tell('[choice], if it were only up to [place].', slots)
}

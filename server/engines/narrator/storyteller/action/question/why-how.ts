import { answerLines } from '../../content/answers.ts'
import { isBeing } from '../../world/world.ts'
import { timeOf } from '../../world/clock.ts'
import { adviceFor } from '../advice.ts'
import { revealDetail } from '../reveal.ts'
import type { Scene } from '../scene.ts'
import { answerWhere } from './where.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'

/** 'When does the train leave?', 'what time is it?' */
export function answerWhen(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  if (asked.question.asks === 'whatTime' && (asked.question.predicate ?? 'be') !== 'be')
    return admitIgnorance(scene, asked)
  if (asked.question.asks === 'whatTime' || !asked.about) {
    if (asked.question.asks === 'when' && (asked.clause.tense === 'past' || /\bdid\b/.test(asked.text)))
      return admitIgnorance(scene, asked)
    return reply.tell(`It is ${timeOf(world.minutes)}, [partofday], at [place].`)
  }
  admitIgnorance(scene, asked)
}

/** 'How do I open it?', 'how is she?', 'how do I get there?' */
export function answerHow(scene: Scene, asked: Asked): void {
  const { reply } = scene
  const { about, text } = asked
  if (/\b(?:get|go|find) (?:to|there|back|home|out|in)\b/.test(text)) return answerWhere(scene, asked)
  if (/\b(?:do|can|could|should|would) (?:i|we)\b/.test(text) && !scene.speaker) return adviceFor(scene)
  const isAfterThem = /^\W*(?:and |but |so )?how(?:['’]s| is| are| was| does| do)\b/.test(text)
  const isOwned =
    typeof asked.question.about === 'object' &&
    /^(?:hers|his|theirs|yours|mine)$/.test(asked.question.about.pronoun ?? '')
  if (about && isBeing(about) && isAfterThem && !isOwned && scene.speaker !== about)
    return void (reply.say(answerLines.feeling, { object: about }) || revealDetail(scene, about))
  admitIgnorance(scene, asked)
}

/** 'Left or right?', 'which key?': one is taken; what the hero does is not chosen for them. */
export function answerWhich(scene: Scene, asked: Asked): void {
  admitIgnorance(scene, asked)
}

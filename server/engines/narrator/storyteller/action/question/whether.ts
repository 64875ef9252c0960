import { answerLines } from '../../content/answers.ts'
import { isAbstract, isBodyPart } from '../../content/things.ts'
import { heldBy, HERO, isBeing } from '../../world/world.ts'
import { companionsOf, isPresent, talkersHere } from '../../world/presence.ts'
import { tellAlone } from '../going/alone.ts'
import { findThing } from '../going/reveal.ts'
import type { Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { tellUntold, isElsewhereKept } from './inventory.ts'
import { tellQuality, tellStance } from './settled.ts'
import { recallWhether } from './recall-whether.ts'
import { isPut, shortAnswer } from './short-answer.ts'
import { tellSky } from './sky.ts'
import { tellAnythingTo, tellWhetherAny } from './whether-any.ts'

/** Yes or no: from what is so; where nothing is so yet, settled and kept. */
export function answerWhether(scene: Scene, asked: Asked): void {
  const { reply } = scene
  const { about, other, text, question } = asked
  // 'Who is awake and have green cloth', 'better fish?': the answer before it is the answer.
  if (reply.words > 0 && (!isPut(text) || /^have (?!i|we|you|they|the|my|any)/.test(text))) {
    scene.isSettled = true
    if (isGuess(scene, text)) reply.tell('It may well be: say so, and it is.')
    return
  }
  if (
    /^(?:do|did|am) i (?:still |really )?(?:believe|trust|like|love|want|care|regret|mean|hate|miss)\b/.test(
      text,
    )
  ) {
    scene.isSettled = true
    return reply.tell('That is for you to say: nobody at [place] knows your mind but you.')
  }
  const told = recallWhether(scene.world, asked)
  if (told !== undefined) {
    scene.isSettled = true
    return reply.answer(shortAnswer(asked, told, scene.speaker))
  }
  if (tellSky(scene, asked)) return
  if (/^(?:should|shall|must|ought) (?:i|we)\b/.test(text))
    return void (reply.say(answerLines.shouldI) || reply.tell('That is for you to say.'))
  if (/\b(?:am i|are we) alone\b/.test(text)) return tellWhetherAlone(scene)
  if (
    /\b(?:do|did|have) (?:i|we) (?:still )?(?:have|got|own|carry)\b(?! to\b)/.test(text) &&
    !isOfNone(asked)
  )
    return tellWhetherHeld(scene, asked)
  if (
    /\b(?:is|are) (?:there|(?:anyone|anybody|someone|somebody)(?!(?: else)? \p{L}+ing\b))\b|\b(?:see|hear) (?:any|some)(?:one|body)\b/u.test(
      text,
    )
  )
    return tellWhetherThere(scene, asked)
  if (about && question.quality) return tellQuality(scene, asked, about, question.quality)
  const isOfStance =
    /\b(?:trust|like|love|believe|friendly|angry|lying|lie)(?: (?:to )?(?:me|us))?$/.test(text) &&
    (!other || other.id === HERO)
  if (about && isBeing(about) && about.id !== HERO && isOfStance) return tellStance(scene, about, text)
  admitIgnorance(scene, asked)
}

/** 'I feel around behind the sacks. Something cold?': alone in a sentence after what is done, and the only question. */
const isGuess = ({ typed = '' }: Scene, text: string): boolean =>
  typed.split('?').length === 2 &&
  /[.!…]\s*$/.test(typed.slice(0, Math.max(0, typed.toLowerCase().lastIndexOf(text.slice(0, 8)))))

function tellWhetherAlone({ world, reply }: Scene): void {
  const who = companionsOf(world)[0] ?? talkersHere(world)[0]
  reply.tell(who ? 'No: [who] [who.is] here with you.' : 'Yes: there is nobody at [place] but you.', { who })
}

/** 'Do I have garlic breath', 'do I have a choice': nothing that is carried. */
const isOfNone = ({ clause: { object, question } }: Asked): boolean => {
  const had = object ?? [question?.other, question?.about].find((each) => typeof each === 'object')
  return typeof had === 'object' && !had.pronoun && (isAbstract(had.head) || isBodyPart(had.head))
}

function tellWhetherHeld(scene: Scene, { other, clause, text }: Asked): void {
  const { world, reply } = scene
  if (isElsewhereKept(text)) return tellUntold(scene, text)
  if (tellAnythingTo(scene, text)) return
  const { question, object } = clause
  const mention = object ?? [question?.other, question?.about].find((each) => typeof each === 'object')
  const held = heldBy(world, HERO).find(({ name }) => text.includes(name.toLowerCase()))
  const thing = other && other.id !== HERO ? other : held
  if (thing && thing.at === HERO) return reply.tell('Yes, you have [object.a].', { object: thing })
  if (thing && isPresent(world, thing))
    return reply.tell('Not on you, but [object] [object.is] here at [place].', { object: thing })
  const name = mention && !mention.pronoun ? mention.text : undefined
  reply.tell(name ? 'No, you have no [name] with you.' : 'No, you have none with you.', { name })
}

function tellWhetherThere(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { about, text } = asked
  if (/\b(?:anyone|anybody|someone|somebody)\b/.test(text)) {
    if (about && about.kind === 'place' && about.id !== world.here) return admitIgnorance(scene, asked)
    scene.isSettled = true
    const who = talkersHere(world)[0]
    return who
      ? reply.tell('Yes: [who] [who.is] here.', { who })
      : tellAlone(scene, 'No, nobody is at [place] but you.')
  }
  if (about && isPresent(world, about))
    return reply.tell('Yes: [object.a], right here at [place].', { object: about })
  if (about) return reply.tell('Not here at [place].')
  if (tellAnythingTo(scene, text)) return
  // 'Is there anything missing on it?' asks for more than any find.
  if (/\b(?:any|some)thing(?: (?:here|there|else|in|on|under|behind|near)\b.*)?$/.test(text)) {
    const found = findThing(scene, world.here)
    return reply.tell(found ? 'Yes: [found.a].' : 'No: nothing, however long you look.', { found })
  }
  if (!asked.name || /\b(?:any|some)thing\b/.test(text))
    return admitIgnorance(scene, { ...asked, about: undefined })
  const name = asked.name.replace(/ (?:any|some)where$/u, '')
  tellWhetherAny(scene, name, / (?:on|in|inside|under|behind|between) /.test(text))
}

import { tellAlone } from '../alone.ts'
import { answerLines } from '../../content/answers.ts'
import { isAbstract, isBodyPart } from '../../content/things.ts'
import { heldBy, HERO, isBeing, isPresent, talkersHere } from '../../world/world.ts'
import { grantOrNot } from '../follow-up.ts'
import { findThing } from '../reveal.ts'
import { admitUntold, isElsewhereKept } from './inventory.ts'
import { tellQuality, tellWhetherItRains } from './settled.ts'
import { isPut } from './short-answer.ts'
import type { Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { tellSky } from './sky.ts'
import { answerWhere } from './where.ts'
import { tellAnythingTo, tellWhetherAny } from './whether-any.ts'
import { tellFuture, tellOwnState, tellStance } from './whether-people.ts'

/** Yes or no: from what is so; where nothing is so yet, settled and kept. */
export function answerWhether(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { about, other, text, question } = asked
  // 'Who is awake and have green cloth', 'better fish?': the answer before it is the answer.
  if (reply.words > 0 && (!isPut(text) || /^have (?!i|we|you|they|the|my|any)/.test(text))) {
    scene.isSettled = true
    return
  }
  if (
    /\b(?:does|is|did|will|has) it (?:going to |still |finally |(?:started|stopped|begun) (?:to )?)?(?:rain|snow|storm|hail|thunder)/.test(
      text,
    )
  )
    return tellWhetherItRains(scene, text)
  if (
    /^(?:do|did|am) i (?:still |really )?(?:believe|trust|like|love|want|care|regret|mean|hate|miss)\b/.test(
      text,
    )
  ) {
    scene.isSettled = true
    return reply.tell('That is for you to say: nobody at [place] knows your mind but you.')
  }
  if (tellSky(scene, asked)) return
  if (/^\W*(?:was|am|were) (?:i|we) (?:right|wrong|correct)\b/.test(text)) return admitIgnorance(scene, asked)
  if (tellFuture(scene, text)) return
  if (/^(?:should|shall|must|ought) (?:i|we)\b(?!.* or )/.test(text))
    return void (reply.say(answerLines.shouldI) || reply.tell('That is for you to say.'))
  if (/\b(?:am i|are we) (?:alone|safe|ok|okay|alive)\b/.test(text)) return tellOwnState(scene, text)
  if (/\b(?:see|hear) (?:anyone|anybody|someone|somebody|people)\b/.test(text))
    return tellWhetherThere(scene, asked)
  if (/^(?:can|could|may) i be\b/.test(text)) return reply.tell('That is yours to say.')
  if (/^(?:can|could|may) (?:i|we)\b/.test(text) && grantOrNot(scene, asked.clause)) return
  if (
    /\b(?:do|did|have) (?:i|we) (?:still )?(?:have|got|own|carry)\b(?! to\b)/.test(text) &&
    !isOfNone(asked)
  )
    return tellWhetherHeld(scene, asked)
  if (/\b(?:way|ways|road|door) (?:out|in)\b|\bexits?\b/.test(text) && (!about || about.since === world.turn))
    return answerWhere(scene, asked)
  if (/\b(?:is|are) (?:there|(?:anyone|anybody|someone|somebody)(?!(?: else)? \p{L}+ing\b))\b/u.test(text))
    return tellWhetherThere(scene, asked)
  if (about && /\bstill (?:in|inside|there|here|on|under|safe)\b/.test(text))
    return reply.tell(
      about.at === undefined || isPresent(world, about)
        ? 'Yes: [object] [object.is] still there.'
        : 'No: [object] [object.is] not there any more.',
      { object: about },
    )
  if (about && question.quality) return tellQuality(scene, asked, about, question.quality)
  if (
    about &&
    isBeing(about) &&
    (!other || other.id === HERO || (!isBeing(other) && /\b(?:believe|buy|fall|lie|lying)\b/.test(text))) &&
    !/\b(?:like|love) (?:it|that|this|them|the|my|his|her)\b/.test(text) &&
    /\b(?:trust|like|love|believe|buy it|buy that|fall for|friend|friendly|angry|mad|lying|lie)\b/.test(text)
  )
    return tellStance(scene, about, text)
  if (
    about &&
    other?.kind === 'thing' &&
    /^(?:take|accept|keep|get|steal|grab|receive|pick)$/.test(question.predicate ?? '') &&
    isBeing(about)
  ) {
    const has = other.at === about.id
    return reply.tell(
      has ? 'Yes: [object] [object+have] [other] now.' : 'No: [other] [other.is] not with [object].',
      {
        object: about,
        other,
      },
    )
  }
  if (
    /\b(?:see|saw|seen|notice|spot|hear|heard|recogni[sz]e)\w* (?:me|us)\b/.test(text) &&
    about &&
    isBeing(about)
  )
    return reply.tell(
      isPresent(world, about) && scene.random.chance(0.4)
        ? 'Yes: [object] [object+look] straight at you.'
        : 'No: [object] [object+look] the other way, and [object+go] on as before.',
      { object: about },
    )
  admitIgnorance(scene, asked)
}

/** 'Do I have garlic breath', 'do I have a choice': nothing that is carried. */
const isOfNone = ({ clause: { object, question } }: Asked): boolean => {
  const had = object ?? [question?.other, question?.about].find((each) => typeof each === 'object')
  return typeof had === 'object' && !had.pronoun && (isAbstract(had.head) || isBodyPart(had.head))
}

function tellWhetherHeld(scene: Scene, { other, clause, text }: Asked): void {
  const { world, reply } = scene
  if (isElsewhereKept(text)) return admitUntold(scene, text)
  if (tellAnythingTo(scene, text)) return
  const { question } = clause
  const mention =
    clause.object ?? [question?.other, question?.about].find((each) => typeof each === 'object') ?? undefined
  const thing =
    (other?.id === HERO ? undefined : other) ??
    heldBy(world, HERO).find(({ name }) => text.includes(name.toLowerCase()))
  if (thing && thing.at === HERO) return reply.tell('Yes, you have [object.a].', { object: thing })
  if (thing && isPresent(world, thing))
    return reply.tell('Not on you, but [object] [object.is] here at [place].', { object: thing })
  reply.tell(
    mention && !mention.pronoun ? 'No, you have no [name] with you.' : 'No, you have none with you.',
    {
      name: mention?.text ?? '',
    },
  )
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
  if (
    /\b(?:any|some)(?:thing|body|one) (?!(?:here|there|else|around|nearby|inside|in|on|under|at|to|of|for|like|about|near|behind|left)\b)/.test(
      text,
    )
  )
    return admitIgnorance(scene, { ...asked, about: undefined })
  if (/\b(?:any|some)thing\b/.test(text) && !/\bor (?:any|some)thing\b/.test(text)) {
    const found = findThing(scene, world.here)
    return reply.tell(found ? 'Yes: [found.a].' : 'No: nothing, however long you look.', { found })
  }
  if (asked.name)
    return tellWhetherAny(
      scene,
      asked.name.replace(/ (?:any|some)where$/u, ''),
      / (?:on|in|inside|under|behind|between) /.test(text),
    )
  admitIgnorance(scene, asked)
}

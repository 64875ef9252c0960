import { answerLines } from '../../content/answers.ts'
import { onlookerOf } from '../../telling/onlooker.ts'
import { companionsOf, type Entity, factAbout, talkersHere } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

export function tellOwnState({ world, reply }: Scene, text: string): void {
  if (/\balone\b/.test(text)) {
    const who = companionsOf(world)[0] ?? talkersHere(world)[0]
    return reply.tell(
      who ? 'No: [who] [who.is] here with you.' : 'Yes: there is nobody at [place] but you.',
      { who },
    )
  }
  reply.tell('For the moment, yes: nothing at [place] is after you.')
}

export function tellStance({ reply, world }: Scene, being: Entity, text: string): void {
  const slots = { object: being }
  const belief = factAbout(world, being.id, 'believes')?.text
  if (belief && /\b(?:believe|buy|fall for)\b/.test(text))
    return reply.tell(
      belief === 'yes'
        ? 'Yes: [object] [object+believe] you.'
        : 'No: [object] [object.does] not believe you.',
      slots,
    )
  if (being.stance === 'foe') return reply.tell('No: [object] [object+wish] you nowhere near [place].', slots)
  if (/\b(?:angry|mad|lying|lie)\b/.test(text))
    return reply.tell('No: there is no harm in [object] that you can see.', slots)
  if (/\b(?:like|love|fancy)s?\b/.test(text) && being.stance !== 'neutral')
    return reply.tell(
      'Yes, [object.they] [object+do]: [object] [object+look] at you when [object.they] [object+think] that you do not see it.',
      slots,
    )
  if (being.stance === 'companion' || being.stance === 'friend')
    return reply.tell('Yes: [object] [object.is] on your side.', slots)
  reply.tell(
    'Not yet, and not the other way either: [object] [object.has] not made up [object.their] mind about you.',
    slots,
  )
}

/** 'Are we going to make it?': whoever is with the hero has a view, and nobody knows. */
export function tellFuture(scene: Scene, text: string): boolean {
  const isOfUs =
    /^(?:are|is|am) (?:i|we|it|this|that) (?:ever |really )?going to\b|^will (?:i|we|it|this|that)\b/.test(
      text,
    )
  const who = isOfUs && !scene.speaker ? onlookerOf(scene, []) : undefined
  return who !== undefined && scene.reply.say(answerLines.future, { who })
}

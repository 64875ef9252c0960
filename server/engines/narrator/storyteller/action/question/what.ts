import { answerLines } from '../../content/answers.ts'
import { isOfClass } from '../../content/things.ts'
import { wishes } from '../../content/people.ts'
import { dayOf } from '../../world/clock.ts'
import { heldBy, HERO, hereOf, isBeing, type Entity, isPresent, meantOfLate } from '../../world/world.ts'
import { lookAround } from '../look-around.ts'
import { tellBehind } from '../look-out.ts'
import { decide, revealDetail, revealInside, revealText } from '../reveal.ts'
import { speechLines } from '../../content/speech-lines.ts'
import { isReached } from '../phone.ts'
import type { Bound, Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { admitUntold, isElsewhereKept, tellHeld, tellInventory } from './inventory.ts'
import { answerName } from './naming.ts'
import { tellTrouble, tellWant } from './recap.ts'

/** 'What do I have?', 'what does the letter say?', 'what is in the box?', 'what happened?' */
export function answerWhat(scene: Scene, asked: Asked): void {
  const { about, text, question } = asked
  const { reply, world } = scene
  if (
    /^\W*(?:(?:and|but|so) )?what (?:if|happens if|would happen if|will happen if)\b|\b(?:remember|recall|dream) (?:of|about|from)\b|\b(?:my|his|her|their|your) (?:best )?(?:time|score|record|pace)$|\b(?:from|through|in) (?:up|down|over|out) there\b|\bfrom (?:up|down) here\b|\b(?:word|name) for\b|\bsee (?:on the other side|across|beyond|behind|through|over)\b/.test(
      text,
    )
  )
    return admitIgnorance(scene, asked)
  const happened =
    /\bwhat (?:was|is|were) (?:that|it|this)\b|\bwhat (?:just |has |is )?happen/.test(text) &&
    (!about || about.id === HERO)
      ? lastEvent(scene)
      : undefined
  if (happened) return reply.words > 0 ? admitIgnorance(scene, asked) : reply.answer(happened)
  const opened =
    /\b(?:what(?:['’]?s| is| was)? (?:there )?|what (?:do|can) (?:i|we) see )(?:inside|in there|in it)\b/.test(
      text,
    ) &&
    (!about || about.id === HERO)
      ? meantOfLate(world).find((each) => each.kind === 'thing' && isPresent(world, each))
      : undefined
  if (opened) return revealInside(scene, { object: opened } as Bound)
  if (/\bwhat (?:do|should|shall|will|can) (?:i|we) (?:tell|say to|say|give|write|wear|bring)\b/.test(text))
    return reply.tell('That is for you to say, there at [place].')
  if (/\b(?:on the horizon|in the distance|out there|over there)$/.test(text))
    return reply.tell('What there is to be seen out there is yours to say.')
  if (/\bbehind (?:me|us)$/.test(text)) return tellBehind(scene)
  if (/^\W*(?:what|which) names?\W*$/.test(text)) return admitIgnorance(scene, asked)
  if (/\bwhat(?:['’]?s| is| was) (?:that|this|the) (?:noise|sound)\b/.test(text))
    return perceiveNow(scene, 'hear')
  if (/\bname\b/.test(text) && !/\bwhat (?:happens|happened|does|did|if)\b/.test(text))
    return answerName(scene, asked)
  if (/\b(?:season|month)\b/.test(text)) return reply.tell('It is [season] at [place].')
  if (/\byear\b/.test(text))
    return reply.tell(
      world.year
        ? `It is the year ${world.year}.`
        : 'Nobody at [place] counts the years so exactly; it is [season], and [time].',
    )
  if (/\b(?:day|date)\b/.test(text) && (!about || about.id === 'abstract' || about.since === world.turn))
    return reply.tell(`It is ${dayOf(world)} since this began at [place].`)
  if (/\bweather\b/.test(text)) return reply.tell('The weather at [place] is [weather].')
  if (/\btime\b/.test(text) && (!about || about.name.startsWith('time')))
    return reply.tell('It is [time] at [place].')
  if (
    /\b(?:do|did) (?:i|we) (?:have|own|carry|hold)|\b(?:am i|are we) (?:carrying|holding|wearing)|\b(?:in|inside) my (?:pockets?|bag|backpack|hands?|inventory)|\binventory\b|have i got/.test(
      text,
    )
  )
    return isElsewhereKept(text) ? admitUntold(scene, text) : tellInventory(scene, HERO)
  if (
    /\b(?:see|hear|smell|around|here)\b/.test(text) &&
    (!about || about.id === HERO || /\bwhat (?:do|can) (?:i|we) (?:see|hear|smell)\b/.test(text))
  )
    return perceiveNow(scene, text)
  if (
    /\b(?:happen(?:ed|ing)|go(?:ing|es) on|(?<!\bdo )wrong|the matter|the problem|up with|this about)\b/.test(
      text,
    )
  )
    return scene.speaker && about === scene.speaker
      ? admitIgnorance(scene, asked)
      : about && about.id !== HERO
        ? admitIgnorance(scene, asked)
        : tellTrouble(scene)
  if (/\b(?:goal|quest|mission|task|supposed to|here for|objective)\b|\bmy job\b/.test(text))
    return tellWant(scene)
  if (question.asks === 'whatKind' || /\bwhat (?:kind|sort|type|brand|make) of\b/.test(text))
    return admitIgnorance(scene, asked)
  if (!about || about.id === HERO) return admitIgnorance(scene, asked)
  const isOfBeing = isBeing(about)
  if (/\blooks? like\b/.test(text)) return revealDetail(scene, about)
  if (
    isBeing(about) &&
    /\b(?:say|says|said|saying|whispers?|whispering|mutter(?:s|ing)|tell|tells|telling|told|answers?|repl(?:y|ies|ied))\b/.test(
      text,
    )
  )
    return tellWhatTheySay(scene, about, asked)
  if (/\b(?:say|says|written|write|read|message|stamped|engraved|mean|means)\b/.test(text))
    return isOfClass(about.name, 'readable')
      ? revealText(scene, { object: about } as Bound)
      : admitIgnorance(scene, asked)
  if (/\b(?:behind|under|beneath)\b/.test(text) && !isOfBeing) return admitIgnorance(scene, asked)
  if (/\b(?:in|inside)\b/.test(text) && !isOfBeing && about.kind !== 'place') {
    const before = reply.words
    revealInside(scene, { object: about } as Bound)
    return reply.words === before ? admitIgnorance(scene, asked) : undefined
  }
  if (
    /\b(?:have|has|carry|carries|holding|hold)\b/.test(text) &&
    !/\b(?:against|to do with|in common|in mind|to say)\b/.test(text) &&
    isBeing(about)
  )
    return tellHeld(scene, about)
  if (
    /\b(?:with|from|of) (?:me|us)\b|\bcolou?r\b/.test(text) ||
    (isOfBeing && /\b(?:would|could|should|will|want(?:s|ed)? (?:me|us) to)\b/.test(text)) ||
    (isOfBeing && asked.clause.tense === 'past' && /\b(?:did|doing|do|done)\b/.test(text))
  )
    return admitIgnorance(scene, asked)
  if (/\b(?:want|wants|need|needs|after|looking for|hope)\b/.test(text) && isOfBeing)
    return about.kind === 'group' || about.stance === 'neutral' || / (?:in return|for) /.test(`${text} `)
      ? admitIgnorance(scene, asked)
      : tellWish(scene, about)
  if (/\b(?:can|could) (?:he|she|they|it|we|i)\b/.test(text) || (isOfBeing && /\b(?:do|does)\b/.test(text)))
    return admitIgnorance(scene, asked)
  if (/\b(?:think|thinks|feel|feels)\b/.test(text) && isBeing(about))
    return void (
      reply.say(answerLines.feeling, { object: about }) ||
      reply.tell('[object] [object+keep] it to [object.self].', { object: about })
    )
  // Asked is what it is or looks like; what it does, means or costs is not told by its looks.
  if (about.id === 'abstract' || about.isTyped || !/^(?:be|look|seem)$/.test(question.predicate ?? 'be'))
    return admitIgnorance(scene, asked)
  if (about.kind === 'place')
    return about.id === world.here
      ? lookAround(scene, about.id)
      : reply.tell(decide(scene, about, 'detail', answerLines.place))
  revealDetail(scene, about)
}

/** What somebody says to it: their own last words, what they know of the matter, or nothing yet. */
function tellWhatTheySay(scene: Scene, being: Entity, asked: Asked): void {
  const { world, reply } = scene
  if (scene.speaker && scene.speaker !== being) return admitIgnorance(scene, asked)
  const topic = / (?:about|of|on) (?:the |my |our |his |her |their |a )?(.+)$/.exec(asked.text)?.[1]
  if (
    asked.clause.tense === 'past' ||
    topic !== undefined ||
    !isReached(world, being) ||
    asked.question.predicate !== 'say'
  )
    return admitIgnorance(scene, asked)
  scene.answerer = being
  if (
    !reply.say(
      being.kind === 'animal'
        ? speechLines.animal
        : being.stance === 'foe'
          ? speechLines.foe
          : answerLines.saysNow,
      { who: being, object: being },
    )
  )
    reply.tell('[object] [object+say] nothing to that, and [object+wait].', { object: being })
}

function perceiveNow(scene: Scene, text: string): void {
  if (/\bhear\b/.test(text))
    return void (scene.reply.say(answerLines.hear) || scene.reply.tell('It is quiet at [place] just now.'))
  lookAround(scene, hereOf(scene.world).id)
}

export function tellWish(scene: Scene, being: Entity): void {
  const { world, reply } = scene
  if (being.stance === 'companion' && !world.plot.isOpen)
    return reply.tell('[object] [object+want] what you want: to [want].', { object: being })
  reply.tell(
    decide(
      scene,
      being,
      'wish',
      wishes.map((wish) => `More than anything, [object] [object+want] ${wish}.`),
    ),
  )
  const held = heldBy(world, being.id)[0]
  if (held)
    reply.tell('For now [object] [object+have] [held.a] and [object+keep] [held.them] close.', {
      object: being,
      held,
    })
}

/** What happened of late by the player's word. */
const lastEvent = ({ world }: Scene): string | undefined =>
  world.facts.findLast(({ key, turn }) => key.startsWith('happened') && turn >= world.turn - 3)?.text

import { answerLines } from '../../content/answers.ts'
import { knownGender } from '../../content/people.ts'
import {
  type Entity,
  entityOf,
  factAbout,
  HERO,
  hereOf,
  isBeing,
  meantOfLate,
  thingsHere,
} from '../../world/world.ts'
import { beingsHere, isKeptAway, isPresent } from '../../world/presence.ts'
import { boundFor, isOnTheWay, leftBehind } from '../going/go.ts'
import { decide } from '../going/reveal.ts'
import { whereabouts } from '../turn/needs.ts'
import { refuse, type Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'

/** 'Where am I?', 'where is the key?', 'where did she go?', 'where can I go?' */
export function answerWhere(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { text, question } = asked
  const about = missed(scene, asked)
  if (/\bcan (?:i|we) go\b|\bexits?\b|\bways? out\b/.test(text)) return tellExits(scene)
  if (/\b(?:can|could|should|shall|would) (?:i|we)\b|\b(?:i|we) (?:can|could|should)\b/.test(text))
    return admitIgnorance(scene, { ...asked, about: undefined })
  // Where somebody was seen, got it, or is going, is not where they are.
  const isPlaced = /^(?:be|stand|lie|sit|hide|wait|keep|leave|put)$/.test(question.predicate ?? 'be')
  if (/\b(?:going|headed|heading|from)\b/.test(text) || !isPlaced) return admitIgnorance(scene, asked)
  if (!about || about.id === HERO || about.id === world.here)
    return about || !asked.name || /\b(?:am i|are we|is this)\b/.test(text)
      ? tellHere(scene)
      : admitIgnorance(scene, asked)
  // 'Where have you been?' is not where they are now.
  if (/\b(?:been|were|was)\b/.test(text) && isBeing(about)) return admitIgnorance(scene, asked)
  // 'Where are you?' over the radio.
  if (about === scene.speaker && !isPresent(world, about)) return admitIgnorance(scene, asked)
  // 'Where did she put it?' asks after it, and not after her.
  const { other } = question
  if (isBeing(about) && question.predicate !== 'be' && typeof other === 'object')
    return asked.other
      ? answerWhere(scene, { ...asked, about: asked.other, other: undefined })
      : admitIgnorance(scene, { ...asked, about: undefined, name: other.text })
  const holder = entityOf(world, about.at)
  if (about.at === HERO) return reply.tell('You have [object] on you.', { object: about })
  if (isPresent(world, about)) {
    scene.isSettled = true
    const spot =
      thingsHere(world).find(({ isFixed, id }) => isFixed && id !== about.id) ??
      beingsHere(world).find(({ id }) => id !== about.id)
    return reply.tell(spot ? 'Right here, by [spot].' : 'Right here.', { object: about, spot })
  }
  const isSecret = about.id === world.plot.goal || about.at === world.plot.place
  if (about.kind === 'place') return reply.tell(decide(scene, about, 'way', answerLines.way))
  if (isSecret && world.plot.stage !== 'over') {
    return reply.tell('Where [object] [object.is], nobody at [place] has told you yet.', { object: about })
  }
  if (holder && holder.kind === 'place')
    return reply.tell('[object] [object.is] at [holder].', { object: about, holder })
  refuse(scene, whereabouts(scene, about))
}

/** 'Where is he?': of two who can be meant, the one who is not here. */
function missed({ world }: Scene, { about, question }: Asked): Entity | undefined {
  const word = typeof question.about === 'object' ? (question.about.pronoun ?? '') : ''
  if (!about || !/^(?:he|she)$/.test(word) || !isPresent(world, about)) return about
  const gender = word === 'he' ? 'm' : 'f'
  const gone = meantOfLate(world).find(
    (each) =>
      each.kind === 'person' && isKeptAway(each) && !isPresent(world, each) && knownGender(each) === gender,
  )
  return gone ?? about
}

function tellHere({ world, reply }: Scene): void {
  const here = hereOf(world)
  const prop = thingsHere(world).find(({ isFixed }) => isFixed)
  const who = beingsHere(world)[0]
  if (here.name === 'outside') return reply.tell('You are outside.')
  const to = boundFor(world)
  if (to) return reply.tell('You are on the way to [to].', { to })
  if (isOnTheWay(world))
    return reply.tell('You have left [from] behind; where you have got to is yours to say.', {
      from: entityOf(world, leftBehind(world)),
    })
  if (here.isUnnamed && !factAbout(world, here.id, 'visited'))
    return reply.tell('Where you are by now is yours to say.')
  if (here.isUnnamed)
    return reply.tell(
      who ? 'You are where this began, with [who] beside you.' : 'You are where this began.',
      { who },
    )
  reply.tell(
    prop
      ? `You are ${here.preposition ?? 'at'} [place], with [prop] before you.`
      : `You are ${here.preposition ?? 'at'} [place].`,
    { prop },
  )
}

function tellExits({ world, reply }: Scene): void {
  const places = world.entities.filter(
    ({ kind, id }) =>
      kind === 'place' && id !== world.here && (id !== world.plot.place || world.plot.stage === 'over'),
  )
  const [one, two] = places.slice(-2)
  if (one && two)
    return reply.tell('From [place] you could go to [one] or [two], or simply on.', { one, two })
  if (one) return reply.tell('From [place] you could go to [one], or simply on.', { one })
  reply.tell('From [place] the way is open: say where you would go.')
}

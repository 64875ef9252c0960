import { keepFact, setState } from '../../world/change.ts'
import { type Entity, factAbout, hasState, HERO } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { tellWhether } from './say-decided.ts'
import { shortAnswer } from './short-answer.ts'

/** What something is where it is not as asked. */
const OPPOSITES: Record<string, string> = Object.fromEntries(
  'open shut, shut open, closed open, locked unlocked, unlocked locked, alive dead, dead alive, awake asleep, asleep awake, wet dry, dry damp, dark light enough, dirty clean, clean dirty, hot only warm, cold warm, lit out, broken whole, full half empty, heavy light, deep shallow, big rather small, small rather big, old new, new old, armed empty-handed, sharp blunt, fresh stale, quiet loud, gone still there'
    .split(', ')
    .map((pair) => [pair.split(' ')[0]!, pair.slice(pair.indexOf(' ') + 1)]),
)

/** 'Is the door locked?': as it is, or settled now; what is said of it besides is not kept as how it is. */
export function tellQuality(scene: Scene, asked: Asked, about: Entity, typed: string): void {
  const quality = typed.replace(/^(?:still|really|already|actually|even) /, '')
  const { reply, random, world } = scene
  const known = factAbout(world, about.id, `is ${quality}`)?.text
  const isDead = hasState(about, 'dead')
  const isSo =
    quality === 'dead' || quality === 'alive'
      ? isDead === (quality === 'dead')
      : hasState(about, quality) ||
        (!hasState(about, OPPOSITES[quality] ?? '') &&
          (known === undefined ? random.chance(0.6) : !/ not /.test(known)))
  if (known === undefined) {
    keepFact(world, about.id, `is ${quality}`, `${about.name} ${isSo ? 'is' : 'is not'} ${quality}`)
    if (isSo && about.id !== HERO && asked.text.endsWith(quality)) setState(about, quality)
  }
  scene.hasChanged = true
  scene.isSettled = true
  const { speaker } = scene
  const instead = isSo ? undefined : OPPOSITES[quality]
  const key = `said ${about.id} ${quality}`
  if (speaker && !instead && tellWhether(scene, speaker, { ...asked, about }, isSo, key)) return
  const told = shortAnswer({ ...asked, about }, isSo, speaker, instead)
  reply.answer(told)
}

/** What somebody thinks of the hero, as far as the story has told it. */
export function tellStance({ reply, world }: Scene, being: Entity, text: string): void {
  const slots = { object: being }
  const belief = factAbout(world, being.id, 'believes')?.text
  if (belief && /\bbelieve\b/.test(text))
    return reply.tell(
      belief === 'yes'
        ? 'Yes: [object] [object+believe] you.'
        : 'No: [object] [object.does] not believe you.',
      slots,
    )
  if (being.stance === 'foe') return reply.tell('No: [object] [object+wish] you nowhere near [place].', slots)
  if (/\b(?:angry|lying|lie)\b/.test(text))
    return reply.tell('No: there is no harm in [object] that you can see.', slots)
  reply.tell(
    being.stance === 'neutral'
      ? 'Not yet, and not the other way either: [object] [object.has] not made up [object.their] mind about you.'
      : 'Yes: [object] [object.is] on your side.',
    slots,
  )
}

import { answerLines } from '../../content/answers.ts'
import { keepFact, setState } from '../../world/change.ts'
import { type Entity, entityOf, factAbout, hasState, HERO } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** The sky is asked: what it says is the weather from now on. */
export function tellWhetherItRains(scene: Scene, text: string): void {
  const { world, reply, random } = scene
  const kind = /\bsnow/.test(text) ? 'snowy' : /\b(?:storm|thunder|hail)/.test(text) ? 'stormy' : 'rainy'
  scene.hasChanged = true
  if (world.weather === kind || random.chance(0.5)) {
    world.weather = kind
    return reply.tell('Yes: first a drop on the back of your hand, then another, and then all of it at once.')
  }
  reply.tell('No. There is a cloud, and it goes by. It is [weather], and so it stays for now.')
}

/** 'Is that him?': it is or it is not, and that is kept. */
export function tellWhetherItIs(scene: Scene): void {
  const { world, reply, random } = scene
  const who = entityOf(world, world.lastMeant[0])
  const known = factAbout(world, who?.id ?? 'story', 'isTheOne')
  const isSo = known ? known.text.startsWith('Yes') : random.chance(0.5)
  if (!known)
    keepFact(world, who?.id ?? 'story', 'isTheOne', isSo ? 'Yes, it is the one.' : 'No, it is not the one.')
  scene.hasChanged = true
  reply.tell(
    isSo
      ? 'Yes. You know it before you could say how.'
      : 'No. You had only hoped so for a moment; everything else about it is wrong.',
  )
}

/** 'Is the door locked?': as it is, or settled now. */
export function tellQuality(scene: Scene, about: Entity, asked: string): void {
  const quality = asked.replace(/^(?:still|really|already|actually|even) /, '')
  const { reply, random, world } = scene
  const opposite: Record<string, string> = {
    open: 'shut',
    locked: 'unlocked',
    alive: 'dead',
    awake: 'asleep',
    closed: 'open',
  }
  const slots = { object: about, quality }
  if (hasState(about, quality)) return reply.tell('Yes, [object] [object.is] [quality].', slots)
  if (quality === 'dead' || quality === 'alive') {
    const isDead = hasState(about, 'dead')
    return reply.tell(
      isDead
        ? '[object] [object.is] dead.'
        : '[object] [object.is] alive, as far as anybody at [place] knows.',
      slots,
    )
  }
  if (hasState(about, opposite[quality] ?? ''))
    return reply.tell('No, [object] [object.is] not [quality].', slots)
  const known = factAbout(world, about.id, `is ${quality}`)
  const isSo = known ? !/ not /.test(known.text) : random.chance(0.5)
  if (!known) {
    keepFact(world, about.id, `is ${quality}`, `${about.name} ${isSo ? 'is' : 'is not'} ${quality}`)
    if (isSo && about.id !== HERO) setState(about, quality)
  }
  scene.hasChanged = true
  if (!reply.say(isSo ? answerLines.isSo : answerLines.isNotSo, slots))
    reply.tell(
      isSo ? 'Yes, [object] [object.is] [quality].' : 'No, [object] [object.is] not [quality].',
      slots,
    )
}

/** 'Did it work?': what was tried last. */
export function tellWhetherItWorked({ world, reply }: Scene): void {
  const last = world.lastTry
  reply.tell(
    last === 'no'
      ? 'No: it did not come off, there at [place], for the reason you were given.'
      : last === 'yes'
        ? 'Yes: it came off, and everybody at [place] can see it.'
        : 'Nothing has been tried yet at [place].',
  )
}

import { type Entity, factAbout, foeOf, hasState, isPresent } from '../../world/world.ts'
import { findThing } from '../reveal.ts'
import type { Scene } from '../scene.ts'
import { tellInventory } from './inventory.ts'

/** What is known so far: the want, what was found out, what is carried. */
export function recap(scene: Scene): void {
  const { world, reply } = scene
  const { plot } = world
  scene.isAnswered = true
  if (plot.stage === 'over')
    reply.tell('That story is told: you wanted to [want], and it was [result].', {
      result: plot.result ?? 'met',
    })
  else if (!plot.isOpen) reply.tell('You want to [want].')
  for (const { text } of world.facts.filter(({ key }) => key.startsWith('lead')).slice(-3)) reply.tell(text)
  for (const { text } of plot.isOpen
    ? world.facts.filter(({ key }) => /^(?:happened|said|stated)\d/.test(key)).slice(-3)
    : [])
    reply.tell(text)
  if (plot.leads.length === 0 && plot.stage !== 'over' && !plot.isOpen)
    reply.tell('Nothing has been found out yet; [prop] and [witness] are where to begin.')
  tellInventory(scene, 'hero')
}

/** What is the matter here, or with somebody. */
export function tellTrouble(scene: Scene, about?: Entity): void {
  const { world, reply } = scene
  if (about) {
    const because = factAbout(world, about.id, 'because')?.text
    if (because)
      return reply.tell(`[object] ${because.replace(/[.]$/, '')}: that is all that is known at [place].`, {
        object: about,
      })
    if (hasState(about, 'captive') || hasState(about, 'absent') || hasState(about, 'dead'))
      return reply.tell(
        foeOf(world)
          ? '[object] [object.is] gone from here, and the talk at [place] is of [foe].'
          : '[object] [object.is] gone from here, and nobody at [place] saw how.',
        { object: about },
      )
    // What was told of it last is what happened to it.
    const noun = about.name.toLowerCase().split(' ').at(-1)!
    const last = world.facts.findLast(
      ({ key, text }) => /^(?:happened|did)\d/.test(key) && text.toLowerCase().includes(noun),
    )
    if (last) return reply.tell('Only this: [told]', { told: last.text })
    return reply.tell(
      isPresent(world, about)
        ? 'Nothing is wrong with [object] that you can see.'
        : 'Of that nobody at [place] has told yet: what became of [object], the story has still to say.',
      { object: about },
    )
  }
  const stated = world.facts
    .filter(({ key, text }) => key === 'stated' && text.length < 160)
    .map(({ text }) => text)
  const trouble =
    stated.find((text) => WRONG.test(text)) ??
    world.facts.findLast(({ key }) => key.startsWith('happened'))?.text ??
    stated[0]
  if (trouble) reply.tell(trouble)
  if (world.plot.isOpen) return trouble ? undefined : reply.tell('Nothing that you could put a name to.')
  const foe = foeOf(world)
  reply.tell(
    foe && world.plot.stage !== 'over'
      ? 'You want to [want], and [foe] [foe+stand] in the way of it.'
      : 'You want to [want].',
  )
}

/** What the story is about, and by when. */
export function tellWant({ reply, world }: Scene): void {
  if (world.plot.isOpen) return reply.tell('Nobody has set you a task: what you want here is for you to say.')
  reply.tell(
    world.plot.stage === 'over'
      ? 'What you wanted is settled, for better or worse; [place] is yours to go on from.'
      : world.plot.deadlineText
        ? `You want to [want]${world.plot.want.includes(world.plot.deadlineText) ? '' : ', [deadline]'}.`
        : 'You want to [want].',
  )
}

const WRONG =
  /\b(?:missing|gone|stolen|lost|broken|late|stuck|locked|dead|afraid|cannot|can't|won't|never|nobody|stopped|vanished|hidden|against|hates?|burn|sick|fail\w*|must)\b/i

/** What somebody has come upon, which is here from then on. */
export function tellWhatWasFound(scene: Scene, being: Entity): void {
  const found = findThing(scene, scene.world.here)
  scene.reply.tell(
    found
      ? '[object] [object.has] found [found.a], by [prop].'
      : '[object] [object.has] found nothing so far.',
    { object: being, found },
  )
}

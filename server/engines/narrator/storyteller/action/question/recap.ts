import { lowerFirst } from '../../language/letter-case.ts'
import { type Entity, foeOf, type World } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { tellInventory } from './inventory.ts'
import { isNamedIn, toldClauses } from './told-clauses.ts'

/** What has been told so far, and what is carried. */
export function recap(scene: Scene): void {
  scene.isAnswered = true
  const told = scene.world.facts
    .filter(({ key, text }) => /^(?:lead|happened|event|said|stated)/.test(key) && text.split(' ').length > 3)
    .slice(-3)
    .map(({ text }) =>
      text
        .replace(/[.?!]$/, '')
        .replace(/^(?:You|The|An?|Your|Nobody|It|Some\p{L}+|By|Close|There|Without|Far)\b/u, lowerFirst),
    )
  if (told.length > 0) scene.reply.tell('[told]', { told: `So far: ${told.join('; ')}.` })
  tellInventory(scene, 'hero')
}

/** What has happened, of whoever is neither the hero nor the one who tells it: 'every hive is empty'. */
export function toldTrouble(world: World, teller: Entity): string | undefined {
  const told = toldClauses(world).filter(
    ({ subject, subjectBases, text }) =>
      !/^(?:you|there)$/i.test(subject) && !isNamedIn(teller, subjectBases) && text.length < 160,
  )
  return (told.find(({ text }) => WRONG.test(text)) ?? told.at(-1))?.text.replace(/\.$/, '')
}

/** What is the matter here. */
export function tellTrouble(scene: Scene): void {
  const { world, reply } = scene
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

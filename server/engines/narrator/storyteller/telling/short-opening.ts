import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Scene } from '../action/scene.ts'
import { findThing } from '../action/reveal.ts'
import { openingLines } from '../content/opening-lines.ts'
import { capitalised } from '../language/letter-case.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { type Entity, entityOf, HERO, heroOf, hereOf } from '../world/world.ts'
import { articled } from './phrases.ts'

/** 'Pirates', 'Desert train robbery': a topic, and no sentence. */
const isTopic = (text: string): boolean =>
  !text
    .split(' ')
    .some(
      (word, at) =>
        /^(?:is|are|am|was|were|has|have|had|must|can|will|you)$/i.test(word) ||
        (at > 0 &&
          sensesOf(word, 'noun').length === 0 &&
          verbsOf(word.toLowerCase()).some(({ form }) => form === 's' || form === 'past')),
    )

/** Opens a story of a few words whole: hour and place, who one is, what the topic has to do with it, a thing at hand, and an open question. */
export function tellShortOpening(scene: Scene, stated: readonly string[]): void {
  const { world, reply } = scene
  const here = hereOf(world)
  const hero = heroOf(world)
  const witness = entityOf(world, world.plot.witness)
  const [topic = ''] = stated
  const isTopicOnly = stated.length === 1 && isTopic(topic.replace(/[.!?]+$/, ''))
  const where = here.isUnnamed ? '' : `, and you are ${here.preposition ?? 'at'} [place]`
  reply.tell(`It is [time] [partofday]${where}.`)
  const isOfHero =
    hero.role !== undefined &&
    topic
      .toLowerCase()
      .replace(/^(?:an? |the )/, '')
      .startsWith(hero.role.toLowerCase())
  if (hero.isProper) reply.tell(`You are ${hero.name}.`)
  else if (isOfHero) reply.tell(`You are ${articled(hero.role!)}.`)
  if (!isTopicOnly) for (const text of stated) reply.tell(/[.!?…]["”’]?$/.test(text) ? text : `${text}.`)
  else if (!isOfHero && !isOfPlace(topic, here) && !(hero.isProper && topic.includes(hero.name)))
    reply.say(openingLines.topic, { topic: capitalised(topic.replace(/[.!?]+$/, '')) })
  const thing = findThing(scene, HERO)
  if (thing) reply.say(openingLines.thing, { thing })
  reply.paragraph()
  if (!(witness && reply.say(openingLines.question, { who: witness, thing })))
    reply.say(openingLines.sign, { thing })
}

/** Whether the place says all that the topic does: 'a ferry at night'. */
const isOfPlace = (topic: string, { name }: Entity): boolean =>
  topic
    .toLowerCase()
    .replace(/\b(?:an?|the|at|by|in|on|one|night|noon|midnight|dawn|dusk|evening|morning|last)\b/g, '')
    .split(/[^\p{L}]+/u)
    .every((word) => name.toLowerCase().includes(word))

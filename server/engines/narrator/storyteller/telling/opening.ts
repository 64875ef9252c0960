import { openingLines } from '../content/opening-lines.ts'
import { furnish } from '../action/place-named.ts'
import { articled } from '../telling/phrases.ts'
import type { Scene } from '../action/scene.ts'
import { type Entity, entityOf, heroOf, hereOf } from '../world/world.ts'

/** Of a longer premise, the sentences that set the story going come before the others. */
const MOST_WORDS = 110
/** A premise of fewer words is told with something to look at, or with what it leaves open. */
const TOPIC_WORDS = 9
/** A premise of fewer words is told with its place and those who are there. */
const FEW_WORDS = 22
const SETTING_OFF =
  /\b(?:must|need|needs|have to|has to|want|wants|until|before|but|today|tonight|this morning|now|suddenly|then|yesterday|last night|just)\b/i

/** Begins the story: what the premise says, all of it and to the hero, and nothing that it leaves open. */
export function tellOpening(scene: Scene): void {
  const { world, reply } = scene
  const here = hereOf(world)
  const preposition = here.preposition ?? 'at'
  furnish(scene, here)
  const stated = world.facts.filter(({ key }) => key === 'stated').map(({ text }) => text)
  const text = stated.join(' ').toLowerCase()
  const isShort = count(stated) < FEW_WORDS
  const intro = introductionOf(heroOf(world), stated)
  if (intro !== undefined) reply.tell(`${intro}.`)
  const topic = text.replace(/[.!?]+$/, '').replace(/^(?:an?|the) /, '')
  const isToldHere = /\byou\b/.test(text) && text.includes(here.name.toLowerCase())
  if (!here.isUnnamed && !here.isProper && topic === here.name.toLowerCase())
    reply.tell(
      `You are ${preposition} ${text.startsWith('the ') ? `the ${here.name}` : articled(here.name)}.`,
    )
  else {
    for (const sentence of fitting(stated))
      reply.tell(/[.!?…]["”’]?$/.test(sentence) ? sentence : `${sentence}.`)
    if (!here.isUnnamed && !isToldHere && isShort) reply.tell(`You are ${preposition} [place].`)
  }
  reply.paragraph()
  const who = entityOf(world, world.plot.witness)
  const isCrowd = who?.kind === 'group' && !text.includes(who.name.toLowerCase())
  if (isShort && isCrowd) reply.say(openingLines.crowd, { who })
  if (count(stated) >= TOPIC_WORDS) return
  if (here.isUnnamed) reply.tell('Where this is, and what you do first, is yours to say.')
  else reply.say(openingLines.setting)
}

const count = (sentences: readonly string[]): number => sentences.join(' ').split(/\s+/).length

/** The sentences that have room, in their order. */
function fitting(sentences: readonly string[]): string[] {
  if (count(sentences) <= MOST_WORDS) return [...sentences]
  const kept = new Set<string>()
  const last = sentences.at(-1)!
  const byWeight = [
    sentences[0]!,
    ...sentences.filter((sentence) => SETTING_OFF.test(sentence)),
    last,
    ...sentences,
  ]
  for (const sentence of byWeight) if (count([...kept, sentence]) <= MOST_WORDS) kept.add(sentence)
  return sentences.filter((sentence) => kept.has(sentence))
}

/** 'You are Zeynep, a bus driver', where the premise says it of somebody else or not at all. */
function introductionOf(
  { name, role, isProper, isPlural }: Entity,
  stated: readonly string[],
): string | undefined {
  const text = stated.join(' ')
  const isNameTold = isProper !== true || (/\b(?:you|your)\b/i.test(text) && text.includes(name))
  const isRoleTold = role === undefined || text.toLowerCase().includes(role.toLowerCase())
  if (isPlural) return undefined
  if (isProper === true && !isNameTold)
    return role !== undefined && !isRoleTold && !name.toLowerCase().includes(role)
      ? `You are ${name}, ${articled(role)}`
      : `You are ${name}`
  if (isProper === true && !/\byou\b/i.test(text)) return `You are ${name}`
  return isProper !== true && role !== undefined && (!isRoleTold || !/\byour?\b/i.test(text))
    ? `You are ${articled(role)}`
    : undefined
}

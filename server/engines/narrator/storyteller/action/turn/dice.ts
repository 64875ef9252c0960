import { lookAround } from '../going/look-around.ts'
import { findThing } from '../going/reveal.ts'
import { keepFact } from '../../world/change.ts'
import type { Scene } from '../scene.ts'

const SKILL =
  '(perception|investigation|insight|stealth|persuasion|deception|intimidation|athletics|acrobatics|arcana|history|nature|religion|survival|medicine|performance|sleight of hand|luck|strength|dexterity|constitution|intelligence|wisdom|charisma|initiative)'
const ROLL = new RegExp(
  String.raw`^\W*(?:(?:i |let me )?(?:roll|make|do)(?: (?:for|a|an|my))* ${SKILL}(?: (?:check|roll|save|saving throw))?|${SKILL} (?:check|roll|save)|(?:i )?roll (?:a |the )?(?:d ?20|dice|die))\W*$`,
  'i',
)
const SIDES = 20
const ENOUGH = 11

/** 'Roll for persuasion', 'perception check': rolled, told and kept; who looks about with luck sees what is there, and finds something. False for any other turn. */
export function rollDice(scene: Scene, typed: string): boolean {
  const found = ROLL.exec(typed)
  if (!found) return false
  const { reply, random, world } = scene
  const skill = (found[1] ?? found[2])?.toLowerCase()
  const number = random.whole(1, SIDES)
  const isEnough = number >= ENOUGH
  const told = `You roll${skill ? ` for ${skill}` : ''}: ${/^(?:8|11|18)$/.test(String(number)) ? 'an' : 'a'} ${number}, and that is ${isEnough ? 'enough' : 'not enough'}.`
  reply.tell(told)
  keepFact(world, 'story', `did${world.turn}`, told)
  scene.hasChanged = true
  scene.isSettled = true
  if (!isEnough || !/^(?:perception|investigation)$/.test(skill ?? '')) return true
  lookAround(scene, world.here)
  const thing = findThing(scene, world.here)
  if (thing) reply.tell('And there is [thing.a].', { thing })
  return true
}

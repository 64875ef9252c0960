import { findsByKind } from '../../content/finds.ts'
import type { Bound, Scene } from '../scene.ts'
import { findThing } from './reveal.ts'

/** Finds that one place holds. */
const MOST_HERE = 4
/** A search for whatever there is: 'search', 'search the room for anything useful', 'look for supplies'. */
const WHATEVER =
  /^(?:i |we )?(?:search|rummage|scavenge|scrounge|loot)(?: (?:around|about|everywhere|further|again|more|the (?:place|room|area)))?\W*$|\bfor (?:anything|something|stuff|things|supplies|whatever)\b/i
/** 'Look for food', 'find something to drink', 'look for something to use as a weapon'; not 'find my weapon'. */
const SOUGHT =
  /\b(?:look(?:ing)?|search|hunt|dig|rummage|scavenge|scrounge|forage|find)\b.*?(?<!\b(?:the|my|his|her|our|your|their|this|that)|['’]s) (\p{L}+)\W*$/iu
const SUPPLIES = /\b(?:supplies|useful|provisions)\W*$/i
const OF_USE = /^(?:food|tool|light|medicine)\b/

/** Whoever looks for something of a kind, or for whatever there is, comes upon one such thing; false where no such kind is meant. */
export function findByKind(scene: Scene, { clause: { text } }: Bound): boolean {
  const { world, random, reply } = scene
  const kind = kindSought(scene, text)
  if (!kind && !WHATEVER.test(text)) return false
  const lying = world.entities.filter(
    ({ kind: sort, at, isFixed, isTyped }) => sort === 'thing' && at === world.here && !isFixed && !isTyped,
  )
  if (lying.length >= MOST_HERE) {
    reply.tell('You go over [place] once more, and there is nothing left that would be of use.')
    return true
  }
  const ofKind = kind && findThing(scene, world.here, random.shuffle(findsByKind[kind]!))
  const thing = ofKind ?? findThing(scene, world.here)
  if (!thing) return false
  // That is what comes of the turn.
  scene.deeds = []
  reply.tell('You come upon [thing.a].', { thing })
  return true
}

/** The kind that the words ask for: 'food', 'something to drink', 'supplies'. */
function kindSought({ random }: Scene, text: string): string | undefined {
  const kinds = Object.keys(findsByKind)
  if (SUPPLIES.test(text)) return random.pick(kinds.filter((each) => OF_USE.test(each)))
  const sought = SOUGHT.exec(text)?.[1]?.toLowerCase()
  if (sought === undefined) return undefined
  return kinds.find((words) => words.split(' ').some((word) => sought === word || sought === `${word}s`))
}

import type { Phrase } from './noun-phrase.ts'
import { isRoomAboard, placeKindOf } from './wordbooks/place-kinds.ts'
import { vehicles } from './wordbooks/thing-sizes.ts'

/** The thing a scenario turns on and that is at hand from the start: the crate that knocks, the letter one has found. */
export interface ThingAtHand {
  name: string
  /** The room it is said to be in: 'hold'. */
  room?: string
}

/** Having it, before its name: 'I found an old letter', 'has lit the lamp'. */
const HAVING =
  '(?:found|inherit(?:ed|s)?|carry|carrying|bought|receive[ds]?|got|discover(?:ed|s)?|unearth(?:ed|s)?|hold|holding|own|opened?|lit|repair(?:ed|ing)?|keep|dug up|fished up|have|bring|brought|deliver(?:ing)?|left (?:me|you|us)) (?:a|an|the|my|your|this|our)(?: [\\w-]+){0,2}'
/** What it does, after its name: 'the crate in the hold started knocking'. */
const DOING =
  '(?:[\\w ]{0,25})\\b(?:knock|glow|whisper|speak|spoke|talk|tick|hum|mov|ring|rang|sing|sang|woke|wak|scratch|breath|answer|writ|wrote|light|lit|vibrat|beep|hatch|arriv|appear|start|began|begin)'
const ELSEWHERE = /\b(?:missing|lost|stolen|vanished|legendary|fabled)\b/

/** Finds the thing at hand among those the scenario names; what is only wanted or spoken of isn't. */
export function thingAtHand(
  text: string,
  things: Phrase[],
  goal: string | undefined,
): ThingAtHand | undefined {
  const said = text.toLowerCase()
  const thing = things.find(({ name, head }) => {
    const called = escaped(name.toLowerCase())
    if (vehicles.has(head.toLowerCase()) || ELSEWHERE.test(name) || goal?.includes(name)) return false
    return new RegExp(`\\b${HAVING} ${called}\\b|\\b${called} ${DOING}`).test(said)
  })
  if (!thing) return undefined
  const [, room] =
    new RegExp(
      `\\b${escaped(thing.name.toLowerCase())} (?:in|inside|on|up in|down in) (?:the|my|our|your) ((?:lamp|engine|cargo)?[ -]?[a-z]+)`,
    ).exec(said) ?? []
  return room && (isRoomAboard(room) || placeKindOf(room.split(' ').at(-1)!))
    ? { name: thing.name, room }
    : { name: thing.name }
}

const escaped = (name: string) => name.replace(/[^\p{L}\p{N} -]/gu, '.')

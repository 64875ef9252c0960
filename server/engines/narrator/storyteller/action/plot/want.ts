import { wordsOf } from '../../telling/polish.ts'
import { isPresent } from '../../world/presence.ts'
import { entityOf, type Plot, type World } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** Whether words are about the matter in hand: the goal, the foe, the place of it, or words of the want. */
export function touchesPlot(world: World, words: string): boolean {
  const { plot } = world
  const names = [plot.goal, plot.foe, plot.place].flatMap((id) => {
    const entity = entityOf(world, id)
    return entity && !entity.isUnnamed ? wordsOf(`${entity.name} ${entity.role ?? ''}`) : []
  })
  const about = new Set(
    [...names, ...wordsOf(`${plot.want} ${plot.goalName} ${plot.question ?? ''}`)].filter(
      (word) => word.length > 3 && !SMALL.test(word),
    ),
  )
  const said = [...new Set(wordsOf(words))]
  return (
    said.some((word) => names.includes(word) && word.length > 3 && !SMALL.test(word)) ||
    said.filter((word) => about.has(word)).length > 1
  )
}

const SMALL =
  /^(?:the|a|an|my|your|his|her|their|our|to|of|and|for|with|by|before|from|it|them|him|out|get|find|make)$/

/** 'I set out to find Jude', and nothing beside it. */
const SETTING_OUT =
  /^(?:(?:i|we|let['’]?s|time to) )?(?:(?:set out|set off|begin|start|try|want|have|need) to|(?:go|look|search|hunt|ask around|head out) (?:for|and|to))\b[^.!?"“]{3,60}[.!]?$/i

/** Whether what was typed sets out for the thing wanted, which is not here, by its words. */
export function isForTheWant({ world }: Scene, typed: string): boolean {
  const { plot } = world
  const goal = entityOf(world, plot.goal)
  if (!SETTING_OUT.test(typed) || (goal && isPresent(world, goal))) return false
  const wanted = [...new Set(wordsOf(`${plot.want} ${plot.question ?? ''}`))].filter(
    (word) => !SMALL.test(word),
  )
  const said = new Set(wordsOf(typed))
  const met = wanted.filter((word) => said.has(word)).length
  const isNamed = goal !== undefined && wordsOf(goal.name).every((word) => said.has(word))
  return met >= 2 || isNamed || (met === 1 && wanted.length === 1)
}

/** 'I give up', said of the whole matter. */
export const isGivingUp = (typed: string): boolean =>
  /\b(?:i|we) (?:give|gave) (?:it )?(?:all )?up\b(?! (?:my|the|our) (?:sword|seat|weapon|gun))|\babandon (?:the|my|this) (?:quest|search|mission|plan|hunt)\b|\bforget (?:about )?the whole thing\b/i.test(
    typed,
  )

/** Whether what is to be known is who did it. */
export const asksWho = ({ question }: Plot): boolean => /^who\b/.test(question ?? '')

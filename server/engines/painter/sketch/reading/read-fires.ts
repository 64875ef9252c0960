import type { SceneFacts } from '../scene-facts.ts'
import { isToldNow, toldSentences } from './told-sentences.ts'

const LIGHTS =
  '(?:lamps?|lights?|match|candles?|lanterns?|bulbs?|torch(?:es)?|headlights|street ?lamps?|street ?lights)'
const DARK = new RegExp(
  `\\b(?:no|without(?: an?)?|not an?|unlit|dead|broken) ${LIGHTS}\\b(?! (?:is|are) (?:on|lit))|\\b${LIGHTS} (?:is|are|was|were|has|have|had|hangs?|stands?) (?:all |both |gone |long )?(?:out|dead|off|unlit|gone|broken|smashed|dark)\\b|\\b${LIGHTS} (?:go|goes|went|gone|die|dies|died) (?:out|off|dead)\\b|\\b${LIGHTS} (?:fails?|failed)\\b|\\b(?:leaves?|keeps?|switch(?:es)?|turns?|puts?|blows?|snuffs?) (?:them|it|(?:the|your|my|all the) ${LIGHTS}) (?:off|out)\\b|\\b(?:switch(?:es)?|turns?|puts?|blows?|snuffs?) (?:off|out) (?:the|your|my|all the) ${LIGHTS}\\b|\\b${LIGHTS} of (?:[\\w]+ ){1,4}(?:go|goes|went) (?:out|off)\\b|\\bgas (?:is|was) turned (?:down|off|out)\\b|\\bpower (?:(?:is|was|went|goes|has gone|had gone) (?:out|off)|fails|failed)\\b|\\bpitch[- ](?:dark|black)\\b|\\b(?:is|are|lies|was|were|stands) (?:\\w+ and )?(?:all |quite |completely |wholly )?(?:dark|black)(?: except| but for| save| when| as| and|,|$)|\\b(?:total|complete|utter|whole|perfect) (?:dark|darkness|blackness)\\b|\\bblack(?:ed)?[- ]?out\\b|\\b(?:every )?windows? (?:is|are|has gone|have gone|goes|go|stands?) (?:all )?dark\\b|\\byour (?:flashlight|torch|headlamp|phone)(?:'s (?:beam|light))? (?:finds?|shows?|picks? out|slides|sweeps|wanders)\\b|\\bdead (?:mall|store|station|theatre|hotel|hospital|school|factory)\\b`,
)
const FIRE = '(?:camp ?fire|fire|hearth|fireplace|grate|stove|forge|furnace|oven|fire ?pit|ashes|embers)'
const FIRE_OUT = new RegExp(
  `\\b(?:dead|cold|burnt-out|burned-out|unlit|empty|black) ${FIRE}\\b|\\bno (?:fire|smoke)\\b|\\b${FIRE} (?:is|was|has|had|have|lies|lay|stands|stood|are|were) (?:all |long |gone |quite )?(?:out|cold|dead|unlit|empty|gone|died|black)\\b`,
)

/** Whether the moment tells that no lamp burns there, or no fire. */
export function readFires(moment: string): Pick<SceneFacts, 'isDark' | 'isFireOut'> {
  const sentences = toldSentences(moment)
  return {
    ...(isToldNow(sentences, DARK) && { isDark: true }),
    ...(isToldNow(sentences, FIRE_OUT) && { isFireOut: true }),
  }
}

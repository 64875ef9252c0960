import type { PainterInput } from '../../painter.ts'
import { overNow, unweathering, weatherSigns } from '../lexicon/weather-signs.ts'
import type { SceneFacts, TimeOfDay, Weather } from '../scene-facts.ts'
import { isOtherwise, toldSentences } from './told-sentences.ts'

/** Texts above the moment that may still tell the weather. */
const MOST_EARLIER = 2

/** The weather now, and whether snow lies and the sun or the moon is seen; where nothing tells of weather, none is claimed. */
export function readWeather(
  { moment, earlier, premise }: PainterInput,
  time: TimeOfDay,
): Pick<SceneFacts, 'weather' | 'luminary' | 'isSnowy'> {
  const texts = [moment, ...earlier.slice(-MOST_EARLIER).toReversed()].map(toldSentences)
  const weather =
    texts.map(weatherIn).find((each) => each !== undefined) ?? weatherIn([premise.toLowerCase()])
  const isSnowy = weather === 'snow' || texts.some((text) => text.some((each) => seen(SNOW, each)))
  const luminary = hidden.has(weather ?? 'untold') ? undefined : luminaryIn(texts[0]!, time)
  return {
    weather: weather ?? (luminary ? 'clear' : 'untold'),
    ...(luminary && { luminary }),
    ...(isSnowy && { isSnowy }),
  }
}

/** Weathers in which neither sun nor moon is seen. */
const hidden: ReadonlySet<Weather> = new Set(['rain', 'storm', 'snow', 'ash'])

/** The first of the signs in their order, worst weather first, that a text shows. */
function weatherIn(sentences: readonly string[]): Weather | undefined {
  const found = new Set(
    sentences.map((sentence) => weatherSigns.find(([, each]) => seen(each, sentence))?.[0]),
  )
  return weatherSigns.map(([weather]) => weather).find((weather) => found.has(weather))
}

/** Whether a sentence shows something now: neither denied, likened, over nor of another time. */
function seen(sign: RegExp, sentence: string): boolean {
  const match = sign.exec(sentence)
  if (!match) return false
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)]
  return !unweathering.test(before) && !overNow.test(after) && !isOtherwise(before)
}

const SNOW =
  /\b(?:snow|snows|snowfield|snowdrifts?|snowy|snow-covered|snowed|hoarfrost|(?:first|hard|white|thick|deep) frost|frosty)\b(?!-| globe)/

function luminaryIn(sentences: readonly string[], time: TimeOfDay): SceneFacts['luminary'] {
  const sign = time === 'night' ? MOON : SUN
  const isHidden = sentences.some((sentence) => (time === 'night' ? NO_MOON : NO_SUN).test(sentence))
  return !isHidden && sentences.some((sentence) => seen(sign, sentence))
    ? time === 'night'
      ? 'moon'
      : 'sun'
    : undefined
}
const MOON =
  /\b(?:the|a|full|half|white|new|crescent|big|bright|low|high|thin|harvest) moon\b|\bmoon(?:light|lit|rise)\b|\bmoon (?:is|stands|hangs|rises|shines|climbs)\b/
const NO_MOON = /\bno moon\b|\bmoonless\b|\bmoon (?:has|had|is|was) (?:not|set|gone|down|hidden)\b/
const SUN =
  /\b(?:the|a|low|high|red|white|hot|hard|evening|morning|rising|setting|noon|small|summer|winter|bright|blinding|desert|blazing|sinking|late|midnight|dead) sun\b(?!-| hat| lounger)|\bsun (?:is|stands|hangs|beats|burns|shines|straight|lies|hits|touches)\b/
const NO_SUN =
  /\bno sun\b|\bsunless\b|\bsun (?:has|had|is|was) (?:not|never|gone|set|down|behind|hidden)\b|\bsun (?:went|goes|dips|dipped|slips|slipped|drops|dropped|sets|set)\b|\bbefore (?:the )?sun\b|\bpainted sun\b|\bsun has gone\b/

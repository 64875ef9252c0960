import { randomFrom } from '#server/ground/random.ts'
import type { Era, Person } from '../scene-facts.ts'
import type { FigureLooks } from './figure-looks.ts'

type Base = Pick<FigureLooks, 'garment'> & Partial<FigureLooks>

/** Dress by which a figure is known for what it is. */
const dress: Record<Person, Base> = {
  traveller: { garment: 'trousers', headwear: 'hood', cloak: true },
  knight: { garment: 'armour', headwear: 'helm' },
  wizard: { garment: 'robe', headwear: 'peak' },
  detective: { garment: 'coat', headwear: 'fedora' },
  astronaut: { garment: 'suit', headwear: 'bowl' },
  diver: { garment: 'suit', headwear: 'bowl' },
  cowboy: { garment: 'trousers', headwear: 'brim' },
  lady: { garment: 'gown', hair: 'bun' },
  child: { garment: 'tunic', size: 0.66 },
  pirate: { garment: 'coat', headwear: 'tricorn' },
  explorer: { garment: 'trousers', headwear: 'brim' },
  monk: { garment: 'robe', headwear: 'hood' },
  robot: { garment: 'metal' },
  woman: { garment: 'gown', hair: 'long' },
  man: { garment: 'trousers', hair: 'short' },
  someone: { garment: 'coat', hair: 'short' },
}
/** The same people a hundred years later. */
const lateDress: Partial<Record<Person, Base>> = {
  woman: { garment: 'tunic', hair: 'long' },
  traveller: { garment: 'coat', headwear: 'hood' },
}

const colours: [word: RegExp, hue: number, chroma: number][] = [
  [/\b(?:red|scarlet|crimson|rust)\b/i, 25, 0.13],
  [/\b(?:orange|copper|amber)\b/i, 55, 0.12],
  [/\b(?:yellow|gold|golden|mustard)\b/i, 90, 0.12],
  [/\b(?:green|emerald|moss|olive)\b/i, 145, 0.1],
  [/\b(?:teal|turquoise)\b/i, 195, 0.09],
  [/\b(?:blue|navy|indigo)\b/i, 255, 0.11],
  [/\b(?:purple|violet|lilac)\b/i, 305, 0.11],
  [/\b(?:pink|rose)\b/i, 350, 0.1],
  [/\b(?:grey|gray|white|black|brown)\b/i, 60, 0.02],
]
const DRESS =
  /\b(?:coat|cloak|dress|gown|shirt|jacket|robe|tunic|uniform|scarf|cape|hood|suit|sweater|hat|apron|overalls)\b/i
const hairColours: [RegExp, FigureLooks['hairTone']][] = [
  [/\b(?:red|ginger|auburn|copper)[- ]?hair/i, 'red'],
  [/\b(?:white|grey|gray|silver)[- ]?(?:hair|beard|braid)/i, 'white'],
  [/\b(?:black|dark|raven)[- ]?hair/i, 'black'],
  [/\b(?:blond|blonde|fair|golden|yellow)[- ]?hair/i, 'fair'],
  [/\b(?:brown|chestnut)[- ]?hair/i, 'brown'],
]

/** Decides a figure's looks: what is told of them first, then what they are, and chance for the rest. */
export function decideLooks(kind: Person, seed: string, told: string, era: Era | undefined): FigureLooks {
  const random = randomFrom(seed)
  const isLate = era === 'modern' || era === 'future' || era === 'ruin'
  const base = (isLate && lateDress[kind]) || dress[kind]
  const worn = told
    .split(/[.;]/)
    .filter((sentence) => DRESS.test(sentence))
    .join('. ')
  const colour = colours.find(([word]) => word.test(worn))
  const isManly = kind !== 'woman' && kind !== 'lady' && kind !== 'child'
  const hair = /\bbald\b/i.test(told)
    ? 'bald'
    : /\bbraid/i.test(told)
      ? 'braid'
      : /\blong[- ](?:\w+ )?hair/i.test(told)
        ? 'long'
        : (base.hair ?? random.pick(['short', 'short', 'long', 'bun'] as const))
  const build = /\b(?:tall|huge|giant|towering)\b/i.test(told)
    ? 0.06
    : /\b(?:short|small|tiny|stooped)\b/i.test(told)
      ? -0.06
      : 0
  return {
    garment: base.garment,
    headwear: base.headwear ?? 'none',
    hair,
    hue: colour?.[1] ?? random.whole(0, 35) * 10,
    chroma: colour?.[2] ?? 0.09,
    hairTone:
      hairColours.find(([word]) => word.test(told))?.[1] ??
      random.pick(['black', 'brown', 'brown', 'red', 'fair'] as const),
    size: (base.size ?? random.between(0.96, 1.04)) + build,
    beard: /\bbeard/i.test(told) || (kind === 'wizard' && isManly && random.chance(0.5)),
    cloak: base.cloak ?? /\b(?:cloak|cape)\b/i.test(told),
  }
}

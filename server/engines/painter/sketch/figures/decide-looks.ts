import { randomFrom } from '#server/ground/random.ts'
import type { Person } from './cast-member.ts'
import type { Era } from '../scene-facts.ts'
import type { FigureLooks } from './figure-looks.ts'
import { toldLooks } from './told-looks.ts'

type Base = Pick<FigureLooks, 'garment'> & Partial<FigureLooks>

/** Dress by which a figure is known for what it is. */
const dress: Record<Person, Base> = {
  traveller: { garment: 'trousers', headwear: 'hood', cloak: true },
  knight: { garment: 'armour', headwear: 'helm' },
  wizard: { garment: 'robe', headwear: 'peak' },
  detective: { garment: 'coat' },
  astronaut: { garment: 'suit', headwear: 'bowl' },
  diver: { garment: 'suit', headwear: 'bowl' },
  cowboy: { garment: 'trousers', headwear: 'brim' },
  lady: { garment: 'gown', hair: 'bun' },
  child: { garment: 'tunic', size: 0.66 },
  pirate: { garment: 'coat', headwear: 'tricorn' },
  explorer: { garment: 'trousers', headwear: 'brim' },
  monk: { garment: 'robe', headwear: 'hood' },
  robot: { garment: 'metal' },
  goblin: { garment: 'tunic', size: 0.62, skin: 'green', hair: 'bald' },
  dwarf: { garment: 'tunic', size: 0.72, beard: true, hair: 'long' },
  woman: { garment: 'gown', hair: 'long' },
  man: { garment: 'tunic', hair: 'short' },
  someone: { garment: 'tunic', hair: 'short' },
}
/** The same people a hundred years later. */
const lateDress: Partial<Record<Person, Base>> = {
  woman: { garment: 'tunic', hair: 'long' },
  traveller: { garment: 'coat', headwear: 'hood' },
}
/** Shirts have buttons since then; a tunic or a jersey is of any age. */
const isButtoned = (era: Era | undefined) => /^(?:steam|west|modern|ruin)$/.test(era ?? '')
/** Hues of cloth that nobody dyed to be seen. */
const hues = [20, 45, 60, 60, 75, 140, 250, 265] as const

const hairTonesByChance = ['black', 'black', 'black', 'brown', 'brown', 'red', 'fair'] as const
const darkest = ['black'] as const

/** Skins that go with a hair: people of all lands are in stories. */
const skinsBeside: Record<FigureLooks['hairTone'], NonNullable<FigureLooks['skin']>[]> = {
  black: ['fair', 'tan', 'tan', 'brown', 'brown', 'dark'],
  brown: ['fair', 'fair', 'tan', 'brown'],
  red: ['fair'],
  fair: ['fair'],
  white: ['fair', 'fair', 'tan', 'brown', 'dark'],
}

/** Decides a figure's looks: what is told of them first, then what they are, and chance for the rest. */
export function decideLooks(kind: Person, seed: string, told: string, era: Era | undefined): FigureLooks {
  const random = randomFrom(seed)
  const isLate = era === 'modern' || era === 'future' || era === 'ruin'
  // A gown is a claim, which an untold age does not bear out.
  const base = ((isLate || (kind === 'woman' && era === undefined)) && lateDress[kind]) || dress[kind]
  const said = toldLooks(told)
  const build = /\b(?:tall|huge|giant|towering)\b/i.test(told)
    ? 0.06
    : /\b(?:short|small|tiny|stooped)\b/i.test(told)
      ? -0.06
      : 0
  const looks = {
    garment:
      (kind === 'man' && era === 'steam' && 'coat') ||
      ((kind === 'man' || kind === 'someone') && isButtoned(era) && 'trousers') ||
      base.garment,
    headwear: base.headwear ?? 'none',
    hair: said.hair ?? base.hair ?? random.pick(['short', 'short', 'long', 'bun'] as const),
    hue: said.hue ?? random.pick(hues),
    chroma: said.chroma ?? 0.045,
    hairTone: said.hairTone ?? random.pick(said.skin === 'dark' ? darkest : hairTonesByChance),
    size: (base.size ?? random.between(0.96, 1.04)) + build,
    beard: said.beard ?? base.beard ?? random.chance({ wizard: 0.5, man: 0.16 }[kind as string] ?? 0),
    cloak: base.cloak ?? said.cloak ?? false,
  }
  const skin = base.skin ?? said.skin ?? random.pick(skinsBeside[looks.hairTone])
  return { ...looks, skin }
}

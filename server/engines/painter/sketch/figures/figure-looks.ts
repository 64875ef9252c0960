/** A figure's dress, hair, size and colour: decided once for a story, and kept. */
export interface FigureLooks {
  garment: 'trousers' | 'coat' | 'gown' | 'robe' | 'tunic' | 'armour' | 'suit' | 'metal'
  headwear: 'none' | 'hood' | 'brim' | 'peak' | 'fedora' | 'tricorn' | 'helm' | 'crown' | 'cap' | 'bowl'
  hair: 'short' | 'long' | 'bun' | 'bald' | 'braid'
  /** Hue of the dress in degrees, and how colourful it is. */
  hue: number
  chroma: number
  /** Hue and lightness of hair. */
  hairTone: 'black' | 'brown' | 'red' | 'fair' | 'white'
  /** Height against a grown person's. */
  size: number
  beard: boolean
  cloak: boolean
  /** Absent in stories whose figures were decided before it was. */
  skin?: 'pale' | 'fair' | 'tan' | 'brown' | 'dark' | 'green'
}

export const hairTones: Record<FigureLooks['hairTone'], [lightness: number, chroma: number, hue: number]> = {
  black: [0.16, 0.01, 280],
  brown: [0.3, 0.05, 55],
  red: [0.42, 0.12, 42],
  fair: [0.68, 0.09, 82],
  white: [0.82, 0.01, 90],
}

export const skinTones: Record<
  NonNullable<FigureLooks['skin']>,
  [lightness: number, chroma: number, hue: number]
> = {
  pale: [0.82, 0.03, 60],
  fair: [0.72, 0.07, 56],
  tan: [0.64, 0.075, 58],
  brown: [0.55, 0.075, 54],
  dark: [0.4, 0.055, 52],
  green: [0.56, 0.1, 140],
}

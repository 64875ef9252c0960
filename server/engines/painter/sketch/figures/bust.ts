import { type Colour, mix, oklch } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { trace } from '../svg.ts'
import { type FigureLooks, hairTones, skinTones } from './figure-looks.ts'

/** Heights of the middle of the face and of the collar, half the width of the shoulders. */
export function bustMeasures({ size, garment, headwear }: FigureLooks) {
  const isChild = size < 0.8
  const face = isChild || headwear === 'peak' ? 372 : 306
  const broad: Partial<Record<FigureLooks['garment'], number>> = { armour: 218, suit: 226, metal: 206 }
  return { face, collar: face + (isChild ? 138 : 154), shoulder: broad[garment] ?? (isChild ? 146 : 194) }
}

/** Colours by lamplight: the side towards the lamp; `shade` and `fold` are those turned away from it. */
export function bustInks({ palette }: Stage, looks: FigureLooks): Record<string, Colour> {
  const isMetal = looks.garment === 'armour' || looks.garment === 'metal' || looks.garment === 'suit'
  const warm = (colour: Colour, share = 0.16) => mix(colour, palette.lamp, share)
  const dress = warm(oklch(isMetal ? 0.6 : 0.42, isMetal ? 0.02 : looks.chroma, looks.hue))
  const skin = warm(oklch(...skinTones[looks.skin ?? 'fair']), 0.2)
  const hair = warm(oklch(...hairTones[looks.hairTone]), 0.1)
  return {
    dress,
    fold: mix(dress, palette.ink, 0.52),
    trim: warm(oklch(0.55, looks.chroma + 0.02, looks.hue + 35)),
    dark: mix(palette.ink, dress, 0.16),
    skin,
    shade: mix(mix(skin, oklch(0.4, 0.1, 30), 0.45), palette.ink, 0.38),
    lips: mix(skin, oklch(0.42, 0.13, 22), 0.62),
    hair,
    lock: mix(hair, palette.ink, 0.5),
    shine: mix(palette.lamp, oklch(0.96, 0.03, 85), 0.6),
  }
}

/** Shoulders and neck in their dress, from back to front, around the middle of the collar. */
export function shoulders(looks: FigureLooks): string {
  const { shoulder: s, face, collar } = bustMeasures(looks)
  const slope = looks.garment === 'armour' || looks.garment === 'suit' ? 26 : 52
  const neck = looks.size < 0.8 ? 34 : 44
  const up = face - collar
  const isMetal = looks.garment === 'metal'
  return trace`
    ${looks.cloak ? cloak(s) : ''}
    dress M-58 0C${-s * 0.6} 14 ${-s} ${slope} ${-s - 14} 150L${-s - 22} 290H${s + 22}L${s + 14} 150C${s} ${slope} ${s * 0.6} 14 58 0Q0 40 -58 0Z
    fold/0.75 M40 18C${s * 0.6} 20 ${s} ${slope} ${s + 14} 150L${s + 22} 290H30C70 220 84 120 40 18Z
    ${isMetal ? 'dark' : 'skin'} M${-neck} ${up + 60}L${-neck - 6} 6Q0 58 ${neck + 6} 6L${neck} ${up + 60}Z
    ${isMetal ? '' : trace`shade/0.8 M${-neck} ${up + 92}Q-4 ${up + 150} ${neck} ${up + 84}L${neck + 6} 6Q24 40 6 34Q16 ${up + 150} ${-neck} ${up + 92}Z`}
    ${collars[looks.garment](s)}
    ${looks.cloak ? clasp : ''}`
}

const cloak = (s: number): string => trace`
  trim M-74 -22C${-s * 0.8} -8 ${-s - 44} 70 ${-s - 62} 290H${s + 62}C${s + 44} 70 ${s * 0.8} -8 74 -22Z
  dark/0.5 M74 -22C${s * 0.8} -8 ${s + 44} 70 ${s + 62} 290H${s - 10}C${s - 20} 120 120 40 74 -22Z`

/** The edges of a cloak over the breast, and what holds them. */
const clasp = `
  trim M-72 -8C-120 90 -130 170 -122 290H-240L-200 70C-160 20 -110 2 -72 -8Z
  trim/0.75 M72 -8C120 90 130 170 122 290H240L200 70C160 20 110 2 72 -8Z
  shine~4/0.75 M-84 40Q0 96 84 40`

const sealed = () => `
  trim M-104 -30Q0 44 104 -30L110 14Q0 92 -110 14Z
  dark M-96 180H-20V230H-96Z
  shine~6 M-82 196h16M-56 196h16`

const collars: Record<FigureLooks['garment'], (shoulder: number) => string> = {
  trousers: () => `
    trim M-52 -14L-82 34L-26 66L0 40Z
    fold M52 -14L82 34L26 66L0 40Z
    fold~4 M0 46V290`,
  coat: () => `
    shine/0.55 M-44 6L0 150L44 6Q0 44 -44 6Z
    dark M-58 -16L-112 56L-78 76L-92 100L0 236L-6 130Z
    dark/0.85 M58 -16L112 56L78 76L92 100L0 236L6 130Z`,
  gown: (s) => trace`
    skin M${-s * 0.62} 26Q0 150 ${s * 0.62} 26Q0 10 ${-s * 0.62} 26Z
    shade/0.55 M10 88Q80 80 ${s * 0.62} 26Q60 14 34 20Q40 60 10 88Z
    trim~12 M${-s * 0.64} 26Q0 154 ${s * 0.64} 26
    shine~3.4/0.9 M-40 20Q0 64 40 20`,
  robe: () => `
    trim M-66 -22C-60 60 -30 110 30 180L66 170C10 100 -30 60 -40 -8Z
    trim M66 -22C60 50 30 100 -10 124L-26 96C10 70 30 40 40 -8Z`,
  tunic: () => `
    skin M-46 4L0 92L46 4Q0 46 -46 4Z
    trim~11 M-60 -4L0 104L60 -4`,
  armour: (s) => trace`
    dress M-66 -24Q0 30 66 -24L72 22Q0 74 -72 22Z
    dark~4 M-66 -24Q0 30 66 -24M-72 22Q0 74 72 22M0 52V290
    shine/0.34 M-76 20C${-s} -6 ${-s - 44} 60 ${-s - 30} 150C${-s} 110 -110 110 -76 20Z
    fold M76 20C${s} -6 ${s + 44} 60 ${s + 30} 150C${s} 110 110 110 76 20Z`,
  suit: sealed,
  metal: sealed,
}

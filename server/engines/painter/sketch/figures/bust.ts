import { type Colour, mix, oklch } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { trace } from '../svg.ts'
import { type FigureLooks, hairTones, skinTones } from './figure-looks.ts'

/** One piece of a portrait: an outline that is filled, or a line of a width. */
export interface BustPart {
  d: string
  tone: BustTone
  width?: number
  opacity?: number
}
export type BustTone =
  | 'dress'
  | 'fold'
  | 'trim'
  | 'dark'
  | 'skin'
  | 'shade'
  | 'lips'
  | 'hair'
  | 'lock'
  | 'shine'

/** Middle of the face and the width of the shoulders, for a grown person and for a child. */
export interface BustMeasures {
  x: number
  y: number
  shoulder: number
}

export const measuresOf = ({ size, garment, headwear }: FigureLooks): BustMeasures => ({
  x: 640,
  y: size < 0.8 ? 372 : headwear === 'peak' ? 372 : 306,
  shoulder: { armour: 218, suit: 226, metal: 206 }[garment as 'suit'] ?? (size < 0.8 ? 146 : 194),
})

export const oval = (x: number, y: number, across: number, up: number): string =>
  trace`M${x - across} ${y}A${across} ${up} 0 1 1 ${x + across} ${y}A${across} ${up} 0 1 1 ${x - across} ${y}Z`

/** Colours by lamplight: the side towards the lamp; `shade` and `fold` are those turned away from it. */
export function bustTones({ palette }: Stage, looks: FigureLooks): Record<BustTone, Colour> {
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

/** Shoulders and neck in their dress, from back to front. */
export function shoulderParts(looks: FigureLooks, { x, y, shoulder }: BustMeasures): BustPart[] {
  const top = y + (looks.size < 0.8 ? 138 : 154)
  const slope = looks.garment === 'armour' || looks.garment === 'suit' ? 26 : 52
  const torso = trace`M${x - 58} ${top}C${x - shoulder * 0.6} ${top + 14} ${x - shoulder} ${top + slope} ${x - shoulder - 14} ${top + 150}L${x - shoulder - 22} 740H${x + shoulder + 22}L${x + shoulder + 14} ${top + 150}C${x + shoulder} ${top + slope} ${x + shoulder * 0.6} ${top + 14} ${x + 58} ${top}Q${x} ${top + 40} ${x - 58} ${top}Z`
  const turnedAway = trace`M${x + 40} ${top + 18}C${x + shoulder * 0.6} ${top + 20} ${x + shoulder} ${top + slope} ${x + shoulder + 14} ${top + 150}L${x + shoulder + 22} 740H${x + 30}C${x + 70} ${top + 220} ${x + 84} ${top + 120} ${x + 40} ${top + 18}Z`
  const neck = looks.size < 0.8 ? 34 : 44
  const neckShape = trace`M${x - neck} ${y + 60}L${x - neck - 6} ${top + 6}Q${x} ${top + 58} ${x + neck + 6} ${top + 6}L${x + neck} ${y + 60}Z`
  const underChin = trace`M${x - neck} ${y + 92}Q${x - 4} ${y + 150} ${x + neck} ${y + 84}L${x + neck + 6} ${top + 6}Q${x + 24} ${top + 40} ${x + 6} ${top + 34}Q${x + 16} ${y + 150} ${x - neck} ${y + 92}Z`
  return [
    ...(looks.cloak ? cloakParts({ x, y, shoulder }, top) : []),
    { d: torso, tone: 'dress' },
    { d: turnedAway, tone: 'fold', opacity: 0.75 },
    { d: neckShape, tone: looks.garment === 'metal' ? 'dark' : 'skin' },
    ...(looks.garment === 'metal' ? [] : [{ d: underChin, tone: 'shade' as const, opacity: 0.8 }]),
    ...collars[looks.garment]({ x, y, shoulder }, top),
    ...(looks.cloak ? claspParts(x, top) : []),
  ]
}

const cloakParts = ({ x, shoulder }: BustMeasures, top: number): BustPart[] => [
  {
    d: trace`M${x - 74} ${top - 22}C${x - shoulder * 0.8} ${top - 8} ${x - shoulder - 44} ${top + 70} ${x - shoulder - 62} 740H${x + shoulder + 62}C${x + shoulder + 44} ${top + 70} ${x + shoulder * 0.8} ${top - 8} ${x + 74} ${top - 22}Z`,
    tone: 'trim',
  },
  {
    d: trace`M${x + 74} ${top - 22}C${x + shoulder * 0.8} ${top - 8} ${x + shoulder + 44} ${top + 70} ${x + shoulder + 62} 740H${x + shoulder - 10}C${x + shoulder - 20} ${top + 120} ${x + 120} ${top + 40} ${x + 74} ${top - 22}Z`,
    tone: 'dark',
    opacity: 0.5,
  },
]

/** The edges of a cloak over the breast, and what holds them. */
const claspParts = (x: number, top: number): BustPart[] => [
  {
    d: trace`M${x - 72} ${top - 8}C${x - 120} ${top + 90} ${x - 130} ${top + 170} ${x - 122} 740H${x - 240}L${x - 200} ${top + 70}C${x - 160} ${top + 20} ${x - 110} ${top + 2} ${x - 72} ${top - 8}Z`,
    tone: 'trim',
  },
  {
    d: trace`M${x + 72} ${top - 8}C${x + 120} ${top + 90} ${x + 130} ${top + 170} ${x + 122} 740H${x + 240}L${x + 200} ${top + 70}C${x + 160} ${top + 20} ${x + 110} ${top + 2} ${x + 72} ${top - 8}Z`,
    tone: 'trim',
    opacity: 0.75,
  },
  {
    d: trace`M${x - 84} ${top + 40}Q${x} ${top + 96} ${x + 84} ${top + 40}`,
    tone: 'shine',
    width: 4,
    opacity: 0.75,
  },
]

type Collar = (measures: BustMeasures, top: number) => BustPart[]

const openNeck: Collar = ({ x }, top) => [
  {
    d: trace`M${x - 46} ${top + 4}L${x} ${top + 92}L${x + 46} ${top + 4}Q${x} ${top + 46} ${x - 46} ${top + 4}Z`,
    tone: 'skin',
  },
  { d: trace`M${x - 60} ${top - 4}L${x} ${top + 104}L${x + 60} ${top - 4}`, tone: 'trim', width: 11 },
]
const lapels: Collar = ({ x }, top) => [
  {
    d: trace`M${x - 44} ${top + 6}L${x} ${top + 150}L${x + 44} ${top + 6}Q${x} ${top + 44} ${x - 44} ${top + 6}Z`,
    tone: 'shine',
    opacity: 0.55,
  },
  {
    d: trace`M${x - 58} ${top - 16}L${x - 112} ${top + 56}L${x - 78} ${top + 76}L${x - 92} ${top + 100}L${x} ${top + 236}L${x - 6} ${top + 130}Z`,
    tone: 'dark',
  },
  {
    d: trace`M${x + 58} ${top - 16}L${x + 112} ${top + 56}L${x + 78} ${top + 76}L${x + 92} ${top + 100}L${x} ${top + 236}L${x + 6} ${top + 130}Z`,
    tone: 'dark',
    opacity: 0.85,
  },
]
const shirt: Collar = ({ x }, top) => [
  {
    d: trace`M${x - 52} ${top - 14}L${x - 82} ${top + 34}L${x - 26} ${top + 66}L${x} ${top + 40}Z`,
    tone: 'trim',
  },
  {
    d: trace`M${x + 52} ${top - 14}L${x + 82} ${top + 34}L${x + 26} ${top + 66}L${x} ${top + 40}Z`,
    tone: 'fold',
  },
  { d: trace`M${x} ${top + 46}V740`, tone: 'fold', width: 4 },
]
const wideNeck: Collar = ({ x, shoulder }, top) => [
  {
    d: trace`M${x - shoulder * 0.62} ${top + 26}Q${x} ${top + 150} ${x + shoulder * 0.62} ${top + 26}Q${x} ${top + 10} ${x - shoulder * 0.62} ${top + 26}Z`,
    tone: 'skin',
  },
  {
    d: trace`M${x + 10} ${top + 88}Q${x + 80} ${top + 80} ${x + shoulder * 0.62} ${top + 26}Q${x + 60} ${top + 14} ${x + 34} ${top + 20}Q${x + 40} ${top + 60} ${x + 10} ${top + 88}Z`,
    tone: 'shade',
    opacity: 0.55,
  },
  {
    d: trace`M${x - shoulder * 0.64} ${top + 26}Q${x} ${top + 154} ${x + shoulder * 0.64} ${top + 26}`,
    tone: 'trim',
    width: 12,
  },
  {
    d: trace`M${x - 40} ${top + 20}Q${x} ${top + 64} ${x + 40} ${top + 20}`,
    tone: 'shine',
    width: 3.4,
    opacity: 0.9,
  },
]
const folded: Collar = ({ x }, top) => [
  {
    d: trace`M${x - 66} ${top - 22}C${x - 60} ${top + 60} ${x - 30} ${top + 110} ${x + 30} ${top + 180}L${x + 66} ${top + 170}C${x + 10} ${top + 100} ${x - 30} ${top + 60} ${x - 40} ${top - 8}Z`,
    tone: 'trim',
  },
  {
    d: trace`M${x + 66} ${top - 22}C${x + 60} ${top + 50} ${x + 30} ${top + 100} ${x - 10} ${top + 124}L${x - 26} ${top + 96}C${x + 10} ${top + 70} ${x + 30} ${top + 40} ${x + 40} ${top - 8}Z`,
    tone: 'trim',
  },
]
const plates: Collar = ({ x, shoulder }, top) => [
  {
    d: trace`M${x - 66} ${top - 24}Q${x} ${top + 30} ${x + 66} ${top - 24}L${x + 72} ${top + 22}Q${x} ${top + 74} ${x - 72} ${top + 22}Z`,
    tone: 'dress',
  },
  {
    d: trace`M${x - 66} ${top - 24}Q${x} ${top + 30} ${x + 66} ${top - 24}M${x - 72} ${top + 22}Q${x} ${top + 74} ${x + 72} ${top + 22}M${x} ${top + 52}V740`,
    tone: 'dark',
    width: 4,
  },
  {
    d: trace`M${x - 76} ${top + 20}C${x - shoulder} ${top - 6} ${x - shoulder - 44} ${top + 60} ${x - shoulder - 30} ${top + 150}C${x - shoulder} ${top + 110} ${x - 110} ${top + 110} ${x - 76} ${top + 20}Z`,
    tone: 'shine',
    opacity: 0.34,
  },
  {
    d: trace`M${x + 76} ${top + 20}C${x + shoulder} ${top - 6} ${x + shoulder + 44} ${top + 60} ${x + shoulder + 30} ${top + 150}C${x + shoulder} ${top + 110} ${x + 110} ${top + 110} ${x + 76} ${top + 20}Z`,
    tone: 'fold',
  },
]
const sealed: Collar = ({ x }, top) => [
  {
    d: trace`M${x - 104} ${top - 30}Q${x} ${top + 44} ${x + 104} ${top - 30}L${x + 110} ${top + 14}Q${x} ${top + 92} ${x - 110} ${top + 14}Z`,
    tone: 'trim',
  },
  { d: trace`M${x - 96} 640H${x - 20}V690H${x - 96}Z`, tone: 'dark' },
  { d: trace`M${x - 82} 656h16M${x - 56} 656h16`, tone: 'shine', width: 6 },
]

const collars: Record<FigureLooks['garment'], Collar> = {
  trousers: shirt,
  coat: lapels,
  gown: wideNeck,
  robe: folded,
  tunic: openNeck,
  armour: plates,
  suit: sealed,
  metal: sealed,
}

import { type Colour, mix, oklch } from '../colour.ts'
import { drawShape, type Shape, shapesOf } from '../drawing.ts'
import type { Paint } from '../ink.ts'
import type { Stage } from '../stage.ts'
import { each, group, placed, trace } from '../svg.ts'
import { bustHead, headFromBehind } from './bust-head.ts'
import { hairBehind } from './bust-hair.ts'
import type { Feeling } from './cast-member.ts'
import { type FigureLooks, hairTones, skinTones } from './figure-looks.ts'

/** Half the width of the shoulders, and how far below the middle of the face the collar is. */
function bustMeasures({ size, garment }: FigureLooks) {
  const isChild = size < 0.8
  const broad: Partial<Record<FigureLooks['garment'], number>> = { armour: 218, suit: 226, metal: 206 }
  return { collar: isChild ? 138 : 154, shoulder: broad[garment] ?? (isChild ? 150 : 200) }
}

/** What light falls on somebody, from the side to which they look, and how far they are in the dark. */
export interface Lighting {
  colour: Colour
  dark: number
}

/** Colours by that light; `shade` and `fold` are those turned away from it. */
function bustInks(
  { palette, sheet }: Stage,
  looks: FigureLooks,
  { colour, dark }: Lighting,
): Record<string, Paint> {
  const isMetal = looks.garment === 'armour' || looks.garment === 'metal' || looks.garment === 'suit'
  const lit = (ink: Colour, share: number) => mix(mix(ink, palette.ink, dark), colour, share)
  const rounded = (ink: Colour, depth: number) =>
    sheet.linear(
      { x: -96, y: -30 },
      { x: 110, y: 50 },
      { 0: mix(ink, colour, 0.3), 0.4: ink, 1: mix(ink, palette.ink, depth) },
    )
  const dress = lit(oklch(isMetal ? 0.6 : 0.42, isMetal ? 0.02 : looks.chroma, looks.hue), 0.1)
  const skin = lit(oklch(...skinTones[looks.skin ?? 'fair']), 0.14)
  const hair = lit(oklch(...hairTones[looks.hairTone]), 0.06)
  return {
    dress: sheet.linear(
      { x: -220, y: 60 },
      { x: 220, y: 180 },
      { 0: mix(dress, colour, 0.22), 0.45: dress, 1: mix(dress, palette.ink, 0.6) },
    ),
    fold: mix(dress, palette.ink, 0.52),
    trim: lit(oklch(0.55, looks.chroma + 0.02, looks.hue + 35), 0.1),
    dark: mix(palette.ink, dress, 0.16),
    skin: rounded(skin, 0.42),
    shade: mix(mix(skin, oklch(0.4, 0.1, 30), 0.45), palette.ink, 0.42),
    lips: mix(skin, oklch(0.42, 0.13, 22), 0.62),
    white: mix(mix(oklch(0.95, 0.01, 90), palette.ink, dark * 0.8 + 0.06), colour, 0.1),
    iris: oklch(0.36, 0.05, irisHues[looks.hairTone]),
    hair: rounded(hair, 0.5),
    lock: mix(hair, palette.ink, 0.5),
    shine: mix(colour, oklch(0.96, 0.03, 85), 0.6),
  }
}
const irisHues: Record<FigureLooks['hairTone'], number> = {
  black: 55,
  brown: 60,
  red: 150,
  fair: 240,
  white: 235,
}

interface BustView {
  feeling?: Feeling
  isSpeaking?: boolean
  /** Over whose shoulder one looks. */
  isBehind?: boolean
}

/**
 * Somebody down to the chest, looking half to the left, around the middle of the face; the edge of all that is drawn is lit from
 * there.
 */
export function bust(
  stage: Stage,
  looks: FigureLooks,
  lighting: Lighting,
  { feeling = 'calm', isSpeaking = false, isBehind = false }: BustView = {},
): string {
  const inks = bustInks(
    stage,
    looks,
    isBehind ? { colour: mix(lighting.colour, stage.palette.ink, 0.75), dark: 0.66 } : lighting,
  )
  const { collar } = bustMeasures(looks)
  const parts: [y: number, shapes: Shape[]][] = [
    [0, shapesOf(hairBehind(looks))],
    [collar, shapesOf(shoulders(looks, isBehind))],
    [0, shapesOf(isBehind ? headFromBehind(looks) : bustHead(looks, feeling, isSpeaking))],
  ]
  const drawn = (inkOf: (shape: Shape) => Paint, isIn: (shape: Shape) => boolean = () => true) =>
    parts.map(([y, shapes]) =>
      placed(
        { x: 0, y },
        each(shapes.filter(isIn), (shape) => drawShape(shape, inkOf(shape), 'evenodd')),
      ),
    )
  const rim = mix(lighting.colour, stage.palette.ink, 0.18 + lighting.dark * 0.4)
  return (
    group(
      { transform: 'translate(-4 -1.5)' },
      ...drawn(
        () => rim,
        ({ width, opacity }) => width === undefined && opacity === undefined,
      ),
    ) + group({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...drawn(({ ink }) => inks[ink]!))
  )
}

/** Shoulders and neck in their dress, from back to front, around the middle of the collar. */
function shoulders(looks: FigureLooks, isBehind: boolean): string {
  const { shoulder: s, collar } = bustMeasures(looks)
  const slope = looks.garment === 'armour' || looks.garment === 'suit' ? 26 : 52
  const n = looks.size < 0.8 ? 0.8 : 1
  const isMetal = looks.garment === 'metal'
  return trace`
    ${looks.cloak ? cloak(s) : ''}
    dress M-58 0C${-s * 0.6} 14 ${-s} ${slope} ${-s - 14} 150L${-s - 22} 290H${s + 22}L${s + 14} 150C${s} ${slope} ${s * 0.6} 14 58 0Q0 40 -58 0Z
    fold/0.75 M40 18C${s * 0.6} 20 ${s} ${slope} ${s + 14} 150L${s + 22} 290H30C70 220 84 120 40 18Z
    ${isMetal ? 'dark' : 'skin'} M${-28 * n} ${60 - collar}L${-32 * n} -46Q${-36 * n} -14 ${-52 * n} 6Q0 58 ${56 * n} 6Q${66 * n} -50 ${78 * n} ${46 - collar}Z
    ${isMetal ? '' : trace`shade/0.75 M${-30 * n} -50Q${-6 * n} -20 ${30 * n} ${-56}Q${56 * n} -84 ${66 * n} -110L${78 * n} ${46 - collar}Q${66 * n} -50 ${56 * n} 6Q${30 * n} 38 ${10 * n} 34Q${22 * n} 0 ${-31 * n} -34Z`}
    ${isBehind ? '' : collars[looks.garment](s)}
    ${looks.cloak && !isBehind ? clasp : ''}`
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
    dress M-76 20C${-s} -6 ${-s - 44} 60 ${-s - 30} 150C${-s} 110 -110 110 -76 20ZM76 20C${s} -6 ${s + 44} 60 ${s + 30} 150C${s} 110 110 110 76 20Z
    shine/0.3 M-76 20C${-s} -6 ${-s - 44} 60 ${-s - 30} 150C${-s} 110 -110 110 -76 20Z
    fold/0.7 M76 20C${s} -6 ${s + 44} 60 ${s + 30} 150C${s} 110 110 110 76 20Z`,
  suit: sealed,
  metal: sealed,
}

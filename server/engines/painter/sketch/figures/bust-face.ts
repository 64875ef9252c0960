import { trace } from '../svg.ts'
import type { Feeling } from './cast-member.ts'
import type { FigureLooks } from './figure-looks.ts'

interface Features {
  /** How high the brows' ends stand towards the nose and away from it: less is higher. */
  brows: [inner: number, outer: number]
  /** How far the eyes are open; a smile lifts their lower lid. */
  open: number
  lid: number
  /** How far the corners of the mouth rise, and how far it opens. */
  corners: number
  gap: number
}

const features: Record<Feeling, Features> = {
  calm: { brows: [-26, -25], open: 0.88, lid: 0, corners: 0, gap: 0 },
  happy: { brows: [-30, -27], open: 0.85, lid: 4, corners: 8, gap: 5 },
  sad: { brows: [-36, -20], open: 0.68, lid: 0, corners: -7, gap: 0 },
  angry: { brows: [-16, -31], open: 0.8, lid: 2, corners: -5, gap: 3 },
  afraid: { brows: [-39, -27], open: 1.3, lid: 0, corners: -4, gap: 7 },
  asleep: { brows: [-26, -23], open: 0, lid: 0, corners: 0, gap: 0 },
}

/** A face turned half to the left, towards the light, around its middle. */
export function bustFace(
  { size, garment, hair, beard, hairTone }: FigureLooks,
  feeling: Feeling,
  isSpeaking: boolean,
): string {
  const isChild = size < 0.8
  const isSoft = !beard && (garment === 'gown' || hair === 'bun' || hair === 'long' || isChild)
  const told = features[feeling]
  const { brows, open, lid, corners } = told
  const gap = isSpeaking ? Math.max(4, told.gap) : told.gap
  const chin = isChild ? 110 : isSoft ? 120 : 126
  const jaw = isSoft ? 58 : 68
  const big = isChild ? 1.15 : 1
  const [left, right, mouth] = [
    (isChild ? -60 : -64) - corners * 0.3,
    (isChild ? -18 : -8) + corners * 0.5,
    chin - (isChild ? 38 : 46),
  ]
  return trace`
    skin M-68 -76C-80 -52 -80 -40 -76 -26C-73 -14 -82 8 -79 24C-77 50 -70 72 -61 ${chin - 34}C-55 ${chin - 12} -42 ${chin} -20 ${chin}C10 ${chin} 38 ${chin - 18} ${jaw - 6} ${chin - 50}C${jaw + 8} ${chin - 70} 80 30 82 0C88 -74 60 -124 0 -124C-40 -124 -60 -104 -68 -76Z
    shade/0.3 M60 -60C70 -20 44 0 46 30C48 60 16 ${chin - 24} -14 ${chin}C16 ${chin} 40 ${chin - 18} ${jaw - 4} ${chin - 50}C${jaw + 8} ${chin - 70} 80 30 82 0C84 -30 78 -50 60 -60Z
    lips/${isSoft ? '0.2' : '0.1'} O12 40 28 17O-70 38 8 14
    shade/0.22 O-4 -4 30 15O-63 -4 15 14
    ${eye(-4, 21 * big, open, lid, isSoft)}
    ${eye(-63, 13.5 * big, open, lid, isSoft)}
    lock~${isSoft ? 5 : 8.5} M-28 ${brows[0]}C-14 ${brows[0] - 9} 6 ${brows[1] - 10} 26 ${brows[1]}M-52 ${brows[0]}C-60 ${brows[0] - 6} -70 ${brows[1] - 7} -77 ${brows[1] + 1}
    shade/0.5 M-44 -20C-44 8 -40 24 ${isSoft ? -36 : -33} 38C-38 50 -50 48 -58 46C-52 40 -50 30 -50 16C-50 2 -47 -10 -44 -20Z
    skin M-50 10C-58 24 -${isSoft ? 68 : 72} 34 -70 42C-67 50 -56 49 -50 45C-46 34 -48 20 -50 10Z
    shine/0.22 M-53 -8C-56 10 -64 26 -66 36C-60 34 -54 20 -53 -8Z
    shade~3.2/0.9 M-69 44C-64 50 -56 46 -52 48M-40 50C-33 47 -33 38 -38 33
    ${hairTone === 'white' && !isChild ? AGE : ''}
    ${feeling === 'angry' ? 'shade~3/0.8 M-41 -18L-43 -32M-34 -16L-32 -26' : ''}
    shade/0.3 M-54 ${mouth - 14}L-44 ${mouth - 15}L-42 ${mouth - 6}L-50 ${mouth - 6}Z
    dark/0.85 M${left + 2} ${mouth - corners * 0.7}Q-42 ${mouth - 3} ${right} ${mouth - corners}Q-38 ${mouth + gap * 2.2 + corners * 0.5} ${left + 2} ${mouth - corners * 0.7}Z
    lips/${isSoft ? '0.95' : '0.6'} M${left} ${mouth - corners * 0.7}C-58 ${mouth - 7} -52 ${mouth - 9} -47 ${mouth - 6}C-40 ${mouth - 9} -28 ${mouth - 6} ${right} ${mouth - corners}C-28 ${mouth} -50 ${mouth + 1} ${left} ${mouth - corners * 0.7}Z
    lips/${isSoft ? '0.85' : '0.45'} M${left + 6} ${mouth + gap * 1.2}Q-42 ${mouth + gap + 4} ${right - 10} ${mouth + gap * 1.2 - corners * 0.3}C-26 ${mouth + gap * 1.4 + 13} -52 ${mouth + gap * 1.4 + 15} ${left + 6} ${mouth + gap * 1.2}Z
    shade/0.35 M-54 ${mouth + gap * 1.4 + 17}Q-42 ${mouth + gap * 1.4 + 22} -28 ${mouth + gap * 1.4 + 15}Q-42 ${mouth + gap * 1.4 + 16} -54 ${mouth + gap * 1.4 + 17}Z
    ${corners > 4 ? trace`shade~3/0.5 M-30 46C-12 52 0 64 ${right + 8} ${mouth - 6}` : ''}
    ${feeling === 'sad' ? 'shine~3/0.55 M-10 14C-8 26 -14 38 -12 50' : ''}`
}

const AGE = `
    shade~2.4/0.55 M24 8C32 10 36 16 38 20M26 2C34 2 40 4 44 8M-26 46C-10 54 -2 68 -2 82M-70 52C-74 60 -74 68 -72 74
    shade~2.2/0.4 M-56 -58C-30 -66 4 -66 28 -56M-50 -72C-28 -80 0 -80 20 -72M-20 14C-10 19 4 18 14 12
    shade/0.25 M20 40C34 50 40 74 22 94C28 74 26 56 20 40Z`

/** One eye, looking to the left; shut where it is not open. */
function eye(x: number, half: number, open: number, lid: number, isSoft: boolean): string {
  const up = 13 * open
  const low = 8 - lid
  const [from, to] = [x - half, x + half]
  if (open === 0)
    return trace`dark~4.4 M${from} 0Q${x} 10 ${to} -1
      shade~2.6/0.7 M${from + 2} -8Q${x} -10 ${to - 2} -9`
  const iris = half * 0.1
  return trace`
    white M${from} 2C${from + half * 0.5} ${-up} ${x + half * 0.4} ${-up - 1} ${to} 0C${x + half * 0.4} ${low} ${x - half * 0.5} ${low} ${from} 2Z
    iris O${x - iris - half * 0.12} -1 ${half * 0.4} ${Math.min(8.4, 8.6 * open)}
    dark O${x - iris - half * 0.16} -1 ${half * 0.19} 4
    white/0.95 O${x - iris - half * 0.34} -4 ${half * 0.1} 2
    dark~${isSoft ? 5 : 4} M${from} 2C${from + half * 0.5} ${-up} ${x + half * 0.4} ${-up - 1} ${to + (isSoft ? 5 : 2)} ${isSoft ? -3 : 0}
    shade~2.4/0.6 M${from + 5} ${-up * 0.72 - 5}C${x - half * 0.3} ${-up - 5} ${x + half * 0.4} ${-up - 6} ${to + 2} -8
    shade~2/0.6 M${from + 5} ${low - 1}Q${x} ${low + 3} ${to - 4} ${low - 3}`
}

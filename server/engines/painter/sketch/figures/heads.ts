import { type Point, trace } from '../svg.ts'
import type { FigureLooks } from './figure-looks.ts'

/** Hair, face and what is worn on the head, around its middle; `neck` is seen from there. */
export function headText(neck: Point, looks: FigureLooks): string {
  if (looks.garment === 'metal')
    return `
      dress M-6.4 -7h12.8v12h-2l-2 3h-4.8l-2-3h-2Z
      dress~1.2 M0 -7v-5
      trim~2 M1 -2h4.6`
  if (looks.headwear === 'bowl') return 'dress O0 0 10 10.4\ndark O2.4 0 6.6 6.4'
  const isHooded = looks.headwear === 'hood'
  const hasFringe = looks.hair !== 'bald' && !isHooded && looks.headwear !== 'helm'
  return `
    ${isHooded ? '' : hairBehind[looks.hair](neck)}
    skin M-5.2 -1C-5.6 -9 5.6 -9 5.5 -1.6L6.5 1.2L5.5 1.8Q5.8 6.9 1.2 7.3C-2.6 7.4 -5 4 -5.2 -1Z
    ${looks.headwear === 'helm' ? '' : 'dark/0.55 O1 -0.6 0.5 0.7O4.1 -0.6 0.5 0.7'}
    ${looks.skin === 'green' ? 'skin M-4 -3L-13 -7L-5 3ZM3 -3L9 -8L5 2Z' : ''}
    ${looks.beard ? 'hair M-3.4 2Q1 15 5.6 2.4Q2 4 -3.4 2Z' : ''}
    ${hasFringe ? 'hair M-6.4 2C-8 -9 7 -11 6 -2.6C3 -5 -2 -4 -3 2Z' : ''}
    ${headwear[looks.headwear](neck)}`
}

const hairBehind: Record<FigureLooks['hair'], (neck: Point) => string> = {
  long: ({ x, y }) => trace`hair M5 -6C-4 -11 -9 -5 -8.4 4L${x - 10} ${y + 14}L${x + 2} ${y + 12}L3 4Z`,
  bun: () => 'hair O-6.4 -5 4 4',
  braid: ({ x, y }) => trace`hair~4 M-5 0Q${x - 12} ${y + 6} ${x - 10} ${y + 26}`,
  short: () => '',
  bald: () => '',
}

const headwear: Record<FigureLooks['headwear'], (neck: Point) => string> = {
  none: () => '',
  bowl: () => '',
  hood: ({ x, y }) =>
    trace`trim M6 -6C0 -13 -10 -9 -9.6 2Q${x - 12} ${y} ${x - 13} ${y + 9}L${x + 9} ${y + 7}L3 6C-2 3 -1 -5 6 -6Z`,
  brim: () => `
    dark M-14 -4Q0 -8 14 -5Q0 -2 -14 -4ZM-6 -5C-6 -14 -3 -13 0 -12C3 -13 6 -14 6 -5Z`,
  fedora: () => 'dark M-10 -4Q0 -7 10.6 -3.6Q0 -2 -10 -4ZM-6 -5L-5 -11Q0 -9 5 -11L6 -5Z',
  peak: () => 'trim M-13 -3Q0 -8 13 -4Q0 -1 -13 -3ZM-6.6 -4Q-4 -17 4 -26Q4 -14 7 -5Z',
  tricorn: () => 'dark M-12 -3.6Q-8 -13 0 -13Q8 -12 12 -4Q0 -7 -12 -3.6Z',
  helm: () => `
    dress M-7 6L-7 -2C-7 -12 7 -12 7 -2L7 -1L-1 0L0 7Z
    trim M-1 -9Q-8 -17 -15 -12Q-9 -11 -5 -7Z`,
  crown: () => 'trim M-5.6 -5l-1 -6.6l3.6 3l3 -4.4l3 4.4l3.6 -3l-1 6.6Z',
  cap: () => 'trim M-6.4 -3C-7 -11 6 -11 6 -4.4L10.6 -3.4L6 -2.6Z',
}

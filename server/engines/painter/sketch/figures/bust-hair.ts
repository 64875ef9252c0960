import { trace } from '../svg.ts'
import type { FigureLooks } from './figure-looks.ts'

const covered: ReadonlySet<FigureLooks['headwear']> = new Set(['bowl', 'helm', 'hood'])

/** Whatever hangs behind neck and shoulders, drawn before them; around the middle of the face, as all here. */
export function hairBehind({ hair, headwear, garment }: FigureLooks): string {
  if (headwear === 'bowl' || headwear === 'helm' || garment === 'metal') return ''
  if (hair === 'long')
    return 'lock M-66 -70C-104 -10 -84 70 -104 168C-96 214 -40 240 20 250C90 258 138 226 146 180C120 120 142 10 118 -60Z'
  return hair === 'bun' && headwear === 'none' ? 'lock O112 -66 44 42\nhair/0.7 O104 -74 30 28' : ''
}

/** Hair over a head that is turned half to the left. */
export function hairBefore({ hair, headwear, size, hue, beard }: FigureLooks): string {
  if (covered.has(headwear)) return ''
  if (hair === 'bald') return headwear === 'none' || beard ? BALD : ''
  if (hair === 'short') return size < 0.8 ? MOP : cuts[Math.floor(hue / 10) % cuts.length]!
  return hair === 'long' ? LONG : hair === 'braid' ? SWEPT + braid : SWEPT
}

/** A wreath above the ear. */
const BALD = `
  hair/0.9 M74 -34C96 -50 112 -20 104 26C100 44 94 52 86 58C90 30 84 4 74 -4Z
  shine~6/0.3 M-30 -104C-8 -116 20 -116 40 -104`

const SHORT = `
  hair M-69 -66C-90 -112 -54 -156 4 -156C84 -160 122 -108 114 -36C112 4 104 36 92 58L80 50C88 24 84 0 76 -12C72 -4 70 8 68 20L60 18C60 -14 56 -36 44 -54C34 -64 20 -72 6 -74C-14 -92 -44 -94 -69 -66Z
  lock/0.55 M44 -54C34 -64 20 -72 6 -74C60 -84 96 -60 114 -36C112 4 104 36 92 58L80 50C88 24 84 0 76 -12C72 -4 70 8 68 20L60 18C60 -14 56 -36 44 -54Z
  lock~2.6/0.6 M-60 -88C-40 -122 0 -132 44 -120M-48 -84C-20 -108 40 -112 84 -70M6 -76C50 -96 90 -70 104 -30
  shine~5/0.22 M-58 -102C-44 -130 -8 -142 26 -138`

/** Thick and low over the brow, as of the young. */
const MOP = `
  hair M-76 -34C-100 -110 -60 -158 6 -158C88 -162 124 -104 114 -30C114 10 108 40 96 66C88 60 82 54 78 44C84 20 80 6 74 -6C70 6 70 20 66 30C56 10 52 -20 46 -46C36 -40 20 -40 8 -60C-2 -48 -24 -44 -34 -58C-44 -46 -60 -40 -76 -34Z
  lock/0.5 M46 -46C60 -80 100 -60 114 -30C114 10 108 40 96 66C88 60 82 54 78 44C84 20 80 6 74 -6C70 6 70 20 66 30C56 10 52 -20 46 -46Z
  lock~2.6/0.55 M-60 -54C-50 -100 -10 -130 40 -124M8 -62C14 -96 50 -110 84 -86M-34 -60C-30 -84 -10 -104 14 -110
  shine~5/0.22 M-58 -102C-44 -130 -8 -142 26 -138`

const CROP = `
  hair M-67 -66C-78 -112 -46 -142 8 -142C80 -144 112 -100 106 -40C106 -6 100 26 90 48L82 42C86 20 82 -2 76 -14C72 -6 70 4 69 16L62 15C62 -20 60 -44 52 -60C34 -80 -30 -90 -67 -66Z
  lock/0.5 M52 -60C80 -76 102 -60 106 -40C106 -6 100 26 90 48L82 42C86 20 82 -2 76 -14C72 -6 70 4 69 16L62 15C62 -20 60 -44 52 -60Z
  shine~5/0.18 M-50 -102C-34 -124 0 -132 30 -128`

const SWEPT = `
  hair M-70 -66C-86 -118 -50 -154 10 -154C84 -156 120 -108 112 -44C110 -10 102 20 88 40C84 26 82 12 78 0C70 -24 56 -42 34 -54C2 -72 -40 -76 -70 -66Z
  lock/0.5 M34 -54C80 -70 106 -60 112 -44C110 -10 102 20 88 40C84 26 82 12 78 0C70 -24 56 -42 34 -54Z
  lock~2.6/0.55 M-66 -76C-36 -108 40 -116 96 -62M-56 -90C-20 -134 60 -134 104 -80M20 -60C50 -66 80 -54 98 -24
  shine~5/0.24 M-56 -104C-40 -132 -4 -142 30 -136`

const LONG = `
  hair M-70 -64C-90 -116 -52 -158 10 -158C92 -160 132 -100 124 -20C122 60 146 140 128 236C112 258 84 254 66 240C88 170 78 90 72 40C66 0 52 -40 6 -82C-14 -76 -44 -74 -70 -64Z
  hair M-74 -60C-98 0 -80 60 -100 150C-92 130 -76 110 -74 84C-80 50 -84 20 -78 -10Z
  lock/0.5 M72 40C66 0 52 -40 6 -82C70 -80 110 -50 124 -20C122 60 146 140 128 236C112 258 100 256 92 250C112 180 86 100 72 40Z
  lock~2.6/0.55 M8 -86C60 -80 96 -20 94 60C94 120 112 180 100 246M10 -110C80 -110 112 -40 112 40M-60 -78C-40 -110 -10 -116 6 -84
  shine~5/0.24 M-56 -104C-40 -134 -4 -144 30 -138`

/** Ways to wear it short. */
const cuts = [SHORT, CROP, MOP, CROP]

const braid = `\n${Array.from(
  { length: 8 },
  (_, i) => trace`${i % 2 ? 'lock' : 'hair'} O${94 - i * 5 + (i % 2 ? 4 : -4)} ${64 + i * 27} ${22 - i} 20`,
).join('\n')}`

export const BEARD = `
  hair M-78 30C-80 70 -78 130 -40 166C-20 180 10 170 30 146C62 116 80 60 80 6C74 -8 70 0 68 14C60 46 34 54 4 56C-12 54 -30 54 -44 58C-58 54 -70 48 -78 30ZM-62 80Q-40 92 -12 79Q-38 72 -62 80Z
  lock/0.55 M-20 96C0 130 -10 160 -24 172C-4 174 16 162 30 146C62 116 80 60 80 6C74 -8 70 0 68 14C60 46 34 54 4 56C0 66 -10 80 -20 96Z
  lock~2.6/0.6 M-60 96C-56 126 -46 146 -34 158M-36 98C-34 124 -28 148 -18 164M10 70C14 100 8 130 0 152M38 60C40 84 34 110 22 134`

import { trace } from '../svg.ts'
import type { FigureLooks } from './figure-looks.ts'

/** Whatever hangs behind neck and shoulders, drawn before them; around the middle of the face, as all here. */
export function hairBehind({ hair, headwear, garment }: FigureLooks): string {
  if (headwear === 'bowl' || headwear === 'helm' || garment === 'metal') return ''
  if (hair === 'long') return 'lock M-96 -60C-150 40 -118 160 -142 262Q0 300 142 262C118 160 150 40 96 -60Z'
  return hair === 'bun' && headwear === 'none' ? 'lock O14 -132 46 40' : ''
}

/** Face, hair and what is worn on the head, from back to front. */
export function bustHead(looks: FigureLooks): string {
  if (looks.garment === 'metal') return metalHead
  const isHooded = looks.headwear === 'hood'
  const isBald = looks.hair === 'bald'
  const behind = isHooded ? hoodBehind : isBald ? '' : 'lock M-94 24C-118 -150 118 -150 94 24Z'
  return `
    ${behind}
    ${face(looks)}
    ${looks.beard ? beard : ''}
    ${isBald || isHooded || looks.headwear === 'bowl' ? '' : fringe(looks)}
    ${looks.hair === 'braid' && looks.headwear !== 'bowl' ? braid : ''}
    ${headgear[looks.headwear]}`
}

function face({ size, garment, hair }: FigureLooks): string {
  const isChild = size < 0.8
  const isSoft = garment === 'gown' || hair === 'bun' || isChild
  const jaw = isChild
    ? 'M-84 -18C-84 -112 84 -112 84 -18C84 50 46 94 0 96C-46 94 -84 50 -84 -18Z'
    : 'M-82 -26C-84 -122 84 -122 82 -26C82 44 58 86 30 112Q0 128 -30 112C-58 86 -82 44 -82 -26Z'
  return trace`
    shade O-84 8 13 24O84 8 13 24
    skin ${jaw}
    shade/0.62 M16 -100C84 -104 82 -60 82 -26C82 44 58 86 24 ${isChild ? 92 : 114}C44 70 58 30 52 -4C48 -50 40 -80 16 -100Z
    lips/${isSoft ? '0.16' : '0.08'} O-46 40 22 15
    ${eye(-36, isChild ? 12 : 9, isSoft ? 5 : 8)}
    ${eye(36, isChild ? 12 : 9, isSoft ? 5 : 8)}
    shade/0.6 M2 -14Q18 22 20 40Q8 50 -10 44Q6 36 2 -14Z
    lips/${isSoft ? '0.95' : '0.65'} M-25 73Q-8 66 0 70Q8 66 25 72Q0 90 -25 73Z
    shade~3 M-26 73Q0 79 26 72`
}

/** One eye under its brow, the left one nearer to the lamp. */
const eye = (x: number, size: number, brow: number): string => trace`
  shine/${x < 0 ? '0.85' : '0.6'} M${x - 17} 2Q${x} ${-size * 1.6} ${x + 17} 2Q${x} ${size} ${x - 17} 2Z
  dark O${x} -1 ${size * 0.78} ${size * 0.86}
  shine O${x - 3} -4 2.4 2.4
  dark~4.4 M${x - 19} 2Q${x} ${-size * 1.9} ${x + 19} 1
  lock~${brow} M${x - 23} ${x < 0 ? -23 : -27}Q${x} -38 ${x + 23} ${x < 0 ? -27 : -23}`

function fringe({ hair, size }: FigureLooks): string {
  const low = size < 0.8 ? -34 : -52
  const long = `
    hair M-88 -20C-118 60 -84 150 -108 250L-70 256C-74 160 -96 80 -72 -10Z
    lock M88 -20C118 60 84 150 108 250L76 256C78 160 96 80 74 -10Z`
  return trace`
    ${hair === 'long' ? long : ''}
    hair M-92 20C-112 -148 116 -152 92 20C84 -20 78 ${low} 44 ${low - 14}C10 ${low - 22} -20 ${low - 30} -34 ${low - 36}C-46 ${low} -80 ${low + 6} -92 20Z
    lock/0.75 M20 -104C96 -112 108 -40 92 20C84 -20 78 ${low} 44 ${low - 14}C40 -84 34 -96 20 -104Z
    lock~3/0.7 M-34 ${low - 36}C-60 -100 -84 -60 -88 -4M-30 ${low - 34}C10 -108 60 -96 84 -30
    shine~5/0.28 M-76 -54C-66 -84 -44 -98 -22 -100`
}

const braid = Array.from(
  { length: 7 },
  (_, i) => `${i % 2 ? 'lock' : 'hair'} O${-92 + (i % 2 ? 3 : -3) - i * 2} ${72 + i * 30} ${20 - i} 21`,
).join('\n')

const beard = `
  hair M-82 8C-84 110 -48 176 2 192C50 176 84 110 82 8C70 50 48 54 0 54C-48 54 -70 50 -82 8ZM-24 76Q0 92 24 76Q0 70 -24 76Z
  lock/0.7 M24 80C30 130 20 170 2 192C50 176 84 110 82 8C74 50 50 56 24 56Z
  lock~3.4/0.7 M-30 100Q-20 150 -6 172M-54 84Q-46 130 -30 154`

const hoodBehind = `
  trim M-176 230C-150 100 -150 -172 6 -186C150 -172 150 100 176 230Q0 320 -176 230Z
  dark M-112 150C-130 -130 -40 -144 0 -144C44 -144 130 -130 112 150Q0 236 -112 150Z`

const metalHead = `
  dress~9 M0 -122V-186
  shine O0 -190 14 14
  dress M-96 -112Q0 -138 96 -112L102 62Q60 124 0 126Q-60 124 -102 62Z
  fold/0.8 M30 -128Q70 -124 96 -112L102 62Q70 116 24 124Q64 0 30 -128Z
  dark M-78 -40H78V26H-78Z
  shine O-38 -7 17 17O38 -7 17 17
  dark~6 M-44 66H44M-44 84H44
  fold O-108 -6 16 30O108 -6 16 30`

const brimShadow = 'shade/0.5 M-84 -60Q0 -26 84 -60Q0 -84 -84 -60Z'
const band = 'M-88 -84Q0 -56 88 -84L86 -106Q0 -80 -86 -106Z'

/** What is worn on the head, from back to front. */
const headgear: Record<FigureLooks['headwear'], string> = {
  none: '',
  brim: `${brimShadow}
    dark M-90 -76C-96 -190 -50 -204 0 -186C50 -204 96 -190 90 -76Z
    trim/0.8 ${band}
    dark M-204 -82C-100 -50 100 -50 204 -82C110 -92 60 -70 0 -70C-60 -70 -110 -92 -204 -82Z`,
  fedora: `${brimShadow}
    dark M-90 -74L-78 -176Q-30 -200 -4 -172Q30 -200 78 -176L90 -74Z
    trim/0.8 ${band}
    dark M-156 -66C-90 -46 90 -52 156 -78C90 -96 50 -72 0 -72C-50 -72 -90 -92 -156 -66Z`,
  peak: `${brimShadow}
    trim M-92 -72C-60 -170 -20 -250 64 -298C50 -230 84 -160 92 -72Z
    dark/0.8 ${band}
    trim M-190 -66C-100 -42 100 -42 190 -74C100 -92 50 -72 0 -72C-50 -72 -100 -92 -190 -66Z`,
  tricorn: `${brimShadow}
    dark M-172 -66C-140 -170 -60 -186 0 -186C60 -186 140 -170 172 -66C100 -110 40 -84 0 -58C-40 -84 -100 -110 -172 -66Z
    shine~5/0.7 M-172 -66C-100 -110 -40 -84 0 -58C40 -84 100 -110 172 -66`,
  cap: `
    trim M-94 -56C-104 -178 104 -178 94 -56Q0 -92 -94 -56Z
    dark M-92 -58Q0 -96 92 -58Q60 -28 0 -34Q-60 -28 -92 -58Z`,
  crown: `
    shine/0.9 M-92 -72L-104 -168L-56 -122L0 -190L56 -122L104 -168L92 -72Q0 -46 -92 -72Z
    trim O0 -92 10 12O-52 -96 8 9O52 -96 8 9`,
  helm: `
    dress M-102 96L-104 -34C-104 -176 104 -176 104 -34L102 96L66 116L70 -8Q68 -52 14 -54L10 34H-10L-14 -54Q-68 -52 -70 -8L-66 116Z
    fold/0.75 M24 -138C80 -126 104 -90 104 -34L102 96L66 116L70 -8Q68 -52 30 -54Z
    trim M0 -136C-30 -214 60 -246 140 -190C80 -196 40 -176 16 -134Z`,
  hood: 'fold~13 M-112 152C-130 -130 -40 -144 0 -144C44 -144 130 -130 112 150Q0 236 -112 150Z',
  bowl: `
    shine/0.1 O0 -4 152 160
    shine~6/0.55 O0 -4 152 160
    shine~13/0.6 M-116 -70C-96 -116 -60 -140 -24 -146`,
}

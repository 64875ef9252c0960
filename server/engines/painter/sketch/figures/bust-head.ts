import { trace } from '../svg.ts'
import { type BustMeasures, type BustPart, oval } from './bust.ts'
import { headgear } from './bust-headgear.ts'
import type { FigureLooks } from './figure-looks.ts'

/** Whatever hangs behind neck and shoulders, drawn before them. */
export function hairBehind({ hair, headwear, garment }: FigureLooks, { x, y }: BustMeasures): BustPart[] {
  if (headwear === 'bowl' || headwear === 'helm' || garment === 'metal') return []
  if (hair === 'long')
    return [
      {
        d: trace`M${x - 96} ${y - 60}C${x - 150} ${y + 40} ${x - 118} ${y + 160} ${x - 142} ${y + 262}Q${x} ${y + 300} ${x + 142} ${y + 262}C${x + 118} ${y + 160} ${x + 150} ${y + 40} ${x + 96} ${y - 60}Z`,
        tone: 'lock',
      },
    ]
  return hair === 'bun' && headwear === 'none' ? [{ d: oval(x + 14, y - 132, 46, 40), tone: 'lock' }] : []
}

/** Face, hair and what is worn on the head, from back to front. */
export function headPortrait(looks: FigureLooks, at: BustMeasures): BustPart[] {
  if (looks.garment === 'metal') return metalHead(at)
  const isHooded = looks.headwear === 'hood'
  return [
    ...(isHooded ? hoodBehind(at) : looks.hair === 'bald' ? [] : crownOfHair(at)),
    ...face(looks, at),
    ...(looks.beard ? beard(at) : []),
    ...(looks.hair === 'bald' || isHooded ? [] : fringe(looks, at)),
    ...(looks.hair === 'braid' && looks.headwear !== 'bowl' ? braid(at) : []),
    ...headgear(looks.headwear, at),
  ]
}

const jaw = ({ x, y }: BustMeasures, isChild: boolean): string =>
  isChild
    ? trace`M${x - 84} ${y - 18}C${x - 84} ${y - 112} ${x + 84} ${y - 112} ${x + 84} ${y - 18}C${x + 84} ${y + 50} ${x + 46} ${y + 94} ${x} ${y + 96}C${x - 46} ${y + 94} ${x - 84} ${y + 50} ${x - 84} ${y - 18}Z`
    : trace`M${x - 82} ${y - 26}C${x - 84} ${y - 122} ${x + 84} ${y - 122} ${x + 82} ${y - 26}C${x + 82} ${y + 44} ${x + 58} ${y + 86} ${x + 30} ${y + 112}Q${x} ${y + 128} ${x - 30} ${y + 112}C${x - 58} ${y + 86} ${x - 82} ${y + 44} ${x - 82} ${y - 26}Z`

function face({ size, garment, hair }: FigureLooks, at: BustMeasures): BustPart[] {
  const { x, y } = at
  const isChild = size < 0.8
  const eye = isChild ? 12 : 9
  const isSoft = garment === 'gown' || hair === 'bun' || isChild
  const brow = isSoft ? 5 : 8
  const eyes = [x - 36, x + 36].flatMap((across): BustPart[] => [
    {
      d: trace`M${across - 17} ${y + 2}Q${across} ${y - eye * 1.6} ${across + 17} ${y + 2}Q${across} ${y + eye} ${across - 17} ${y + 2}Z`,
      tone: 'shine',
      opacity: across < x ? 0.85 : 0.6,
    },
    { d: oval(across, y - 1, eye * 0.78, eye * 0.86), tone: 'dark' },
    { d: oval(across - 3, y - 4, 2.4, 2.4), tone: 'shine' },
    {
      d: trace`M${across - 19} ${y + 2}Q${across} ${y - eye * 1.9} ${across + 19} ${y + 1}`,
      tone: 'dark',
      width: 4.4,
    },
    {
      d: trace`M${across - 23} ${y - 27 + (across < x ? 4 : 0)}Q${across} ${y - 38} ${across + 23} ${y - 27 + (across < x ? 0 : 4)}`,
      tone: 'lock',
      width: brow,
    },
  ])
  return [
    { d: oval(x - 84, y + 8, 13, 24) + oval(x + 84, y + 8, 13, 24), tone: 'shade' },
    { d: jaw(at, isChild), tone: 'skin' },
    // The side that is turned from the lamp.
    {
      d: trace`M${x + 16} ${y - 100}C${x + 84} ${y - 104} ${x + 82} ${y - 60} ${x + 82} ${y - 26}C${x + 82} ${y + 44} ${x + 58} ${y + 86} ${x + 24} ${y + (isChild ? 92 : 114)}C${x + 44} ${y + 70} ${x + 58} ${y + 30} ${x + 52} ${y - 4}C${x + 48} ${y - 50} ${x + 40} ${y - 80} ${x + 16} ${y - 100}Z`,
      tone: 'shade',
      opacity: 0.62,
    },
    { d: oval(x - 46, y + 40, 22, 15), tone: 'lips', opacity: isSoft ? 0.16 : 0.08 },
    ...eyes,
    {
      d: trace`M${x + 2} ${y - 14}Q${x + 18} ${y + 22} ${x + 20} ${y + 40}Q${x + 8} ${y + 50} ${x - 10} ${y + 44}Q${x + 6} ${y + 36} ${x + 2} ${y - 14}Z`,
      tone: 'shade',
      opacity: 0.6,
    },
    {
      d: trace`M${x - 25} ${y + 73}Q${x - 8} ${y + 66} ${x} ${y + 70}Q${x + 8} ${y + 66} ${x + 25} ${y + 72}Q${x} ${y + 90} ${x - 25} ${y + 73}Z`,
      tone: 'lips',
      opacity: isSoft ? 0.95 : 0.65,
    },
    { d: trace`M${x - 26} ${y + 73}Q${x} ${y + 79} ${x + 26} ${y + 72}`, tone: 'shade', width: 3 },
  ]
}

const crownOfHair = ({ x, y }: BustMeasures): BustPart[] => [
  {
    d: trace`M${x - 94} ${y + 24}C${x - 118} ${y - 150} ${x + 118} ${y - 150} ${x + 94} ${y + 24}Z`,
    tone: 'lock',
  },
]

function fringe({ hair, headwear, size }: FigureLooks, { x, y }: BustMeasures): BustPart[] {
  if (headwear === 'bowl') return []
  const low = size < 0.8 ? -34 : -52
  const parted = trace`M${x - 92} ${y + 20}C${x - 112} ${y - 148} ${x + 116} ${y - 152} ${x + 92} ${y + 20}C${x + 84} ${y - 20} ${x + 78} ${y + low} ${x + 44} ${y + low - 14}C${x + 10} ${y + low - 22} ${x - 20} ${y + low - 30} ${x - 34} ${y + low - 36}C${x - 46} ${y + low} ${x - 80} ${y + low + 6} ${x - 92} ${y + 20}Z`
  const away = trace`M${x + 20} ${y - 104}C${x + 96} ${y - 112} ${x + 108} ${y - 40} ${x + 92} ${y + 20}C${x + 84} ${y - 20} ${x + 78} ${y + low} ${x + 44} ${y + low - 14}C${x + 40} ${y - 84} ${x + 34} ${y - 96} ${x + 20} ${y - 104}Z`
  const strands = trace`M${x - 34} ${y + low - 36}C${x - 60} ${y - 100} ${x - 84} ${y - 60} ${x - 88} ${y - 4}M${x - 30} ${y + low - 34}C${x + 10} ${y - 108} ${x + 60} ${y - 96} ${x + 84} ${y - 30}`
  return [
    ...(hair === 'long'
      ? [
          {
            d: trace`M${x - 88} ${y - 20}C${x - 118} ${y + 60} ${x - 84} ${y + 150} ${x - 108} ${y + 250}L${x - 70} ${y + 256}C${x - 74} ${y + 160} ${x - 96} ${y + 80} ${x - 72} ${y - 10}Z`,
            tone: 'hair' as const,
          },
          {
            d: trace`M${x + 88} ${y - 20}C${x + 118} ${y + 60} ${x + 84} ${y + 150} ${x + 108} ${y + 250}L${x + 76} ${y + 256}C${x + 78} ${y + 160} ${x + 96} ${y + 80} ${x + 74} ${y - 10}Z`,
            tone: 'lock' as const,
          },
        ]
      : []),
    { d: parted, tone: 'hair' },
    { d: away, tone: 'lock', opacity: 0.75 },
    { d: strands, tone: 'lock', width: 3, opacity: 0.7 },
    {
      d: trace`M${x - 76} ${y - 54}C${x - 66} ${y - 84} ${x - 44} ${y - 98} ${x - 22} ${y - 100}`,
      tone: 'shine',
      width: 5,
      opacity: 0.28,
    },
  ]
}

const braid = ({ x, y }: BustMeasures): BustPart[] =>
  Array.from({ length: 7 }, (_, i): BustPart => {
    const side = i % 2 ? 5 : -5
    return {
      d: oval(x - 92 + side * 0.6 - i * 2, y + 72 + i * 30, 20 - i, 21),
      tone: i % 2 ? 'lock' : 'hair',
    }
  })

const beard = ({ x, y }: BustMeasures): BustPart[] => [
  {
    d: trace`M${x - 82} ${y + 8}C${x - 84} ${y + 110} ${x - 48} ${y + 176} ${x + 2} ${y + 192}C${x + 50} ${y + 176} ${x + 84} ${y + 110} ${x + 82} ${y + 8}C${x + 70} ${y + 50} ${x + 48} ${y + 54} ${x} ${y + 54}C${x - 48} ${y + 54} ${x - 70} ${y + 50} ${x - 82} ${y + 8}ZM${x - 24} ${y + 76}Q${x} ${y + 92} ${x + 24} ${y + 76}Q${x} ${y + 70} ${x - 24} ${y + 76}Z`,
    tone: 'hair',
  },
  {
    d: trace`M${x + 24} ${y + 80}C${x + 30} ${y + 130} ${x + 20} ${y + 170} ${x + 2} ${y + 192}C${x + 50} ${y + 176} ${x + 84} ${y + 110} ${x + 82} ${y + 8}C${x + 74} ${y + 50} ${x + 50} ${y + 56} ${x + 24} ${y + 56}Z`,
    tone: 'lock',
    opacity: 0.7,
  },
  {
    d: trace`M${x - 30} ${y + 100}Q${x - 20} ${y + 150} ${x - 6} ${y + 172}M${x - 54} ${y + 84}Q${x - 46} ${y + 130} ${x - 30} ${y + 154}`,
    tone: 'lock',
    width: 3.4,
    opacity: 0.7,
  },
]

const hoodBehind = ({ x, y }: BustMeasures): BustPart[] => [
  {
    d: trace`M${x - 176} ${y + 230}C${x - 150} ${y + 100} ${x - 150} ${y - 172} ${x + 6} ${y - 186}C${x + 150} ${y - 172} ${x + 150} ${y + 100} ${x + 176} ${y + 230}Q${x} ${y + 320} ${x - 176} ${y + 230}Z`,
    tone: 'trim',
  },
  {
    d: trace`M${x - 112} ${y + 150}C${x - 130} ${y - 130} ${x - 40} ${y - 144} ${x} ${y - 144}C${x + 44} ${y - 144} ${x + 130} ${y - 130} ${x + 112} ${y + 150}Q${x} ${y + 236} ${x - 112} ${y + 150}Z`,
    tone: 'dark',
  },
]

const metalHead = ({ x, y }: BustMeasures): BustPart[] => [
  { d: trace`M${x} ${y - 122}V${y - 186}`, tone: 'dress', width: 9 },
  { d: oval(x, y - 190, 14, 14), tone: 'shine' },
  {
    d: trace`M${x - 96} ${y - 112}Q${x} ${y - 138} ${x + 96} ${y - 112}L${x + 102} ${y + 62}Q${x + 60} ${y + 124} ${x} ${y + 126}Q${x - 60} ${y + 124} ${x - 102} ${y + 62}Z`,
    tone: 'dress',
  },
  {
    d: trace`M${x + 30} ${y - 128}Q${x + 70} ${y - 124} ${x + 96} ${y - 112}L${x + 102} ${y + 62}Q${x + 70} ${y + 116} ${x + 24} ${y + 124}Q${x + 64} ${y} ${x + 30} ${y - 128}Z`,
    tone: 'fold',
    opacity: 0.8,
  },
  { d: trace`M${x - 78} ${y - 40}H${x + 78}V${y + 26}H${x - 78}Z`, tone: 'dark' },
  { d: oval(x - 38, y - 7, 17, 17) + oval(x + 38, y - 7, 17, 17), tone: 'shine' },
  { d: trace`M${x - 44} ${y + 66}H${x + 44}M${x - 44} ${y + 84}H${x + 44}`, tone: 'dark', width: 6 },
  { d: oval(x - 108, y - 6, 16, 30) + oval(x + 108, y - 6, 16, 30), tone: 'fold' },
]

import { trace } from '../svg.ts'
import { type BustMeasures, type BustPart, oval } from './bust.ts'
import type { FigureLooks } from './figure-looks.ts'

/** What is worn on the head, from back to front. */
export function headgear(kind: FigureLooks['headwear'], { x, y }: BustMeasures): BustPart[] {
  const brimShadow: BustPart = {
    d: trace`M${x - 84} ${y - 60}Q${x} ${y - 26} ${x + 84} ${y - 60}Q${x} ${y - 84} ${x - 84} ${y - 60}Z`,
    tone: 'shade',
    opacity: 0.5,
  }
  const crowned = (brim: string, crown: string, tone: 'dark' | 'trim'): BustPart[] => [
    brimShadow,
    { d: crown, tone },
    {
      d: trace`M${x - 88} ${y - 84}Q${x} ${y - 56} ${x + 88} ${y - 84}L${x + 86} ${y - 106}Q${x} ${y - 80} ${x - 86} ${y - 106}Z`,
      tone: tone === 'dark' ? 'trim' : 'dark',
      opacity: 0.8,
    },
    { d: brim, tone },
  ]
  switch (kind) {
    case 'brim':
      return crowned(
        trace`M${x - 204} ${y - 82}C${x - 100} ${y - 50} ${x + 100} ${y - 50} ${x + 204} ${y - 82}C${x + 110} ${y - 92} ${x + 60} ${y - 70} ${x} ${y - 70}C${x - 60} ${y - 70} ${x - 110} ${y - 92} ${x - 204} ${y - 82}Z`,
        trace`M${x - 90} ${y - 76}C${x - 96} ${y - 190} ${x - 50} ${y - 204} ${x} ${y - 186}C${x + 50} ${y - 204} ${x + 96} ${y - 190} ${x + 90} ${y - 76}Z`,
        'dark',
      )
    case 'fedora':
      return crowned(
        trace`M${x - 156} ${y - 66}C${x - 90} ${y - 46} ${x + 90} ${y - 52} ${x + 156} ${y - 78}C${x + 90} ${y - 96} ${x + 50} ${y - 72} ${x} ${y - 72}C${x - 50} ${y - 72} ${x - 90} ${y - 92} ${x - 156} ${y - 66}Z`,
        trace`M${x - 90} ${y - 74}L${x - 78} ${y - 176}Q${x - 30} ${y - 200} ${x - 4} ${y - 172}Q${x + 30} ${y - 200} ${x + 78} ${y - 176}L${x + 90} ${y - 74}Z`,
        'dark',
      )
    case 'peak':
      return crowned(
        trace`M${x - 190} ${y - 66}C${x - 100} ${y - 42} ${x + 100} ${y - 42} ${x + 190} ${y - 74}C${x + 100} ${y - 92} ${x + 50} ${y - 72} ${x} ${y - 72}C${x - 50} ${y - 72} ${x - 100} ${y - 92} ${x - 190} ${y - 66}Z`,
        trace`M${x - 92} ${y - 72}C${x - 60} ${y - 170} ${x - 20} ${y - 250} ${x + 64} ${y - 298}C${x + 50} ${y - 230} ${x + 84} ${y - 160} ${x + 92} ${y - 72}Z`,
        'trim',
      )
    case 'tricorn':
      return [
        brimShadow,
        {
          d: trace`M${x - 172} ${y - 66}C${x - 140} ${y - 170} ${x - 60} ${y - 186} ${x} ${y - 186}C${x + 60} ${y - 186} ${x + 140} ${y - 170} ${x + 172} ${y - 66}C${x + 100} ${y - 110} ${x + 40} ${y - 84} ${x} ${y - 58}C${x - 40} ${y - 84} ${x - 100} ${y - 110} ${x - 172} ${y - 66}Z`,
          tone: 'dark',
        },
        {
          d: trace`M${x - 172} ${y - 66}C${x - 100} ${y - 110} ${x - 40} ${y - 84} ${x} ${y - 58}C${x + 40} ${y - 84} ${x + 100} ${y - 110} ${x + 172} ${y - 66}`,
          tone: 'shine',
          width: 5,
          opacity: 0.7,
        },
      ]
    case 'cap':
      return [
        {
          d: trace`M${x - 94} ${y - 56}C${x - 104} ${y - 178} ${x + 104} ${y - 178} ${x + 94} ${y - 56}Q${x} ${y - 92} ${x - 94} ${y - 56}Z`,
          tone: 'trim',
        },
        {
          d: trace`M${x - 92} ${y - 58}Q${x} ${y - 96} ${x + 92} ${y - 58}Q${x + 60} ${y - 28} ${x} ${y - 34}Q${x - 60} ${y - 28} ${x - 92} ${y - 58}Z`,
          tone: 'dark',
        },
      ]
    case 'crown':
      return [
        {
          d: trace`M${x - 92} ${y - 72}L${x - 104} ${y - 168}L${x - 56} ${y - 122}L${x} ${y - 190}L${x + 56} ${y - 122}L${x + 104} ${y - 168}L${x + 92} ${y - 72}Q${x} ${y - 46} ${x - 92} ${y - 72}Z`,
          tone: 'shine',
          opacity: 0.9,
        },
        {
          d: oval(x, y - 92, 10, 12) + oval(x - 52, y - 96, 8, 9) + oval(x + 52, y - 96, 8, 9),
          tone: 'trim',
        },
      ]
    case 'helm':
      return [
        {
          d: trace`M${x - 102} ${y + 96}L${x - 104} ${y - 34}C${x - 104} ${y - 176} ${x + 104} ${y - 176} ${x + 104} ${y - 34}L${x + 102} ${y + 96}L${x + 66} ${y + 116}L${x + 70} ${y - 8}Q${x + 68} ${y - 52} ${x + 14} ${y - 54}L${x + 10} ${y + 34}H${x - 10}L${x - 14} ${y - 54}Q${x - 68} ${y - 52} ${x - 70} ${y - 8}L${x - 66} ${y + 116}Z`,
          tone: 'dress',
        },
        {
          d: trace`M${x + 24} ${y - 138}C${x + 80} ${y - 126} ${x + 104} ${y - 90} ${x + 104} ${y - 34}L${x + 102} ${y + 96}L${x + 66} ${y + 116}L${x + 70} ${y - 8}Q${x + 68} ${y - 52} ${x + 30} ${y - 54}Z`,
          tone: 'fold',
          opacity: 0.75,
        },
        {
          d: trace`M${x} ${y - 136}C${x - 30} ${y - 214} ${x + 60} ${y - 246} ${x + 140} ${y - 190}C${x + 80} ${y - 196} ${x + 40} ${y - 176} ${x + 16} ${y - 134}Z`,
          tone: 'trim',
        },
      ]
    case 'hood':
      return [
        {
          d: trace`M${x - 112} ${y + 152}C${x - 130} ${y - 130} ${x - 40} ${y - 144} ${x} ${y - 144}C${x + 44} ${y - 144} ${x + 130} ${y - 130} ${x + 112} ${y + 150}Q${x} ${y + 236} ${x - 112} ${y + 150}Z`,
          tone: 'fold',
          width: 13,
        },
      ]
    case 'bowl':
      return [
        { d: oval(x, y - 4, 152, 160), tone: 'shine', opacity: 0.1 },
        { d: oval(x, y - 4, 152, 160), tone: 'shine', width: 6, opacity: 0.55 },
        {
          d: trace`M${x - 116} ${y - 70}C${x - 96} ${y - 116} ${x - 60} ${y - 140} ${x - 24} ${y - 146}`,
          tone: 'shine',
          width: 13,
          opacity: 0.6,
        },
      ]
    case 'none':
      return []
  }
}

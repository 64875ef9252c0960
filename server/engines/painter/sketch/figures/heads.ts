import { type Point, trace } from '../svg.ts'
import type { FigurePart } from './body.ts'
import type { FigureLooks } from './figure-looks.ts'
import type { Skeleton } from './skeleton.ts'

/** Hair, face and what is worn on the head. */
export function headParts({ head, neck }: Skeleton, looks: FigureLooks): FigurePart[] {
  const face: FigurePart = { d: oval(head, 5.7, 7), tone: 'skin' }
  if (looks.garment === 'metal')
    return [
      { d: trace`M${head.x - 6.4} ${head.y - 7}h12.8v12h-2l-2 3h-4.8l-2-3h-2Z`, tone: 'dress' },
      { d: trace`M${head.x} ${head.y - 7}v-5`, width: 1.2, tone: 'dress' },
      { d: trace`M${head.x + 1} ${head.y - 2}h4.6`, width: 2, tone: 'trim' },
    ]
  if (looks.headwear === 'bowl')
    return [
      { d: oval(head, 10, 10.4), tone: 'dress' },
      { d: oval({ x: head.x + 2.4, y: head.y }, 6.6, 6.4), tone: 'dark' },
    ]
  const parts: FigurePart[] = []
  if (looks.headwear !== 'hood') parts.push(...hairBehind(head, neck, looks))
  parts.push(face)
  if (looks.beard)
    parts.push({
      d: trace`M${head.x - 3.4} ${head.y + 2}Q${head.x + 1} ${head.y + 15} ${head.x + 5.6} ${head.y + 2.4}Q${head.x + 2} ${head.y + 4} ${head.x - 3.4} ${head.y + 2}Z`,
      tone: 'hair',
    })
  if (looks.hair !== 'bald' && looks.headwear !== 'hood' && looks.headwear !== 'helm')
    parts.push({
      d: trace`M${head.x - 6.4} ${head.y + 2}C${head.x - 8} ${head.y - 9} ${head.x + 7} ${head.y - 11} ${head.x + 6} ${head.y - 2.6}C${head.x + 3} ${head.y - 5} ${head.x - 2} ${head.y - 4} ${head.x - 3} ${head.y + 2}Z`,
      tone: 'hair',
    })
  return [...parts, ...headwear(head, neck, looks)]
}

const oval = ({ x, y }: Point, across: number, up: number): string =>
  trace`M${x - across} ${y}A${across} ${up} 0 1 1 ${x + across} ${y}A${across} ${up} 0 1 1 ${x - across} ${y}Z`

function hairBehind(head: Point, neck: Point, { hair }: FigureLooks): FigurePart[] {
  const { x, y } = head
  switch (hair) {
    case 'long':
      return [
        {
          d: trace`M${x + 5} ${y - 6}C${x - 4} ${y - 11} ${x - 9} ${y - 5} ${x - 8.4} ${y + 4}L${neck.x - 10} ${neck.y + 14}L${neck.x + 2} ${neck.y + 12}L${x + 3} ${y + 4}Z`,
          tone: 'hair',
        },
      ]
    case 'bun':
      return [{ d: oval({ x: x - 6.4, y: y - 5 }, 4, 4), tone: 'hair' }]
    case 'braid':
      return [
        {
          d: trace`M${x - 5} ${y}Q${neck.x - 12} ${neck.y + 6} ${neck.x - 10} ${neck.y + 26}`,
          width: 4,
          tone: 'hair',
        },
      ]
    case 'short':
    case 'bald':
      return []
  }
}

function headwear({ x, y }: Point, neck: Point, { headwear: kind }: FigureLooks): FigurePart[] {
  switch (kind) {
    case 'hood':
      return [
        {
          d: trace`M${x + 6} ${y - 6}C${x} ${y - 13} ${x - 10} ${y - 9} ${x - 9.6} ${y + 2}Q${neck.x - 12} ${neck.y} ${neck.x - 13} ${neck.y + 9}L${neck.x + 9} ${neck.y + 7}L${x + 3} ${y + 6}C${x - 2} ${y + 3} ${x - 1} ${y - 5} ${x + 6} ${y - 6}Z`,
          tone: 'trim',
        },
      ]
    case 'brim':
      return [
        {
          d: trace`M${x - 14} ${y - 4}Q${x} ${y - 8} ${x + 14} ${y - 5}Q${x} ${y - 2} ${x - 14} ${y - 4}ZM${x - 6} ${y - 5}C${x - 6} ${y - 14} ${x - 3} ${y - 13} ${x} ${y - 12}C${x + 3} ${y - 13} ${x + 6} ${y - 14} ${x + 6} ${y - 5}Z`,
          tone: 'dark',
        },
      ]
    case 'fedora':
      return [
        {
          d: trace`M${x - 10} ${y - 4}Q${x} ${y - 7} ${x + 10.6} ${y - 3.6}Q${x} ${y - 2} ${x - 10} ${y - 4}ZM${x - 6} ${y - 5}L${x - 5} ${y - 11}Q${x} ${y - 9} ${x + 5} ${y - 11}L${x + 6} ${y - 5}Z`,
          tone: 'dark',
        },
      ]
    case 'peak':
      return [
        {
          d: trace`M${x - 13} ${y - 3}Q${x} ${y - 8} ${x + 13} ${y - 4}Q${x} ${y - 1} ${x - 13} ${y - 3}ZM${x - 6.6} ${y - 4}Q${x - 4} ${y - 17} ${x + 4} ${y - 26}Q${x + 4} ${y - 14} ${x + 7} ${y - 5}Z`,
          tone: 'trim',
        },
      ]
    case 'tricorn':
      return [
        {
          d: trace`M${x - 12} ${y - 3.6}Q${x - 8} ${y - 13} ${x} ${y - 13}Q${x + 8} ${y - 12} ${x + 12} ${y - 4}Q${x} ${y - 7} ${x - 12} ${y - 3.6}Z`,
          tone: 'dark',
        },
      ]
    case 'helm':
      return [
        {
          d: trace`M${x - 7} ${y + 6}L${x - 7} ${y - 2}C${x - 7} ${y - 12} ${x + 7} ${y - 12} ${x + 7} ${y - 2}L${x + 7} ${y - 1}L${x - 1} ${y}L${x} ${y + 7}Z`,
          tone: 'dress',
        },
        {
          d: trace`M${x - 1} ${y - 9}Q${x - 8} ${y - 17} ${x - 15} ${y - 12}Q${x - 9} ${y - 11} ${x - 5} ${y - 7}Z`,
          tone: 'trim',
        },
      ]
    case 'crown':
      return [{ d: trace`M${x - 5.6} ${y - 5}l-1 -6.6l3.6 3l3 -4.4l3 4.4l3.6 -3l-1 6.6Z`, tone: 'trim' }]
    case 'cap':
      return [
        {
          d: trace`M${x - 6.4} ${y - 3}C${x - 7} ${y - 11} ${x + 6} ${y - 11} ${x + 6} ${y - 4.4}L${x + 10.6} ${y - 3.4}L${x + 6} ${y - 2.6}Z`,
          tone: 'trim',
        },
      ]
    case 'none':
    case 'bowl':
      return []
  }
}

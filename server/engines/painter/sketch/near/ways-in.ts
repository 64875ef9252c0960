import { lampGlow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { nearTones, nearView } from './table-top.ts'
import { trace } from '../svg.ts'
import { filled, stroked, disc, backdrop } from '../ink.ts'
import { mix, lighter } from '../colour.ts'

/** A door, closed, light under it. */
export function nearDoor(stage: Stage): Scenery {
  const { wood, brass, dark } = nearTones(stage)
  const { lamp } = stage.palette
  const future = stage.facts.era === 'future'
  const leaf = future ? mix(stage.palette.land(0.5), dark, 0.3) : wood
  const panels = future
    ? 'M400 70H880V300H400ZM400 330H880V640H400Z'
    : 'M420 90H610V350H420ZM670 90H860V350H670ZM420 410H610V640H420ZM670 410H860V640H670Z'
  let stones = ''
  for (let row = 0; row < 9; row++)
    for (let x = row % 2 ? -60 : 0; x < 1280; x += 150) stones += trace`M${x} ${row * 84}h146v80h-146Z`
  return nearView(
    backdrop(mix(leaf, dark, 0.78)) +
      (future ? '' : filled(stones, mix(leaf, dark, 0.62), 0.5)) +
      filled('M330 720V20H950V720Z', mix(leaf, dark, 0.6)) +
      filled(
        'M362 700V46H918V700Z',
        stage.sheet.radial({ x: 560, y: 300 }, 620, { 0: mix(leaf, lamp, 0.14), 1: mix(leaf, dark, 0.6) }),
      ) +
      filled(panels, dark, 0.28) +
      stroked(panels, mix(leaf, lamp, 0.3), 3, 0.6) +
      filled('M362 700H918V708H362Z', lighter(lamp, 0.08)) +
      lampGlow(stage, { x: 640, y: 712 }, 420, 0.7) +
      disc({ x: 872, y: 384 }, 26, brass) +
      disc({ x: 866, y: 378 }, 9, lighter(brass, 0.2)) +
      filled('M866 436a8 8 0 1 1 12 0l4 30h-20Z', dark),
  )
}

import { lampGlow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { nearTones, nearView } from './table-top.ts'
import { path, trace } from '../svg.ts'
import { filled, stroked, disc, backdrop } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

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

/** A window, and the weather behind it. */
export function nearWindow(stage: Stage): Scenery {
  const { wood, dark } = nearTones(stage)
  const random = stage.random.fork('panes')
  const isWet = stage.facts.weather === 'rain' || stage.facts.weather === 'storm'
  let drops = ''
  for (let i = 0; i < (isWet ? 130 : 0); i++) {
    const [x, y] = [random.between(300, 980), random.between(70, 560)]
    drops += trace`M${x} ${y}q4 ${random.between(8, 40)} 0 ${random.between(14, 60)}`
  }
  const frame = css(mix(wood, dark, 0.45))
  return nearView(
    sky(stage, 560) +
      stroked(drops, stage.palette.light, 2.4, 0.4) +
      path('M0 0H1280V720H0ZM290 60V570H990V60Z', {
        fill: css(mix(wood, dark, 0.72)),
        'fill-rule': 'evenodd',
      }) +
      stroked('M290 60H990V570H290Z', frame, 30) +
      stroked('M640 60V570M290 310H990', frame, 20) +
      filled('M230 580H1050L1080 630H200Z', mix(wood, stage.palette.light, 0.16)) +
      filled('M200 630H1080V650H200Z', dark) +
      filled(
        'M120 0H330C300 240 330 420 230 720H80C150 420 90 200 120 0ZM1160 0H950C980 240 950 420 1050 720H1200C1130 420 1190 200 1160 0Z',
        mix(mix(stage.palette.accent, dark, 0.62), wood, 0.2),
      ),
  )
}

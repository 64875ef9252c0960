import { lighter, mix, oklch } from '../colour.ts'
import { ellipse, stroked } from '../ink.ts'
import { each, lines } from '../svg.ts'
import type { Furnishing } from './furnishing.ts'
import { interior } from './interior.ts'

/** White things of enamel and linen, as the room's light shows them. */
const white = ({ palette, dark }: Furnishing) => mix(mix(palette.light, palette.skyMiddle, 0.35), dark, 0.18)

/** A waiting room: chairs along the walls, papers on a low table, a door that somebody is called through. */
export const waitingRoom = interior(
  'waiting room',
  '6.4 x 3 x 4, tiles, windows 0, lamp',
)((given) => {
  const { side, block, chair, door, framedPicture, window } = given
  return (
    door('back', -side * 1.8) +
    window('back', { u: side * 1.3, v: 1, width: 1.4, height: 1.3, panes: 2 }) +
    framedPicture('back', -side * 0.4, 1.5, 0.8, 0.6) +
    each([0.4, 1.2, 2, 2.8], (x) => chair(side * x, 3.5, side > 0)) +
    each([2.8, 2, 1.2], (z) => chair(side * 2.7, z, side > 0)) +
    block({ x: side * 1, z: 1.9, width: 1.1, height: 0.42, depth: 0.6 }) +
    given.openBook(side * 0.9, 0.43, 2.1)
  )
})

/** Where surgeons work: the table under its round lamp, trolleys of steel. */
export const operatingRoom = interior(
  'operating room',
  '6.4 x 3.2 x 4, tiles, warmth 0.1, windows 0',
)((given) => {
  const { side, at, block, dark, glow, palette, room, stage } = given
  const [linen, x] = [white(given), side * 1]
  const unit = room.scaleAt(2.2)
  const lamp = at(x, 2.3, 2.2)
  const steel = mix(linen, dark, 0.35)
  return (
    given.door('back', -side * 1.6, { width: 1.4 }) +
    block({ x: side * 2.6, z: 3, width: 0.8, height: 1, depth: 0.6 }, steel) +
    block({ x: side * 2.6, z: 3.1, width: 0.5, height: 0.4, depth: 0.3, lift: 1 }, dark) +
    block({ x, z: 2, width: 0.4, height: 0.7, depth: 0.4 }, steel) +
    block({ x, z: 1.8, width: 2, height: 0.14, depth: 0.8, lift: 0.7 }, linen) +
    block(
      { x: x + side * 0.2, z: 2, width: 1.3, height: 0.16, depth: 0.4, lift: 0.84 },
      mix(linen, oklch(0.6, 0.07, 180), 0.5),
    ) +
    block({ x: side * 2.3, z: 1.3, width: 0.6, height: 0.85, depth: 0.4 }, steel) +
    stroked(lines([at(x, room.height, 2.2), lamp]), steel, 5) +
    (stage.facts.isDark ? '' : glow({ x: lamp.x, y: lamp.y + unit * 0.5 }, unit * 1.5, palette.light, 0.6)) +
    ellipse(lamp, unit * 0.5, unit * 0.16, steel) +
    ellipse({ x: lamp.x, y: lamp.y + unit * 0.05 }, unit * 0.42, unit * 0.11, lighter(palette.light, 0.06))
  )
})

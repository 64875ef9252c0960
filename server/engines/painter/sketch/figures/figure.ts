import { isDaylit } from '../daylight.ts'
import { isIndoors } from '../scene-facts.ts'
import type { Stage } from '../stage.ts'
import { bodyText } from './body.ts'
import { drawShape, type Shape, shapesOf } from '../drawing.ts'
import { type FigureLooks, hairTones, skinTones } from './figure-looks.ts'
import { headText } from './heads.ts'
import { heldThing, type HeldThing } from './held-things.ts'
import type { Pose } from './limbs.ts'
import { skeletonOf } from './skeleton.ts'
import { each, fine, group, placed, type Point } from '../svg.ts'
import { ellipse } from '../ink.ts'
import { type Colour, oklch, mix, faint } from '../colour.ts'

export interface FigureStance {
  /** From heel to crown of a grown person, in pixels. */
  height: number
  pose?: Pose
  flip?: boolean
  holding?: HeldThing
}

/** A person in proportion, dark against the light and lit at the edge, in the colours of their dress. */
export function figure(stage: Stage, looks: FigureLooks, feet: Point, stance: FigureStance): string {
  const { palette, light, sheet } = stage
  const { flip = false, holding = 'nothing', pose = 'standing' } = stance
  const height = stance.height * looks.size
  const bones = skeletonOf(holding !== 'nothing' && pose === 'standing' ? 'holding' : pose)
  const scale = height / 100
  const side = flip ? -1 : 1
  const onPicture = ({ x, y }: Point): Point => ({ x: feet.x + x * scale * side, y: feet.y + y * scale })
  const hand = onPicture(bones.farArm[2])
  const shift = (light.x > feet.x ? 1 : -1) * side
  const rim = mix(light.colour, palette.ink, 0.3)
  const body = shapesOf(bodyText(bones, looks))
  const head = shapesOf(headText({ x: bones.neck.x - bones.head.x, y: bones.neck.y - bones.head.y }, looks))
  const edge = Math.max(1.1, 2.4 * (30 / height) ** 0.3) / scale
  const tones = tonesOf(stage, looks)
  const layer = (dx: number, dy: number, toneOf: (shape: Shape) => Colour) => {
    const drawn = (shapes: Shape[]) => each(shapes, (shape) => drawShape(shape, toneOf(shape)))
    return group(
      {
        transform: `translate(${fine(dx)} ${fine(dy)})`,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      drawn(body),
      placed(bones.head, drawn(head)),
    )
  }
  const person =
    layer(shift * edge * 0.45, -edge * 0.2, () => rim) +
    layer(-shift * edge * 0.3, edge * 0.1, ({ ink }) => tones[ink]!)
  const shadow = ellipse(
    feet,
    height * 0.3,
    height * 0.035,
    sheet.radial(feet, height * 0.3, { 0: faint(palette.ink, 0.75), 1: faint(palette.ink, 0) }, 0.12),
  )
  return (
    (pose === 'riding' ? '' : shadow) +
    placed(feet, person, { scale, flip }) +
    heldThing(stage, holding, hand, scale, flip)
  )
}

/** Colours of a figure by the light there is: dress stays dark, so that it stands against any ground. */
function tonesOf({ palette, facts }: Stage, looks: FigureLooks): Record<string, Colour> {
  const byHour = { day: 0.6, dawn: 0.5, dusk: 0.42, night: 0.34 }[facts.time]
  const lit = isIndoors(facts.place) && !isDaylit(facts) ? 0.46 : byHour
  const inLight = (l: number, c: number, h: number, share = lit) => mix(palette.ink, oklch(l, c, h), share)
  const isMetal = looks.garment === 'armour' || looks.garment === 'metal' || looks.garment === 'suit'
  const { hue, chroma } = looks
  const dress = inLight(isMetal ? 0.68 : 0.46, isMetal ? 0.02 : chroma, hue)
  return {
    dress,
    shade: mix(dress, palette.ink, 0.3),
    trim: inLight(0.56, chroma + 0.03, hue + 35),
    dark: inLight(0.24, 0.02, hue, lit * 0.7),
    skin: looks.skin ? inLight(...skinTones[looks.skin], lit + 0.08) : inLight(0.66, 0.06, 55, lit + 0.08),
    hair: inLight(...hairTones[looks.hairTone]),
  }
}

import { randomFrom } from '#server/ground/random.ts'
import type { PainterInput, Sitter } from '../painter.ts'
import { portraitOf } from './figures/portrait.ts'
import { chooseLight } from './light.ts'
import { choosePalette } from './palette.ts'
import { portraitAlt } from './portrait-alt.ts'
import { readEra } from './reading/read-era.ts'
import { readSitter } from './reading/read-sitter.ts'
import { readScene } from './read-scene.ts'
import type { CastMember } from './figures/cast-member.ts'
import type { SceneFacts } from './scene-facts.ts'
import { createSheet } from './sheet.ts'
import { HEIGHT, type Stage, WIDTH } from './stage.ts'

/** Part of the stage that a portrait fills, 3:4. */
const FRAME = { left: (WIDTH - HEIGHT * 0.75) / 2, width: HEIGHT * 0.75 }

/** A portrait as SVG, 720 × 960, by lamplight in the colours of the story's genre. */
export function composePortrait(
  scene: PainterInput,
  sitter: Sitter,
): { svg: string; alt: string; people: CastMember[] } {
  const told = readScene({ ...scene, moment: sitter.words })
  const facts: SceneFacts = { ...told, place: 'room', time: 'night', weather: 'clear', mood: 'calm' }
  const member = readSitter(scene, sitter, readEra(scene))
  const random = randomFrom(scene.seed)
  const palette = choosePalette(facts, random.fork('palette'))
  const light = chooseLight(facts, palette, random.fork('light'))
  const stage: Stage = { facts, random, palette, light, sheet: createSheet(WIDTH, HEIGHT) }
  const svg = stage.sheet
    .toSvg(portraitOf(stage, member.looks))
    .replace(
      / width="\d+" height="\d+" viewBox="[^"]*"/,
      ` width="720" height="960" viewBox="${FRAME.left} 0 ${FRAME.width} ${HEIGHT}"`,
    )
  return { svg, alt: portraitAlt(member), people: [member] }
}

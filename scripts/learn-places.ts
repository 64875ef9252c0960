/**
 * Learns which words tell of which place, from the labelled scenes of `bench/pictures/places/`, and writes it beside the
 * painter that reads it: `node scripts/learn-places.ts`. The same scenes give the same file, in some minutes. How well it reads what it has
 * not learned from is seen by `npm run bench -- pictures`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { rivals } from '#server/engines/painter/sketch/reading/place-evidence.ts'
import { signNames } from '#server/engines/painter/sketch/reading/place-signs.ts'
import { FINE, ROOF, WEIGHTS_FILE } from '#server/engines/painter/sketch/reading/place-weights.ts'
import { labelledScenes } from './learn-places/labelled-scenes.ts'
import type { Learned } from './learn-places/learner.ts'
import { learnFromScenes } from './learn-places/lessons.ts'
import { learnTrust } from './learn-places/trust.ts'

/** Nothing below is kept: it changes no picture. */
const LEAST = 0.35

function written({ signs, alone, words }: Learned, trust: readonly number[]): string {
  const lines = [...words]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([word, weights]) => {
      const kept = [...weights.entries()].filter(([, weight]) => Math.abs(weight) >= LEAST)
      if (kept.length === 0) return []
      return [`${word}\t${kept.map(([rival, weight]) => `${rival}:${Math.round(weight * FINE)}`).join(' ')}`]
    })
  const fine = (weights: Float64Array) => [...weights].map((weight) => Number(weight.toFixed(3)))
  return [
    [...rivals, ROOF].join(' '),
    fine(signs)
      .map((weight, i) => `${signNames[i]}:${weight}`)
      .join(' '),
    fine(alone).join(' '),
    trust.map((weight) => weight.toFixed(3)).join(' '),
    ...lines,
  ].join('\n')
}

const scenes = labelledScenes().filter(({ isHeldOut }) => !isHeldOut)
const text = written(learnFromScenes(scenes), learnTrust(scenes))
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
writeFileSync(join(import.meta.dirname, '..', WEIGHTS_FILE), packed)
console.log(
  `${scenes.length} scenes, ${text.split('\n').length} lines, ${text.length} bytes, packed ${packed.length}`,
)

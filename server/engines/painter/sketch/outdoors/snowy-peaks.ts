import { snowCaps } from '../motifs/snow-caps.ts'
import { shadedSides } from '../motifs/terrain.ts'
import type { Edge, Land } from './land.ts'

/** Far peaks under snow, where mountains are told of: down to `base`, with snow so deep and their far sides so dark. */
export const snowyPeaks = (land: Land, peaks: Edge, base: number, snow: number, shade: number): string =>
  land.where(
    'mountains',
    () =>
      land.layer(peaks, 0.14, base) +
      snowCaps(land.stage, peaks.points, snow) +
      shadedSides(land.stage, peaks.points, shade, base - 20),
  )
